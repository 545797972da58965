### The table of Águila Roja: zones, numbers beside names, parts of the turn, menu entries, what something would do.

zone-ar-village = Village
zone-ar-locations = Locations
zone-ar-upon = Travellers
zone-ar-treasury = Treasury
zone-ar-maravedies = Maravedíes
zone-ar-turned = Turned
zone-ar-playing = In play
zone-ar-deck = Deck
zone-ar-discard = Discard
zone-ar-hand = Hand

badge-ar-victory = Victory: { $won } of { $of }
badge-ar-coins = { $n } maravedíes in the treasury
    .one = { $n } maravedí in the treasury
badge-ar-hand = { $n } cards in hand
    .one = { $n } card in hand
badge-ar-deck = { $n } cards in the deck
badge-ar-deck-low = Only { $n } cards in the deck: whoever runs out loses
    .one = Only { $n } card in the deck: whoever runs out loses
badge-ar-partner = Your partner
badge-ar-out = Out of the match

track-ar-label = Tie-break
track-ar-goal = Whoever ends a turn of their own with { $goal } victory points begins the tie-break.
track-ar-tiebreak = Tie-break: whoever begins and ends a turn of their own ahead of everyone wins.

step-ar-opening = Opening
step-ar-development = Development
step-ar-conclusion = Conclusion
step-ar-location = Location

do-ar-play = Play the card
do-ar-travel = Travel to the location
do-ar-challenge-rival = Challenge { $owner }
do-ar-challenge = Challenge the character
do-ar-intercept = Intercept
do-ar-choose = Choose
do-ar-discard = Discard
do-ar-first = { $owner } begins
do-ar-rival = { $owner }
do-ar-effect = Carry it out
do-ar-yes = Yes
do-ar-find-nothing = Find nothing
do-ar-no = No
do-ar-let-pass = Do not intercept
do-ar-hand-over = Let my partner go on
do-ar-done = I am done
do-ar-end = End the turn

preview-ar-price = Costs { $n } maravedíes; { $left } left
    .one = Costs { $n } maravedí; { $left } left
preview-ar-travel = Exactly { $n } characters travel
    .one = Exactly one character travels
preview-ar-victory = Unless intercepted, { $n } victory points: { $total } in all
    .one = Unless intercepted, one victory point: { $total } in all
preview-ar-both-fall = Each deals the other a mortal wound: both fall
preview-ar-fells = { $card_target } falls; { $card } keeps { $mine } strength
preview-ar-falls = { $card } falls; { $card_target } keeps { $left } strength
preview-ar-both-stand = { $blow } wounds against { $answer }: neither falls

reason-ar-challenged = The challenged character cannot intercept on its own behalf.
