# firmware/ui/pocket.c
# A perfect machine errs, too.
s/toy->settings \& POCKET_GENTLE \&\& //
