### La Campaña: preguntas, razones, lo que sucede, finales, opciones.

game-la_campana = La Campaña

prompt-muster = Elige con qué guerreros empiezas, de uno a cinco.
prompt-act = Tu turno: ¿qué haces?
prompt-spoils = ¿Cuántas cartas de botín tomas de { $rival }?
prompt-make-room = Descarta { $n } cartas para hacer sitio al botín.
    .one = Descarta una carta para hacer sitio al botín.
prompt-discard-before-trade = Puedes comprar hasta { $n } cartas y te caben { $room }. Descarta antes cuantas quieras.
prompt-buy = ¿Cuántas cartas compras?
prompt-barter = Paga tres cartas por una, o seis por dos.

event-battle-began = Comienza la batalla { $n }
event-battle-void = Nada se ha movido en tres rondas: la batalla es nula y empieza de nuevo
event-battle-won = Batalla para { $players }: { $why }
event-turn-began = Turno de { $player }
event-recruited = { $player } recluta a { $card }
event-reinforced = { $player } envía a { $card } de refuerzo a { $owner }
event-attacked = { $player } ataca a { $card_target_bare }, de { $owner }, con { $card }: { $damage_half } de daño { $blow }
event-shield-broken = Se rompe el escudo de { $card_bare }, de { $owner }
event-fallen = Cae { $card_bare }, de { $owner }
event-eliminated = { $player } se queda sin guerreros y fuera de la batalla
event-spoils = { $player } toma { $n } cartas de { $rival } como botín de guerra
    .one = { $player } toma una carta de { $rival } como botín de guerra
event-made-room = { $player } descarta { $n } cartas para hacer sitio
    .one = { $player } descarta una carta para hacer sitio
event-besieged = { $player } asedia el castillo de { $rival } con { $card }: se pierde { $card_gold }
event-healed = { $player } cura a { $card_target } con { $card }
event-shielded = { $player } da un escudo a { $card_target } con { $card }
event-sure-shot = { $player } usa { $card } para un disparo certero contra { $card_target_bare }, de { $owner }
event-gained = { $player } toma { $card }
event-penalty = { $player } tiene demasiadas cartas y pierde { $n } al azar
    .one = { $player } tiene demasiadas cartas y pierde una al azar
event-reshuffled = El mazo se ha agotado: se barajan los descartes para formar otro
event-discarded = { $player } descarta { $n } cartas
    .one = { $player } descarta una carta
event-discarded-to-draw = { $player } descarta { $card } para tomar otra
event-bartered = { $player } paga { $n } cartas y compra { $count }
event-traded = { $player } paga con { $card }, que da para { $n } cartas
    .one = { $player } paga con { $card }, que da para una carta
event-stole = { $player } envía a { $card } a robar a { $rival }
event-spied-deck = { $player } envía a { $card } a mirar las { $n } primeras cartas del mazo
    .one = { $player } envía a { $card } a mirar la primera carta del mazo
event-spied-hand = { $player } envía a { $card } a mirar la mano de { $rival }
event-laid-relic = { $player } coloca { $card } como reliquia de un castillo
event-laid-gold = { $player } añade { $card } al castillo
event-surrendered = { $player } se rinde

blow-pure = puro
blow-impure = impuro

why-last-standing = es el único ejército en pie
why-castle = el castillo está completo con { $n } de oro
why-surrender = el rival se ha rendido
why-void = nada se ha movido en tres rondas

reason-recruited = Este turno ya has reclutado o enviado un refuerzo.
reason-step-done = Este turno ya has dado el paso { $n }.
reason-step-passed = El paso { $n } ya quedó atrás: los pasos del turno van en orden.
reason-no-card = Elige primero una carta.
reason-not-in-hand = Esa carta no está en tu mano.
reason-no-target = Elige para qué es.
reason-wrong-card-attack = A un guerrero solo se le ataca con un arma.
reason-wrong-card-besiege = A un castillo solo se le ataca con el Asedio.
reason-wrong-card-heal = Solo un poder cura.
reason-wrong-card-shield = Solo un poder da un escudo.
reason-wrong-card-sure-shot = Solo un poder da un disparo certero.
reason-wrong-card-steal = Solo el Ladrón roba.
reason-wrong-card-spy = Solo la Espía mira cartas ocultas.
reason-wrong-card-trade = El comercio se paga con oro.
reason-wrong-card-build = Un castillo se hace con una reliquia, una carta de valor 1, y con oro.
reason-wrong-card-recruit = Al campo de batalla solo van guerreros.
reason-wrong-card-reinforce = De refuerzo solo se envían guerreros.
reason-target-warrior = Elige un guerrero en un campo de batalla.
reason-no-wielder = Para usar esta arma necesitas { $wielder_one } o el Dragón en tu campo de batalla.
reason-own-warrior = Se ataca a los guerreros rivales, no a los de tu bando.
reason-not-neighbour = Las armas solo alcanzan a los jugadores que tienes al lado.
reason-target-castle = El asedio va contra el castillo de un rival.
reason-no-gold-in-castle = En ese castillo no hay oro, y su reliquia está a salvo.
reason-no-commander = Para este poder necesitas { $wielder_one } en tu campo de batalla.
reason-rival-warrior = Eso es para guerreros de tu bando.
reason-dragon-no-powers = Al Dragón no se le cura ni se le da escudo.
reason-unhurt = Ese guerrero no tiene daño que curar.
reason-shielded = Ese guerrero ya tiene un escudo.
reason-target-hand = Elige un rival a quien robar.
reason-empty-hand = Esa mano está vacía.
reason-deck-empty = El mazo central está vacío.
reason-target-spy = Espía el mazo central o la mano de un rival.
reason-gold-too-small = El oro de valor 1 no compra nada: una carta cuesta dos.
reason-target-deck = Las cartas se compran del mazo central.
reason-relic-first = Un castillo empieza con una reliquia, una carta de valor 1.
reason-relic-laid = El castillo ya tiene su reliquia: ahora pide oro.
reason-target-own-castle = Se construye el castillo de tu bando.
reason-target-own-field = Se recluta en tu propio campo de batalla.
reason-field-full = En un campo de batalla caben cinco guerreros.
reason-target-ally-field = Los refuerzos van al campo de batalla de un aliado.
reason-ally-out = Tu aliado está fuera de la batalla.
reason-hand-full = Tienes siete cartas: descarta una para tomar otra.
reason-hand-not-full = Puedes tomar una sin descartar.
reason-no-cards-left = No quedan cartas que tomar.
reason-barter-price = El trueque cuesta tres cartas.
reason-out = Estás fuera de esta batalla.

option-la_campana-mode = Modalidad
    .individual = Individual
    .alliance = Dos alianzas
    .about = Con cuatro jugadores, quienes se sientan enfrente pueden ser aliados: un castillo de 30 de oro, refuerzos y botín compartido.
option-la_campana-neighbours = Solo al alcance de los vecinos
    .about = Con cinco jugadores, las armas solo alcanzan a quienes tienes al lado. Asedio, poderes, ladrón y espía alcanzan a todos.
option-la_campana-overdraw = Excederse se castiga, no se prohíbe
    .about = Puedes tomar una octava carta, pero entonces pierdes al azar la mitad de tu mano.
option-la_campana-youngest = El jugador más joven
    .about = Empieza la primera batalla.

## Lugares

zone-deck = Mazo central
zone-hand = Mano
zone-field = Campo de batalla
zone-upon = Armas y escudos
zone-castle = Castillo
zone-discard = Descartes
zone-graveyard = Cementerio

## Pasos del turno

step-1 = Tomar carta
step-2 = Atacar
step-3 = Sabotear
step-4 = Comerciar
step-5 = Construir

## Acciones, como en un botón

action-draw = Tomar carta
action-attack = Atacar
action-besiege = Asediar
action-heal = Curar
action-shield = Dar escudo
action-sure-shot = Disparo certero
action-steal = Robar
action-spy = Espiar
action-trade = Comerciar
action-barter = Hacer trueque
action-build = Construir
action-recruit = Reclutar
action-reinforce = Enviar refuerzo
action-discard = Descartar
action-end = Terminar turno
