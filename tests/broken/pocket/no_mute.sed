# firmware/main_pocket.c
# Mute is not heeded.
s/sound && .*POCKET_MUTE)/sound/
