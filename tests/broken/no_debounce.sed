# firmware/ui/input/keys.c
# Contacts are believed at once instead of after DEBOUNCE_MS.
s/ >= DEBOUNCE_MS/ >= 1/
