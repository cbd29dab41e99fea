# firmware/device/max7219.c
# All rows stand one line too low.
s/send_byte(DIGIT_0 + number)/send_byte(DIGIT_0 + (number + 1) % ROWS)/
