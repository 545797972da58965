### Aragón: preguntas, lo que sucede, finales, razones, opciones.
### El nombre de una carta puede ser plural (los Almogávares): en ninguna frase es sujeto de un verbo que tendría que concordar.

game-aragon = Aragón
box-aragon = Dos reinos pequeños y una sola corona. Rodéate de guerreros, juristas y mercaderes, y pesa más que tu rival en el campo, en la corte o en el mercado.

## Preguntas

prompt-plan = Planificación: aún puedes jugar { $n } cartas y usar, una vez cada una, habilidades con «En tu turno».{ $opening }
    .none = Planificación: ya no puedes jugar más cartas; aún puedes usar, una vez cada una, habilidades con «En tu turno».{ $opening }
    .one = Planificación: puedes jugar una carta en el área de su tipo y usar, una vez cada una, habilidades con «En tu turno».{ $opening }
opening-True = { " " }Turno inicial: una carta como mucho.
opening-False = { "" }
prompt-draft = Selección: ¿con cuál de estas { $n } cartas te quedas? Las que sobren pasan a tu rival, que se queda con una.
prompt-draft-pass = Selección: { $player } te pasa { $n } cartas. ¿Con cuál te quedas? La otra se descarta boca abajo.
prompt-ag-give-up = Efecto de { $card }, de { $player }: ¿qué carta tuya abandonas?
prompt-ag-area = Efecto de { $card }: { $why }
prompt-ag-recover = Efecto de { $card }: ¿qué carta de las descartadas boca arriba te llevas a la mano?
deed-gain_influence = ¿en qué área ganas influencia?
deed-surrender = ¿en qué área se cede influencia?
deed-move_card = ¿a qué área mueves { $card_target_whom }?

## Lo que se hace con la carta que se elige, como en *elige una carta de la mesa que destruir*

aim-abandon = que abandonar
aim-destroy = que destruir
aim-move_card = que mover a otra área
aim-silence = que silenciar
aim-copy = que copiar
aim-recover = que llevarte a la mano

## Lo que sucede

event-opening = Empieza { $player }: en el turno inicial, con una carta como mucho y sin fase de influencia
event-card-placed = { $player } juega { $card } en el { $area_area }
event-ability-used = En su turno, { $player } usa la habilidad de { $card }
event-leader-given-up = { $player } renuncia a { $card } para usar su evento
event-play-granted = Gracias a { $card }, { $player } puede jugar { $n } { $area_cards } adicionales este turno
    .one = Gracias a { $card }, { $player } puede jugar una { $area_card } adicional este turno
event-strengths-weighed = { $area_name }: { $player } tiene { $mine } de fuerza contra { $theirs } de { $rival }. El marcador avanza { $n } pasos hacia { $player }; visto desde allí, queda en { $value }
    .none = { $area_name }: { $player } tiene { $mine } de fuerza contra { $theirs } de { $rival }. El marcador ya está en { $value } y no avanza más
    .one = { $area_name }: { $player } tiene { $mine } de fuerza contra { $theirs } de { $rival }. El marcador avanza un paso hacia { $player }; visto desde allí, queda en { $value }
event-influence-gained = { $player } gana { $n } puntos de { $area_influence }
    .one = { $player } gana un punto de { $area_influence }
event-influence-surrendered = { $player } cede a { $rival } { $n } puntos de { $area_influence }
    .one = { $player } cede a { $rival } un punto de { $area_influence }
event-abandoned = { $player } abandona { $card_whom }
event-destroyed = { $player } destruye { $card_whom }, de { $rival }
event-returned = { $player } devuelve a su mano { $card_whom }
event-card-moved = El { $area_area } de { $player } recibe { $card_whom }
event-silenced = { $player } silencia { $card_whom }, de { $rival }
event-copied = { $player } copia con { $card } la acción de { $card_target }
event-recovered = { $player } se lleva de los descartes a la mano { $card_whom }
event-deck-milled = { $player } descarta boca abajo las { $n } primeras cartas del mazo
    .one = { $player } descarta boca abajo la primera carta del mazo
event-drafted = { $player } se queda con una carta de la selección y pasa { $n }
    .none = { $player } se queda con la última carta del mazo: no hay nada que pasar
    .one = { $player } se queda con una carta de la selección y pasa la otra
event-draft-passed = { $player } se queda con una de las { $n } cartas que le han pasado
    .one = { $player } se queda con la carta que le han pasado
event-draft-left = La última carta de la selección se descarta boca abajo
event-last-card = { $player } juega la última carta de su mano y el mazo está vacío: { $rival } tiene el último turno
event-nothing-left = No quedan cartas ni en el mazo ni en las manos: se compara la influencia
event-nothing-moves = El mazo está vacío y en { $n } turnos no ha cambiado nada: se compara la influencia
event-nobody-plays = El mazo está vacío y en { $n } turnos nadie ha jugado una carta: se compara la influencia
event-too-late = El mazo lleva { $n } turnos vacío: se compara la influencia

## Finales

why-ag-ten = 10 puntos de { $area_influence }
why-ag-two = al menos 5 puntos de influencia en dos áreas
why-ag-third = 10 puntos de influencia contra 10, y al menos 5 en la tercera área
why-ag-total = la mayor influencia en todas las áreas juntas
why-ag-draw = la misma influencia en todas las áreas juntas
why-ag-surrender = el rival se ha rendido

## Razones

reason-ag-no-area = Las cartas se juegan en un área: elige la tuya de su tipo.
reason-ag-wrong-area = Esa carta va en tu { $area_area }.
reason-ag-rival-area = Esas áreas son de tu rival: tus cartas van en las tuyas.
reason-ag-no-play = Ya has jugado la carta de este turno, y nada te permite jugar otra.
reason-ag-only = La carta que aún puedes jugar es solo para el { $area_area }.
reason-ag-opening = En el turno inicial se juega una carta como mucho.
reason-ag-no-ability = Esa carta no tiene ninguna habilidad con «En tu turno».
reason-ag-used = Ya has usado esa habilidad en este turno; en el próximo podrás usarla otra vez.
reason-ag-silenced = Esa carta está silenciada: sus habilidades no hacen nada.
reason-ag-not-yours = Esa carta no es tuya.
reason-ag-not-theirs = Esa carta no es de tu rival.
reason-ag-no-cost = No puedes pagar lo que pide esa habilidad.
reason-ag-not-now = Ahora mismo esa habilidad no puede hacer nada.
reason-ag-no-leader = Solo puedes renunciar a tu propio líder para usar su evento.
reason-ag-draft-first = Es la fase de selección: elige antes la carta con la que te quedas.
reason-ag-keep-one = Elige una de las cartas que estás mirando.
reason-ag-not-there = Elige una carta que esté en un área.
reason-ag-not-fitting = Este efecto no es para esa carta.
reason-ag-cannot = A esa carta no se le puede hacer eso, por efecto de { $card }.

## Opciones

option-aragon-leaders = Líderes
    .about = Tres cartas opcionales: cada jugador tiene un líder con su habilidad, repartido al azar, y puede renunciar a él una vez para usar un evento poderoso.
option-aragon-first = Turno inicial
    .dice = A los dados
    .seat-1 = Primer asiento
    .seat-2 = Segundo asiento
    .about = Quién empieza. Según el reglamento, quien perdiera la última partida entre ambos; si no, deciden los dados.
