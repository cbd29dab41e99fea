// SPDX-License-Identifier: MIT
// TAP for unit tests on the host and on a simulated AVR. A test is one .c file with CHECK and CHECK_EQUAL,
// and `return check_done();` at the end of main. On the AVR, the output goes to GPIOR0, which avr-run prints.
// Sleeping with interrupts off ends the program.
#pragma once

#include "game/flash.h" // FLASH

#include <stdbool.h>
#include <stdint.h>

#ifdef __AVR__
#include <avr/interrupt.h> // cli
#include <avr/io.h>        // GPIOR0
#include <avr/sleep.h>     // sleep_mode
static inline void check_put(char c)
{
    GPIOR0 = (uint8_t)c;
}
static inline void check_end(void)
{
    cli();
    sleep_mode();
}
#else
#include <stdio.h> // putchar
static inline void check_put(char c)
{
    putchar(c);
}
static inline void check_end(void)
{
    fflush(stdout);
}
#endif

#define CHECK_LINE_(line) #line
#define CHECK_LINE(line) CHECK_LINE_(line)

// On the AVR, string literals use RAM. Keep the text in flash instead.
#define CHECK(condition)                                                                                     \
    do {                                                                                                     \
        static const FLASH char where_[] = __FILE__ ":" CHECK_LINE(__LINE__) " " #condition;                 \
        check_report(condition, where_);                                                                     \
    } while (0)

// Compares two numbers of up to 32 bits. Prints both if they differ.
#define CHECK_EQUAL(actual, expected)                                                                        \
    do {                                                                                                     \
        static const FLASH char where_[] = __FILE__ ":" CHECK_LINE(__LINE__) " " #actual " == " #expected;   \
        check_equal((int32_t)(actual), (int32_t)(expected), where_);                                         \
    } while (0)

static uint16_t checks, checks_failed;

static inline void check_text(const FLASH char *text)
{
    while (*text)
        check_put(*text++);
}

static inline void check_number(uint16_t number)
{
    uint16_t unit = 10000;
    while (unit > 1 && unit > number)
        unit /= 10;
    for (; unit; unit /= 10)
        check_put((char)('0' + number / unit % 10));
}

// Not inlined, so that test programs fit into the flash.
static __attribute__((noinline, unused)) void check_report(bool ok, const FLASH char *where)
{
    static const FLASH char not_ok[] = "not ok ", dash[] = " - ";
    check_text(ok ? not_ok + 4 : not_ok);
    check_number(++checks);
    if (!ok) {
        checks_failed++;
        check_text(dash);
        check_text(where);
    }
    check_put('\n');
}

static inline void check_long(int32_t number)
{
    uint32_t left = number < 0 ? -(uint32_t)number : (uint32_t)number;
    uint32_t unit = 1;
    if (number < 0)
        check_put('-');
    while (left / unit >= 10)
        unit *= 10;
    for (; unit; unit /= 10)
        check_put((char)('0' + left / unit % 10));
}

static __attribute__((noinline, unused)) void check_equal(int32_t actual, int32_t expected,
                                                          const FLASH char *where)
{
    static const FLASH char expected_text[] = "# expected ", got_text[] = ", got ";
    check_report(actual == expected, where);
    if (actual == expected)
        return;
    check_text(expected_text);
    check_long(expected);
    check_text(got_text);
    check_long(actual);
    check_put('\n');
}

static inline int check_done(void)
{
    static const FLASH char plan[] = "1..";
    check_text(plan);
    check_number(checks);
    check_put('\n');
    check_end();
    return checks_failed != 0;
}
