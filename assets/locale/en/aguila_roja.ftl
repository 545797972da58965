### Águila Roja: prompts, what happens, endings, reasons, options.
### A card’s name may be plural (the Reapers): no sentence makes a card its subject where the verb would have to agree.

game-aguila_roja = El mundo de Águila Roja
box-aguila_roja = By day a village teacher, by night a hero in red: gather a faction in your deck; travel, challenge and intercept.

## Prompts

prompt-first = You have won the toss: who takes the first turn?
prompt-develop = Your turn: play cards, travel, challenge, or end the turn.
prompt-travel-with = One does not travel alone to { $card_location }: choose { $n } more to go with { $card }.
    .one = One does not travel alone to { $card_location }: choose one more to go with { $card }.
prompt-intercept = { $player } challenges { $rival } with { $card } for { $n } victory points. Do you intercept?
    .one = { $player } challenges { $rival } with { $card } for one victory point. Do you intercept?
prompt-intercept-for = { $player } challenges { $rival }’s { $card_target_bare } with { $card }. Do you intercept?
prompt-unique = Of { $card_bare } you may control only one: choose which to discard.
prompt-rival = Effect of { $card }: choose which rival is meant.
prompt-may = Do you want the effect of { $card }?
prompt-may-upon = Do you want the effect of { $card } on { $cards }?
prompt-may-choose = Effect of { $card }, if you want it: choose a card { $why }, or do without.
prompt-choose-on-table = Effect of { $card }: choose a card on the table { $why }.
prompt-choose-some = Effect of { $card }: choose { $n } cards on the table { $why }.
prompt-choose-up-to = Effect of { $card }: choose up to { $n } cards on the table { $why }.
    .one = Effect of { $card }: choose a card on the table { $why }, or none.
prompt-choose-card = Effect of { $card }: choose a card from { $pile }.
prompt-discard-from-hand = Effect of { $card }: discard { $n } cards from your hand.
    .one = Effect of { $card }: discard a card from your hand.
prompt-order-effects = Several effects happen at once: choose which comes next.

pile-deck = your deck
pile-discard = your discard pile

## What is done to the cards that are chosen, as in *choose a card on the table to discard*

aim-discard = to discard
aim-return_to_village = to return to the village
aim-return_to_hand = to return to hand
aim-put_on_guard = to put on guard
aim-put_in_action = to put in action
aim-wound = to place a wound on each
    .one = to place a wound on
aim-wounds = to place { $amount } wounds on each
    .one = to place { $amount } wounds on
aim-heal = to take a wound from each
    .one = to take a wound from
aim-heals = to take { $amount } wounds from each
    .one = to take { $amount } wounds from
aim-heal_all = to take all wounds from each
    .one = to take all wounds from
aim-banned-travel = so that this turn they cannot travel
    .one = so that this turn it cannot travel
aim-banned-challenge = so that this turn they cannot challenge
    .one = so that this turn it cannot challenge
aim-banned-intercept = so that this turn they cannot intercept
    .one = so that this turn it cannot intercept
aim-banned-be_challenged = so that this turn they cannot be challenged
    .one = so that this turn it cannot be challenged
aim-banned-be_intercepted = so that this turn they cannot be intercepted
    .one = so that this turn it cannot be intercepted
aim-banned-be_discarded = so that this turn they cannot be discarded
    .one = so that this turn it cannot be discarded
aim-raised = to give +{ $amount } { $stat } each this turn
    .one = to give +{ $amount } { $stat } this turn
aim-lowered = to give −{ $amount } { $stat } each this turn
    .one = to give −{ $amount } { $stat } this turn
aim-take_control-this_turn = to control until the turn ends
aim-take_control-while_here = to control while { $card } stays on the table

## What happens

event-first-chosen = { $player } wins the toss; the first turn goes to { $rival }
event-maravedi-turned = { $player } turns over { $card }: { $n } maravedíes for { $players }
    .one = { $player } turns over { $card }: one maravedí for { $players }
event-no-maravedi-turned = { $player } turns over { $card }: no maravedíes for anyone
event-maravedies-shuffled = { $player }’s maravedí deck has run out and is shuffled anew
event-cards-drawn = { $player } draws { $n } cards
    .one = { $player } draws a card
event-card-played = { $player } plays { $card }
event-card-bought = { $player } plays { $card } for { $n } maravedíes
    .one = { $player } plays { $card } for one maravedí
event-set-out = { $player } sets out for { $card_location } with { $card }
event-travelled = { $player } travels to { $card_location } with { $cards }
event-challenged = { $player } challenges { $rival } with { $card }
event-challenged-character = { $player } challenges { $rival }’s { $card_target_bare } with { $card }
event-intercepted = { $player } intercepts { $card_target } with { $card }
event-challenge-won = Nobody stands in the way of { $card }: { $player } gains { $n } victory points against { $rival }
    .one = Nobody stands in the way of { $card }: { $player } gains one victory point against { $rival }
event-challenge-ended = { $player }’s challenge comes to nothing
event-fought = Duel: { $card } with strength { $n }, { $card_target } with strength { $answer }
event-wounds-placed = { $n } wounds for { $owner }’s { $card_bare }
    .one = A wound for { $owner }’s { $card_bare }
event-wounds-removed = { $n } wounds fewer for { $owner }’s { $card_bare }
    .one = A wound fewer for { $owner }’s { $card_bare }
event-card-discarded = { $owner } loses { $card }

event-effect-used = Effect of { $player }’s { $card_source_bare }
event-rival-chosen = { $player } chooses { $rival } as the rival for { $card_source }
event-aimed = { $player } chooses { $card }
event-coins-placed = { $player } places { $n } maravedíes in the treasury
    .one = { $player } places one maravedí in the treasury
event-coins-spent = { $player } spends { $n } maravedíes
    .one = { $player } spends one maravedí
event-coins-taken = { $player } takes { $n } maravedíes from { $rival }’s treasury
    .one = { $player } takes one maravedí from { $rival }’s treasury
event-treasury-emptied = { $player } empties the treasury
event-victory-gained = { $player } gains { $n } victory points
    .one = { $player } gains one victory point
event-victory-lost = { $player } loses { $n } victory points
    .one = { $player } loses one victory point
event-hand-discarded = { $player } discards { $card } from hand
event-hand-revealed = { $player } looks at { $rival }’s hand
event-deck-searched = { $player } searches the deck
event-card-revealed = { $player } reveals { $card } and takes it into hand
event-put-into-village = { $player } brings { $card } from the discard pile into the village
event-returned-to-hand = { $player } takes { $card } back into hand
event-returned-to-village = { $player } calls { $card } back to the village
event-put-on-guard = { $player } puts { $card } on guard
event-put-in-action = { $player } puts { $card } into action
event-raised = This turn, +{ $n } { $stat } for { $owner }’s { $card_bare }
event-lowered = This turn, −{ $n } { $stat } for { $owner }’s { $card_bare }
event-banned = This turn, { $owner }’s { $card_bare } cannot { $deed }
event-locations-allowed = { $player } may play { $n } more locations this turn
    .one = { $player } may play one more location this turn
event-control-taken = { $player } takes control of { $rival }’s { $card_bare }
event-control-ended = { $player } gets { $card } back

event-handed-over = { $player } hands the turn over to { $rival }
event-tiebreak-began = { $player } ends the turn with { $n } victory points or more: the tie-break begins
event-deck-ran-out = { $player }’s deck has run out
event-turn-stopped = { $player } has acted { $n } times: the turn goes round in circles and ends
event-loop-stopped = { $n } effects have followed one another: they go round in circles, and the rest is dropped

stat-strength = strength
stat-victory = victory

## What cannot be done, as in *The Merchant cannot travel*

deed-travel = travel
deed-challenge = challenge
deed-intercept = intercept
deed-be_challenged = be challenged
deed-be_intercepted = be intercepted
deed-be_discarded = be discarded

## Endings

why-tiebreak = ahead at the beginning and at the end of a turn, in the tie-break
why-deck-out = a deck has run out

## Reasons

reason-choose-card = Choose a card first.
reason-not-held = That card is not in your hand.
reason-not-yours = You do not control that card.
reason-no-character = Only characters can do that.
reason-at-location = At a location a character does nothing more: it comes home when your next turn starts.
reason-in-action = That character is in action: only who is on guard can do that.
reason-banned = { $card } cannot { $deed }, because of { $card_source }.
reason-banned-by-itself = { $card } cannot { $deed }: the card says so.
reason-banned-this-turn = { $card } cannot { $deed } this turn.
reason-too-dear = It costs { $n } maravedíes, and your treasury holds { $held }.
    .one = It costs one maravedí, and your treasury is empty.
reason-location-played = You have played { $n } locations this turn: no more are allowed.
    .one = You have played a location this turn already.
reason-choose-location = Characters travel to a location: choose one.
reason-not-your-location = Your characters travel to your own locations only.
reason-location-taken = Somebody is at that location already.
reason-too-few-travellers = Exactly { $n } characters on guard travel to that location; ready to go: { $ready }.
    .one = A character on guard travels to that location, and you have none ready to go.
reason-choose-rival = Challenge a rival, or a rival’s character in the village.
reason-not-in-village = Only characters in the village can be challenged.
reason-no-partner = You have no partner to hand the turn over to.
reason-has-left = That player is out of the match already.

error-decks = The decks are “{ $got }”; expected a list of decks or of the names of starter decks, { $n } at most.
error-starter = There is no starter deck “{ $got }” for seat { $n }. There are: { $known }.
error-deck = The deck of seat { $n } is not legal:
error-several-decks = Several decks are wrong.

## Options

option-aguila_roja-mode = Mode
    .free = Each for themselves
    .teams = In pairs
    .about = With four players, those who sit opposite may be partners: a shared turn, shared victory points, and 40 of them instead of 25.
option-aguila_roja-hand = Opening hand
    .about = How many cards each player begins with. The rulebook does not say; five is usual.
