### Lecciones: posiciones con algo que probar y una meta.

ui-lessons = Lecciones
    .about = Partidas breves, ya empezadas, con algo que probar y una meta.
ui-lessons-hint = Cada una empieza en mitad de una partida. Tus partidas guardadas quedan como están.
ui-lesson-start = Empezar
    .about = Siéntate a esta mesa.
ui-lesson-hint = Con Escape, o con el menú de la mesa, vuelve esta hoja.
ui-lesson-done = Meta alcanzada
ui-lesson-lost = La partida ha terminado sin alcanzar la meta. Hay otra manera.
ui-lesson-table = A la mesa
    .about = Seguir jugando donde estás.
ui-lesson-again = Otra vez
    .about = Empieza de nuevo la lección, con las mismas cartas.
ui-lesson-others = Otras lecciones
    .about = Volver a la lista.
ui-lesson-leave = A la portada
    .about = Las lecciones no se guardan: la próxima vez empezará de nuevo.
