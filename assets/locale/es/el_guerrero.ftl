### El Guerrero: preguntas, lo que sucede, finales, razones, opciones.
### El nombre de una carta puede ser plural (los Hunos): en ninguna frase es sujeto de un verbo que tendría que concordar.

game-el_guerrero = El Guerrero
box-el_guerrero = La Guerra, jinete del Apocalipsis, busca sucesor. Entrena a tu ejército, tiende trampas a tus vecinos y sé el más poderoso cuando llame.

## Preguntas

prompt-general = Elige qué general vas a ser.
prompt-train = Empieza tu turno: entrena a una tropa. Gana { $n } puntos de fuerza. Antes puedes jugar cartas.
    .one = Empieza tu turno: entrena a una tropa. Gana un punto de fuerza. Antes puedes jugar cartas.
prompt-train-too = { $player } entrena, y tú también puedes: elige una tropa. Gana { $n } puntos de fuerza.
    .one = { $player } entrena, y tú también puedes: elige una tropa. Gana un punto de fuerza.
prompt-campaign = Tu turno: juega cartas, y ataca a un rival o descarta lo que no quieras. Después, termina el turno.
    .one = Tu ataque ha terminado: juega más cartas si quieres, o termina el turno.
prompt-react-attack = { $player } ataca a { $rival }. ¿Usas una carta instantánea?
prompt-react-trap = { $player } ataca a { $rival } y ha dado la vuelta a { $card }. ¿Usas una carta instantánea antes del choque?
prompt-react-announced = { $player } juega { $card }. ¿Usas una carta instantánea antes de que haga efecto?
prompt-react-announced-against = { $player } juega { $card } contra { $rival }. ¿Usas una carta instantánea antes de que haga efecto?
prompt-react-end = { $player } va a terminar su turno. ¿Usas una carta instantánea?
prompt-new-defender = Efecto de { $card }: ¿a quién ataca { $player } en tu lugar?
prompt-pick-troop = Efecto de { $card }: elige una tropa de { $rival }.
prompt-pick-own-troop = Efecto de { $card }: elige una de tus tropas.
prompt-pick-give = Efecto de { $card }: ¿qué tropa tuya entregas?
prompt-eg-make-room = Tu ejército está completo. Efecto de { $card }: ¿qué tropa descartas para hacer sitio?
prompt-keep-card = { $rival } te enseña su mano. Efecto de { $card }: ¿con qué carta te quedas?
prompt-from-deck = Las { $n } primeras cartas del mazo. Efecto de { $card }: ¿con cuál te quedas?
    .one = La primera carta del mazo. Efecto de { $card }: quédate con ella.
prompt-tear-down = Efecto de { $card }: ¿qué carta de las que tiene delante { $rival } se descarta?

## Lo que sucede

event-general-chosen = { $player } será { $card }
event-round-over = { $player } descarta { $card }: ha pasado la ronda
event-peace-ended = Se acabó la paz: desde ahora se puede atacar
event-trained = { $player } entrena { $card_whom }: +{ $n } de fuerza
event-training-skipped = { $player } se salta el entrenamiento
event-announced = { $player } juega { $card }
event-announced-against = { $player } juega { $card } contra { $rival }
event-announced-for = { $player } juega { $card } en lugar de { $card_target }
event-joined = { $player } incorpora a su ejército { $card_whom }
event-laid-face-down = { $player } coloca una carta boca abajo
event-reacted = { $player } usa { $card }
event-card-cancelled = La carta de { $player } queda anulada: { $card }
event-announced-taken = { $player } se queda con la carta que ha jugado { $rival }: { $card }

event-attack-declared = { $player } ataca a { $rival }
event-trap-sprung = { $player } cae en la trampa de { $rival }: { $card }
event-decoy-found = { $player } da la vuelta a la carta boca abajo de { $rival } y se queda con ella: { $card }
event-trap-turned-on-owner = { $rival } cae en su propia trampa: { $card }
event-attack-called-off = El ataque de { $player } a { $rival } se suspende
event-attack-redirected = { $player } ataca ahora a { $rival }
event-armies-swapped = { $player } y { $rival } luchan en este combate cada cual con el ejército del otro
event-combat-bonus = +{ $n } de fuerza para { $player } en este combate
event-combat-malus = −{ $n } de fuerza para { $player } en este combate
event-strengths-compared = { $player } ataca con { $n }{ $parts_mine }; { $rival } defiende con { $answer }{ $parts_theirs }
event-combat-won = { $player } gana el combate contra { $rival }
event-morale-gained = { $player } gana { $n } puntos de moral y queda en { $value }
    .one = { $player } gana un punto de moral y queda en { $value }
event-morale-lost = { $player } pierde { $n } puntos de moral y queda en { $value }
    .one = { $player } pierde un punto de moral y queda en { $value }
event-defeated-passed = { $player } recibe la ficha de Derrotado

event-strength-added = +{ $n } de fuerza para { $card }, de { $owner }
event-strength-removed = −{ $n } de fuerza para { $card }, de { $owner }
event-card-lost = { $owner } pierde { $card_whom }
event-troop-taken = { $player } se queda con { $card }, de { $rival }
event-troops-exchanged = { $player } entrega { $card } a { $rival } a cambio de { $card_target }
event-troop-returned = { $player } devuelve a su mano { $card_whom }
event-cards-robbed = { $player } roba al azar { $n } cartas de la mano de { $rival }
    .one = { $player } roba al azar una carta de la mano de { $rival }
event-card-kept = { $player } se queda con { $card }, de la mano de { $rival }
event-hands-swapped = { $player } y { $rival } intercambian sus manos
event-trap-peeked = { $player } mira la carta boca abajo de { $rival }
event-trap-taken = { $player } se queda con la carta boca abajo de { $rival }
event-trap-discarded = { $player } descarta la carta boca abajo de { $rival }: { $card }
event-torn-down = { $player } descarta { $card }, de { $rival }
event-deck-looked-at = { $player } mira las { $n } primeras cartas del mazo
    .one = { $player } mira la primera carta del mazo
event-card-from-deck = { $player } se queda con una carta del mazo
event-deck-burnt = { $player } descarta las { $n } primeras cartas del mazo
    .one = { $player } descarta la primera carta del mazo
event-deck-padded = { $player } coloca sobre el mazo { $n } cartas de los descartes
    .one = { $player } coloca sobre el mazo una carta de los descartes
event-attacks-allowed = { $player } puede atacar { $n } veces más este turno
    .one = { $player } puede atacar una vez más este turno
event-tired = { $player } se saltará su próximo entrenamiento

event-war-tired-of-waiting = Llevan { $n } turnos sin que nadie robe: la Guerra acude sin que la llamen
event-war-came = { $player } roba { $card }: todo se detiene y se cuenta el poder
event-power-counted = { $player } tiene { $n } de poder{ $parts }
event-horseman = { $player } tiene 20 puntos de moral y es, desde hoy, Jinete del Apocalipsis: El Guerrero

part-base = base { $n }
part-tokens = fichas { $n }
part-army = ejército { $n }
part-card = { $card_bare } { $change }
part-shelter = Derrotado { $change }
part-bonus = en este combate { $change }
part-trap = carta boca abajo
part-morale = moral { $n }

## Finales

why-war = nadie tenía más poder cuando llegó la Guerra
why-war-morale = empate de poder cuando llegó la Guerra, pero con más moral
why-war-horseman = nadie tenía más poder cuando llegó la Guerra y, con 20 de moral, es Jinete del Apocalipsis
why-war-shared = empate de poder y de moral cuando llegó la Guerra: los Jinetes del Apocalipsis ya son cinco
why-last-general = todos los demás han abandonado el campo

## Razones

reason-eg-peace = Mientras la ficha de Paz esté en la mesa, no se puede atacar a nadie.
reason-eg-has-attacked = Este turno ya has atacado: ni otro ataque ni descartes.
reason-eg-has-discarded = Este turno has descartado: o se ataca o se descarta, no ambas cosas.
reason-eg-has-trained = Este turno ya has entrenado.
reason-eg-train-first = Antes, entrena a una tropa.
reason-eg-no-rival = Elige contra qué rival va.
reason-eg-no-aim = Esa carta no va contra nadie: juégala sin más.
reason-eg-sheltered = A ese jugador no se le puede atacar, por efecto de { $card }.
reason-eg-only-face-down = Una trampa se coloca boca abajo delante de tu ejército.
reason-eg-own-place = Las cartas boca abajo se colocan delante del ejército propio.
reason-eg-place-taken = Ya tienes una carta boca abajo, y solo cabe una.
reason-eg-own-army = Eso es para tropas de tu propio ejército.
reason-eg-army-full = En un ejército caben { $n } tropas: elige a cuál reemplaza la nueva.
reason-eg-full-strength = Esa tropa lleva una ficha de 4, y no hay ninguna mayor.
reason-eg-only-instants = Ahora solo se puede usar una carta instantánea.
reason-eg-not-now = Esa carta instantánea no se puede usar ahora: en ella pone cuándo.
reason-eg-window-closed = El momento de usar cartas instantáneas ya ha pasado.

## Opciones

option-el_guerrero-trains = Entrenamiento
    .active = El jugador en turno
    .everybody = Todos
    .about = Quién mejora una tropa en la fase 1: solo el jugador a quien le toca, o todos en cada turno.
option-el_guerrero-rounds = Cartas de ronda
    .next_turn = Hasta el turno propio
    .end_of_turn = Hasta el final del turno
    .about = El reglamento dice ambas cosas. Hasta el próximo turno propio, protegen también en los turnos de los demás.
option-el_guerrero-first = El jugador que se enfada con más facilidad
    .about = Empieza la partida.
