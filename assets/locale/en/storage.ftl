# Folders
storage-home-unknown = Saving is off: no home folder is known. Set { $variable } to a folder that may be written.
storage-folder-forbidden = Saving is off: this program may not write in { $folder }.
storage-folder-unusable = Saving is off: the folder { $folder } cannot be used ({ $code }).
storage-log-off = There is no log file this time: its folder cannot be written.

# Writing
storage-disk-full = Nothing was saved: the disk is full. What was saved before is still there.
storage-write-forbidden = Nothing was saved: the file may not be written. What was saved before is still there.
storage-write-failed = Nothing was saved: writing failed ({ $code }). What was saved before is still there.
storage-autosave-failed = The match could not be saved by itself. The log says more.

# Saves that cannot be loaded
storage-save-empty = This save is empty. The file has been left as it is.
storage-save-unreadable = This save cannot be read ({ $code }). The file has been left as it is.
storage-save-damaged = This save is damaged. The file has been left as it is.
storage-save-field = This save does not fit together at “{ $field }”. The file has been left as it is.
storage-save-foreign = This file is not a save of Tabletop. It has been left as it is.
storage-save-newer = This save comes from a newer Tabletop: its format is { $format }, this version knows { $known }.
storage-save-too-large = This file is larger than { $limit } MiB, which no save is. It has been left as it is.
storage-save-other-game = This save belongs to “{ $game }”, a game that this Tabletop does not have.
storage-save-gone = This save is no longer there.

# Titles
storage-title-empty = A save needs a name with at least one letter.
storage-title-taken = Another save is already called “{ $title }”.

# Decks
storage-deck-unreadable = This deck cannot be read ({ $code }). The file has been left as it is.
storage-deck-damaged = This file is no deck, or it is damaged. It has been left as it is.
storage-deck-field = This deck does not fit together at “{ $field }”. The file has been left as it is.
storage-deck-newer = This deck comes from a newer Tabletop: its format is { $format }, this version knows { $known }.
storage-deck-gone = This deck is no longer there.
storage-deck-name-empty = A deck needs a name with at least one letter.
storage-deck-name-taken = Another deck is already called “{ $title }”.

# Settings
storage-settings-damaged = The settings could not be read, so they start afresh. The old file is kept as { $file }.
storage-setup-damaged = The last set-ups could not be read, so they start afresh. The old file is kept as { $file }.
storage-losses-damaged = Who lost the last matches could not be read. The old file is kept as { $file }.
