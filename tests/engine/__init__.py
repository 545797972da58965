"""What the kernel does, piece by piece."""
