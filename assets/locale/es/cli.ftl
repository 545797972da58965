### Lo que dicen las órdenes simulate, balance, replay y bench.

## simulate y balance

matches-no-bot = No hay ningún bot «{ $bot }». Los que hay: { $known }.
matches-number = --{ $name } es { $got }; se espera 1 o más.
matches-option = --option es «{ $got }»; se espera NOMBRE=VALOR.
matches-error = La partida { $number } se ha interrumpido: { $error }
matches-interrupted = Detenido tras { $n } de { $wanted } partidas.
matches-title = { $game }, { $players } jugadores: { $n } partidas, semilla { $seed }
    .one = { $game }, { $players } jugadores: una partida, semilla { $seed }
matches-options = Opciones: { $options }
matches-percent = { $share } %
matches-points = { $sign }{ $points }
matches-interval = (de { $low } a { $high })
matches-first = Victorias de quien jugó el primer turno: { $share }
matches-amount = { $amount }
matches-errors = { $n } partidas se han interrumpido y no cuentan.
    .one = Una partida se ha interrumpido y no cuenta.

## simulate

simulate-by-seat = Victorias por asiento: { $shares }
simulate-length = Duración: { $rounds } rondas, { $decisions } decisiones (medianas)
simulate-speed = Velocidad: { $decisions } decisiones por segundo
simulate-endings = Cómo han acabado las partidas
simulate-tallies = Sucesos por partida, de media

## balance

balance-limit = --{ $name } es { $got }; se espera un número de puntos, 0 o más.
balance-bots = En cada asiento: { $bot }
balance-seats = Lo que gana cada asiento; se marca lo que se aparta más de { $limit } puntos de partes iguales
balance-length = Duración: { $median } rondas (mediana); nueve de cada diez partidas tienen de { $low } a { $high }
balance-loops = Partidas en las que los efectos han dado vueltas sin fin: { $n }
balance-cards = Cartas: lo que han ganado los asientos que las han usado por encima de partes iguales, en puntos sobre cien
balance-column =
    .seat = Asiento
    .wins = Victorias
    .card = Carta
    .matches = Partidas
    .seats = Asientos
    .gain = Ganancia
    .between = Intervalo al 95 %
    .sales = Ventas
    .mean = Media
    .sd = Desviación
    .low = Mínimo
    .high = Máximo
balance-sign = !
balance-beyond = { $n } cartas ganan o cuestan más de { $limit } puntos.
    .one = Una carta gana o cuesta más de { $limit } puntos.
balance-unused = { $n } cartas han estado en una mano y nadie las ha usado: { $names }.
    .one = Una carta ha estado en una mano y nadie la ha usado: { $names }.
balance-unheld = { $n } cartas no han llegado a ninguna mano: { $names }.
    .one = Una carta no ha llegado a ninguna mano: { $names }.
balance-prices = Precios: por cuánto se ha vendido cada carta
balance-notes = Sucesos: en cuántas partidas de cada cien se dan

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
