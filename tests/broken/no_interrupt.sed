# firmware/console/console.c
# Ctrl-C is taken, and nothing comes of it.
s/console.is_interrupted = true;/return;/
