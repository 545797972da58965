### Lessons: positions with something to be tried, and a goal.

ui-lessons = Lessons
    .about = Little matches already under way, with something to try and a goal.
ui-lessons-hint = Each begins in the middle of a match. The matches you have kept stay as they are.
ui-lesson-start = Begin
    .about = Sit down at this table.
ui-lesson-hint = Escape or the Menu button brings this sheet back.
ui-lesson-done = Goal reached
ui-lesson-lost = The match is over, and the goal was not reached. There is another way.
ui-lesson-table = To the table
    .about = Play on where you are.
ui-lesson-again = Again
    .about = Begin this lesson afresh, with the same cards.
ui-lesson-others = Other lessons
    .about = Back to the list.
ui-lesson-leave = To the title
    .about = A lesson is not kept: next time it begins afresh.
