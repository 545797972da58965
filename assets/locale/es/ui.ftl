### Las pantallas alrededor de la mesa.

ui-title = Tabletop
    .about = Juegos de cartas de la vieja España
box-la_campana = Magos, caballeros y arqueros se disputan el campo, y quien tiene oro levanta un castillo.
ui-title-hint = Elige una caja y ábrela. F1 cuenta sus reglas.

ui-done = Listo
ui-on = Sí
ui-off = No
ui-not-now = Ahora no
ui-turn = turno { $n }
ui-sound-on = Sonido activado. Con la tecla M se apaga.
ui-sound-off = Sonido apagado. Con la tecla M se activa.

## Portada

ui-continue = Continuar
    .about = { $names }: la partida os espera donde la dejasteis.
    .alone = Tu partida te espera donde la dejaste.
ui-load = Cargar partida
    .about = Todas las partidas que has guardado.
ui-quit = Salir
    .about = ¿Te levantas de la mesa? La partida en curso se guarda tras cada jugada.
ui-quit-yes = Salir
ui-crashed-title = Tabletop se detuvo
ui-crashed = La última vez el programa se detuvo por un fallo suyo. Lo ocurrido está en el archivo de registro.
ui-crashed-resume = La última vez el programa se detuvo por un fallo suyo. Lo ocurrido está en el archivo de registro; tu partida se guardó. ¿Quieres seguir con ella?
ui-resume = Seguir con ella

## Fechas

when-today = hoy a las { $time }
when-yesterday = ayer a las { $time }
when-this-year = { $day } de { $month } a las { $time }
when-date = { $day } de { $month } de { $year }
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre

## Ajustes

ui-settings = Ajustes
    .about = Todo vale al momento y se recuerda para la próxima vez.
setting-language = Idioma
    .about = El idioma de todo, también en mitad de una partida.
setting-speed = Velocidad
    .about = Lo deprisa que la mesa muestra lo que hacen los demás. Las reglas no esperan, y un clic se lo salta.
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Al instante
setting-sound = Sonido
    .about = Cartas, monedas y una campanilla en tu turno. La tecla M lo enciende y lo apaga en cualquier parte.
setting-volume = Volumen
    .about = Lo fuerte que suenan los sonidos.
setting-full_screen = Pantalla completa
    .about = Ocupa toda la pantalla. F11 lo hace en cualquier parte.
setting-text_size = Tamaño del texto
    .about = Letras más grandes en todas partes. Si no caben en la ventana, crecen hasta donde se puede.
setting-colour_blind = Paleta para daltónicos
    .about = Colores que cualquier ojo distingue. Los signos y las tramas dicen lo mismo sin color alguno.
setting-reduced_motion = Menos movimiento
    .about = Las cosas se desvanecen en vez de volar.
setting-curtain = Telón entre jugadores
    .about = Cuando varias personas comparten esta pantalla, un telón oculta cada mano antes de que mire la siguiente.
setting-reaction_pause = Tiempo para reaccionar
    .about = Cuánto se espera a que reaccione alguien de los que comparten la pantalla. Es el mismo tengan lo que tengan.
reaction_pause-slow = Largo
reaction_pause-normal = Normal
reaction_pause-fast = Corto
reaction_pause-click = Hasta un clic
setting-reaction_stops = Preguntar si reacciono
    .about = Cuando una sola persona juega contra autómatas. Si son varias ante la pantalla, se pregunta a todas igual para no delatar nada.
reaction_stops-always = Siempre
reaction_stops-able = Si puedo
reaction_stops-target = Si va por mí
reaction_stops-never = Nunca

## Partida nueva

ui-players = Jugadores
ui-loser-begins = { $player } (perdió)
    .short = Quien perdió
    .about = { $player } perdió la última partida entre estos jugadores y empieza.
ui-how-many = Cuántos juegan
    .about = Cuántos se sientan a la mesa, entre personas y autómatas.
ui-name = Nombre
    .about = Cómo se llama este jugador.
ui-default-name = Jugador { $n }
ui-bot-names = Doña Elvira, Don Nuño, Berenguela, Fadrique, Aldonza, Gonzalo, Leonor, Ordoño
kind-human = Persona
    .about = Alguien que juega ante esta pantalla. Varias personas pueden compartirla.
kind-page = Paje
    .about = Un autómata que acaba de aprender las reglas y juega lo primero que se le ocurre.
kind-squire = Escudero
    .about = Un autómata que sopesa cada jugada y hace la que mejor le parece.
ui-options = Reglas
ui-code = Código de reparto
    .about = El mismo código reparte las mismas cartas. Compártelo o escribe el que te hayan dado.
ui-new-code = Otro código
    .about = Saca otro código de reparto.
ui-play = Repartir las cartas
    .about = Siéntate y empieza.
error-name-missing = Al asiento { $n } le falta el nombre.
error-name-twice = Hay dos jugadores que se llaman { $name }. Ponle otro nombre a uno de ellos.
error-code-sign = Ningún código de reparto lleva «{ $sign }»: solo cifras y letras, sin I, L, O ni U.
error-code-length = Un código de reparto tiene { $expected } signos, no { $n }.
    .one = Un código de reparto tiene { $expected } signos, no uno.
error-code-slip = En este código hay un desliz: un signo está mal o dos han cambiado de sitio.

## Pausa

ui-pause = Pausa
    .about = No se pierde nada: la partida se guarda tras cada jugada.
ui-go-on = Seguir
    .about = Volver a la mesa.
ui-save-as = Guardar como…
    .about = Guarda la partida con un nombre, para volver a este momento cuando quieras.
ui-saved = Guardada como «{ $title }».
ui-save-title = { $game }, turno { $n }
ui-rules = Las reglas en breve
    .about = Qué se hace en un turno y cómo se gana. F1 las abre en cualquier momento, por donde estés mirando.
ui-rules-search = Escribe lo que buscas. Las mayúsculas y los acentos dan igual.
ui-rules-found = { $n } de { $count }
ui-rules-none = Sin resultados
ui-rules-earlier = El resultado anterior (Mayús+F3)
ui-rules-later = El resultado siguiente (Intro o F3)
ui-rules-heading = Ir a este párrafo.
ui-rules-hint = Escribe para buscar; Intro o F3 lleva al siguiente resultado. Las flechas y la rueda desplazan el texto, Esc cierra.
ui-surrender = Rendirse
    .about = Da por perdido lo que ahora se disputa.
ui-surrender-sure = { $player } se rinde. No hay vuelta atrás. ¿Seguro?
ui-surrender-yes = Rendirse
ui-surrender-who = Solo puede rendirse quien juega ante esta pantalla
ui-seats = Jugadores
    .about = Deja un asiento a un autómata, o recupéralo, en cualquier momento de la partida.
ui-seats-stops = Preguntar a { $player } si reacciona
    .about = Para esta partida. No delata nada a los demás, pues solo cuenta mientras { $player } juega a solas contra autómatas: a varias personas ante una pantalla se les pregunta a todas igual.
ui-to-title = A la portada
    .about = La partida espera allí, en «Continuar».

## Cargar

ui-loading = Cargar partida
ui-autosave = Última partida
    .about = Se guarda sola tras cada jugada
ui-no-saves = Aún no hay nada guardado. La partida se guarda sola mientras juegas y, con el nombre que tú quieras, desde el menú de pausa.
ui-open = Jugar
    .about = Seguir desde aquí.
ui-rename = Cambiar el nombre
    .about = Ponle otro nombre a esta partida.
ui-delete = Borrar
    .about = Tira esta partida a la papelera; podrás recuperarla.
ui-deleted = «{ $title }» está en la papelera.
ui-undelete = Recuperar
    .about = Devuelve a su sitio la partida borrada.
ui-damaged = No se puede cargar
ui-over = terminada
ui-failed = No ha podido ser
ui-cannot-load = No se puede cargar
ui-page = { $n } de { $count }
ui-previous = Página anterior
    .about = Muestra la página anterior.
ui-next = Página siguiente
    .about = Muestra la página siguiente.

## Entre batallas y resultado

ui-battle-over = La batalla ha terminado
ui-battle-void = La batalla es nula
ui-victory = Victoria
ui-shared-victory = Victoria compartida
ui-defeat = Derrota
ui-draw = Empate
ui-drawn = La partida termina en empate
ui-wins-for = { $players } gana la partida
    .many = { $players } ganan la partida
ui-next-starter = { $player } empezará la próxima batalla.
ui-next-battle = A la próxima batalla
    .about = Se reparten de nuevo las cartas.
ui-rematch = Revancha
    .about = Los mismos jugadores y reglas, otro reparto.
ui-change-places = Cambiar de sitio
    .about = Lo mismo otra vez, pero todos avanzan un asiento.
ui-assisted = Con ayuda: pistas o jugadas deshechas.
ui-deal-code = Código de reparto { $code }

## Arranque e imágenes

ui-no-display = No hay pantalla en la que abrir una ventana. `tabletop simulate` juega sin ella; `tabletop --help` cuenta más.
ui-fault = Tabletop se ha detenido por un fallo suyo. El registro, en { $folder }, cuenta más; tu partida se ha guardado.
shoot-scene = No hay ninguna pantalla «{ $got }». Hay: { $known }.
shoot-language = No hay ningún idioma «{ $got }». Hay: { $known }.
shoot-text-size = No sirve un tamaño de texto de { $got }; se esperaba { $known }.
shoot-size = El tamaño es «{ $size }»; se esperaba ANCHOxALTO, de { $least } a { $most }.
shoot-no-file = No se puede leer la posición { $file } ({ $code }).
shoot-no-position = El archivo { $file } no es una posición: se esperaba un objeto JSON que nombre su «game».
shoot-not-asked = Desde esta posición nada lleva a la pregunta { $got }.
shoot-no-out = No se puede escribir la imagen { $file } ({ $code }).
