// SPDX-License-Identifier: MIT
// Grundy values of the heap games that a code describes: octal games, hexadecimal games, and games that take
// from a set of numbers (Guy and Smith, The G-values of various games, 1956).
#pragma once

#include "solver/period.h" // struct heap_period

#include <stdbool.h>
#include <stdint.h>

enum {
    HEAP_TAKE_MAX = 255,           // numbers of a set, and digits of a code
    HEAP_VALUES_MAX = 1 << 20,     // heaps whose values are kept, from 0 on
    HEAP_ANY_MAX = 1 << 15,        // the same of a game that takes any number but some
    HEAP_THREE_MAX = 1 << 12,      // the same of a game that leaves three heaps
    HEAP_WORK_MAX = 900 * 1000000, // pairs of heaps that are tried for the values of a game
};

// What a digit of the code allows to be left of a heap
enum left { LEAVE_NOTHING = 1, LEAVE_ONE = 2, LEAVE_TWO = 4, LEAVE_THREE = 8 };

struct heap_rules {
    uint8_t digit[HEAP_TAKE_MAX + 1]; // by the number that is taken: bits of enum left
    uint16_t last;   // the largest number with a digit that is not 0, or that may not be taken
    bool any_beyond; // any number above `last` may be taken, and leaves one heap or nothing
};

// Returns what may be left of a heap of n when so many are taken, of the bits of enum left: only what is
// possible with that number.
uint8_t heap_digit(const struct heap_rules *rules, uint32_t n, uint32_t taken);

struct heap_values; // those of a game, as far as they are known

// Returns a new table for the rules, which must outlive it; null without memory.
struct heap_values *heap_values_new(const struct heap_rules *rules);
void heap_values_free(struct heap_values *values);

// Finds the value of a heap of n. False if that is beyond a limit: HEAP_..._MAX, or what `goes_on` allows,
// which may be null and is asked now and then with the number of pairs tried since.
bool heap_value(struct heap_values *values, uint32_t n, bool (*goes_on)(uint32_t tried), uint32_t *value);

// Returns the size of the largest heap whose value is known, not by a period; 0 without a table, too.
uint32_t heap_values_known(const struct heap_values *values);

// Computes values until their period is proved, or a limit is reached (heap_value), but at least those of the
// heaps below `least`, which must be within the limits.
struct heap_period heap_period(struct heap_values *values, uint32_t least, bool (*goes_on)(uint32_t tried));
