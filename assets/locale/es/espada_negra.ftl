### Espada Negra: preguntas, lo que ocurre, finales, motivos, opciones.

game-espada_negra = Espada Negra
box-espada_negra = Puja con el puño cerrado, toma lo que quieras por la fuerza o que tus agentes malogren lo que ganan los demás. La Hermandad solo cuenta la victoria.

## Preguntas

prompt-en-attack = Ahora sale { $card }. ¿Atacas, para que no se subaste?
prompt-en-join = Ataque a por { $card }, con { $n }: { $players }. ¿Atacas tú también?
prompt-en-berserkers = Atacas con { $n } a por { $card }. ¿Qué berserkers van contigo? Cada uno ataca una vez en toda la partida.
prompt-en-berserkers-alone = Atacas a por { $card }. ¿Con qué berserkers? Cada uno ataca una vez en toda la partida.
prompt-en-bid = ¿Cuánto oro ofreces por { $card }? Nadie lo ve hasta que todos hayan pujado.
prompt-en-award = Hay empate en la puja más alta por { $card }: { $n }. Tú eres el subastador: ¿quién se la lleva?
prompt-en-spy = { $rival } paga { $n } de oro por { $card }. ¿Lo impides con { $n } o más de espionaje?
prompt-en-spy-attack = { $rival } toma { $card } por la fuerza. ¿Lo impides con { $n } o más de espionaje?
prompt-en-counter = { $rival } ha usado espionaje por { $card }, que ganó { $player }. ¿Lo anulas con { $n } o más de espionaje?

## Lo que ocurre

event-condition-agreed = Durante toda la partida rige la condición inicial de { $card }, como se acordó
event-condition-drawn = Durante toda la partida rige la condición inicial de { $card }, que ha salido al azar
event-presides = { $player } empieza como subastador
event-row-revealed = Salen para este turno: { $cards }
event-row-veiled = { $n } cartas quedan boca abajo para este turno
event-lot-called = Ahora sale { $card }
event-assault-begun = { $player } ataca con { $n } a por { $card }
event-assault-joined = { $player } ataca también a por { $card }, con { $n }
event-assault-tied = { $players } atacan con { $n } cada uno: la carta se subasta
event-assault-won = { $player } tiene el mayor ataque a por { $card }: { $n }
event-lot-stormed = { $player } toma { $card } por la fuerza, con { $n }
event-bids-opened = Se abren los puños por { $card }: { $each }
event-bids-tied = { $players } empatan a { $n }
event-tie-by-gold = { $player } es quien conserva más oro de los empatados
event-tie-by-auctioneer = { $player } decide como subastador: la carta es para { $rival }
event-tie-by-word = { $player } habló primero
event-lot-bought = { $player } compra { $card } por { $n } de oro
event-lot-won = { $player } hace la mayor puja por { $card } y paga { $n } de oro
event-lot-unsold = Nadie puja por { $card }: se descarta
event-lot-unsold-price = Nadie ofrece { $n } por { $card }: se descarta
event-lot-unsold-tie = El empate no se deshace: se descarta { $card }
event-spied = { $player } usa { $n } de espionaje contra { $rival }: { $cards }
event-countered = { $player } anula con { $n } el espionaje de { $rival }: { $cards }
event-spying-held = El espionaje de { $player } da resultado: { $rival } ha pagado y se queda sin { $card }
event-spying-failed = El espionaje de { $player } contra { $rival } queda en nada
event-lot-looted = { $player } se queda con { $card }
event-lot-gained = { $player } consigue { $card }
event-produced = { $player } gana { $n } de oro{ $parts } y tiene { $value }
event-leftovers-discarded = Quedan { $n } cartas, demasiado pocas para un turno: se descartan
    .one = Queda una carta, demasiado poco para un turno: se descarta
event-office-passed = Ahora el subastador es { $player }
event-victory-counted = { $player } tiene { $n } de victoria{ $parts }

part-banners = cartas { $n }
part-plain = cartas que solo dan victoria { $change }
part-sets = más cartas iguales { $change }
part-purse = oro { $change }
part-coins = cartas { $n }
part-yields = por una condición { $change }
part-income = para todos { $change }

## Finales

why-en-victory = la mayor victoria
why-en-shared = igualados en victoria: la comparten
why-en-alone = todos los demás se han retirado

## Motivos

reason-en-truce = En esta partida nadie ataca: lo prohíbe una condición inicial.
reason-en-has-joined = Ya atacas a por esta carta.
reason-en-has-attacked = Ya has atacado en este turno.
reason-en-no-attack = No tienes ninguna carta que pueda atacar ahora.
reason-en-not-tied = La carta es para uno de los que más han ofrecido.
reason-en-not-yours = Esa carta no está delante de ti.
reason-en-no-berserker = Todas las demás atacan de todos modos: elige solo berserkers.
reason-en-spent = Ese berserker ya ha atacado, y no lo hace más.
reason-en-asleep = Has conseguido esa carta en este turno: todavía no se puede usar.
reason-en-no-espionage = Esa carta no tiene espionaje.
reason-en-spied = Esa carta ya se marcó para un espionaje, y no se usa más.

## Opciones

option-espada_negra-ties = Empates
    .secret = Quien conserve más oro
    .internal = Subastador entre los jugadores
    .external = Quien habló primero
    .about = Quién se lleva la carta cuando empata la puja más alta. El cargo de subastador pasa cada turno; quien empieza con él tiene un oro menos.
option-espada_negra-zero_is_no_bid = No ofrecer nada no es pujar
    .about = Si nadie ofrece nada por una carta, se descarta. Si no, es un empate como cualquier otro.
option-espada_negra-conditions = Condiciones iniciales al azar
    .about = Se apartan tantas cartas al empezar, y sus condiciones rigen durante toda la partida.
option-espada_negra-condition = Condición inicial acordada
    .drawn = Ninguna
    .rey = Rey
    .ciudad = Ciudad
    .campo = Campo
    .campesino = Campesino
    .caballero = Caballero
    .guerrero = Guerrero
    .inquisidor = Inquisidor
    .confidente = Confidente
    .contrabandista = Contrabandista
    .almogavar = Almogávar
    .flagelante = Flagelante
    .espada-negra = Espada Negra
    .catedral = Catedral
    .mercader = Mercader
    .hermano = Hermano de Dormenia
    .relicario = Relicario
    .molino = Molino
    .alcaide = Alcaide
    .about = Se aparta una carta de este diseño al empezar, y su condición rige durante toda la partida.

## Clases de cartas

kind-estate = Dominio
kind-commoner = Pueblo llano
kind-noble = Notable
kind-treasure = Tesoro
kind-arms = Gente de armas
kind-berserker = Berserker
kind-agent = Agente

## Condiciones iniciales

verb-cards_per_turn =
    .third = en cada turno salen { $number } cartas
    .third-one = en cada turno sale una carta
verb-starting_gold =
    .third = cada jugador empieza con { $n } de oro
verb-income =
    .third = cada jugador gana { $n } de oro más por turno
verb-yields =
    .third = cada carta que produce tiene { $change } de producción
verb-attacks_per_turn =
    .third-0 = nadie puede atacar
    .third-2 = cada jugador puede atacar dos veces por turno
    .third-3 = cada jugador puede atacar tres veces por turno
verb-berserkers_rise =
    .third = los berserkers pueden atacar en todos los turnos
verb-ready_at_once =
    .third = las cartas pueden usarse en el mismo turno en que se consiguen
verb-espionage_costs =
    .third = el espionaje necesita { $change } sobre lo invertido
verb-spies_take =
    .third = la carta que se pierde por espionaje es para el espía
verb-row_hidden =
    .third = las cartas del turno están boca abajo hasta que les toca
verb-bid_cap =
    .third = nadie puede ofrecer más de { $n } de oro
verb-least_price =
    .third = una carta por la que nadie ofrezca al menos { $n } de oro se descarta
verb-tie_rule =
    .third-secret = de los empatados se lleva la carta quien conserve más oro
    .third-internal = el subastador decide los empates
    .third-external = de los empatados se lleva la carta quien habló primero
    .third-nobody = si hay empate, nadie se lleva la carta
verb-most_cards_presides =
    .third = al final del turno pasa a ser subastador quien tenga más cartas
verb-plain_victory =
    .third = las cartas que solo dan victoria valen { $change } de victoria
verb-set_scores =
    .third = quien tenga más cartas iguales al final tiene { $change } de victoria
verb-gold_scores =
    .third = al final, cada { $n } de oro son uno de victoria
