# firmware/ui/leds/pocket.c
# After the last stone TAKE marks one again, not none.
s/^        \*marked = 0;/        *marked = 1;/
