"""Start-up and sub-commands: window, simulate, check-cards, shoot, replay, bench, self-test.

One module a command, each imported only when it is asked for.
No rule, no drawing and no storage format lives here.
"""
