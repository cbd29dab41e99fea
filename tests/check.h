// SPDX-License-Identifier: MIT
// TAP for unit tests on the host and on a simulated AVR (where GPIOR0 is the console of the runner).
#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __AVR__
#include <avr/io.h>
#include <avr/interrupt.h>
#include <avr/sleep.h>
static inline void check_char(char c)
{
    GPIOR0 = c;
}
static inline void check_exit(void)
{
    cli();
    sleep_mode(); // asleep with interrupts off: the runner ends here
}
#define CHECK_TEXT(name, text) static const __flash char name[] = text
#define CHECK_FLASH __flash
#else
#include <stdio.h>
static inline void check_char(char c)
{
    putchar(c);
}
static inline void check_exit(void)
{
}
#define CHECK_TEXT(name, text) static const char name[] = text
#define CHECK_FLASH
#endif
