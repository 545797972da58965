### Mazos: qué falla en uno, su forma de texto y las pantallas en las que se construye.

# Las facciones dentro de una frase

faction-pueblo = el Pueblo
faction-casa-real = la Casa Real
faction-conspiradores = los Conspiradores
faction-clero = el Clero
faction-generic = ninguna facción

wanted-pueblo = el Pueblo
wanted-casa-real = la Casa Real
wanted-conspiradores = los Conspiradores
wanted-clero = el Clero

# Por qué no se puede jugar con un mazo, o no se puede añadir una carta

deck-no-deck = esto no es un mazo: se esperaban unas arcas y sus cartas, y pone «{ $got }»
deck-no-treasury = un mazo necesita una carta de Arcas, y «{ $got }» no lo es
deck-no-counts = «{ $got }» no dice cuántas copias hay de cada carta: se esperaban números enteros desde 1
deck-too-few = { $n } de { $size } cartas: falta añadir { $missing }
deck-too-many = { $n } cartas, { $over } de más: un mazo tiene { $size } justas
deck-unknown-card = no hay ninguna carta «{ $got }»
deck-maravedi = { $card } es una carta de maravedí: esas van en un mazo propio
deck-treasury = { $card } es una carta de Arcas: la única que hay va junto al mazo
deck-unique = { $card } es única: cabe una copia, no { $n }
deck-copies = { $n } copias de { $card }: caben { $most } como mucho
deck-faction = { $card } es de { $faction }: con estas arcas solo caben cartas de { $wanted } y genéricas
deck-maravedi-mix = el mazo de maravedíes no es el habitual de { $size } cartas

# Un mazo como texto

deck-text-treasury = Arcas
deck-text-line = línea { $line }: «{ $got }» no es ni una carta ni unas arcas. Se esperaba un número y un nombre, como «3 Comerciante»
deck-text-count = línea { $line }: no puede haber «{ $got }» copias. Se esperaba un número del 1 al 9999
deck-text-unknown = línea { $line }: no hay ninguna carta «{ $got }». Se esperaba un nombre tal como está impreso, en español o en inglés
deck-text-near = línea { $line }: no hay ninguna carta «{ $got }». ¿Quizá «{ $near }»?
deck-text-no-treasury = línea { $line }: «{ $got }» no son unas arcas. Se esperaba { $known }
deck-text-two-treasuries = línea { $line }: «{ $got }» serían unas segundas arcas. Se esperaban unas solas
deck-text-treasury-missing = el texto no dice qué arcas. Se esperaba una línea como «Arcas: …» con { $known }
deck-text-long = línea { $line }: el texto es más largo que cualquier mazo. Se esperaban { $most } líneas como mucho

# La lista de mazos

decks-title = Mazos · { $game }
decks-hint = Los mazos que trae el juego son modelos: haz una copia para cambiarlos.
decks-shipped = lo trae el juego
decks-more-reasons = Y { $n } motivos más.
    .one = Y un motivo más.
decks-open = Cambiar
    .about = Añadir y quitar cartas.
decks-look = Mirar
    .about = Ver qué lleva.
decks-choose = Mazos…
    .about = Construir mazos, copiarlos o traer otros.
deck-new = Mazo nuevo
    .about = Empezar con un mazo vacío.
deck-new-name = Mazo nuevo
deck-copy = Copiar
    .about = Hacer una copia de este mazo para cambiarla.
deck-rename = Cambiar el nombre del mazo
    .about = Dar otro nombre a este mazo.
deck-delete = Borrar
    .about = Borrar este mazo; hasta que se cierre el programa se puede recuperar.
deck-deleted = El mazo «{ $title }» está borrado.
deck-import = Traer un mazo
    .about = Leer un mazo que te han enviado como texto.
deck-import-how = Un mazo es una lista: **«Arcas: …»** en una línea y, debajo, líneas como **«3 Comerciante»**. Copia la lista y pégala aquí, o déjala como archivo .txt en la carpeta { $folder }.
deck-paste = Pegar del portapapeles
deck-clipboard-empty = No hay texto en el portapapeles. Copia antes la lista de un mazo.
deck-slips = Erratas en el texto
deck-more-slips = Y { $n } más.
deck-keep-rest = Quedarse con el resto
deck-export = Mazo como texto
    .about = Una lista que se puede leer y enviar, y que se puede volver a traer.
deck-copy-text = Copiar
    .about = Copiar la lista para pegarla en un mensaje.
deck-to-file = A un archivo
    .about = Escribir la lista en la carpeta de los mazos.
deck-copied = El mazo está en el portapapeles.
deck-no-clipboard = Aquí no hay portapapeles. Escribe el mazo en un archivo.
deck-written = El mazo se ha escrito en { $file }

# El constructor de mazos

deck-builder-hint = Pulsa una carta para añadirla y una línea para quitar una, o arrástralas. El botón derecho la muestra en grande.
deck-locked = este mazo lo trae el juego: haz una copia para cambiarlo
deck-not-there = este mazo no lleva { $card_bare }
deck-search = Busca en nombres y textos (Ctrl+F). Los acentos dan igual.
deck-found = { $n } cartas
    .one = una carta
deck-want-all = No buscar nada en particular.
deck-up = Subir.
deck-down = Bajar.
deck-want-pueblo = Solo cartas del Pueblo
deck-want-casa-real = Solo cartas de la Casa Real
deck-want-conspiradores = Solo cartas de los Conspiradores
deck-want-clero = Solo cartas del Clero
deck-want-generic = Solo cartas genéricas
deck-want-character = Solo personajes
deck-want-event = Solo eventos
deck-want-permanent = Solo eventos permanentes
deck-want-location = Solo localizaciones
deck-want-cost = Solo cartas de valor { $cost }
    .most = Solo cartas de valor { $cost } o más
deck-choose-treasury = Poner el mazo bajo estas arcas.
deck-right = Listo para jugar
    .about = No hay nada que objetar a este mazo.
deck-wrong = { $n } motivos en contra
    .one = Un motivo en contra
deck-state = El mazo
    .about = Todos los motivos por los que aún no se puede jugar con este mazo.
deck-by-cost = por valor
deck-by-type = por tipo

# Los mazos de una partida nueva

deck-of-seat = Con qué mazo
deck-none = sin mazo
deck-none-legal = No hay ningún mazo con el que jugar. Construye uno antes.
deck-not-legal = { $player } no puede jugar con «{ $title }»: hay { $n } motivos en contra de ese mazo.
    .one = { $player } no puede jugar con «{ $title }»: hay un motivo en contra de ese mazo.
