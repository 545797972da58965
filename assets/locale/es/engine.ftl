### Lo que dice el núcleo: por qué no vale una respuesta, una preparación, un registro o una posición.

reason-match-over = La partida ha terminado.
reason-not-asked = La decisión no es tuya.
reason-want-option = Elige una de las opciones; esto no lo es: { $got }.
reason-not-offered = Ahora no es posible.
reason-want-several = Elige una lista de opciones; esto no lo es: { $got }.
reason-chosen-twice = La misma carta está elegida dos veces.
reason-too-few = Has elegido { $n } y hacen falta al menos { $least }.
reason-too-many = Has elegido { $n } y como mucho pueden ser { $most }.
reason-wrong-size = Has elegido { $n }; tienen que ser { $sizes }.
reason-too-light = Suman { $n } y hacen falta { $least }.
reason-want-number = Da un número entero; esto no lo es: { $got }.
reason-number-range = { $n } no vale: de { $low } a { $high }.
reason-want-all-in-order = Ordena las { $n }, cada una una vez.
reason-no-such-seat = No hay asiento { $n }.
reason-undo-nothing = No hay nada que deshacer.
reason-undo-conceded = Una rendición no se puede deshacer.
reason-undo-other = Después ha decidido otro jugador.
reason-undo-dice = Después ha hablado el azar.
reason-undo-learned = Después has visto algo nuevo.

error-game = No hay ningún juego «{ $game }». Hay: { $known }.
error-seats = { $game } es para entre { $low } y { $high } jugadores, no { $n }.
error-option = { $game } no tiene la opción «{ $option }». Tiene: { $known }.
error-option-value = La opción «{ $option }» no puede ser «{ $value }». Puede ser: { $known }.
error-option-seats = La opción «{ $option }» solo puede ser «{ $value }» con { $known } jugadores, no { $n }.
error-position = La posición tiene mal esto: { $what }, «{ $got }». Se esperaba: { $expected }.
error-record-damaged = El registro está dañado: no se puede leer esta parte: { $part }.
error-record-version = El registro es de otra versión: { $field } es «{ $got }» y se esperaba «{ $expected }».
error-record-answer = La respuesta { $n } del registro no es ninguna respuesta: { $detail }
error-record-illegal = La respuesta { $n } del registro no es legal:
