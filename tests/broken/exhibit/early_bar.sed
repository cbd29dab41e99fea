# firmware/ui/visitors/visitors.c
# The bar is there for 15 s.
s/left <= COUNTDOWN_S/left <= COUNTDOWN_S + 5/
