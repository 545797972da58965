### La mesa de Aragón: zonas, números junto a los nombres, partes del turno, entradas del menú, qué haría algo.

zone-ag-deck = Mazo
zone-ag-hand = Mano
zone-ag-military = Militar
zone-ag-political = Política
zone-ag-economic = Económica
zone-ag-leader = Líder
zone-ag-discard = Boca arriba
zone-ag-facedown = Boca abajo
zone-ag-aside = Apartadas

badge-ag-total = Influencia en todas las áreas: { $n }
badge-ag-hand = { $n } cartas en la mano
    .one = { $n } carta en la mano
badge-ag-plays = Cartas que aún puede jugar este turno: { $n }
badge-ag-opening = Turno inicial: una carta como mucho, sin fase de influencia
badge-ag-closing = Tiene el último turno
badge-ag-ability = En tu turno: se puede usar ahora
badge-ag-used = En tu turno: ya usada este turno
badge-ag-silenced = Silenciada: sus habilidades no hacen nada
badge-ag-granted = Permite jugar { $n } cartas más este turno
    .one = Permite jugar una carta más este turno
score-ag-total = Influencia en todas las áreas: { $n }

step-ag-beginning = Comienzo
step-ag-planning = Planificación
step-ag-influence = Influencia
step-ag-draft = Selección

do-ag-play = Jugarla en esta área
do-ag-use = Usar su habilidad
do-ag-event = Renunciar al líder por su evento
do-ag-keep = Quedarse con esta carta
do-ag-choose = Elegir
do-ag-area = Esta área
do-ag-effect = Llevar a cabo
do-ag-yes = Sí
do-ag-no = No
do-ag-end = Terminar la planificación

preview-ag-gains = Fuerza { $mine } contra { $theirs }: por ahora, el marcador viene { $n } pasos hacia ti
    .one = Fuerza { $mine } contra { $theirs }: por ahora, el marcador viene un paso hacia ti
preview-ag-loses = Fuerza { $mine } contra { $theirs }: por ahora, el marcador va { $n } pasos hacia tu rival
    .one = Fuerza { $mine } contra { $theirs }: por ahora, el marcador va un paso hacia tu rival
preview-ag-opening = Fuerza { $mine } contra { $theirs }: el turno inicial no tiene fase de influencia
preview-ag-even = Fuerza { $mine } contra { $theirs }: por ahora, el marcador no se mueve

front-ag-note = Con 10 de influencia en un área, o al menos { $low } en dos, se gana al final de la fase de influencia del rival.
verdict-ag-opening = El turno inicial no tiene fase de influencia
verdict-ag-nobody = Si el turno acabara ahora, no ganaría nadie
verdict-ag-wins = Si el turno acabara ahora, ganaría { $player }: { $why }
verdict-ag-last = Último turno: por ahora, empate ({ $why })
    .one = Último turno: por ahora gana { $players }: { $why }
verdict-ag-over = Si el turno acabara ahora, acabaría la partida: empate ({ $why })
    .one = Si el turno acabara ahora, acabaría la partida y ganaría { $players }: { $why }
verdict-ag-holds = Si sigue así, { $player } gana tras el turno de { $rival }: { $why }
verdict-ag-both = Los dos alcanzan un umbral: gana quien vaya claramente por delante
sign-ag-empty = El mazo está vacío: cuando alguien juegue la última carta de su mano, el otro tendrá un último turno.
sign-ag-closing = El mazo está vacío y se ha jugado una última carta: decide el último turno.
about-ag-strength = Fuerza { $n }{ $parts }
about-ag-cannot-be-destroyed = No se puede destruir, por { $card }
about-ag-cannot-be-returned = No puede volver a la mano, por { $card }
about-ag-cannot-be-moved = No se puede mover, por { $card }
about-ag-cannot-be-silenced = No se puede silenciar, por { $card }
remark-ag-draft = { $rival } se queda con una de las { $n } que pasas; la última se descarta boca abajo.
    .one = { $rival } se queda con la que pasas; no se descarta ninguna.
brief-why-ag-ten = 10 { $area_inside }
brief-why-ag-two = 5 en dos áreas
brief-why-ag-third = 10 y 5 contra 10
brief-why-ag-total = más influencia en total
brief-why-ag-draw = la misma influencia en total
