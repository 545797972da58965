### Mazos: qué falla en uno, su forma de texto y las pantallas en las que se construye.

# Las facciones dentro de una frase

faction-pueblo = el Pueblo
faction-casa-real = la Casa Real
faction-conspiradores = los Conspiradores
faction-clero = el Clero
faction-generic = ninguna facción

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
