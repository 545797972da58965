### Águila Roja: preguntas, lo que sucede, finales, razones, opciones.
### El nombre de una carta puede ser plural (los Segadores): en ninguna frase es sujeto de un verbo que tendría que concordar.

game-aguila_roja = El mundo de Águila Roja
box-aguila_roja = De día, maestro de la villa; de noche, un héroe de rojo. Reúne una facción en tu mazo; viaja, desafía e intercepta.

## Preguntas

prompt-first = Has ganado el sorteo: ¿de quién es el primer turno?
prompt-develop = Tu turno: juega cartas, viaja, desafía o termina el turno.
prompt-travel-with = A { $card_location } no se viaja a solas: elige { $n } más que vayan con { $card }.
    .one = A { $card_location } no se viaja a solas: elige quién más va con { $card }.
prompt-intercept = { $player } desafía a { $rival } con { $card } por { $n } puntos de victoria. ¿Interceptas?
    .one = { $player } desafía a { $rival } con { $card } por un punto de victoria. ¿Interceptas?
prompt-intercept-for = { $player } desafía a { $card_target }, de { $rival }, con { $card }. ¿Interceptas?
prompt-unique = De { $card_bare } solo puedes controlar una carta: elige cuál descartas.
prompt-rival = Efecto de { $card }: elige de qué rival se trata.
prompt-may = ¿Quieres el efecto de { $card }?
prompt-may-upon = ¿Quieres el efecto de { $card } sobre { $cards }?
prompt-may-choose = Efecto de { $card }, si lo quieres: elige una carta { $why }, o renuncia.
prompt-choose-on-table = Efecto de { $card }: elige una carta de la mesa { $why }.
prompt-choose-some = Efecto de { $card }: elige { $n } cartas de la mesa { $why }.
prompt-choose-up-to = Efecto de { $card }: elige hasta { $n } cartas de la mesa { $why }.
    .one = Efecto de { $card }: elige una carta de la mesa { $why }, o ninguna.
prompt-choose-card = Efecto de { $card }: elige una carta de { $pile }.
prompt-discard-from-hand = Efecto de { $card }: descarta { $n } cartas de tu mano.
    .one = Efecto de { $card }: descarta una carta de tu mano.
prompt-order-effects = Varios efectos suceden a la vez: elige cuál va ahora.

pile-deck = tu mazo
pile-discard = tu pila de descartes

## Lo que se hace con las cartas que se eligen, como en *elige una carta de la mesa que descartar*

aim-discard = que descartar
aim-return_to_village = que devolver a la villa
aim-return_to_hand = que devolver a la mano
aim-put_on_guard = que poner en guardia
aim-put_in_action = que poner en acción
aim-wound = a las que colocar una herida
    .one = a la que colocar una herida
aim-wounds = a las que colocar { $amount } heridas
    .one = a la que colocar { $amount } heridas
aim-heal = a las que retirar una herida
    .one = a la que retirar una herida
aim-heals = a las que retirar { $amount } heridas
    .one = a la que retirar { $amount } heridas
aim-heal_all = a las que retirar todas las heridas
    .one = a la que retirar todas las heridas
aim-banned-travel = para que este turno no puedan viajar
    .one = para que este turno no pueda viajar
aim-banned-challenge = para que este turno no puedan desafiar
    .one = para que este turno no pueda desafiar
aim-banned-intercept = para que este turno no puedan interceptar
    .one = para que este turno no pueda interceptar
aim-banned-be_challenged = para que este turno no se las pueda desafiar
    .one = para que este turno no se la pueda desafiar
aim-banned-be_intercepted = para que este turno no se las pueda interceptar
    .one = para que este turno no se la pueda interceptar
aim-banned-be_discarded = para que este turno no se las pueda descartar
    .one = para que este turno no se la pueda descartar
aim-raised = a las que dar +{ $amount } de { $stat } este turno
    .one = a la que dar +{ $amount } de { $stat } este turno
aim-lowered = a las que dar −{ $amount } de { $stat } este turno
    .one = a la que dar −{ $amount } de { $stat } este turno
aim-take_control-this_turn = que controlar hasta que acabe el turno
aim-take_control-while_here = que controlar mientras { $card } siga en la mesa

## Lo que sucede

event-first-chosen = { $player } gana el sorteo; el primer turno es de { $rival }
event-maravedi-turned = { $player } levanta { $card }: { $n } maravedíes para { $players }
    .one = { $player } levanta { $card }: un maravedí para { $players }
event-no-maravedi-turned = { $player } levanta { $card }: no hay maravedíes para nadie
event-maravedies-shuffled = El mazo de maravedíes de { $player } se ha agotado y se baraja de nuevo
event-cards-drawn = { $player } roba { $n } cartas
    .one = { $player } roba una carta
event-card-played = { $player } juega { $card }
event-card-bought = { $player } juega { $card } por { $n } maravedíes
    .one = { $player } juega { $card } por un maravedí
event-set-out = { $player } se pone en camino a { $card_location } con { $card }
event-travelled = { $player } viaja a { $card_location } con { $cards }
event-challenged = { $player } desafía a { $rival } con { $card }
event-challenged-character = { $player } desafía a { $card_target }, de { $rival }, con { $card }
event-intercepted = { $player } intercepta a { $card_target } con { $card }
event-challenge-won = Nadie se interpone ante { $card }: { $player } gana { $n } puntos de victoria a costa de { $rival }
    .one = Nadie se interpone ante { $card }: { $player } gana un punto de victoria a costa de { $rival }
event-challenge-ended = El desafío de { $player } queda en nada
event-fought = Duelo: { $card } con fuerza { $n }, { $card_target } con fuerza { $answer }
event-wounds-placed = { $n } heridas para { $card }, de { $owner }
    .one = Una herida para { $card }, de { $owner }
event-wounds-removed = { $n } heridas menos para { $card }, de { $owner }
    .one = Una herida menos para { $card }, de { $owner }
event-card-discarded = { $owner } pierde { $card_whom }

event-effect-used = Efecto de { $card_source }, de { $player }
event-rival-chosen = Para { $card_source }, { $player } elige como rival a { $rival }
event-aimed = { $player } elige { $card_whom }
event-coins-placed = { $player } coloca { $n } maravedíes en sus arcas
    .one = { $player } coloca un maravedí en sus arcas
event-coins-spent = { $player } gasta { $n } maravedíes
    .one = { $player } gasta un maravedí
event-coins-taken = { $player } toma { $n } maravedíes de las arcas de { $rival }
    .one = { $player } toma un maravedí de las arcas de { $rival }
event-treasury-emptied = { $player } vacía sus arcas
event-victory-gained = { $player } gana { $n } puntos de victoria
    .one = { $player } gana un punto de victoria
event-victory-lost = { $player } pierde { $n } puntos de victoria
    .one = { $player } pierde un punto de victoria
event-hand-discarded = { $player } descarta de su mano { $card }
event-hand-revealed = { $player } mira la mano de { $rival }
event-deck-searched = { $player } busca en su mazo
event-card-revealed = { $player } muestra { $card } y se queda la carta en la mano
event-put-into-village = { $player } trae a la villa { $card_whom } de su pila de descartes
event-returned-to-hand = { $player } devuelve a su mano { $card_whom }
event-returned-to-village = { $player } devuelve a la villa { $card_whom }
event-put-on-guard = { $player } pone en guardia { $card_whom }
event-put-in-action = { $player } pone en acción { $card_whom }
event-raised = Este turno, +{ $n } de { $stat } para { $card }, de { $owner }
event-lowered = Este turno, −{ $n } de { $stat } para { $card }, de { $owner }
event-banned = Este turno no se puede { $deed } { $card }, de { $owner }
event-locations-allowed = { $player } puede jugar { $n } localizaciones más este turno
    .one = { $player } puede jugar una localización más este turno
event-control-taken = { $player } toma el control de { $card }, de { $rival }
event-control-ended = { $player } recupera { $card_whom }

event-handed-over = { $player } cede el turno a { $rival }
event-tiebreak-began = { $player } termina su turno con { $n } puntos de victoria o más: comienza el desempate
event-deck-ran-out = El mazo de { $player } se ha agotado
event-turn-stopped = { $player } ha actuado { $n } veces: el turno da vueltas sin fin y se termina
event-loop-stopped = Van { $n } efectos seguidos: dan vueltas sin fin, y el resto se deja

stat-strength = fuerza
stat-victory = victoria

## Lo que no se puede hacer, como en *No se puede viajar con el Comerciante*: ni sujeto ni participio que concuerden

deed-travel = viajar con
deed-challenge = desafiar con
deed-intercept = interceptar con
deed-be_challenged = desafiar a
deed-be_intercepted = interceptar a
deed-be_discarded = descartar a

## Finales

why-tiebreak = por delante al comienzo y al final de un turno, ya en el desempate
why-deck-out = se ha agotado un mazo

## Razones

reason-choose-card = Elige primero una carta.
reason-not-held = Esa carta no está en tu mano.
reason-not-yours = Tú no controlas esa carta.
reason-no-character = Eso solo lo hacen los personajes.
reason-at-location = En una localización, un personaje ya no hace nada más: vuelve cuando comience tu próximo turno.
reason-in-action = Ese personaje está en acción: eso solo lo hace quien está en guardia.
reason-banned = No se puede { $deed } { $card }, por efecto de { $card_source }.
reason-banned-by-itself = No se puede { $deed } { $card }: lo dice su carta.
reason-banned-this-turn = Este turno no se puede { $deed } { $card }.
reason-too-dear = Cuesta { $n } maravedíes, y en tus arcas hay { $held }.
    .one = Cuesta un maravedí, y tus arcas están vacías.
reason-location-played = Este turno has jugado ya { $n } localizaciones: no caben más.
    .one = Este turno ya has jugado una localización.
reason-choose-location = Los personajes viajan a una localización: elige una.
reason-not-your-location = Tus personajes solo viajan a tus propias localizaciones.
reason-location-taken = En esa localización ya hay alguien.
reason-too-few-travellers = A esa localización viajan exactamente { $n } personajes en guardia; tienes listos { $ready }.
    .one = A esa localización viaja un personaje en guardia, y no tienes ninguno listo.
reason-choose-rival = Desafía a un rival o a un personaje suyo de la villa.
reason-not-in-village = Solo se puede desafiar a los personajes de la villa.
reason-no-partner = No tienes a quién ceder el turno.
reason-has-left = Ese jugador ya está fuera de la partida.

error-decks = Los mazos son «{ $got }»; se esperaba una lista de mazos o de nombres de los que trae el juego, { $n } como mucho.
error-starter = El juego no trae ningún mazo «{ $got }» para el asiento { $n }. Trae estos: { $known }.
error-deck = El mazo del asiento { $n } no es válido:
error-several-decks = Hay varios mazos que no valen.

## Opciones

option-aguila_roja-mode = Modalidad
    .free = Todos contra todos
    .teams = Por parejas
    .about = Con cuatro jugadores, quienes se sientan enfrente pueden ser pareja: comparten turno y puntos de victoria, y hacen falta 40 en vez de 25.
option-aguila_roja-hand = Mano inicial
    .about = Con cuántas cartas empieza cada jugador. El reglamento no lo dice; lo habitual son cinco.
