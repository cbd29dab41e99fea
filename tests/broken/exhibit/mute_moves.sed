# firmware/ui/visitors/visitors.c
# A move has no sound.
s/visitors.sound = SOUND_MOVE/visitors.sound = SOUND_NONE/
