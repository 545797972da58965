"""What outlives the program: saves, settings, last set-up, log file, and the folders they lie in.

Every write is atomic and a damaged file is reported, never deleted.
No rule and no drawing lives here.
"""
