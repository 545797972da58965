### The screens around the table.

ui-title = Tabletop
    .about = Card games of old Spain
box-la_campana = Mages, knights and archers fight for the field, and whoever has gold builds a castle.
ui-title-hint = Choose a box and open it. F1 tells its rules.

ui-done = Done
ui-on = On
ui-off = Off
ui-not-now = Not now
ui-turn = turn { $n }
ui-sound-on = Sound is on. M turns it off.
ui-sound-off = Sound is off. M turns it on.

## Title

ui-continue = Continue
    .about = { $names } are waiting for you where you left them.
    .alone = Your match is waiting where you left it.
ui-load = Load a match
    .about = Every match you have kept.
ui-quit = Quit
    .about = Leave the table? A match on its way is kept after every move.
ui-quit-yes = Quit
ui-crashed-title = Tabletop stopped
ui-crashed = Last time the program stopped by a fault of its own. What happened is in the log file.
ui-crashed-resume = Last time the program stopped by a fault of its own. What happened is in the log file; your match was kept. Do you want to go on with it?
ui-resume = Go on with it

## Dates

when-today = today at { $time }
when-yesterday = yesterday at { $time }
when-this-year = { $day } { $month } at { $time }
when-date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Settings

ui-settings = Settings
    .about = Everything holds at once and is kept for next time.
setting-language = Language
    .about = The language of everything, also in the middle of a match.
setting-speed = Speed
    .about = How fast the table shows what others do. The rules never wait for it, and a click skips it.
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
setting-sound = Sound
    .about = Cards, coins and a chime for your turn. The key M turns it on and off anywhere.
setting-volume = Volume
    .about = How loud the sounds are.
setting-full_screen = Full screen
    .about = Cover the whole screen. F11 does it anywhere.
setting-text_size = Text size
    .about = Larger letters everywhere. Where a window is too small for them, they grow as far as it allows.
setting-colour_blind = Colour-blind palette
    .about = Colours that stay apart for every eye. Signs and patterns tell the same without any colour.
setting-reduced_motion = Reduced motion
    .about = Things fade where they would otherwise fly.
setting-curtain = Curtain between players
    .about = When several people share this screen, a curtain hides each hand before the next one looks.
setting-reaction_pause = Time to react
    .about = How long several people at this screen are asked whether anyone reacts. It is the same whatever they hold.
reaction_pause-slow = Long
reaction_pause-normal = Normal
reaction_pause-fast = Short
reaction_pause-click = Until a click
setting-reaction_stops = Ask me to react
    .about = When one person plays alone against bots. Several people at one screen are all asked alike, so that nothing is told.
reaction_stops-always = Always
reaction_stops-able = If I can
reaction_stops-target = If aimed at me
reaction_stops-never = Never

## New game

ui-players = Players
ui-loser-begins = { $player } (lost)
    .short = The last loser
    .about = { $player } lost the last match between these players, and begins.
ui-how-many = How many play
    .about = How many sit at the table, people and bots together.
ui-name = Name
    .about = What this player is called.
ui-default-name = Player { $n }
ui-bot-names = Lady Elvira, Sir Nuño, Berenguela, Fadrique, Aldonza, Gonzalo, Leonor, Ordoño
kind-human = Person
    .about = Somebody who plays at this screen. Several people can share it.
kind-page = Page
    .about = A bot that has just learned the rules and plays whatever comes to mind.
kind-squire = Squire
    .about = A bot that weighs each move and takes the one that looks best.
ui-options = Rules
ui-code = Deal code
    .about = The same code deals the same cards. Share it with a friend, or type theirs.
ui-new-code = New code
    .about = Draw another deal code.
ui-play = Deal the cards
    .about = Sit down and begin.
error-name-missing = Seat { $n } has no name yet.
error-name-twice = Two players are called { $name }. Give one of them another name.
error-code-sign = A deal code has no “{ $sign }”: only digits and letters without I, L, O and U.
error-code-length = A deal code has { $expected } signs, not { $n }.
    .one = A deal code has { $expected } signs, not one.
error-code-slip = There is a slip in this deal code: one of its signs is wrong, or two have changed places.

## Pause

ui-pause = Pause
    .about = Nothing is lost: the match is kept after every move.
ui-go-on = Go on
    .about = Back to the table.
ui-save-as = Save as…
    .about = Keep the match under a name, to come back to this moment whenever you like.
ui-saved = Saved as “{ $title }”.
ui-save-title = { $game }, turn { $n }
ui-rules = The rules in short
    .about = What one does in a turn, and how one wins. F1 opens them at any time, at whatever you look at.
ui-rules-search = Type what you look for. Capitals and accents do not matter.
ui-rules-found = { $n } of { $count }
ui-rules-none = Nothing found
ui-rules-earlier = The hit before this one (Shift+F3)
ui-rules-later = The next hit (Enter or F3)
ui-rules-heading = Go to this paragraph.
ui-rules-hint = Type to search; Enter or F3 finds the next place. Arrows and wheel scroll, Esc closes.
ui-surrender = Surrender
    .about = Give up what is being fought for now.
ui-surrender-sure = { $player } gives up. This cannot be taken back. Are you sure?
ui-surrender-yes = Surrender
ui-surrender-who = Only somebody who plays at this screen can give up
ui-seats = Players
    .about = Hand a seat to a bot, or take it back, at any moment of the match.
ui-seats-stops = Ask { $player } to react
    .about = For this match. It tells the others nothing, for it only counts while { $player } is alone against bots: several people at one screen are all asked alike.
ui-to-title = To the title
    .about = The match waits there under “Continue”.

## Load

ui-loading = Load a match
ui-autosave = Last match
    .about = Kept by itself after every move
ui-no-saves = Nothing has been kept yet. A match is kept by itself while you play, and under a name of your own from the pause menu.
ui-open = Play on
    .about = Go on from here.
ui-rename = Rename
    .about = Give this match another name.
ui-delete = Delete
    .about = Put this match into the bin; you can take that back.
ui-deleted = “{ $title }” is in the bin.
ui-undelete = Take back
    .about = Bring the deleted match back.
ui-damaged = Cannot be loaded
ui-over = over
ui-failed = That did not work
ui-cannot-load = This cannot be loaded
ui-page = { $n } of { $count }
ui-previous = Earlier page
    .about = Show the page before.
ui-next = Next page
    .about = Show the page after.

## Between battles and result

ui-battle-over = The battle is over
ui-battle-void = The battle is void
ui-victory = Victory
ui-shared-victory = A shared victory
ui-defeat = Defeat
ui-draw = A draw
ui-drawn = The match is drawn
ui-wins-for = { $players } wins the match
    .many = { $players } win the match
ui-next-starter = { $player } will begin the next battle.
ui-next-battle = On to the next battle
    .about = The cards are dealt again.
ui-rematch = Rematch
    .about = The same players and rules, another deal.
ui-change-places = Change places
    .about = The same again, but everyone moves on by one place.
ui-assisted = With help: hints or moves taken back.
ui-deal-code = Deal code { $code }

## Start-up and pictures

ui-no-display = There is no display to open a window on. `tabletop simulate` plays without one; `tabletop --help` tells more.
ui-fault = Tabletop was stopped by a fault of its own. The log in { $folder } says more; your match was kept.
shoot-scene = There is no screen “{ $got }”. There are: { $known }.
shoot-language = There is no language “{ $got }”. There are: { $known }.
shoot-text-size = A text size of { $got } will not do; expected { $known }.
shoot-size = The size is “{ $size }”; expected WIDTHxHEIGHT, from { $least } to { $most }.
shoot-no-file = The position { $file } cannot be read ({ $code }).
shoot-no-position = The file { $file } is no position: expected a JSON object that names its “game”.
shoot-not-asked = Nothing leads from this position to the question { $got }.
shoot-no-out = The picture { $file } cannot be written ({ $code }).
