### Las reglas de Espada Negra, para el menú de pausa; cada atributo es un párrafo. Algunos llevan el nombre de una fase o de una clase de carta.

rules-espada_negra = Las reglas en breve
    .win = **Cómo se gana.** Ten la mayor victoria cuando termine el juego: suma los estandartes de todas las cartas que has adquirido. Quienes empatan comparten el triunfo; el oro no desempata.
    .icons = **Las cifras.** El estandarte es la victoria. La moneda es la producción, el oro que da la carta cada turno. El escudo con dos espadas cruzadas es el ataque, y la mano, el espionaje. De qué clase sea la carta no importa, salvo los berserkers.
    .begin = **Para empezar**, cada cual recibe 10 de oro, y se sortea quién es el primer subastador. El oro que se tiene está siempre a la vista; lo que esconde el puño, nunca.
    .lot = **Un turno.** Se colocan seis cartas en fila y van saliendo una tras otra, en ese orden. A cada una se la puede atacar; si nadie se la lleva así, se subasta; y quien la ha ganado todavía puede perderla por el espionaje.
    .attack = **Ataque.** Antes de que se subaste una carta puedes atacar por ella, una vez por turno. Se pregunta a todos los que podrían, empezando por el subastador y siguiendo por la izquierda, y otra vez tras cada ataque, hasta que nadie más se sume. El total más alto se lleva la carta y no paga nada.
    .drawn = **Empate entre ataques.** Si los totales más altos son iguales, la carta se subasta entre todos y ya no se puede atacar. Quien ha atacado ha gastado su ataque de este turno, saliera como saliera.
    .banner = **Qué cartas atacan**: todas las tuyas con ataque que no sean nuevas y, de los berserkers, los que tú elijas.
    .berserker = **Los berserkers**, cuyo ataque va entre signos de exclamación, atacan una sola vez en toda la partida. También cuenta un ataque perdido o empatado. Todo lo demás de su carta sigue valiendo.
    .bid = **La subasta.** Cada jugador encierra en el puño el oro que quiera, desde nada hasta todo el que tiene. Cuando lo han hecho todos, se abren los puños. La puja más alta se paga y se lleva la carta; los demás conservan su oro.
    .tie = **Pujas empatadas.** De los empatados, se lleva la carta quien tenga más oro antes de pagar. Si también en eso son iguales, la carta se descarta y nadie paga. Una opción permite elegir otras dos maneras.
    .internal = **Si decide el subastador**, nombra a cualquiera de los empatados, incluso a sí mismo. Quien empieza como subastador tiene uno de oro menos. Los ataques iguales no los decide él.
    .external = **Con un subastador externo**, de los empatados se lleva la carta quien habló primero. En qué orden hablan los jugadores se sortea en cada subasta, a la vista de todos.
    .zero = **Si todos pujan cero**, es un empate como otro cualquiera, y alguien puede llevarse la carta gratis. Como opción, se descarta.
    .spy = **Espionaje.** Cuando alguien ha ganado una carta, puedes impedir que se la lleve: marca cartas tuyas, al menos una, cuyo espionaje sume el oro pagado o más, o el total del ataque, con los berserkers que hayan ido. Quien ganó ha pagado, o ha atacado, para nada, y la carta queda fuera del juego.
    .turns = **A quién le toca espiar** se pregunta desde la izquierda de quien ganó, por orden. Actúa un jugador cada vez, y lo de dos jugadores nunca se suma.
    .counter = **Anular un espionaje.** Cualquiera puede anularlo del mismo modo, con tanto espionaje al menos como se marcó para él; y eso también se puede anular, mientras alguien pueda. Cuando el primero queda anulado del todo, pueden probar otros, o el mismo jugador con otras cartas.
    .marked = **Las cartas marcadas** no vuelven a espiar ni a anular. Conservan su victoria, su producción y su ataque.
    .new = **Las cartas nuevas** están giradas, y en el turno en que se adquieren ni atacan ni espían. Al final de ese turno sí producen.
    .close = **Final del turno.** Cada cual gana tanto oro como producen sus cartas, las cartas giradas se enderezan, el jugador de la izquierda pasa a ser el subastador y se colocan otras seis cartas.
    .end = **El final** llega cuando no hay cartas para un turno entero: las que quedan se descartan y se cuenta la victoria.
    .gone = **Fuera del juego** están las cartas que nadie se ha llevado: las no vendidas, las que frustró el espionaje, las sobrantes y las de quienes se han retirado. No vuelven.
    .conditions = **Las condiciones iniciales** son lo que está escrito en las cartas, y nadie les hace caso, salvo que al empezar se haya elegido sacar algunas al azar o acordar una. Entonces una carta de cada una sale del juego, y lo que dice rige para todos durante toda la partida. Empieza sin ellas.
    .several = **Varias condiciones** cuentan en el orden en que salieron, primero la acordada. Si dos dicen cómo es algo, vale la última; lo que añaden se suma. Donde estas reglas dicen seis, una vez o diez, una condición puede decir otra cosa.
    .details = **Las condiciones en detalle.** Las cartas iguales han de ser al menos dos, y si varios jugadores tienen las mismas, ganan todos. Entre quienes tienen el mismo número de cartas, pasa a ser subastador el más próximo a la izquierda del anterior. La producción nunca baja de 0. Solo se encarece espiar a quien gana, no anular. Las cartas que solo dan victoria son las que no tienen otra cifra.
    .leave = **Quien se retira** saca del juego su oro y sus cartas; ni su puja ni su ataque cuentan ya, y la carta que iba a llevarse se descarta. El espionaje que haya hecho se mantiene. El cargo pasa a la izquierda. El último que queda gana.
