### Aragón: prompts, what happens, endings, reasons, options.
### A card’s name may be plural (the Almogavars): no sentence makes a card its subject where the verb would have to agree.

game-aragon = Aragón
box-aragon = Two small kingdoms, one crown. Rally soldiers, jurists and merchants around you, and outweigh your rival in the field, at court or at market.

## Prompts

prompt-plan = Planning: you may still play { $n } cards, and use abilities marked On Your Turn, each once.{ $opening }
    .none = Planning: no card is left for you to play; you may still use abilities marked On Your Turn, each once.{ $opening }
    .one = Planning: you may play one card into the area of its type, and use abilities marked On Your Turn, each once.{ $opening }
opening-True = { " " }Opening turn: one card at most.
opening-False = { "" }
prompt-draft = Draft: which of these { $n } cards do you keep? What is left over goes to your rival, who keeps one.
prompt-draft-pass = Draft: { $player } passes you { $n } cards. Which one do you keep? The other is discarded face down.
prompt-ag-give-up = Effect of { $player }’s { $card_bare }: which of your cards do you abandon?
prompt-ag-area = Effect of { $card }: { $why }
prompt-ag-recover = Effect of { $card }: which of the face-up cards in the discard pile do you take into your hand?
deed-gain_influence = in which area do you gain influence?
deed-surrender = in which area is influence surrendered?
deed-move_card = to which area do you move { $card_target }?

## What is done to the card that is chosen, as in *choose a card on the table to destroy*

aim-abandon = to abandon
aim-destroy = to destroy
aim-move_card = to move to another area
aim-silence = to silence
aim-copy = to copy
aim-recover = to take into your hand

## What happens

event-opening = { $player } begins: in the opening turn with one card at most, and without an Influence phase
event-card-placed = { $player } plays { $card } into the { $area_area }
event-ability-used = On Your Turn: { $player } uses the ability of { $card }
event-leader-given-up = { $player } gives up { $card } for the Event on the back
event-play-granted = Thanks to { $card }, { $player } may play { $n } additional { $area_cards } this turn
    .one = Thanks to { $card }, { $player } may play one additional { $area_card } this turn
event-strengths-weighed = { $area_name }: { $player } has { $mine } strength against { $rival }’s { $theirs }. The marker moves { $n } steps towards { $player }; from there it now stands at { $value }
    .none = { $area_name }: { $player } has { $mine } strength against { $rival }’s { $theirs }. The marker stands at { $value } already, and moves no further
    .one = { $area_name }: { $player } has { $mine } strength against { $rival }’s { $theirs }. The marker moves one step towards { $player }; from there it now stands at { $value }
event-influence-gained = { $player } gains { $n } points of { $area_influence }
    .one = { $player } gains one point of { $area_influence }
event-influence-surrendered = { $player } surrenders { $n } points of { $area_influence } to { $rival }
    .one = { $player } surrenders one point of { $area_influence } to { $rival }
event-abandoned = { $player } abandons { $card }
event-destroyed = { $player } destroys { $rival }’s { $card_bare }
event-returned = { $player } takes { $card } back into hand
event-card-moved = { $player }’s { $area_area } receives { $card }
event-silenced = { $player } silences { $rival }’s { $card_bare }
event-copied = { $player } copies the deed of { $card_target } with { $card }
event-recovered = { $player } takes { $card } from the discard pile into hand
event-deck-milled = { $player } discards the top { $n } cards of the deck, face down
    .one = { $player } discards the top card of the deck, face down
event-drafted = { $player } keeps a card in the Draft and passes { $n } on
    .none = { $player } keeps the last card of the deck: there is none to pass on
    .one = { $player } keeps a card in the Draft and passes the other on
event-draft-passed = { $player } keeps one of the { $n } cards passed on
    .one = { $player } keeps the card passed on
event-draft-left = The last card of the Draft is discarded face down
event-last-card = { $player } plays the last card in hand, and the deck is empty: { $rival } takes the final turn
event-nothing-left = Neither deck nor hands hold a card any more: influence is compared
event-nothing-moves = The deck is empty, and for { $n } turns nothing has changed: influence is compared
event-nobody-plays = The deck is empty, and for { $n } turns nobody has played a card: influence is compared
event-too-late = For { $n } turns the deck has been empty: influence is compared

## Endings

why-ag-ten = 10 points of { $area_influence }
why-ag-two = at least 5 points of influence in two areas
why-ag-third = 10 points of influence against 10, and at least 5 in the third area
why-ag-total = the most influence in all areas together
why-ag-draw = as much influence in all areas together
why-ag-surrender = the rival has surrendered

## Reasons

reason-ag-no-area = A card is played into an area: choose yours of its type.
reason-ag-wrong-area = That card belongs in your { $area_area }.
reason-ag-rival-area = Those are your rival’s areas: your cards go into your own.
reason-ag-no-play = You have played the card of this turn, and nothing allows you another.
reason-ag-only = The play that you have left is for the { $area_area } alone.
reason-ag-opening = In the opening turn one plays one card at most.
reason-ag-no-ability = That card has no ability marked On Your Turn.
reason-ag-used = You have used that ability in this turn; in your next one you may use it again.
reason-ag-silenced = That card is silenced: its abilities do nothing.
reason-ag-not-yours = That is none of your cards.
reason-ag-not-theirs = That is none of your rival’s cards.
reason-ag-no-cost = You cannot pay what that ability asks for.
reason-ag-not-now = There is nothing that this ability could do now.
reason-ag-no-leader = Only your own Leader can be given up for an Event.
reason-ag-draft-first = This is the Draft: first choose the card that you keep.
reason-ag-keep-one = Choose one of the cards that you are looking at.
reason-ag-not-there = Choose a card that lies in an area.
reason-ag-not-fitting = That card is not one that this effect is about.
reason-ag-cannot = That cannot be done to this card, because of { $card }.

## Options

option-aragon-leaders = Leaders
    .about = Three optional cards: each player has a Leader with an ability, dealt by chance, and may give it up once for a strong Event.
option-aragon-first = Opening turn
    .dice = By the dice
    .seat-1 = First place
    .seat-2 = Second place
    .about = Who begins. By the rulebook, it is whoever lost the last match between these two; otherwise dice decide.
