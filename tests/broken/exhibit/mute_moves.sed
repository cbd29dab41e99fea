# firmware/ui/screens/kiosk/kiosk.c
# A move has no sound.
s/visitors.sound = SOUND_MOVE/visitors.sound = SOUND_NONE/
