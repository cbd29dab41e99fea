# firmware/ui/leds/pocket.c
# OK alone on a fresh board does nothing.
s/if (toy->state == POCKET_CHOOSE \&\& !is_marked/if (!is_marked/
