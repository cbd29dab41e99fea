# firmware/ui/input/keys.c
# A key that comes up counts as one that goes down.
s/return was_held ? KEY_IDLE : KEY_TAP;/(void)was_held;\n    return KEY_PRESS;/
