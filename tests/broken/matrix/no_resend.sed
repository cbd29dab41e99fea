# firmware/device/max7219.c
# What a module has lost is never sent again.
s/if (++waited >= RESEND_MS \/ TICK_MS)/if (false)/
