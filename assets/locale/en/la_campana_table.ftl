### The table of La Campaña: numbers beside names, menu entries, what an option would do.

badge-battles = { $won } of { $of } battles won
badge-castle = Castle: { $gold } of { $goal } gold
badge-hand = { $n } cards in hand
    .one = { $n } card in hand
badge-out = Out of the battle

do-discard-to-draw = Discard it and draw
do-besiege = Besiege the castle of { $owner }
do-steal = Steal from { $owner }
do-spy-deck = Look at the deck
do-spy-hand = Look at the hand of { $owner }

step-0-nothing = You have no warrior in hand to recruit, or no room for one.
step-1-nothing = You cannot draw a card now.
step-2-nothing = You have nothing to attack with now, and no power to use.
step-3-nothing = You have neither the Thief nor the Spy to send.
step-4-nothing = You have nothing to trade with.
step-5-nothing = You have nothing to build with.

preview-wounds = { $damage_half } { $blow } damage: { $left_half } life left
preview-falls = { $damage_half } { $blow } damage: { $card_target_bare } falls
preview-shield-holds = { $damage_half } { $blow } damage: the shield holds with { $left_half } left
preview-shield-breaks = { $damage_half } { $blow } damage: the shield breaks
preview-shot-falls = { $card_target_bare } falls
preview-shot-breaks = The shield of { $card_target_bare } breaks
preview-heals = Heals { $damage_half } damage
preview-shields = A shield of { $shield_half }
preview-besiege = { $owner } loses { $n } gold cards at random
    .one = { $owner } loses a gold card at random
preview-steal = { $n } cards at random from { $owner }
    .one = A card at random from { $owner }
preview-spy-deck = You alone see the top { $n } cards
    .one = You alone see the top card
preview-spy-hand = You alone see the { $n } cards of { $owner }
    .one = You alone see the card of { $owner }
preview-trade = Buys up to { $n } cards
    .one = Buys one card
preview-relic = A castle is begun: { $gold } of { $goal } gold
preview-castle = The castle grows to { $gold } of { $goal } gold
preview-castle-done = The castle is complete with { $gold } gold: the battle is won
