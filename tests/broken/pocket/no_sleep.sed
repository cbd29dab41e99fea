# board/pocket/main.c
# The toy stays awake.
s/++idle == IDLE_FRAMES/++idle == 0/
