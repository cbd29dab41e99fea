# firmware/main_pocket.c
# The key that wakes is a key.
/keys.down = POCKET_KEYS/d
