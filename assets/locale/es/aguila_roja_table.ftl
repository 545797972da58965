### La mesa de Águila Roja: zonas, números junto a los nombres, partes del turno, entradas del menú, qué haría algo.

zone-ar-village = Villa
zone-ar-locations = Localizaciones
zone-ar-upon = Viajeros
zone-ar-treasury = Arcas
zone-ar-maravedies = Maravedíes
zone-ar-turned = Vueltos
zone-ar-playing = En juego
zone-ar-deck = Mazo
zone-ar-discard = Descartes
zone-ar-hand = Mano

badge-ar-victory = Victoria: { $won } de { $of }
badge-ar-coins = { $n } maravedíes en las arcas
    .one = { $n } maravedí en las arcas
badge-ar-hand = { $n } cartas en la mano
    .one = { $n } carta en la mano
badge-ar-deck = { $n } cartas en el mazo
badge-ar-deck-low = Solo { $n } cartas en el mazo: quien se queda sin ninguna, pierde
    .one = Solo { $n } carta en el mazo: quien se queda sin ninguna, pierde
badge-ar-partner = Tu pareja
badge-ar-out = Fuera de la partida

track-ar-label = Desempate
track-ar-goal = Quien acabe un turno suyo con { $goal } puntos de victoria abre el desempate.
track-ar-tiebreak = Desempate: gana quien comience y acabe un turno suyo por delante de los demás.

step-ar-opening = Planteamiento
step-ar-development = Desarrollo
step-ar-conclusion = Desenlace
step-ar-location = Localización

do-ar-play = Jugar la carta
do-ar-travel = Viajar a la localización
do-ar-challenge-rival = Desafiar a { $owner }
do-ar-challenge = Desafiar al personaje
do-ar-intercept = Interceptar
do-ar-choose = Elegir
do-ar-discard = Descartar
do-ar-first = Empieza { $owner }
do-ar-rival = { $owner }
do-ar-effect = Llevar a cabo
do-ar-yes = Sí
do-ar-find-nothing = No encontrar nada
do-ar-no = No
do-ar-let-pass = No interceptar
do-ar-hand-over = Que siga mi pareja
do-ar-done = He terminado
do-ar-end = Terminar el turno

preview-ar-price = Cuesta { $n } maravedíes; te quedan { $left }
    .one = Cuesta { $n } maravedí; te quedan { $left }
preview-ar-travel = Viajan exactamente { $n } personajes
    .one = Viaja exactamente un personaje
preview-ar-victory = Si nadie intercepta, { $n } puntos de victoria: llegas a { $total }
    .one = Si nadie intercepta, un punto de victoria: llegas a { $total }
preview-ar-both-fall = Se hieren a muerte: los dos caen
preview-ar-fells = Cae { $card_target_bare }; a { $card_bare } le quedan { $mine } de fuerza
preview-ar-falls = Cae { $card_bare }; a { $card_target_bare } le quedan { $left } de fuerza
preview-ar-both-stand = { $blow } heridas contra { $answer }: ninguno cae

reason-ar-challenged = El personaje desafiado no puede interceptar por sí mismo.
