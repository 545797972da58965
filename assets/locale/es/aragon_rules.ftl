### Las reglas de Aragón, para el menú de pausa; cada atributo es un párrafo. Algunos llevan el nombre de una fase o de una clase de carta.

rules-aragon = Las reglas en breve
    .win = **Cómo se gana.** Ten 10 de influencia en un área, o al menos 5 en cada una de dos, al final de la fase de influencia de tu *rival*. Lo que alcances en tu turno debe resistir la respuesta de tu rival.
    .muster = **Para empezar**, se barajan todas las cartas en un solo mazo para ambos y cada jugador recibe cuatro. Empieza quien perdiera la última partida entre los dos; si no, deciden los dados.
    .opening = **El turno inicial** es el primero de quien empieza: una carta como mucho, aunque algo permita más, y sin fase de influencia. La selección sí se hace. Después, cada turno tiene cuatro fases.
    .beginning = **1 Comienzo.** Sucede lo que tus cartas hacen al comienzo de tu turno, una cosa tras otra, en el orden que tú elijas.
    .planning = **2 Planificación.** Juega, si quieres, una carta de tu mano en tu área de su tipo. Hace al momento lo que dice, y solo entonces viene la siguiente. Terminas la fase cuando te parezca.
    .play = **Jugar cartas adicionales** lo permiten algunas cartas, en cualquier área o en una concreta. El permiso va unido a la carta que lo da: si esta sale del juego antes de que lo uses, se pierde. Si sale mientras la carta adicional hace su efecto, no cambia nada.
    .ability = **En tu turno** es lo que puedes usar en la planificación, una vez por turno con cada carta que lo diga, aunque la carta salga del juego y vuelva. Si antes pide algo, tienes que poder hacerlo entero.
    .influence = **3 Influencia.** En cada área se compara la fuerza de ambos. Quien tenga más mueve el marcador tantos pasos hacia su lado como sea la diferencia, sea suyo el turno o no; si hay empate, no se mueve. Después se mira si ha ganado el jugador de quien *no* es el turno.
    .marker = **El marcador** de un área es la influencia en ella. Va de 10 en un lado a 10 en el otro, y solo uno de los dos puede tener influencia en un área: quien gana influencia le quita antes la suya al otro.
    .draft = **4 Selección.** Mira las tres primeras cartas del mazo, quédate una y pasa dos. Tu rival se queda una de ellas, y la última se descarta boca abajo: nadie más sabe qué se ha quedado cada cual. Si hay dos cartas, una para cada uno; si hay una sola, es tuya. Con eso termina tu turno.
    .both = **Si ambos tienen suficiente**: con 10 contra 10, gana quien tenga además al menos 5 en la tercera área. Con 10 en un lado y dos áreas de 5 en el otro, se sigue hasta que haya un vencedor claro.
    .end = **Cuando el mazo se ha agotado** y después un jugador juega la última carta de su mano, el otro tiene un turno normal más. Si para entonces nadie ha ganado, gana la mayor influencia en todas las áreas juntas; si es la misma, nadie. Una mano vacía antes de agotarse el mazo no termina nada.
    .stalemate = **Si ya no puede venir nada** (no quedan cartas ni en el mazo ni en las manos, dos turnos seguidos con el mazo vacío no han cambiado nada, o las cartas van y vienen sin fin), se compara la influencia en el acto.
    .military = **Militar, Política y Económica** son los tipos de carta, y las tres áreas que cada jugador tiene delante. El número de una carta es su fuerza; también cuenta lo que otras le sumen.
    .here = **Esta área**, en una carta, es aquella donde está. Una carta que se ha movido cuenta, y habla, donde está ahora. *Controlas* lo que tienes delante.
    .surrender = **Ceder influencia** es mover el marcador hacia el rival. Se detiene en el 10 del rival. Quien no tiene influencia la cede igualmente: el rival la gana. Si una carta deja elegir el área, la elige quien ha jugado la carta, aunque ceda el rival.
    .abandon = **Abandonadas y destruidas**, las cartas pasan del juego a los descartes y quedan allí boca arriba. Solo abandonas cartas tuyas; lo que destruyes es la carta señalada, casi siempre del rival. Una carta destruida hace aún lo que hace al ser destruida.
    .silence = **Silenciadas y copiadas.** Silenciar una carta es quitarle sus habilidades mientras siga en juego; su fuerza se queda. Copiar una es hacer lo que hace al jugarse, como si lo dijera tu propia carta; una copia no se copia.
    .discard = **Lo que se descarta** de una mano, del mazo o en la selección queda boca abajo, y nadie lo mira. Lo que viene del juego queda boca arriba, a la vista de todos.
    .leader = **Los líderes**, como opción: Jaime, Felipe y Randall se reparten al azar, y el tercero se aparta. La habilidad de tu líder vale mientras la carta esté ante ti. Un líder no está en ningún área: no tiene fuerza, y no puede ser abandonado, destruido ni descartado.
    .event = **El evento** está en el dorso del líder. En la planificación, en vez de jugar una carta, puedes renunciar al líder: el evento sucede al momento, y la carta sale de la partida para siempre. Con ella se va la habilidad.
    .order = **Si varios efectos suceden a la vez**, elige su orden el jugador de quien es el turno. La carta manda sobre las reglas, y «no puede» manda sobre «puede».
    .leave = **Quien se rinde** pierde la partida.
