### What is printed on the cards of El Guerrero; forms as in `aguila_roja_cards.ftl`.
### `-known`: the rival has been named already; `-after-…`: goes on after another word of the same sentence.

## Who is meant

doer-chosen = another player
    .known = that player
    .choose = choose another player
doer-attacker = the attacker
    .known = the attacker
doer-defender = the defender
    .known = the defender
doer-announcer = that player
    .known = that player
subject-you = you
known-army =
    .many = your troops
    .gender = n

troop-you =
    .choice = one of your troops { $strength_at_most }
    .weakest = your weakest troop { $strength_at_most }
troop-rival =
    .choice = one of { $rival }’s troops { $strength_at_most }
    .choice-known = one of their troops { $strength_at_most }
    .weakest = { $rival }’s weakest troop { $strength_at_most }
    .weakest-known = their weakest troop { $strength_at_most }
of-strength_at_most = of strength { $n } or less

counted-strength_points = { $number } points of strength
    .one = one point of strength
counted-morale_points = { $number } points of Morale
    .one = one point of Morale

## When

trigger-enters_army =
    .when = when { $subject } enters your army
    .when-many = when { $subject } enter your army
trigger-attacks =
    .when = when you attack
trigger-wins =
    .when = when you win a combat
trigger-loses =
    .when = when you lose a combat
trigger-combat =
    .when-fights = when you attack or are attacked
    .when-defends = when another player attacks you
    .when-watches = when another player attacks
trigger-announced =
    .when-any = when another player plays a card
    .when-you = when another player plays a card against you
trigger-any_time =
    .when = at any time

## If

test-has_trap =
    .you = you have a card face down
    .rival = { $rival } has a card face down
    .rival-known = they have a card face down
test-holds_defeated =
    .holds = you have the Defeated token

## What is always true

verb-hand_size =
    .third = replenish your hand up to { $number } cards
verb-fights =
    .third-attacking = attack with { $change } strength
    .third-defending = defend with { $change } strength
verb-wins_ties =
    .third = win ties as the attacker
verb-trains_more =
    .third = add { $number } more points of strength when you train
    .third-one = add one more point of strength when you train
verb-gains_more =
    .third = gain { $number } more points of Morale for each combat won
    .third-one = gain one more point of Morale for each combat won
verb-has_power =
    .third = have { $change } power when War comes
act-be_taken =
    .m = taken
    .f = taken
    .m-many = taken
    .f-many = taken
act-be_weakened =
    .m = weakened
    .f = weakened
    .m-many = weakened
    .f-many = weakened
act-be_attacked =
    .m = attacked
    .f = attacked
    .m-many = attacked
    .f-many = attacked

## Hands, the deck and what lies face down

verb-take_cards =
    .imp = take { $cards } at random from { $rival }’s hand
    .imp-known = take { $cards } at random from their hand
    .inf = take { $cards } at random from { $rival }’s hand
    .inf-known = take { $cards } at random from their hand
verb-take_shown =
    .third = shows you their hand, and you keep { $number } cards of your choice
    .third-one = shows you their hand, and you keep one card of your choice
    .let = show you their hand and let you keep { $number } cards of your choice
    .let-one = show you their hand and let you keep one card of your choice
verb-swap_hands =
    .imp = swap hands with { $rival }
    .imp-known = swap hands with them
    .inf = swap hands with { $rival }
    .inf-known = swap hands with them
verb-peek_trap =
    .imp = look at { $rival }’s face-down card
    .imp-known = look at their face-down card
    .imp-after-rival-has_trap = look at it
    .imp-after-reveal_hand = at their face-down card
    .inf = look at { $rival }’s face-down card
    .inf-known = look at their face-down card
verb-take_trap =
    .imp = take { $rival }’s face-down card
    .imp-known = take their face-down card
    .imp-after-rival-has_trap = take it
    .inf = take { $rival }’s face-down card
    .inf-known = take their face-down card
verb-discard_trap =
    .imp = discard { $rival }’s face-down card
    .imp-known = discard their face-down card
    .imp-after-rival-has_trap = discard it
    .inf = discard { $rival }’s face-down card
    .inf-known = discard their face-down card
verb-spring_trap =
    .imp = turn over { $rival }’s face-down card: a trap catches its owner, any other card is yours
    .imp-known = turn over their face-down card: a trap catches its owner, any other card is yours
    .imp-after-rival-has_trap = turn it over: a trap catches its owner, any other card is yours
    .inf = turn over { $rival }’s face-down card: a trap catches its owner, any other card is yours
    .inf-known = turn over their face-down card: a trap catches its owner, any other card is yours
verb-choose_from_deck =
    .imp = look at the top { $number } cards of the deck and take one
    .imp-one = take the top card of the deck
    .inf = look at the top { $number } cards of the deck and take one
    .inf-one = take the top card of the deck
verb-burn_deck =
    .imp = discard the top { $number } cards of the deck
    .imp-one = discard the top card of the deck
    .inf = discard the top { $number } cards of the deck
    .inf-one = discard the top card of the deck
verb-pad_deck =
    .imp = put { $cards } at random from the discard pile on top of the deck
    .inf = put { $cards } at random from the discard pile on top of the deck
verb-tear_down =
    .imp = discard one of { $rival }’s round or permanent cards
    .imp-known = discard one of their round or permanent cards
    .inf = discard one of { $rival }’s round or permanent cards
    .inf-known = discard one of their round or permanent cards

## Morale, Defeated, training

verb-gain_morale =
    .you = you gain { $morale_points }
    .inf = gain { $morale_points }
    .third = gains { $morale_points }
    .third-again = they gain { $morale_points }
    .let = gain { $morale_points }
verb-lose_morale =
    .you = you lose { $morale_points }
    .inf = lose { $morale_points }
    .third = loses { $morale_points }
    .third-again = they lose { $morale_points }
    .let = lose { $morale_points }
verb-take_morale =
    .imp = steal { $morale_points } from { $rival }
    .imp-known = steal { $morale_points } from them
    .inf = steal { $morale_points } from { $rival }
    .inf-known = steal { $morale_points } from them
verb-take_defeated =
    .imp = take the Defeated token
    .inf = take the Defeated token
    .third = takes the Defeated token
    .third-again = they take the Defeated token
    .let = take the Defeated token
verb-skip_training =
    .third = skips their next training
    .third-again = they skip their next training
    .let = skip their next training

## Troops

verb-add_strength =
    .imp = add { $strength_points } to { $upon }
    .imp-it = add { $strength_points } { $to_it }
    .inf = add { $strength_points } to { $upon }
    .inf-it = add { $strength_points } { $to_it }
verb-remove_strength =
    .imp = remove { $strength_points } from { $upon }
    .imp-it = remove { $strength_points } { $from_it }
    .inf = remove { $strength_points } from { $upon }
    .inf-it = remove { $strength_points } { $from_it }
verb-move_strength =
    .imp = move { $strength_points } from one of { $rival }’s troops to one of yours
    .imp-known = move { $strength_points } from one of their troops to one of yours
    .inf = move { $strength_points } from one of { $rival }’s troops to one of yours
    .inf-known = move { $strength_points } from one of their troops to one of yours
verb-return_to_your_hand =
    .imp = return { $object } to your hand
    .imp-it = return { $it } to your hand
    .inf = return { $object } to your hand
    .inf-it = return { $it } to your hand
verb-take_troop =
    .imp = take { $object } into your army
    .inf = take { $object } into your army
verb-exchange_troops =
    .imp = exchange a troop with { $rival }
    .imp-known = exchange a troop with them
    .inf = exchange a troop with { $rival }
    .inf-known = exchange a troop with them

## Combat, and the card that has been played

verb-extra_attack =
    .you = you may attack { $number } more times this turn
    .you-one = you may attack once more this turn
    .inf = attack { $number } more times this turn
    .inf-one = attack once more this turn
verb-add_to_combat =
    .you = you have { $change } strength in this combat
    .inf = have { $change } strength in this combat
    .third = has { $change } strength in this combat
    .third-again = they have { $change } strength in this combat
    .let = have { $change } strength in this combat
verb-swap_armies =
    .imp = swap armies with { $rival } for this combat
    .imp-known = swap armies with them for this combat
    .inf = swap armies with { $rival } for this combat
    .inf-known = swap armies with them for this combat
verb-call_off =
    .imp = call off the attack
    .inf = call off the attack
verb-redirect =
    .imp = turn the attack against somebody else
    .inf = turn the attack against somebody else
verb-cancel =
    .imp = cancel it
    .inf = cancel it
verb-take_announced =
    .imp = cancel it and take it into your hand
    .inf = cancel it and take it into your hand

## Kinds of card

kind-war = End of the match
kind-basic = Starting troop
kind-general = General
kind-troop = Troop
kind-plain = Action
kind-round = Round card
kind-instant = Instant
kind-standing = Permanent card
kind-trap = Trap!
