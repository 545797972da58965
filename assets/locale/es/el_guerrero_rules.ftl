### Las reglas de El Guerrero, para el menú de pausa; cada atributo es un párrafo. Algunos llevan el nombre de una fase o de una clase de carta.

rules-el_guerrero = Las reglas en breve
    .win = **Cómo se gana.** Sé el más poderoso cuando se robe la carta de Guerra. El poder es la fuerza de tus tropas más tu moral.
    .war = **La Guerra** termina la partida en cuanto se roba o se descarta del mazo: ya no se usan más cartas y se cuenta el poder. Entre iguales gana quien tenga más moral; si también empatan en eso, comparten la victoria. Quien gana con 20 de moral es Jinete del Apocalipsis, que no sirve para nada, pero no lo consigue cualquiera.
    .muster = **Para empezar**, cada cual elige un general y recibe 5 de moral, tres Tropas básicas con una ficha de 1 y tres cartas. Con tres, cuatro o cinco jugadores, 30, 20 o 10 cartas de batalla salen de la partida sin verse. La Guerra se baraja entre las últimas cartas del mazo: 10 con tres jugadores, 13 con cuatro, 16 con cinco, 20 con seis.
    .peace = **Paz.** Hasta el segundo turno de quien empezó, no se puede atacar a nadie; aun así, se pueden usar cartas contra los demás. La Paz no vuelve.
    .open = **Un turno** tiene tres fases. Antes, se descartan tus cartas de ronda del turno anterior. En las fases 1 y 2 puedes jugar todas las cartas que quieras.
    .train = **1 Entrenamiento.** Suma un punto de fuerza a una de tus tropas. Las fichas llegan hasta 4; si ninguna tropa puede subir, no se entrena. Una opción permite que todos entrenen en cada turno.
    .act = **2 Combate o descarte.** Ataca a un rival, una vez por turno, o descarta de tu mano cuantas cartas quieras. No ambas cosas.
    .combat = **Un ataque**: se da la vuelta a la carta boca abajo que el defensor tenga delante. Después se comparan las fuerzas: valor base y fichas de todas las tropas, y lo que sumen las cartas. Los empates son del defensor, y la moral no lucha. El vencedor gana dos puntos de moral y el perdedor pierde uno; la moral va de 0 a 20.
    .defeated = **La ficha de Derrotado** es para quien pierde, aunque fuera el atacante. Da 5 de fuerza al defender hasta que otro sea derrotado; al atacar no da nada, ni cuenta como poder.
    .replenish = **El defensor** que ha usado cartas instantáneas en un combate repone su mano después.
    .off = **Un ataque suspendido** no lo gana ni lo pierde nadie, pero era tu ataque del turno. El que se desvía hacia otro topa también con la carta boca abajo de este.
    .close = **3 Fin de turno.** Roba hasta tener tres cartas, cuatro con los Hunos; dos tropas de Hunos no dan más que una. Si tienes más, las conservas.
    .troop = **Las tropas** se incorporan a tu ejército: caben cinco, y una nueva siempre puede reemplazar a otra, que se descarta con su ficha. El valor base nunca cambia, y las cartas solo quitan lo que dan las fichas.
    .trap = **Boca abajo** delante de tu ejército cabe una carta, la que sea; ahí queda hasta que alguien le dé la vuelta. Si es una trampa, la sufre el atacante. Si es otra carta, el atacante se queda con ella y puede usarla enseguida.
    .plain = **Las acciones** hacen lo que dicen y se descartan.
    .round = **Las cartas de ronda** quedan ante ti hasta que empiece tu próximo turno; como opción, hasta que termine el turno.
    .standing = **Las cartas permanentes** se quedan hasta que otra carta las retire, o lo que digan ellas mismas.
    .instant = **Las cartas instantáneas** se usan también en turnos ajenos, cuando su texto lo dice: al declararse un ataque, después de la carta boca abajo, cuando alguien juega una carta y al final de la fase 2. Se pregunta a todos por orden, desde quien tiene el turno. Cada una hace efecto al momento, y se vuelve a preguntar a todos hasta que nadie quiera usar más.
    .choice = **Otro jugador** es quien tú elijas. Si juegas una carta contra alguien, lo dices antes de que los demás usen cartas instantáneas.
    .taken = **Las tropas que cambian de mano** llevan consigo su ficha. En un intercambio, cada uno de los dos elige qué tropa entrega, primero quien juega la carta. Lo que no puede ser arrebatado tampoco se intercambia; lo que no puede ser debilitado no pierde fuerza; lo que no puede ser descartado puedes reemplazarlo tú.
    .deck = **La Guerra en el mazo.** Si solo la miras y la dejas donde está, no sucede nada. Lo que vuelve sobre el mazo son cartas de batalla: la Guerra se aleja. Si en seis rondas nadie roba una carta, acude sin que la llamen.
    .order = **Si varios efectos suceden a la vez**, elige su orden el jugador de quien es el turno. La carta manda sobre las reglas, y «no puede» manda sobre «puede».
    .leave = **Quien se retira** se lleva sus cartas; las tropas que venían de otros se descartan. El turno, la Paz y la ficha de Derrotado pasan al siguiente. El último que queda gana.
