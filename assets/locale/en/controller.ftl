### What gestures and the session say, whatever the game.

refusal-not-there = It does not go there.
reason-stale = That was decided already.
reason-undo-curtain = Nothing can be taken back while the next player is awaited.
reason-undo-anyone = Nothing can be taken back while everybody is asked.

note-bot-failed = The bot of { $player } has stumbled. A simpler one plays on in its place.
