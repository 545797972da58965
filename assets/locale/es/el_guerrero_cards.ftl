### Lo que se lee en las cartas de El Guerrero; las formas son las de `aguila_roja_cards.ftl`.
### `-known`: el rival ya ha sido nombrado; `-after-…`: sigue a otra palabra en la misma frase.

## De quién se habla

doer-chosen = otro jugador
    .known = ese jugador
    .choose = elige a otro jugador
doer-attacker = el atacante
    .known = el atacante
doer-defender = el defensor
    .known = el defensor
doer-announcer = ese jugador
    .known = ese jugador
subject-you = { "" }
known-army =
    .many = tus tropas
    .gender = f

troop-you =
    .choice = una de tus tropas { $strength_at_most }
    .weakest = tu tropa más débil { $strength_at_most }
troop-rival =
    .choice = una tropa { $strength_at_most } de { $rival }
    .choice-known = una de sus tropas { $strength_at_most }
    .weakest = la tropa más débil { $strength_at_most } de { $rival }
    .weakest-known = su tropa más débil { $strength_at_most }
of-strength_at_most = de fuerza { $n } o menos

counted-strength_points = { $number } puntos de fuerza
    .one = un punto de fuerza
counted-morale_points = { $number } puntos de moral
    .one = un punto de moral

## Cuándo

trigger-enters_army =
    .when = cuando { $subject } entra en tu ejército
    .when-many = cuando { $subject } entran en tu ejército
trigger-attacks =
    .when = cuando atacas
trigger-wins =
    .when = cuando ganas un combate
trigger-loses =
    .when = cuando pierdes un combate
trigger-combat =
    .when-fights = cuando atacas o te atacan
    .when-defends = cuando otro jugador te ataca
    .when-watches = cuando otro jugador ataca
trigger-announced =
    .when-any = cuando otro jugador juega una carta
    .when-you = cuando otro jugador juega una carta contra ti
trigger-any_time =
    .when = en cualquier momento

## Si

test-has_trap =
    .you = tienes una carta boca abajo
    .rival = { $rival } tiene una carta boca abajo
    .rival-known = tiene una carta boca abajo
test-holds_defeated =
    .holds = tienes la ficha de Derrotado

## Lo que siempre es cierto

verb-hand_size =
    .third = repones tu mano hasta { $number } cartas
verb-fights =
    .third-attacking = atacas con { $change } de fuerza
    .third-defending = defiendes con { $change } de fuerza
verb-wins_ties =
    .third = ganas los empates como atacante
verb-trains_more =
    .third = sumas { $number } puntos más de fuerza al entrenar
    .third-one = sumas un punto más de fuerza al entrenar
verb-gains_more =
    .third = ganas { $number } puntos más de moral por cada combate ganado
    .third-one = ganas un punto más de moral por cada combate ganado
verb-has_power =
    .third = tienes { $change } de poder cuando llega la Guerra
act-be_taken =
    .m = arrebatado
    .f = arrebatada
    .m-many = arrebatados
    .f-many = arrebatadas
act-be_weakened =
    .m = debilitado
    .f = debilitada
    .m-many = debilitados
    .f-many = debilitadas
act-be_attacked =
    .m = atacado
    .f = atacada
    .m-many = atacados
    .f-many = atacadas

## Manos, el mazo y lo que hay boca abajo

verb-take_cards =
    .imp = roba al azar { $cards } de la mano de { $rival }
    .imp-known = roba al azar { $cards } de su mano
    .inf = robar al azar { $cards } de la mano de { $rival }
    .inf-known = robar al azar { $cards } de su mano
verb-take_shown =
    .third = te enseña su mano, y te quedas con { $number } cartas a tu elección
    .third-one = te enseña su mano, y te quedas con una carta a tu elección
    .let = te enseñe su mano y te deje quedarte con { $number } cartas a tu elección
    .let-one = te enseñe su mano y te deje quedarte con una carta a tu elección
verb-swap_hands =
    .imp = cambia tu mano por la de { $rival }
    .imp-known = cambia tu mano por la suya
    .inf = cambiar tu mano por la de { $rival }
    .inf-known = cambiar tu mano por la suya
verb-peek_trap =
    .imp = mira la carta boca abajo de { $rival }
    .imp-known = mira su carta boca abajo
    .imp-after-rival-has_trap = mírala
    .imp-after-reveal_hand = su carta boca abajo
    .inf = mirar la carta boca abajo de { $rival }
    .inf-known = mirar su carta boca abajo
verb-take_trap =
    .imp = quédate con la carta boca abajo de { $rival }
    .imp-known = quédate con su carta boca abajo
    .imp-after-rival-has_trap = quédate con ella
    .inf = quedarte con la carta boca abajo de { $rival }
    .inf-known = quedarte con su carta boca abajo
verb-discard_trap =
    .imp = descarta la carta boca abajo de { $rival }
    .imp-known = descarta su carta boca abajo
    .imp-after-rival-has_trap = descártala
    .inf = descartar la carta boca abajo de { $rival }
    .inf-known = descartar su carta boca abajo
verb-spring_trap =
    .imp = da la vuelta a la carta boca abajo de { $rival }: si es una trampa, la sufre su dueño; otra carta es para ti
    .imp-known = da la vuelta a su carta boca abajo: si es una trampa, la sufre su dueño; otra carta es para ti
    .imp-after-rival-has_trap = dale la vuelta: si es una trampa, la sufre su dueño; otra carta es para ti
    .inf = dar la vuelta a la carta boca abajo de { $rival }: si es una trampa, la sufre su dueño; otra carta es para ti
    .inf-known = dar la vuelta a su carta boca abajo: si es una trampa, la sufre su dueño; otra carta es para ti
verb-choose_from_deck =
    .imp = mira las { $number } primeras cartas del mazo y quédate con una
    .imp-one = quédate con la primera carta del mazo
    .inf = mirar las { $number } primeras cartas del mazo y quedarte con una
    .inf-one = quedarte con la primera carta del mazo
verb-burn_deck =
    .imp = descarta las { $number } primeras cartas del mazo
    .imp-one = descarta la primera carta del mazo
    .inf = descartar las { $number } primeras cartas del mazo
    .inf-one = descartar la primera carta del mazo
verb-pad_deck =
    .imp = coloca sobre el mazo { $cards } al azar de los descartes
    .inf = colocar sobre el mazo { $cards } al azar de los descartes
verb-tear_down =
    .imp = descarta una carta de ronda o permanente de { $rival }
    .imp-known = descarta una de sus cartas de ronda o permanentes
    .inf = descartar una carta de ronda o permanente de { $rival }
    .inf-known = descartar una de sus cartas de ronda o permanentes

## Moral, ficha de Derrotado, entrenamiento

verb-gain_morale =
    .you = ganas { $morale_points }
    .inf = ganar { $morale_points }
    .third = gana { $morale_points }
    .third-again = gana { $morale_points }
    .let = gane { $morale_points }
verb-lose_morale =
    .you = pierdes { $morale_points }
    .inf = perder { $morale_points }
    .third = pierde { $morale_points }
    .third-again = pierde { $morale_points }
    .let = pierda { $morale_points }
verb-take_morale =
    .imp = roba { $morale_points } a { $rival }
    .imp-known = róbale { $morale_points }
    .inf = robar { $morale_points } a { $rival }
    .inf-known = robarle { $morale_points }
verb-take_defeated =
    .imp = toma la ficha de Derrotado
    .inf = tomar la ficha de Derrotado
    .third = toma la ficha de Derrotado
    .third-again = toma la ficha de Derrotado
    .let = tome la ficha de Derrotado
verb-skip_training =
    .third = se salta su próximo entrenamiento
    .third-again = se salta su próximo entrenamiento
    .let = se salte su próximo entrenamiento

## Tropas

verb-add_strength =
    .imp = suma { $strength_points } a { $upon }
    .imp-it = súma{ $to_it } { $strength_points }
    .inf = sumar { $strength_points } a { $upon }
    .inf-it = sumar{ $to_it } { $strength_points }
verb-remove_strength =
    .imp = quita { $strength_points } a { $upon }
    .imp-it = quíta{ $from_it } { $strength_points }
    .inf = quitar { $strength_points } a { $upon }
    .inf-it = quitar{ $from_it } { $strength_points }
verb-move_strength =
    .imp = pasa { $strength_points } de una tropa de { $rival } a una de las tuyas
    .imp-known = pasa { $strength_points } de una de sus tropas a una de las tuyas
    .inf = pasar { $strength_points } de una tropa de { $rival } a una de las tuyas
    .inf-known = pasar { $strength_points } de una de sus tropas a una de las tuyas
verb-return_to_your_hand =
    .imp = devuelve { $object } a tu mano
    .imp-it = devuélve{ $it } a tu mano
    .inf = devolver { $object } a tu mano
    .inf-it = devolver{ $it } a tu mano
verb-take_troop =
    .imp = quédate con { $object }
    .inf = quedarte con { $object }
verb-exchange_troops =
    .imp = intercambia una tropa con { $rival }
    .imp-known = intercámbiale una tropa
    .inf = intercambiar una tropa con { $rival }
    .inf-known = intercambiarle una tropa

## Combate, y la carta que se ha jugado

verb-extra_attack =
    .you = puedes atacar { $number } veces más este turno
    .you-one = puedes atacar una vez más este turno
    .inf = atacar { $number } veces más este turno
    .inf-one = atacar una vez más este turno
verb-add_to_combat =
    .you = tienes { $change } de fuerza en este combate
    .inf = tener { $change } de fuerza en este combate
    .third = tiene { $change } de fuerza en este combate
    .third-again = tiene { $change } de fuerza en este combate
    .let = tenga { $change } de fuerza en este combate
verb-swap_armies =
    .imp = cambia de ejército con { $rival } durante este combate
    .imp-known = cambia de ejército con ese jugador durante este combate
    .inf = cambiar de ejército con { $rival } durante este combate
    .inf-known = cambiar de ejército con ese jugador durante este combate
verb-call_off =
    .imp = suspende el ataque
    .inf = suspender el ataque
verb-redirect =
    .imp = desvía el ataque hacia otro
    .inf = desviar el ataque hacia otro
verb-cancel =
    .imp = anúlala
    .inf = anularla
verb-take_announced =
    .imp = anúlala y quédate con ella
    .inf = anularla y quedarte con ella

## Clases de carta

kind-war = Fin de la partida
kind-basic = Tropa inicial
kind-general = General
kind-troop = Tropa
kind-plain = Acción
kind-round = Carta de ronda
kind-instant = Carta instantánea
kind-standing = Carta permanente
kind-trap = ¡Trampa!
