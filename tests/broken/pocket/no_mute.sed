# board/pocket/main.c
# Mute is not heeded.
s/sound && .*POCKET_MUTE)/sound/
