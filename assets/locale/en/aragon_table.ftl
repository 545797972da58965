### The table of Aragón: zones, numbers beside names, parts of the turn, menu entries, what something would do.

zone-ag-deck = Deck
zone-ag-hand = Hand
zone-ag-military = Military
zone-ag-political = Political
zone-ag-economic = Economic
zone-ag-leader = Leader
zone-ag-discard = Face up
zone-ag-facedown = Face down
zone-ag-aside = Set aside

badge-ag-total = Influence in all areas: { $n }
badge-ag-hand = { $n } cards in hand
    .one = { $n } card in hand
badge-ag-plays = Card plays left this turn: { $n }
badge-ag-opening = Opening turn: one card at most, no Influence phase
badge-ag-closing = Takes the final turn
badge-ag-ability = On Your Turn: can be used now
badge-ag-used = On Your Turn: used this turn
badge-ag-silenced = Silenced: its abilities do nothing
badge-ag-granted = Grants { $n } more plays this turn
    .one = Grants one more play this turn
score-ag-total = Influence in all areas: { $n }

step-ag-beginning = Beginning
step-ag-planning = Planning
step-ag-influence = Influence
step-ag-draft = Draft

do-ag-play = Play into this area
do-ag-use = Use its ability
do-ag-event = Give up the Leader for the Event
do-ag-keep = Keep this card
do-ag-choose = Choose
do-ag-area = This area
do-ag-effect = Carry it out
do-ag-yes = Yes
do-ag-no = No
do-ag-end = End Planning

preview-ag-gains = Strength { $mine } against { $theirs }: as things stand, the marker comes { $n } steps towards you
    .one = Strength { $mine } against { $theirs }: as things stand, the marker comes one step towards you
preview-ag-loses = Strength { $mine } against { $theirs }: as things stand, the marker goes { $n } steps towards your rival
    .one = Strength { $mine } against { $theirs }: as things stand, the marker goes one step towards your rival
preview-ag-opening = Strength { $mine } against { $theirs }: the opening turn has no Influence phase
preview-ag-even = Strength { $mine } against { $theirs }: as things stand, the marker stays

front-ag-note = 10 influence in one area, or at least { $low } in two, win at the end of the rival’s Influence phase.
verdict-ag-opening = The opening turn has no Influence phase
verdict-ag-nobody = If the turn ended now, nobody would win
verdict-ag-wins = If the turn ended now, { $player } would win: { $why }
verdict-ag-last = Final turn: as things stand, a draw ({ $why })
    .one = Final turn: as things stand, { $players } wins: { $why }
verdict-ag-over = If the turn ended now, so would the match: a draw ({ $why })
    .one = If the turn ended now, so would the match, and { $players } would win: { $why }
verdict-ag-holds = If it stays so, { $player } wins after { $rival }’s turn: { $why }
verdict-ag-both = Both meet a threshold: whoever is clearly ahead wins
sign-ag-empty = The deck is empty: when a player plays the last card in hand, the other takes one final turn.
sign-ag-closing = The deck is empty, and a last card has been played: the final turn decides.
about-ag-strength = Strength { $n }{ $parts }
about-ag-cannot-be-destroyed = Cannot be destroyed, because of { $card }
about-ag-cannot-be-returned = Cannot be returned to the hand, because of { $card }
about-ag-cannot-be-moved = Cannot be moved, because of { $card }
about-ag-cannot-be-silenced = Cannot be silenced, because of { $card }
remark-ag-draft = { $rival } keeps one of the { $n } that you pass on; the last one is discarded face down.
    .one = { $rival } keeps the one that you pass on; none is discarded.
brief-why-ag-ten = 10 { $area_inside }
brief-why-ag-two = 5 in two areas
brief-why-ag-third = 10 and 5 against 10
brief-why-ag-total = most influence in all areas
brief-why-ag-draw = equal influence in all areas
