# firmware/storage/store.c
# A byte is written while the EEPROM is busy.
s/!store_is_busy() || !port_eeprom_is_ready()/!store_is_busy()/
