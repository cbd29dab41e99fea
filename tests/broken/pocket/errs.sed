# firmware/ui/pocket.c
# The perfect toy errs as the gentle one does.
s/toy->settings & POCKET_GENTLE && //
