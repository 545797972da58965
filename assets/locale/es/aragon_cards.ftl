### Lo que se lee en las cartas de Aragón; las formas son las de `aguila_roja_cards.ftl`.
### `label`: un disparador que va delante de dos puntos. De un nombre, `by-rival`: lo hace tu rival, `many`: lo que vale para
### todas, `each`: por cada una, `held`: alguien tiene tantas, `home`: una vuelve a una mano.

## Áreas, y lo que no es un área concreta

noun-military =
    .name = Militar
    .influence = influencia militar
    .area = área militar
    .inside = en el área militar
    .of = del área militar
    .into = en el área militar
    .to = al área militar
    .card = carta militar
    .cards = cartas militares
noun-political =
    .name = Política
    .influence = influencia política
    .area = área política
    .inside = en el área política
    .of = del área política
    .into = en el área política
    .to = al área política
    .card = carta política
    .cards = cartas políticas
noun-economic =
    .name = Económica
    .influence = influencia económica
    .area = área económica
    .inside = en el área económica
    .of = del área económica
    .into = en el área económica
    .to = al área económica
    .card = carta económica
    .cards = cartas económicas
noun-here =
    .influence = influencia en esta área
    .inside = en esta área
    .of = de esta área
    .into = en esta área
    .to = a esta área
noun-choice =
    .influence = influencia en el área que elijas
    .to = al área que elijas
noun-any =
    .influence = influencia en alguna de las áreas
    .inside = { "" }
    .of = { "" }
    .into = { "" }
    .card = carta
    .cards = cartas

## De qué cartas se habla

ag-card-you = una de tus cartas { $strength_at_least } { $strength_at_most } { $area_of }
    .gender = f
    .home = a tu mano una de tus cartas { $strength_at_least } { $strength_at_most } { $area_of }
    .many = tus cartas { $strength_at_least } { $strength_at_most } { $area_of }
    .each = cada una de tus cartas { $strength_at_least } { $strength_at_most } { $area_of }
    .held = controlas al menos { $number } cartas { $strength_at_least } { $strength_at_most } { $area_inside }
    .held-one = controlas una carta { $strength_at_least } { $strength_at_most } { $area_inside }
ag-card-you-other = otra de tus cartas { $strength_at_least } { $strength_at_most } { $area_of }
    .gender = f
    .home = a tu mano otra de tus cartas { $strength_at_least } { $strength_at_most } { $area_of }
    .many = tus demás cartas { $strength_at_least } { $strength_at_most } { $area_of }
    .each = cada una de tus demás cartas { $strength_at_least } { $strength_at_most } { $area_of }
    .held = controlas al menos otras { $number } cartas { $strength_at_least } { $strength_at_most } { $area_inside }
    .held-one = controlas otra carta { $strength_at_least } { $strength_at_most } { $area_inside }
ag-card-rival = una carta { $strength_at_least } { $strength_at_most } de tu rival { $area_inside }
    .gender = f
    .by-rival = una de sus cartas { $strength_at_least } { $strength_at_most } { $area_of }
    .home = a la mano de tu rival una de sus cartas { $strength_at_least } { $strength_at_most } { $area_of }
    .many = las cartas { $strength_at_least } { $strength_at_most } de tu rival { $area_inside }
    .each = cada carta { $strength_at_least } { $strength_at_most } de tu rival { $area_inside }
    .held = tu rival controla al menos { $number } cartas { $strength_at_least } { $strength_at_most } { $area_inside }
    .held-one = tu rival controla una carta { $strength_at_least } { $strength_at_most } { $area_inside }
ag-discarded-card = una { $area_card } boca arriba { $strength_at_most } de los descartes
of-strength_at_least = de fuerza { $n } o más

## Cuándo

trigger-beginning =
    .when = al comienzo de tu turno
trigger-your_turn =
    .label = En tu turno
trigger-event =
    .label = Evento
trigger-is_destroyed =
    .when-m = cuando { $subject } es destruido
    .when-f = cuando { $subject } es destruida
    .when-m-many = cuando { $subject } son destruidos
    .when-f-many = cuando { $subject } son destruidas
trigger-plays_card =
    .when-you = cuando juegas otra carta { $area_into }
    .when-rival = cuando tu rival juega una carta { $area_into }

## Si

test-influence_at_least =
    .you = tienes al menos { $number } puntos de { $area_influence }
    .you-one = tienes al menos un punto de { $area_influence }
    .rival = tu rival tiene al menos { $number } puntos de { $area_influence }
    .rival-one = tu rival tiene al menos un punto de { $area_influence }
test-controls-cards =
    .holds = { $of }
test-stronger =
    .you = tienes más fuerza que tu rival { $area_inside }
    .rival = tu rival tiene más fuerza que tú { $area_inside }

## Lo que siempre es cierto

act-be_destroyed =
    .m = destruido
    .f = destruida
    .m-many = destruidos
    .f-many = destruidas
act-be_returned =
    .m = devuelto a la mano
    .f = devuelta a la mano
    .m-many = devueltos a la mano
    .f-many = devueltas a la mano
act-be_moved =
    .m = movido
    .f = movida
    .m-many = movidos
    .f-many = movidas
act-be_silenced =
    .m = silenciado
    .f = silenciada
    .m-many = silenciados
    .f-many = silenciadas
verb-moves_at_most =
    .third = el marcador de esta área se mueve como mucho { $number } pasos en cada fase de influencia
    .third-one = el marcador de esta área se mueve como mucho un paso en cada fase de influencia

## Influencia, y cuántas cartas se juegan

verb-gain_influence =
    .you = ganas { $number } puntos de { $area_influence }
    .you-one = ganas un punto de { $area_influence }
    .inf = ganar { $number } puntos de { $area_influence }
    .inf-one = ganar un punto de { $area_influence }
verb-surrender =
    .imp = cede { $number } puntos de { $area_influence }
    .imp-one = cede un punto de { $area_influence }
    .inf = ceder { $number } puntos de { $area_influence }
    .inf-one = ceder un punto de { $area_influence }
    .third = cede { $number } puntos de { $area_influence }
    .third-one = cede un punto de { $area_influence }
    .let = ceda { $number } puntos de { $area_influence }
    .let-one = ceda un punto de { $area_influence }
verb-play_more =
    .you = puedes jugar { $number } { $area_cards } adicionales este turno
    .you-one = puedes jugar una { $area_card } adicional este turno
    .inf = jugar { $number } { $area_cards } adicionales este turno
    .inf-one = jugar una { $area_card } adicional este turno

## Cartas en juego, y descartadas

verb-recover-face-up =
    .imp = llévate a la mano { $card }
    .inf = llevarte a la mano { $card }
verb-abandon =
    .imp = abandona { $object }
    .imp-it = abandóna{ $it }
    .inf = abandonar { $object }
    .inf-it = abandonar{ $it }
    .third = abandona { $object }
    .third-it = { $it } abandona
    .let = abandone { $object }
    .let-it = { $it } abandone
verb-destroy =
    .imp = destruye { $object }
    .inf = destruir { $object }
verb-return_to_players_hand =
    .imp = devuelve { $object } a tu mano
    .imp-long = devuelve { $home }
    .imp-it = devuélve{ $it } a tu mano
    .inf = devolver { $object } a tu mano
    .inf-long = devolver { $home }
    .inf-it = devolver{ $it } a tu mano
verb-move_card =
    .imp = mueve { $object } { $to_to }
    .imp-long = mueve { $to_to } { $object }
    .imp-it = muéve{ $it } { $to_to }
    .inf = mover { $object } { $to_to }
    .inf-long = mover { $to_to } { $object }
    .inf-it = mover{ $it } { $to_to }
verb-silence =
    .imp = silencia las habilidades de { $upon }
    .inf = silenciar las habilidades de { $upon }
verb-copy =
    .imp = copia lo que hace { $upon } al jugarse
    .inf = copiar lo que hace { $upon } al jugarse

## Clases de carta

kind-military = Militar
kind-political = Política
kind-economic = Económica
kind-leader = Líder
