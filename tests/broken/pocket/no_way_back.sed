# board/pocket/main.c
# No way from a game to the menu
s/if (keys.down == POCKET_KEYS)/if (!keys.down)/
