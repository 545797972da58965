### The table of El Guerrero: zones, numbers beside names, parts of the turn, menu entries, what something would do.

zone-eg-deck = Deck
zone-eg-discard = Discard
zone-eg-hand = Hand
zone-eg-army = Army
zone-eg-trap = Face down
zone-eg-lasting = Lasting cards
zone-eg-playing = In play
zone-eg-general = General
zone-eg-war = War

badge-eg-morale = Morale: { $n } of 20
badge-eg-strength = Strength: { $n }{ $parts }
badge-eg-attack = Strength in attack: { $n }{ $parts }
badge-eg-defence = Strength in defence: { $n }{ $parts }
badge-eg-power = Power if War came now: { $n }{ $parts }
score-eg-power = Power: { $n }{ $parts }
badge-eg-hand = { $n } cards in hand
    .one = { $n } card in hand
badge-eg-defeated = Holds the Defeated token: { $n } more strength in defence
badge-eg-first = Began the match
badge-eg-tired = Skips the next training
badge-eg-out = Out of the match
badge-eg-war-far = War cannot come before { $n } more cards have been drawn
    .one = War cannot come before one more card has been drawn
badge-eg-war-near = War may come with any card from now on

piece-eg-first = First player: when the turn comes back here for the first time, Peace ends.
piece-eg-peace = Peace token: nobody can be attacked until the turn returns to the player who began.
piece-eg-defeated = Defeated token: it gives 5 strength in defence, until somebody else is defeated.

track-eg-label = Morale
track-eg-goal = Morale goes up to { $goal }. Whoever wins with { $goal } becomes Horseman of the Apocalypse.

step-eg-training = Training
step-eg-combat = Combat
step-eg-end = End of turn

do-eg-general = Be this general
do-eg-train = Train
do-eg-play = Play the card
do-eg-play-against = Play it against { $owner }
do-eg-join = Take it into the army
do-eg-replace = Replace this troop
do-eg-set = Lay it face down
do-eg-attack = Attack { $owner }
do-eg-discard = Discard
do-eg-react = Use it
do-eg-rival = { $owner }
do-eg-choose = Choose
do-eg-effect = Carry it out
do-eg-yes = Yes
do-eg-no = No
do-eg-pass = Use nothing
do-eg-keep-army = Leave the army as it is
do-eg-end = End the turn

preview-eg-train = Strength { $n }
preview-eg-wins = { $n } against { $answer }: as things stand, you win
preview-eg-loses = { $n } against { $answer }: as things stand, you lose
preview-eg-wins-unless = { $n } against { $answer }: you win, unless the face-down card is a trap
preview-eg-loses-unless = { $n } against { $answer }: you lose, and the face-down card may be a trap
preview-eg-army = Your army: strength { $n }
