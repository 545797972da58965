### Lo que dicen las órdenes simulate, replay y bench.

## simulate

simulate-no-bot = No hay ningún bot «{ $bot }». Los que hay: { $known }.
simulate-number = --{ $name } es { $got }; se espera 1 o más.
simulate-option = --option es «{ $got }»; se espera NOMBRE=VALOR.
simulate-error = La partida { $number } se ha interrumpido: { $error }
simulate-interrupted = Detenido tras { $n } de { $wanted } partidas.
simulate-title = { $game }, { $players } jugadores: { $n } partidas, semilla { $seed }
    .one = { $game }, { $players } jugadores: una partida, semilla { $seed }
simulate-options = Opciones: { $options }
simulate-percent = { $share } %
simulate-interval = (de { $low } a { $high })
simulate-by-seat = Victorias por asiento: { $shares }
simulate-first = Victorias de quien jugó el primer turno: { $share }
simulate-length = Duración: { $rounds } rondas, { $decisions } decisiones (medianas)
simulate-speed = Velocidad: { $decisions } decisiones por segundo
simulate-endings = Cómo han acabado las partidas
simulate-tallies = Sucesos por partida, de media
simulate-amount = { $amount }
simulate-errors = { $n } partidas se han interrumpido y no cuentan.
    .one = Una partida se ha interrumpido y no cuenta.

## replay

replay-no-file = No existe el archivo { $file }.
replay-unreadable = El archivo { $file } no se puede leer ({ $code }).
replay-no-record = Esto no es el registro de una partida: se espera una partida guardada de Tabletop o un objeto JSON con «head» y «body».
replay-no-seat = No hay ningún asiento { $seat }; se espera uno del 1 al { $seats }.
replay-player = Jugador { $number }
replay-title = { $game }, { $players } jugadores
replay-options = Opciones: { $options }
replay-players = A la mesa: { $players }
replay-seen-by = Contada como la ha visto { $player }.
replay-head = La cabecera del registro no encaja con lo sucedido: { $field } es «{ $got }», se espera «{ $expected }».
replay-broken = Hasta aquí se puede contar el registro. Después: { $problem }
replay-over = La partida ha terminado: { $why }
replay-winners = Ganan { $players }
    .one = Gana { $players }
replay-scores = Puntos: { $scores }
replay-open = Decide { $player }: { $prompt }
replay-good = El registro es correcto: { $n } respuestas, { $events } sucesos.
    .one = El registro es correcto: una respuesta, { $events } sucesos.

## bench

bench-no-display = No hay pantalla, así que no se ha medido: se espera una, como la que da `xvfb-run`.
bench-rules = { $game }: { $decisions } decisiones al azar por segundo, { $clone } µs para copiar una partida
bench-driver = Pantalla ({ $driver }), fotogramas en múltiplos de uno sencillo
bench-frames = { $size }: { $dealt } al repartir 60 cartas, { $spread } con todas por la mesa, { $one } con una en movimiento
bench-idle = En reposo: { $draws } fotogramas pintados, { $cpu } % de un procesador
bench-first = Primer fotograma: { $ratio } veces lo que tarda una ventana vacía
bench-click = Del clic a la mesa: { $ms } ms
bench-memory = Memoria con 1920 × 1080: { $mb } MB
