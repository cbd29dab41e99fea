# firmware/ui/visitors/visitors.c
# The countdown begins a second late.
s/left <= COUNTDOWN_S/left < COUNTDOWN_S/
