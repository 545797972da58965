### El Guerrero: prompts, what happens, endings, reasons, options.
### A card’s name may be plural (the Huns): no sentence makes a card its subject where the verb would have to agree.

game-el_guerrero = El Guerrero
box-el_guerrero = The Horseman War is looking for a successor. Train your army, set traps for your neighbours, and be the most powerful when she calls.

## Prompts

prompt-general = Choose the general whom you will be.
prompt-train = Your turn begins: train a troop. It gains { $n } points of strength. You may play cards before.
    .one = Your turn begins: train a troop. It gains one point of strength. You may play cards before.
prompt-train-too = { $player } trains, and so may you: choose a troop. It gains { $n } points of strength.
    .one = { $player } trains, and so may you: choose a troop. It gains one point of strength.
prompt-campaign = Your turn: play cards, and attack a rival or discard what you do not want. Then end the turn.
    .one = Your attack is over: play more cards if you like, or end the turn.
prompt-react-attack = { $player } attacks { $rival }. Do you use an instant?
prompt-react-trap = { $player } attacks { $rival } and has turned over { $card }. Do you use an instant before the armies meet?
prompt-react-announced = { $player } plays { $card }. Do you use an instant before anything comes of it?
prompt-react-announced-against = { $player } plays { $card } against { $rival }. Do you use an instant before anything comes of it?
prompt-react-end = { $player } is about to end the turn. Do you use an instant?
prompt-new-defender = Effect of { $card }: whom does { $player } attack instead?
prompt-pick-troop = Effect of { $card }: choose one of { $rival }’s troops.
prompt-pick-own-troop = Effect of { $card }: choose one of your troops.
prompt-pick-give = Effect of { $card }: which of your troops do you give away?
prompt-eg-make-room = Your army is full. Effect of { $card }: which troop do you discard to make room?
prompt-keep-card = { $rival } shows you the hand. Effect of { $card }: which card do you keep?
prompt-from-deck = The top { $n } cards of the deck. Effect of { $card }: which one do you take?
    .one = The top card of the deck. Effect of { $card }: take it.
prompt-tear-down = Effect of { $card }: which card in front of { $rival } is discarded?

## What happens

event-general-chosen = { $player } will be { $card }
event-round-over = { $player } discards { $card }: the round is over
event-peace-ended = Peace is over: from now on one may attack
event-trained = { $player } trains { $card }: +{ $n } strength
event-training-skipped = { $player } skips the training
event-announced = { $player } plays { $card }
event-announced-against = { $player } plays { $card } against { $rival }
event-announced-for = { $player } plays { $card } in place of { $card_target }
event-joined = { $player } takes { $card } into the army
event-laid-face-down = { $player } lays a card face down
event-reacted = { $player } uses { $card }
event-card-cancelled = { $player }’s card is cancelled: { $card }
event-announced-taken = { $player } keeps the card that { $rival } has played: { $card }

event-attack-declared = { $player } attacks { $rival }
event-trap-sprung = { $player } falls into { $rival }’s trap: { $card }
event-decoy-found = { $player } turns over { $rival }’s face-down card and keeps it: { $card }
event-trap-turned-on-owner = { $rival } falls into a trap of their own: { $card }
event-attack-called-off = { $player }’s attack on { $rival } is called off
event-attack-redirected = { $player } now attacks { $rival } instead
event-armies-swapped = { $player } and { $rival } fight this combat with each other’s army
event-combat-bonus = +{ $n } strength for { $player } in this combat
event-combat-malus = −{ $n } strength for { $player } in this combat
event-strengths-compared = { $player } attacks with { $n }{ $parts_mine }, { $rival } defends with { $answer }{ $parts_theirs }
event-combat-won = { $player } wins the combat against { $rival }
event-morale-gained = { $player } gains { $n } points of Morale and stands at { $value }
    .one = { $player } gains one point of Morale and stands at { $value }
event-morale-lost = { $player } loses { $n } points of Morale and stands at { $value }
    .one = { $player } loses one point of Morale and stands at { $value }
event-defeated-passed = { $player } takes the Defeated token

event-strength-added = +{ $n } strength for { $owner }’s { $card_bare }
event-strength-removed = −{ $n } strength for { $owner }’s { $card_bare }
event-card-lost = { $owner } loses { $card }
event-troop-taken = { $player } takes { $rival }’s { $card_bare }
event-troops-exchanged = { $player } gives { $card } to { $rival } for { $card_target }
event-troop-returned = { $player } takes { $card } back into hand
event-cards-robbed = { $player } takes { $n } cards at random from { $rival }’s hand
    .one = { $player } takes a card at random from { $rival }’s hand
event-card-kept = { $player } keeps { $card } from { $rival }’s hand
event-hands-swapped = { $player } and { $rival } swap hands
event-trap-peeked = { $player } looks at { $rival }’s face-down card
event-trap-taken = { $player } takes { $rival }’s face-down card
event-trap-discarded = { $player } discards { $rival }’s face-down card: { $card }
event-torn-down = { $player } discards { $rival }’s { $card_bare }
event-deck-looked-at = { $player } looks at the top { $n } cards of the deck
    .one = { $player } looks at the top card of the deck
event-card-from-deck = { $player } takes a card of the deck
event-deck-burnt = { $player } discards the top { $n } cards of the deck
    .one = { $player } discards the top card of the deck
event-deck-padded = { $player } puts { $n } cards from the discard pile on top of the deck
    .one = { $player } puts a card from the discard pile on top of the deck
event-attacks-allowed = { $player } may attack { $n } more times this turn
    .one = { $player } may attack once more this turn
event-tired = { $player } will skip the next training

event-war-tired-of-waiting = For { $n } turns nobody has drawn a card: War comes uncalled
event-war-came = { $player } draws { $card }: everything stops, and power is counted
event-power-counted = { $player } has { $n } power{ $parts }
event-horseman = { $player } has 20 points of Morale, and is from now on Horseman of the Apocalypse: El Guerrero

part-base = base { $n }
part-tokens = tokens { $n }
part-army = army { $n }
part-card = { $card_bare } { $change }
part-shelter = Defeated { $change }
part-bonus = in this combat { $change }
part-trap = face-down card
part-morale = Morale { $n }

## Endings

why-war = the most powerful general when War came
why-war-morale = as powerful as others when War came, but of better Morale
why-war-horseman = nobody had more power when War came, and with 20 Morale: Horseman of the Apocalypse
why-war-shared = alike in power and Morale when War came: now there are five Horsemen of the Apocalypse
why-last-general = all the others have left the field

## Reasons

reason-eg-peace = Nobody can be attacked as long as the Peace token is on the table.
reason-eg-has-attacked = You have attacked this turn: no second attack, and no discarding.
reason-eg-has-discarded = You have discarded this turn: one attacks or discards, not both.
reason-eg-has-trained = You have trained this turn already.
reason-eg-train-first = Train a troop first.
reason-eg-no-rival = Choose a rival against whom it goes.
reason-eg-no-aim = That card goes against nobody: it is simply played.
reason-eg-sheltered = That player cannot be attacked, because of { $card }.
reason-eg-only-face-down = A trap is laid face down in front of your army.
reason-eg-own-place = Cards are laid face down in front of your own army.
reason-eg-place-taken = A card lies face down in front of you already, and there is room for one alone.
reason-eg-own-army = That goes for troops of your own army.
reason-eg-army-full = An army has { $n } troops at most: choose which one the new troop replaces.
reason-eg-full-strength = That troop bears a token of 4, the highest there is.
reason-eg-only-instants = Only an instant can be used now.
reason-eg-not-now = That instant cannot be used now: its text says when.
reason-eg-window-closed = The moment for instants has passed.

## Options

option-el_guerrero-trains = Training
    .active = Whose turn it is
    .everybody = Everybody
    .about = Who improves a troop in phase 1: the player whose turn it is, or all players in every turn.
option-el_guerrero-rounds = Round cards
    .next_turn = Until one’s next turn
    .end_of_turn = Until the turn ends
    .about = The rulebook says both. Until one’s next turn, they protect also in the turns of the others.
option-el_guerrero-first = The player who gets angry most easily
    .about = Takes the first turn.
