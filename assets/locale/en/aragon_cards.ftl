### What is printed on the cards of Aragón; forms as in `aguila_roja_cards.ftl`.
### `label`: a trigger that stands before a colon. Of a noun: `by-rival`: your rival does it, `many`: what is true of all of
### them, `each`: for each of them, `held`: somebody has so many of them, `home`: one returns to a hand.

## Areas, and what is no single area

noun-military =
    .name = Military
    .influence = Military influence
    .area = Military area
    .inside = in the Military area
    .of = in the Military area
    .into = into the Military area
    .to = to the Military area
    .card = Military card
    .cards = Military cards
noun-political =
    .name = Political
    .influence = Political influence
    .area = Political area
    .inside = in the Political area
    .of = in the Political area
    .into = into the Political area
    .to = to the Political area
    .card = Political card
    .cards = Political cards
noun-economic =
    .name = Economic
    .influence = Economic influence
    .area = Economic area
    .inside = in the Economic area
    .of = in the Economic area
    .into = into the Economic area
    .to = to the Economic area
    .card = Economic card
    .cards = Economic cards
noun-here =
    .influence = influence in this area
    .inside = in this area
    .of = in this area
    .into = into this area
    .to = to this area
noun-choice =
    .influence = influence in an area of your choice
    .to = to an area of your choice
noun-any =
    .influence = influence in some area
    .inside = { "" }
    .of = { "" }
    .into = { "" }
    .card = card
    .cards = cards

## Cards that are meant

ag-card-you = one of your cards { $strength_at_least } { $strength_at_most } { $area_of }
    .gender = n
    .home = one of your cards { $strength_at_least } { $strength_at_most } { $area_of } to your hand
    .many = your cards { $strength_at_least } { $strength_at_most } { $area_of }
    .each = each of your cards { $strength_at_least } { $strength_at_most } { $area_of }
    .held = you control at least { $number } cards { $strength_at_least } { $strength_at_most } { $area_inside }
    .held-one = you control a card { $strength_at_least } { $strength_at_most } { $area_inside }
ag-card-you-other = one of your other cards { $strength_at_least } { $strength_at_most } { $area_of }
    .gender = n
    .home = one of your other cards { $strength_at_least } { $strength_at_most } { $area_of } to your hand
    .many = your other cards { $strength_at_least } { $strength_at_most } { $area_of }
    .each = each of your other cards { $strength_at_least } { $strength_at_most } { $area_of }
    .held = you control at least { $number } other cards { $strength_at_least } { $strength_at_most } { $area_inside }
    .held-one = you control another card { $strength_at_least } { $strength_at_most } { $area_inside }
ag-card-rival = one of your rival’s cards { $strength_at_least } { $strength_at_most } { $area_inside }
    .gender = n
    .by-rival = one of their cards { $strength_at_least } { $strength_at_most } { $area_of }
    .home = one of your rival’s cards { $strength_at_least } { $strength_at_most } { $area_of } to their hand
    .many = your rival’s cards { $strength_at_least } { $strength_at_most } { $area_inside }
    .each = each of your rival’s cards { $strength_at_least } { $strength_at_most } { $area_inside }
    .held = your rival controls at least { $number } cards { $strength_at_least } { $strength_at_most } { $area_inside }
    .held-one = your rival controls a card { $strength_at_least } { $strength_at_most } { $area_inside }
ag-discarded-card = a face-up { $area_card } { $strength_at_most } from the discard pile
of-strength_at_least = of strength { $n } or more

## When

trigger-beginning =
    .when = at the beginning of your turn
trigger-your_turn =
    .label = On Your Turn
trigger-event =
    .label = Event
trigger-is_destroyed =
    .when-m = when { $subject } is destroyed
    .when-f = when { $subject } is destroyed
    .when-m-many = when { $subject } are destroyed
    .when-f-many = when { $subject } are destroyed
trigger-plays_card =
    .when-you = when you play another card { $area_into }
    .when-rival = when your rival plays a card { $area_into }

## If

test-influence_at_least =
    .you = you have at least { $number } points of { $area_influence }
    .you-one = you have at least one point of { $area_influence }
    .rival = your rival has at least { $number } points of { $area_influence }
    .rival-one = your rival has at least one point of { $area_influence }
test-controls-cards =
    .holds = { $of }
test-stronger =
    .you = you have more strength than your rival { $area_inside }
    .rival = your rival has more strength than you { $area_inside }

## What is always true

act-be_destroyed =
    .m = destroyed
    .f = destroyed
    .m-many = destroyed
    .f-many = destroyed
act-be_returned =
    .m = returned to hand
    .f = returned to hand
    .m-many = returned to hand
    .f-many = returned to hand
act-be_moved =
    .m = moved
    .f = moved
    .m-many = moved
    .f-many = moved
act-be_silenced =
    .m = silenced
    .f = silenced
    .m-many = silenced
    .f-many = silenced
verb-moves_at_most =
    .third = the marker of this area moves at most { $number } steps in each Influence phase
    .third-one = the marker of this area moves at most one step in each Influence phase

## Influence, and how many cards may be played

verb-gain_influence =
    .you = you gain { $number } points of { $area_influence }
    .you-one = you gain one point of { $area_influence }
    .inf = gain { $number } points of { $area_influence }
    .inf-one = gain one point of { $area_influence }
verb-surrender =
    .imp = surrender { $number } points of { $area_influence }
    .imp-one = surrender one point of { $area_influence }
    .inf = surrender { $number } points of { $area_influence }
    .inf-one = surrender one point of { $area_influence }
    .third = surrenders { $number } points of { $area_influence }
    .third-one = surrenders one point of { $area_influence }
    .let = surrender { $number } points of { $area_influence }
    .let-one = surrender one point of { $area_influence }
verb-play_more =
    .you = you may play { $number } additional { $area_cards } this turn
    .you-one = you may play one additional { $area_card } this turn
    .inf = play { $number } additional { $area_cards } this turn
    .inf-one = play one additional { $area_card } this turn

## Cards in play, and discarded ones

verb-recover-face-up =
    .imp = take { $card } into your hand
    .inf = take { $card } into your hand
verb-abandon =
    .imp = abandon { $object }
    .imp-it = abandon { $it }
    .inf = abandon { $object }
    .inf-it = abandon { $it }
    .third = abandons { $object }
    .third-it = abandons { $it }
    .let = abandon { $object }
    .let-it = abandon { $it }
verb-destroy =
    .imp = destroy { $object }
    .inf = destroy { $object }
verb-return_to_players_hand =
    .imp = return { $object } to your hand
    .imp-long = return { $home }
    .imp-it = return { $it } to your hand
    .inf = return { $object } to your hand
    .inf-long = return { $home }
    .inf-it = return { $it } to your hand
verb-move_card =
    .imp = move { $object } { $to_to }
    .imp-long = move { $object } { $to_to }
    .imp-it = move { $it } { $to_to }
    .inf = move { $object } { $to_to }
    .inf-long = move { $object } { $to_to }
    .inf-it = move { $it } { $to_to }
verb-silence =
    .imp = silence the abilities of { $upon }
    .inf = silence the abilities of { $upon }
verb-copy =
    .imp = copy what { $upon } does when it is played
    .inf = copy what { $upon } does when it is played

## Kinds of card

kind-military = Military
kind-political = Political
kind-economic = Economic
kind-leader = Leader
