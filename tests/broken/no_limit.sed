# firmware/console/console.c
# A list has no limit.
s/memory.tries > CONSOLE_TRIES_MAX/0/; s/++memory.count > CONSOLE_LIST_MAX/0/
