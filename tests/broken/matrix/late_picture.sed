# firmware/device/max7219.c
# A changed picture waits until its rows are sent again.
s/if (changed)/if (false)/
