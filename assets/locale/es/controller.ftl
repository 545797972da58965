### Lo que dicen los gestos y la sesión, sea cual sea el juego.

refusal-not-there = No va ahí.
reason-stale = Eso ya está decidido.
reason-undo-curtain = No se puede deshacer nada mientras se espera a quien juega después.
reason-undo-anyone = No se puede deshacer nada mientras se pregunta a todo el mundo.

note-bot-failed = El bot de { $player } ha tropezado. Uno más sencillo sigue en su lugar.
