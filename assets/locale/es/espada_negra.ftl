### Espada Negra: preguntas, lo que sucede, finales, razones, opciones.

game-espada_negra = Espada Negra
box-espada_negra = Puños cerrados, espadas desnudas y secretos a voces: puja más que nadie, golpea más fuerte o haz que los demás paguen por nada.

## Preguntas

prompt-en-attack = Va a subastarse { $card }. ¿Atacas para llevarte la carta por la fuerza, sin pagar? Cuenta como un ataque de este turno.
prompt-en-join = Ataque por { $card }: { $players }, con { $n } como mayor total. ¿Atacas tú también? El total más alto se lleva la carta.
prompt-en-berserkers = ¿Qué berserkers van al ataque por { $card }? Tus demás cartas atacan con { $n }.{ $fate }
prompt-en-berserkers-alone = ¿Qué berserkers atacan por { $card }?{ $fate }
prompt-en-bid = Tu puja secreta por { $card }: ¿cuánto oro ofreces? Nadie la ve hasta que todos hayan pujado.{ $price }
prompt-en-award = Empate a { $n } de oro por { $card }. La subasta la diriges tú: ¿quién se lleva la carta?
prompt-en-spy = { $rival } gana la subasta de { $card }. ¿Se lo impides con espionaje? Marca cartas que sumen { $n } o más; no volverán a espiar.
prompt-en-spy-attack = El ataque de { $rival } ha ganado { $card }. ¿Se lo impides con espionaje? Marca cartas que sumen { $n } o más; no volverán a espiar.
prompt-en-counter = Espionaje por { $card }, que ganó { $player }. Acaba de actuar { $rival } y, por ahora, { $so_far }. ¿Lo anulas? Marca cartas que sumen { $n } o más.

fate-spent = { " " }Un berserker solo ataca una vez por partida.
fate-fresh = { "" }

price-0 = { "" }
price-1 = { " " }Si nadie ofrece al menos 1, la carta se descarta.
price-2 = { " " }Si nadie ofrece al menos 2, la carta se descarta.
price-3 = { " " }Si nadie ofrece al menos 3, la carta se descarta.
price-4 = { " " }Si nadie ofrece al menos 4, la carta se descarta.

so_far-lost = quien ganó se queda sin la carta
so_far-kept = quien ganó se queda con la carta

## Lo que sucede

event-condition-drawn = Sale al azar: rige la condición inicial de { $card }
event-condition-agreed = Según lo acordado, rige la condición inicial de { $card }
event-presides = { $player } dirige la primera subasta
event-office-passed = Desde ahora dirige la subasta { $player }
event-row-revealed = Se subastan este turno: { $cards_ordered }
event-row-veiled = Se colocan { $n } cartas boca abajo
    .one = Se coloca una carta boca abajo
event-lot-called = Le toca a { $card }

event-assault-begun = { $player } ataca por { $card } con { $n }
event-assault-joined = { $player } se suma al ataque por { $card } con { $n }
event-assault-tied = Ataque igualado a { $n } entre { $players }: la carta se subasta
event-assault-won = El ataque de { $player } por { $card } vence con { $n }
event-lot-stormed = { $player } se lleva { $card_whom } con un ataque de { $n }

event-bids-opened = Se abren los puños por { $card }: { $each }
event-bids-tied = Empate a { $n }: { $players }
event-tie-by-gold = { $player } tiene más oro que los demás empatados: { $n }
event-tie-by-auctioneer = { $player } dirige la subasta y decide: para { $rival }
event-tie-by-word = { $player } habló primero
event-lot-won = { $player } gana la subasta de { $card } y paga { $n } de oro
event-lot-bought = { $player } compra { $card_whom } por { $n } de oro
event-lot-unsold = Nadie puja por { $card }: se descarta
event-lot-unsold-price = Nadie ofrece al menos { $n } de oro por { $card }: se descarta
event-lot-unsold-tie = Nada deshace el empate por { $card }: se descarta y nadie paga

event-spied = { $player } espía con { $cards }: suma { $n } para que { $rival } se quede sin { $card }
event-countered = { $player } responde con { $cards }: suma { $n } para anular el espionaje de { $rival }
event-spying-held = El espionaje de { $player } surte efecto: { $rival } se queda sin { $card }
event-spying-failed = El espionaje de { $player } contra { $rival } queda anulado
event-lot-gained = { $player } se queda con { $card }
event-lot-looted = { $player } se queda con lo espiado: { $card }

event-produced = { $player } gana { $n } de oro{ $parts } y tiene { $value }
event-leftovers-discarded = Las últimas { $n } cartas no dan para un turno: se descartan
    .one = La última carta no da para un turno: se descarta
event-victory-counted = { $player } tiene { $n } puntos de victoria{ $parts }
    .one = { $player } tiene un punto de victoria{ $parts }

part-banners = cartas { $n }
part-plain = solo victoria { $change }
part-sets = más cartas iguales { $change }
part-purse = oro { $change }
part-coins = cartas { $n }
part-yields = condición { $change }
part-income = para todos { $change }

## Finales

why-en-victory = más victoria que nadie
why-en-shared = igualados en victoria, y el oro no desempata
why-en-alone = todos los demás han abandonado la subasta

## Razones

reason-en-truce = En esta partida nadie ataca: lo prohíbe una condición.
reason-en-no-attack = No tienes ninguna carta que pueda atacar ahora.
reason-en-harmless = Esa carta no tiene ataque.
reason-en-has-attacked = Este turno ya has atacado { $n } veces, y no se puede más.
    .one = Este turno ya has atacado: solo se ataca una vez, saliera como saliera.
reason-en-too-late = Esta carta ya se está subastando: se ataca antes.
reason-en-has-joined = Ya estás atacando por esta carta.
reason-en-no-berserker = Solo se eligen berserkers: tus demás cartas atacan de todos modos.
reason-en-spent = Ese berserker ya atacó, y solo ataca una vez por partida.
reason-en-asleep = Esa carta se ha adquirido este turno: sirve desde el próximo.
reason-en-not-yours = Elige entre las cartas que tienes delante.
reason-en-no-espionage = Esa carta no tiene espionaje.
reason-en-spied = Esa carta ya está marcada: solo espía una vez por partida.
reason-en-not-tied = Ese jugador no está entre los empatados.

## Opciones

option-espada_negra-ties = Pujas empatadas
    .secret = El más rico
    .internal = El subastador
    .external = El más rápido
    .about = Quién se lleva la carta. El más rico de los empatados: si también en oro son iguales, se descarta. El subastador: un jugador, que empieza con uno de oro menos, decide. El más rápido: quien habló antes; el orden se sortea en cada subasta.
option-espada_negra-zero_is_no_bid = Si todos pujan 0, descartar
    .about = La carta por la que todos pujan 0 se descarta. Si no, es un empate como otro cualquiera, y alguien puede llevársela por nada.
option-espada_negra-conditions = Condiciones al azar
    .about = Tantas cartas salen del mazo al empezar, y sus condiciones iniciales rigen toda la partida. Para aprender, ninguna.
option-espada_negra-condition = Condición acordada
    .drawn = Ninguna
    .rey = Rey: el oro puntúa
    .ciudad = Ciudad: renta para todos
    .campo = Campo: menos cartas por turno
    .campesino = Campesino: más producción
    .caballero = Caballero: puntúan las iguales
    .guerrero = Guerrero: más ataques
    .inquisidor = Inquisidor: cartas boca abajo
    .confidente = Confidente: espiar cuesta más
    .contrabandista = Contrabandista: botín del espía
    .almogavar = Almogávar: cartas listas al momento
    .flagelante = Flagelante: berserkers incansables
    .espada-negra = Espada Negra: manda quien subasta
    .catedral = Catedral: más por solo dar victoria
    .mercader = Mercader: más oro al empezar
    .hermano = Hermano: empates para nadie
    .relicario = Relicario: sin ataques
    .molino = Molino: precio mínimo
    .alcaide = Alcaide: pujas con tope
    .about = Una condición inicial que todos han acordado, además de las que salgan al azar. Una carta de su clase sale del mazo.
