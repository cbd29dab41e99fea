# firmware/storage/store.c
# Records are believed without their CRC.
s/record\[CRC\] == (uint8_t)crc/crc == crc/
s/record\[CRC + 1\] == (uint8_t)(crc >> 8)/1/
