# firmware/ui/screens/reply.c
# The machine's move is never shown, so that its turn does not end.
s/ui.waited >= STEP_MS/false/
