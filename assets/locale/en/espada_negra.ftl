### Espada Negra: prompts, what happens, endings, reasons, options.

game-espada_negra = Espada Negra
box-espada_negra = Closed fists, drawn swords and open secrets: outbid them, outfight them, or see to it that they pay for nothing.

## Prompts

prompt-en-attack = { $card } is about to be auctioned. Do you attack, to take the card by force and pay nothing? It counts as an attack of this turn.
prompt-en-join = { $card } is under attack by { $players }, and the highest total is { $n }. Do you attack as well? Whoever has the highest in the end takes the card.
prompt-en-berserkers = Which berserkers go along in the attack on { $card }? Your other cards attack with { $n }.{ $fate }
prompt-en-berserkers-alone = Which berserkers attack { $card }?{ $fate }
prompt-en-bid = Your sealed bid for { $card }: how much gold do you offer? Nobody sees it before all have bid.{ $price }
prompt-en-award = A tie at { $n } gold for { $card }. You are the auctioneer: who gets the card?
prompt-en-spy = { $rival } wins the auction of { $card }. Do you spoil it by espionage? Mark cards with { $n } or more in total; they will not spy again.
prompt-en-spy-attack = { $rival } has taken { $card } by attack. Do you spoil it by espionage? Mark cards with { $n } or more in total; they will not spy again.
prompt-en-counter = Espionage over { $card }, won by { $player }. The last move is { $rival }’s, and { $so_far }. Do you cancel it? Mark cards with { $n } or more in total.

fate-spent = { " " }A berserker that attacks does so only once a match.
fate-fresh = { "" }

price-0 = { "" }
price-1 = { " " }If nobody offers at least 1, the card is discarded.
price-2 = { " " }If nobody offers at least 2, the card is discarded.
price-3 = { " " }If nobody offers at least 3, the card is discarded.
price-4 = { " " }If nobody offers at least 4, the card is discarded.

so_far-lost = as things stand the card is lost to its winner
so_far-kept = as things stand the winner keeps the card

## What happens

event-condition-drawn = Drawn by lot: the initial condition of { $card } is in force
event-condition-agreed = As agreed, the initial condition of { $card } is in force
event-presides = { $player } is the first auctioneer
event-office-passed = { $player } is auctioneer from now on
event-row-revealed = To be auctioned this turn: { $cards_ordered }
event-row-veiled = { $n } cards are laid out face down
    .one = A card is laid out face down
event-lot-called = { $card } comes up

event-assault-begun = { $player } attacks { $card } with { $n }
event-assault-joined = { $player } joins the attack on { $card } with { $n }
event-assault-tied = The attacks of { $players } tie at { $n }: the card is auctioned
event-assault-won = { $player }’s attack on { $card } prevails with { $n }
event-lot-stormed = { $player } takes { $card } by attack with { $n }

event-bids-opened = The fists open for { $card }: { $each }
event-bids-tied = A tie at { $n }: { $players }
event-tie-by-gold = { $player } has the most gold of the tied: { $n }
event-tie-by-auctioneer = { $player }, the auctioneer, decides for { $rival }
event-tie-by-word = { $player } spoke first
event-lot-won = { $player } wins the auction of { $card } and pays { $n } gold
event-lot-bought = { $player } buys { $card } for { $n } gold
event-lot-unsold = Nobody bids for { $card }: discarded
event-lot-unsold-price = Nobody offers at least { $n } gold for { $card }: discarded
event-lot-unsold-tie = Nothing breaks the tie over { $card }: discarded, and nobody pays

event-spied = { $player } marks { $cards }: espionage { $n } to keep { $card } from { $rival }
event-countered = { $player } marks { $cards }: espionage { $n } to cancel { $rival }’s
event-spying-held = { $player }’s espionage holds: { $rival } does not get { $card }
event-spying-failed = { $player }’s espionage against { $rival } is cancelled
event-lot-gained = { $player } gets { $card }
event-lot-looted = { $player } walks off with { $card }

event-produced = { $player } gains { $n } gold{ $parts } and has { $value }
event-leftovers-discarded = The last { $n } cards do not make a turn: discarded
    .one = The last card does not make a turn: discarded
event-victory-counted = { $player } has { $n } points of victory{ $parts }
    .one = { $player } has one point of victory{ $parts }

part-banners = cards { $n }
part-plain = victory alone { $change }
part-sets = most equal cards { $change }
part-purse = gold { $change }
part-coins = cards { $n }
part-yields = condition { $change }
part-income = for everybody { $change }

## Endings

why-en-victory = more victory than anybody else
why-en-shared = equal in victory, and gold breaks no tie
why-en-alone = all the others have left the auction

## Reasons

reason-en-truce = Nobody attacks in this match: a condition forbids it.
reason-en-no-attack = You have no card that could attack now.
reason-en-harmless = That card has no attack.
reason-en-has-attacked = You have attacked { $n } times this turn, and more is not allowed.
    .one = You have attacked this turn already: once is all, whatever came of it.
reason-en-too-late = This card is being auctioned: one attacks before that.
reason-en-has-joined = You are attacking this card already.
reason-en-no-berserker = Only berserkers are chosen: your other cards attack in any case.
reason-en-spent = That berserker has attacked before, and does so only once a match.
reason-en-asleep = That card was acquired this turn: it is of use from the next turn on.
reason-en-not-yours = Choose among the cards that lie before you.
reason-en-no-espionage = That card has no espionage.
reason-en-spied = That card has been marked already: it spies once a match.
reason-en-not-tied = That player is not among the tied.

## Options

option-espada_negra-ties = Tied bids
    .secret = The richest
    .internal = The auctioneer
    .external = The quickest
    .about = Who gets the card. The richest of the tied: if their gold is equal too, it is discarded. The auctioneer: a player, who begins with one gold less, decides. The quickest: whoever spoke first; the order is drawn for each auction.
option-espada_negra-zero_is_no_bid = If all bid 0, discard
    .about = A card for which everybody bids 0 is discarded. Otherwise that is a tie like any other, and somebody may get the card for nothing.
option-espada_negra-conditions = Conditions drawn
    .about = So many cards leave the deck at the start, and their initial conditions hold throughout. Begin with none.
option-espada_negra-condition = Agreed condition
    .drawn = None
    .rey = King: gold scores
    .ciudad = City: income for all
    .campo = Field: fewer cards a turn
    .campesino = Peasant: more production
    .caballero = Knight: equal cards score
    .guerrero = Warrior: more attacks
    .inquisidor = Inquisitor: cards face down
    .confidente = Informer: dearer espionage
    .contrabandista = Smuggler: spies take the card
    .almogavar = Almogavar: cards ready at once
    .flagelante = Flagellant: tireless berserkers
    .espada-negra = Black Sword: the auctioneer rules
    .catedral = Cathedral: more for victory alone
    .mercader = Merchant: more gold to begin with
    .hermano = Brother: ties go to nobody
    .relicario = Reliquary: no attacks
    .molino = Mill: least price
    .alcaide = Castellan: capped bids
    .about = An initial condition on which all have agreed, besides those drawn. One card of its kind leaves the deck.
