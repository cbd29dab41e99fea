# board/pocket/main.c
# Two keys lead to the menu.
s/if (keys.down == POCKET_KEYS)/if ((keys.down | POCKET_OK) == POCKET_KEYS)/
