"""Players without hands: page (random), squire (greedy), and how they are measured.

A bot is given a SeatMatch, never a Match.
No rule, no file and no drawing lives here.
"""
