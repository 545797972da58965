### Lo que se lee en las cartas de Espada Negra.

heading-initial = **Condición inicial.** { $rest }

## Clases de cartas

kind-estate = Dominio
kind-commoner = Pueblo llano
kind-noble = Dignatario
kind-treasure = Tesoro
kind-arms = Hombre de armas
kind-berserker = Berserker
kind-agent = Agente

## Condiciones iniciales

verb-cards_per_turn =
    .third = en cada turno se subastan { $number } cartas
    .third-one = en cada turno se subasta una carta
verb-starting_gold =
    .third = cada jugador empieza con { $n } de oro
verb-income =
    .third = al final de cada turno, cada jugador gana además { $n } de oro
verb-yields =
    .third = las cartas con producción tienen { $change } de producción
verb-attacks_per_turn =
    .third-0 = nadie puede atacar
    .third-2 = cada jugador puede atacar dos veces por turno
    .third-3 = cada jugador puede atacar tres veces por turno
verb-berserkers_rise =
    .third = los berserkers pueden atacar más de una vez por partida
verb-ready_at_once =
    .third = las cartas se pueden usar en el mismo turno en que se adquieren
verb-espionage_costs =
    .third = espiar a quien gana una carta exige { $change } de espionaje
verb-spies_take =
    .third = quien arrebata una carta con espionaje se queda con ella
verb-row_hidden =
    .third = las cartas de cada turno están boca abajo hasta que les toca
verb-bid_cap =
    .third = nadie puede pujar más de { $n } de oro
verb-least_price =
    .third = la carta por la que nadie puje al menos { $n } de oro se descarta
verb-tie_rule =
    .third-secret = si las pujas empatan, la carta es para el empatado con más oro
    .third-internal = si las pujas empatan, decide el subastador
    .third-external = si las pujas empatan, la carta es para el empatado que habló primero
    .third-nobody = si las pujas empatan, nadie se lleva la carta
verb-most_cards_presides =
    .third = al final de cada turno, quien tiene más cartas pasa a ser el subastador
verb-plain_victory =
    .third = las cartas que solo dan victoria dan { $number } puntos más
    .third-one = las cartas que solo dan victoria dan un punto más
verb-set_scores =
    .third = al final, quien tenga más cartas iguales gana { $number } puntos de victoria
    .third-one = al final, quien tenga más cartas iguales gana un punto de victoria
verb-gold_scores =
    .third = al final, cada { $n } de oro dan un punto de victoria
    .third-one = al final, cada moneda de oro da un punto de victoria
