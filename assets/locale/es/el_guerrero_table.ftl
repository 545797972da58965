### La mesa de El Guerrero: zonas, números junto a los nombres, partes del turno, entradas del menú, qué haría algo.

zone-eg-deck = Mazo
zone-eg-discard = Descartes
zone-eg-hand = Mano
zone-eg-army = Ejército
zone-eg-trap = Carta boca abajo
zone-eg-lasting = Cartas de ronda y permanentes
zone-eg-playing = En juego
zone-eg-generals = Generales
zone-eg-general = General
zone-eg-war = Guerra

badge-eg-morale = Moral: { $n } de { $of }
badge-eg-attack = Fuerza al atacar: { $n }
badge-eg-defence = Fuerza al defender: { $n }
badge-eg-power = Poder si la Guerra llegara ahora: { $n }
badge-eg-hand = { $n } cartas en la mano
    .one = { $n } carta en la mano
badge-eg-defeated = Tiene la ficha de Derrotado: { $n } más de fuerza al defender
badge-eg-peace = Paz hasta el próximo turno de { $player }
badge-eg-tired = Se salta el próximo entrenamiento
badge-eg-out = Fuera de la partida
badge-eg-war = La Guerra puede llegar en los próximos { $n } robos
    .one = La Guerra llega con el próximo robo

track-eg-label = Moral
track-eg-goal = La moral llega hasta { $goal }. Quien gane con { $goal } será Jinete del Apocalipsis.

step-eg-muster = Generales
step-eg-training = Entrenamiento
step-eg-combat = Combate o descarte
step-eg-end = Fin de turno

do-eg-general = Ser este general
do-eg-train = Entrenar
do-eg-play = Jugar la carta
do-eg-play-against = Jugarla contra { $owner }
do-eg-join = Incorporar al ejército
do-eg-replace = Reemplazar a esta tropa
do-eg-set = Colocarla boca abajo
do-eg-attack = Atacar a { $owner }
do-eg-discard = Descartar
do-eg-react = Usarla
do-eg-rival = { $owner }
do-eg-choose = Elegir
do-eg-effect = Llevar a cabo
do-eg-yes = Sí
do-eg-no = No
do-eg-pass = No usar nada
do-eg-keep-army = Dejar el ejército como está
do-eg-end = Terminar el turno

preview-eg-train = Fuerza { $n }
preview-eg-wins = { $n } contra { $answer }: tal como está, ganas
preview-eg-loses = { $n } contra { $answer }: tal como está, pierdes
preview-eg-trap = Delante de { $owner } hay una carta boca abajo
preview-eg-army = Tu ejército: fuerza { $n }
preview-eg-power = Tu poder: { $n }
preview-eg-draw = Robarás { $n } cartas
    .one = Robarás una carta
