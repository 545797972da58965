### Espada Negra: prompts, what happens, endings, reasons, options.

game-espada_negra = Espada Negra
box-espada_negra = Bid with a closed fist, take by force, or have your agents spoil what others have won. The Brotherhood counts victory only.

## Prompts

prompt-en-attack = Next comes { $card }. Do you attack, so that it is not auctioned?
prompt-en-join = { $players } attacks { $card_whom } with { $n }. Do you attack too?
prompt-en-berserkers = You attack { $card_whom } with { $n }. Which berserkers go along? Each of them attacks once in the whole game.
prompt-en-berserkers-alone = You attack { $card_whom }. Which berserkers do? Each of them attacks once in the whole game.
prompt-en-bid = How much gold do you bid for { $card }? Nobody sees it until all have bid.
prompt-en-award = The highest bid for { $card }, { $n }, is tied. You are the auctioneer: who gets it?
prompt-en-spy = { $rival } pays { $n } gold for { $card }. Do you spoil it with espionage of { $n } or more?
prompt-en-spy-attack = { $rival } takes { $card } by force. Do you spoil it with espionage of { $n } or more?
prompt-en-counter = { $rival } has used espionage about { $card }, won by { $player }. Do you cancel it with espionage of { $n } or more?

## What happens

event-condition-agreed = For the whole game the initial condition of { $card } holds, as agreed
event-condition-drawn = For the whole game the initial condition of { $card } holds: it has been drawn
event-presides = { $player } is the first auctioneer
event-row-revealed = Revealed for this turn: { $cards }
event-row-veiled = { $n } cards lie face down for this turn
event-lot-called = Next comes { $card }
event-assault-begun = { $player } attacks { $card_whom } with { $n }
event-assault-joined = { $player } attacks { $card_whom } too, with { $n }
event-assault-tied = { $players } attack with { $n } each: the card is auctioned
event-assault-won = { $player } has the greatest attack on { $card }, { $n }
event-lot-stormed = { $player } takes { $card } by force, with { $n }
event-bids-opened = Fists open for { $card }: { $each }
event-bids-tied = { $players } tie at { $n }
event-tie-by-gold = { $player } has the most gold left of those who tie
event-tie-by-auctioneer = { $player } decides as auctioneer: { $rival } gets the card
event-tie-by-word = { $player } spoke first
event-lot-bought = { $player } buys { $card } for { $n } gold
event-lot-won = { $player } bids the most for { $card } and pays { $n } gold
event-lot-unsold = Nobody bids for { $card }: it is discarded
event-lot-unsold-price = Nobody bids { $n } for { $card }: it is discarded
event-lot-unsold-tie = The tie is not broken: { $card } is discarded
event-spied = { $player } uses espionage of { $n } against { $rival }: { $cards }
event-countered = { $player } cancels { $rival }’s espionage with { $n }: { $cards }
event-spying-held = { $player }’s espionage succeeds: { $rival } has paid, and does not get { $card }
event-spying-failed = { $player }’s espionage against { $rival } has come to nothing
event-lot-looted = { $player } takes { $card }
event-lot-gained = { $player } gets { $card }
event-produced = { $player } gains { $n } gold{ $parts } and has { $value }
event-leftovers-discarded = { $n } cards are left, too few for a turn: they are discarded
    .one = One card is left, too few for a turn: it is discarded
event-office-passed = { $player } is auctioneer now
event-victory-counted = { $player } has { $n } victory{ $parts }

part-banners = cards { $n }
part-plain = cards with victory alone { $change }
part-sets = most equal cards { $change }
part-purse = gold { $change }
part-coins = cards { $n }
part-yields = by a condition { $change }
part-income = for everybody { $change }

## Endings

why-en-victory = the most victory
why-en-shared = alike in victory: they share it
why-en-alone = all the others have left

## Reasons

reason-en-truce = Nobody attacks in this game: an initial condition forbids it.
reason-en-has-joined = You attack this card already.
reason-en-has-attacked = You have attacked in this turn already.
reason-en-no-attack = You have no card that could attack now.
reason-en-not-tied = The card goes to one of those who have bid the most.
reason-en-not-yours = That card does not lie before you.
reason-en-no-berserker = All other cards attack anyway: choose berserkers only.
reason-en-spent = That berserker has attacked already, and never does again.
reason-en-asleep = You have acquired that card in this turn: it cannot be used yet.
reason-en-no-espionage = That card has no espionage.
reason-en-spied = That card has been marked for espionage already, and never is again.

## Options

option-espada_negra-ties = Ties
    .secret = The most gold left
    .internal = Auctioneer among the players
    .external = Who spoke first
    .about = Who gets a card when the highest bid is tied. The auctioneer’s office is passed on every turn; who begins with it has one gold less.
option-espada_negra-zero_is_no_bid = A bid of nothing is no bid
    .about = A card for which everybody bids nothing is discarded. Otherwise that is a tie like any other.
option-espada_negra-conditions = Initial conditions drawn
    .about = So many cards are removed at the start, and their conditions hold for the whole game.
option-espada_negra-condition = Initial condition agreed upon
    .drawn = None
    .rey = King
    .ciudad = City
    .campo = Field
    .campesino = Peasant
    .caballero = Knight
    .guerrero = Warrior
    .inquisidor = Inquisitor
    .confidente = Informer
    .contrabandista = Smuggler
    .almogavar = Almogavar
    .flagelante = Flagellant
    .espada-negra = Black Sword
    .catedral = Cathedral
    .mercader = Merchant
    .hermano = Brother of Dormenia
    .relicario = Reliquary
    .molino = Mill
    .alcaide = Castellan
    .about = A card of this design is removed at the start, and its condition holds for the whole game.

## Kinds of cards

kind-estate = Estate
kind-commoner = Commoner
kind-noble = Noble
kind-treasure = Treasure
kind-arms = Man-at-arms
kind-berserker = Berserker
kind-agent = Agent

## Initial conditions

verb-cards_per_turn =
    .third = each turn { $number } cards are revealed
    .third-one = each turn one card is revealed
verb-starting_gold =
    .third = each player begins with { $n } gold
verb-income =
    .third = each player gains { $n } more gold every turn
verb-yields =
    .third = each card that produces has { $change } production
verb-attacks_per_turn =
    .third-0 = nobody may attack
    .third-2 = each player may attack twice a turn
    .third-3 = each player may attack three times a turn
verb-berserkers_rise =
    .third = berserkers may attack every turn
verb-ready_at_once =
    .third = cards may be used in the turn in which they are acquired
verb-espionage_costs =
    .third = espionage needs { $change } of what has been invested
verb-spies_take =
    .third = a card that is spied away goes to the spy
verb-row_hidden =
    .third = the cards of a turn lie face down until they come up
verb-bid_cap =
    .third = nobody may bid more than { $n } gold
verb-least_price =
    .third = a card for which nobody bids { $n } gold or more is discarded
verb-tie_rule =
    .third-secret = of those who tie, the one with the most gold left gets the card
    .third-internal = the auctioneer decides ties
    .third-external = of those who tie, the one who spoke first gets the card
    .third-nobody = where bids tie, nobody gets the card
verb-most_cards_presides =
    .third = at the end of a turn whoever has the most cards becomes auctioneer
verb-plain_victory =
    .third = cards with victory alone are worth { $change } victory
verb-set_scores =
    .third = whoever has the most equal cards at the end has { $change } victory
verb-gold_scores =
    .third = at the end, { $n } gold are one victory
