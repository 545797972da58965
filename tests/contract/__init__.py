"""What the kernel promises of every game."""
