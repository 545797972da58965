### La mesa de El Guerrero: zonas, números junto a los nombres, partes del turno, entradas del menú, qué haría algo.

zone-eg-deck = Mazo
zone-eg-discard = Descarte
zone-eg-hand = Mano
zone-eg-army = Ejército
zone-eg-trap = Boca abajo
zone-eg-lasting = Cartas en juego
zone-eg-playing = En juego
zone-eg-general = General
zone-eg-war = Guerra

badge-eg-morale = Moral: { $n } de 20
badge-eg-strength = Fuerza: { $n }{ $parts }
badge-eg-attack = Fuerza al atacar: { $n }{ $parts }
badge-eg-defence = Fuerza al defender: { $n }{ $parts }
badge-eg-power = Poder si la Guerra llegara ahora: { $n }{ $parts }
score-eg-power = Poder: { $n }{ $parts }
badge-eg-hand = { $n } cartas en la mano
    .one = { $n } carta en la mano
badge-eg-defeated = Tiene la ficha de Derrotado: { $n } más de fuerza al defender
badge-eg-first = Empezó la partida
badge-eg-tired = Se salta el próximo entrenamiento
badge-eg-out = Fuera de la partida
badge-eg-war-far = La Guerra no puede llegar antes de que se roben { $n } cartas más
    .one = La Guerra no puede llegar antes de que se robe una carta más
badge-eg-war-near = Desde ahora, la Guerra puede llegar con cualquier carta

piece-eg-first = Primer jugador: cuando el turno vuelve aquí por primera vez, la Paz termina.
piece-eg-peace = Ficha de Paz: no se puede atacar a nadie hasta que el turno vuelva a quien empezó.
piece-eg-defeated = Ficha de Derrotado: da 5 de fuerza al defender, hasta que otro sea derrotado.

track-eg-label = Moral
track-eg-goal = La moral llega hasta { $goal }. Quien gane con { $goal } será Jinete del Apocalipsis.

step-eg-training = Entrenamiento
step-eg-combat = Combate
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
preview-eg-wins = { $n } contra { $answer }: por ahora, ganas
preview-eg-loses = { $n } contra { $answer }: por ahora, pierdes
preview-eg-wins-unless = { $n } contra { $answer }: ganas, salvo que la carta boca abajo sea una trampa
preview-eg-loses-unless = { $n } contra { $answer }: pierdes, y la carta boca abajo puede ser una trampa
preview-eg-army = Tu ejército: fuerza { $n }
