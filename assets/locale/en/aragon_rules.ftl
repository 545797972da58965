### The rules of Aragón, for the pause menu; each attribute is a paragraph. Some bear the name of a phase or of a kind of card.

rules-aragon = The rules in short
    .win = **How one wins.** Have 10 influence in one area, or at least 5 in each of two, at the end of your *rival’s* Influence phase. What you reach in your own turn must outlast your rival’s answer.
    .muster = **To begin**, all cards are shuffled into one deck for both, and each player is dealt four. Whoever lost the last match between these two begins; otherwise dice decide.
    .opening = **The opening turn** is the first player’s first: one card at most, whatever would allow more, and no Influence phase. The Draft takes place. After it, every turn has four phases.
    .beginning = **1 Beginning.** What your cards do at the beginning of your turn happens, one thing after another, in the order that you choose.
    .planning = **2 Planning.** Play one card from your hand into your area of its type, if you like. It does at once what it says; only then comes the next one. You end the phase when you please.
    .play = **Additional plays** come from cards, for any area or for a certain one. Each is bound to the card that grants it: if that leaves play before you have used it, the play is lost. If it leaves while the additional card takes effect, nothing changes.
    .ability = **On Your Turn** is what you may use in Planning, once per turn for each card that says so, even if the card leaves play and comes back. If it asks for something first, you must be able to do all of that.
    .influence = **3 Influence.** In each area the strengths of both sides are compared. Whoever has more moves the marker by the difference towards their own side, be it their turn or not; between equals it stays. Then it is seen whether the player whose turn it is *not* has won.
    .marker = **The marker** of an area is the influence in it. It goes from 10 on one side to 10 on the other, and only one of the two can have influence in an area: whoever gains takes the other’s away first.
    .draft = **4 Draft.** Look at the top three cards of the deck, keep one and pass two on. Your rival keeps one of them, and the last is discarded face down: nobody else learns what was kept. Of two cards, each of you gets one; a single one is yours. Then your turn ends.
    .both = **If both have enough**: with 10 against 10, whoever also has at least 5 in the third area wins. With 10 on one side and two areas of 5 on the other, play goes on until there is a clear winner.
    .end = **When the deck has run out**, and a player then plays the last card of the hand, the other takes one more normal turn. If neither has won by then, the most influence in all areas together wins; if that is equal, it is a draw. A hand that was empty before the deck ran out ends nothing.
    .stalemate = **If nothing more can come** (neither deck nor hands hold a card, two turns in a row with an empty deck have changed nothing, in twenty nobody has played a card, or cards come and go without end), influence is compared at once.
    .military = **Military, Political, Economic** are the types of cards, and the three areas before each player. The number on a card is its strength; what it says of itself, or others say of it, is added to that (*+1*) or taken off (*−4*).
    .here = **This area** on a card is the one in which it lies. A card that has been moved counts, and speaks, where it lies now. *You control* what lies before you.
    .surrender = **To surrender influence** is to move the marker towards the rival. It stops at the rival’s 10. Whoever has none surrenders all the same: the rival gains. Where a card leaves the area to choose, whoever has played the card chooses, even if the rival surrenders.
    .abandon = **Abandoned and destroyed** cards go from play to the discard pile, and lie there face up. You only ever abandon a card of your own; what you destroy is the card that is meant, most often your rival’s. A destroyed card still does what it does when it is destroyed.
    .silence = **Silenced and copied.** To silence a card is to take its abilities away for as long as it is in play; its strength stays. To copy one is to do what it does when it is played, as if your own card said it; a copy cannot be copied.
    .discard = **What is discarded** from a hand, from the deck or in the Draft lies face down, and nobody looks through it. What comes from play lies face up, for all to see.
    .leader = **Leaders**, as an option: James, Philip and Randall are dealt by chance, and the third is set aside. Your Leader’s ability counts as long as the card lies before you. A Leader lies in no area: it has no strength, and cannot be abandoned, destroyed or discarded.
    .event = **The Event** is on the Leader’s back. In Planning, instead of playing a card, you may give up the Leader: the Event happens at once, and the card leaves the match for good. The ability is gone with it.
    .order = **Several effects at once** happen in the order that the player whose turn it is chooses. The card beats the rules, and *cannot* beats *can*.
    .leave = **Whoever gives up** loses the match.
