### Las reglas de cada juego en breve, para el menú de pausa; cada atributo es un párrafo.

rules-la_campana = Las reglas en breve
    .win = **Cómo se gana.** Sé el último con guerreros en el campo, o levanta un castillo de 25 de oro (30 en alianza). Con dos batallas ganadas se gana la partida; si sois cuatro o cinco, cada cual por su cuenta, basta una.
    .turn = **Un turno** tiene cinco pasos, cada uno una sola vez y en este orden. Puedes saltarte los que quieras.
    .draw = **1 Tomar** una carta. En la mano caben siete; si está llena, antes descarta una.
    .attack = **2 Atacar** con un arma, asediar un castillo o usar un poder.
    .sabotage = **3 Sabotear**: el Ladrón se lleva al azar una carta de un rival; la Espía mira una mano o las cinco primeras cartas del mazo.
    .trade = **4 Comerciar**: el oro compra tantas cartas como la mitad de su valor, hacia abajo. O trueque: tres cartas por una, seis por dos.
    .build = **5 Construir**: un castillo empieza por una reliquia, cualquier carta de valor 1. Luego, un oro por turno.
    .recruit = **Una vez por turno**, en cualquier momento, recluta a un guerrero de tu mano o envíalo a tu aliado. En un campo caben cinco.
    .out = **Quien se queda sin guerreros** en el campo cae al instante, y el vencedor toma una carta de su mano.
    .weapons = **Las armas**: las pociones son de los magos, las espadas de los caballeros, las flechas de los arqueros. Necesitas un guerrero así en tu campo; el Dragón las maneja todas.
    .circle = **El círculo**: los magos vencen a los caballeros, los caballeros a los arqueros, los arqueros a los magos. Contra aquel a quien vence, un arma hace todo su valor; contra los demás, la mitad exacta.
    .ten = **Diez de daño** acaban con un guerrero. Lo que sobra se pierde.
    .powers = **Los poderes** piden un guerrero tuyo: un mago cura todo el daño de un guerrero, un caballero da un escudo, un arquero hace un disparo certero que elimina a cualquier guerrero rival.
    .shield = **Un escudo** aguanta cinco de daño antes de que sufra el guerrero; los golpes le hacen la mitad.
    .dragon = **El Dragón** solo recibe la mitad de daño, y cinco de un disparo certero; ningún poder le sirve.
    .siege = **El Asedio** arranca a ciegas un oro de un castillo; la reliquia no se toca.
    .fallen = **Los caídos** no vuelven en toda la batalla. Las armas y lo demás van a los descartes, que se barajan cuando se acaba el mazo.
