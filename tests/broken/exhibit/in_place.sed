# firmware/storage/store.c
# A record is written over its latest version.
s/^        slot = slot < .*/        slot = slot_of[key] < STORE_SLOTS ? slot_of[key] : 1;/
s/while (is_taken(slot));/while (is_taken(slot) \&\& 0);/
