# firmware/ui/debounce.c
# Contacts are believed at once.
s/raw == keys->seen/1/
