### La mesa de La Campaña: números junto a los nombres, entradas del menú, qué haría una opción.

badge-battles = { $won } de { $of } batallas ganadas
badge-castle = Castillo: { $gold } de { $goal } de oro
badge-hand = { $n } cartas en la mano
    .one = { $n } carta en la mano
badge-out = Fuera de la batalla

do-discard-to-draw = Descartarla y tomar otra
do-besiege = Asediar el castillo de { $owner }
do-steal = Robar a { $owner }
do-spy-deck = Mirar el mazo
do-spy-hand = Mirar la mano de { $owner }

step-0-nothing = No tienes en la mano ningún guerrero que reclutar, o no le queda sitio.
step-1-nothing = Ahora no puedes tomar carta.
step-2-nothing = Ahora no tienes con qué atacar ni poder que usar.
step-3-nothing = No tienes ni el Ladrón ni la Espía.
step-4-nothing = No tienes con qué comerciar.
step-5-nothing = No tienes con qué construir.

preview-wounds = { $damage_half } de daño { $blow }: le quedan { $left_half } de vida
preview-falls = { $damage_half } de daño { $blow }: cae { $card_target_bare }
preview-shield-holds = { $damage_half } de daño { $blow }: el escudo aguanta con { $left_half }
preview-shield-breaks = { $damage_half } de daño { $blow }: el escudo se rompe
preview-shot-falls = Cae { $card_target_bare }
preview-shot-breaks = Se rompe el escudo de { $card_target_bare }
preview-heals = Cura { $damage_half } de daño
preview-shields = Un escudo de { $shield_half }
preview-besiege = { $owner } pierde al azar { $n } cartas de oro
    .one = { $owner } pierde al azar una carta de oro
preview-steal = { $n } cartas al azar de { $owner }
    .one = Una carta al azar de { $owner }
preview-spy-deck = Solo tú ves las { $n } primeras cartas
    .one = Solo tú ves la primera carta
preview-spy-hand = Solo tú ves las { $n } cartas de { $owner }
    .one = Solo tú ves la carta de { $owner }
preview-trade = Compra hasta { $n } cartas
    .one = Compra una carta
preview-relic = Comienza un castillo: { $gold } de { $goal } de oro
preview-castle = El castillo crece a { $gold } de { $goal } de oro
preview-castle-done = El castillo queda completo con { $gold } de oro: la batalla está ganada
