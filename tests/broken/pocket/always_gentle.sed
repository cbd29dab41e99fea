# firmware/ui/leds/pocket.c
# A perfect machine errs, too.
s/toy->settings \& POCKET_GENTLE \&\& //
