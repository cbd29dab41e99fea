# firmware/ui/leds/pocket.c
# NEXT goes to empty rows, too.
s/while (toy->state != POCKET_MENU \&\& .*/while (0);/
