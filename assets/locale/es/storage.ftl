# Carpetas
storage-home-unknown = No se puede guardar: no se conoce ninguna carpeta personal. Indica en { $variable } una carpeta en la que se pueda escribir.
storage-folder-forbidden = No se puede guardar: el programa no tiene permiso para escribir en { $folder }.
storage-folder-unusable = No se puede guardar: la carpeta { $folder } no se puede usar ({ $code }).
storage-log-off = Esta vez no hay registro: no se puede escribir en su carpeta.

# Escritura
storage-disk-full = No se ha guardado nada: el disco está lleno. Lo guardado antes sigue ahí.
storage-write-forbidden = No se ha guardado nada: falta permiso para escribir el archivo. Lo guardado antes sigue ahí.
storage-write-failed = No se ha guardado nada: ha fallado la escritura ({ $code }). Lo guardado antes sigue ahí.
storage-autosave-failed = La partida no se ha podido guardar por sí sola. El registro da más detalles.

# Partidas que no se pueden cargar
storage-save-empty = Esta partida guardada está vacía. El archivo se queda como está.
storage-save-unreadable = Esta partida guardada no se puede leer ({ $code }). El archivo se queda como está.
storage-save-damaged = Esta partida guardada está dañada. El archivo se queda como está.
storage-save-field = Algo no encaja en «{ $field }» de esta partida guardada. El archivo se queda como está.
storage-save-foreign = Este archivo no es una partida guardada de Tabletop. Se queda como está.
storage-save-newer = Esta partida viene de un Tabletop más nuevo: su formato es el { $format } y esta versión conoce el { $known }.
storage-save-too-large = Este archivo ocupa más de { $limit } MiB, y ninguna partida guardada llega a tanto. Se queda como está.
storage-save-other-game = Esta partida es de «{ $game }», un juego que este Tabletop no tiene.
storage-save-gone = Esta partida guardada ya no está.

# Nombres
storage-title-empty = Una partida guardada necesita un nombre con al menos una letra.
storage-title-taken = Ya hay otra partida guardada con el nombre «{ $title }».

# Mazos
storage-deck-unreadable = Este mazo no se puede leer ({ $code }). El archivo se queda como está.
storage-deck-damaged = Este archivo no es un mazo o está dañado. Se queda como está.
storage-deck-field = Algo no encaja en «{ $field }» de este mazo. El archivo se queda como está.
storage-deck-newer = Este mazo viene de un Tabletop más nuevo: su formato es el { $format } y esta versión conoce el { $known }.
storage-deck-gone = Este mazo ya no está.
storage-deck-name-empty = Un mazo necesita un nombre con al menos una letra.
storage-deck-name-taken = Ya hay otro mazo con el nombre «{ $title }».

# Ajustes
storage-settings-damaged = No se han podido leer los ajustes y vuelven a su principio. El archivo antiguo se conserva como { $file }.
storage-setup-damaged = No se han podido leer las últimas preparaciones y vuelven a su principio. El archivo antiguo se conserva como { $file }.
storage-losses-damaged = No se ha podido leer quién perdió las últimas partidas. El archivo anterior se guarda como { $file }.
