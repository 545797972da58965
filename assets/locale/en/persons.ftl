person-rey = the King
person-juan = Juan
person-reina = the Queen
person-baltasar = Don Baltasar
person-alonso = Alonso
person-leonor = Leonor
person-perico = Perico
