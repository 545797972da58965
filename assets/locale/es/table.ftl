### La mesa en pantalla, sea cual sea el juego.

table-turn = Turno { $n } · { $player }
table-waiting = Decide { $player }
table-thinking = { $player } está pensando…
table-answer-first = Responde antes a lo que se pregunta.
table-undo = Deshacer
table-menu = Menú
table-reckoning = El recuento
table-pass = Pasar
table-rest = Nada más este turno
    .about = No se te vuelve a preguntar si reaccionas hasta que empiece el próximo turno (Mayús-Espacio).
table-number-most = Todo
table-number-below = Nada por debajo de { $low }: de { $low } a { $high }.
table-chosen = { $n } de { $most }
table-recap = Desde tu última jugada

table-zone-of = { $zone } de { $player }
table-pile = { $n } cartas
    .one = { $n } carta
table-pile-hidden = { $n } boca abajo
    .one = { $n } boca abajo
table-pile-brought = Las { $n } cartas que se trajeron a la mesa: no dice cuáles quedan

table-curtain-turn = Te toca mirar la mesa.
table-curtain-open = Cuando solo tú veas la pantalla, haz clic o pulsa Intro.

table-anyone = ¿Alguien?
table-anyone-how = Quien quiera, que pulse su tecla o haga clic en su placa.
table-anyone-go-on = Seguir

table-front-strength = { $player }: fuerza { $n }{ $parts }
table-front-even = El marcador está en el centro: nadie tiene influencia aquí
table-front-held = { $player } tiene { $n } de influencia aquí
table-front-step = Tal como está la mesa, { $player } gana { $n } cuando el marcador vuelva a moverse
