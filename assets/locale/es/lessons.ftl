### Lecciones: posiciones con algo que probar y un objetivo.

ui-lessons = Lecciones
    .about = Partidas breves, ya empezadas, con algo que probar y un objetivo.
ui-lessons-hint = Cada una empieza en mitad de una partida. Tus partidas guardadas no cambian.
ui-lesson-start = Empezar
    .about = Siéntate a esta mesa.
ui-lesson-hint = Esta hoja vuelve con Escape o con el botón «Menú».
ui-lesson-done = Objetivo cumplido
ui-lesson-lost = La partida ha terminado sin que se cumpliera el objetivo. Hay otra manera.
ui-lesson-table = A la mesa
    .about = Seguir jugando donde estás.
ui-lesson-again = Otra vez
    .about = Empieza de nuevo la lección, con las mismas cartas.
ui-lesson-others = Otras lecciones
    .about = Volver a la lista.
ui-lesson-leave = A la portada
    .about = Las lecciones no se guardan: la próxima vez empezará de nuevo.
