# firmware/storage/store.c
# Records are believed by half of their CRC.
s/record\[CRC + 1\] == (uint8_t)(crc >> 8)/1/
