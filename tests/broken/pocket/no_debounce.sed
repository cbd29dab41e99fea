# firmware/ui/input/debounce.c
# Contacts are believed at once.
s/raw == keys->seen/1/
