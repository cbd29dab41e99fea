# board/pocket/main.c
# The key that wakes is a key.
/the key that wakes does no more/d
