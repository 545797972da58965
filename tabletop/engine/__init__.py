"""The kernel: tables and their verbs, requests, events, matches, views, dice.

Any game can be played with it and none is named in it.
No clock, no files, no global random numbers, no pygame: the standard library only.
"""
