person-rey = el Rey
person-juan = Juan
person-reina = la Reina
person-baltasar = don Baltasar
person-alonso = Alonso
person-leonor = Leonor
person-perico = Perico
