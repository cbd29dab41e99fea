// SPDX-License-Identifier: MIT
// Most ranges of ADC readings end in the middle of a gap between the readings of keys. A reading up to
// HYSTERESIS beyond an end of the current range still belongs to this range. The narrowest gap, 221..238,
// limits HYSTERESIS.
#include "device/key_ladder.h"

#include "game/flash.h" // FLASH

enum { RANGES = 9, HYSTERESIS = 3 };
enum { RIGHT = 1 << 0, UP = 1 << 1, DOWN = 1 << 2, LEFT = 1 << 3, OK = 1 << 4 };

// ADC readings at which the ranges of the keys end
static const FLASH uint16_t ends[RANGES] = {46, 173, 230, 366, 457, 564, 691, 783, 931};
static const FLASH uint8_t keys[][RANGES + 1] = {
    {RIGHT, UP, 0, DOWN, LEFT, LEFT, OK, OK, 0, 0}, // usual kind
    {RIGHT, 0, UP, 0, DOWN, 0, LEFT, 0, OK, 0},     // v1.1
};
// Lowest and highest ADC reading of a key in each range, with 5 % resistors
static const FLASH uint16_t plausible[RANGES + 1][2] = {
    {0, 0},     {92, 157},  {189, 221}, {238, 352}, {380, 435},
    {479, 530}, {598, 663}, {719, 760}, {807, 839}, {1023, 1023},
};

// Returns the number of the range that contains an ADC reading. `before` is the previous range.
static uint8_t range_of(uint16_t reading, uint8_t before)
{
    uint8_t found = RANGES; // the range in which no key is down

    for (; found; found--) {
        uint16_t end = ends[found - 1] + HYSTERESIS;

        if (found <= before)
            end -= 2 * HYSTERESIS;
        if (reading >= end)
            break;
    }
    return found;
}

uint8_t key_ladder_keys(uint8_t *make, uint16_t reading, uint8_t expected, uint8_t now)
{
    // range of the latest reading, and time when readings entered the range, in ms
    static uint8_t range, since;
    const uint8_t found = range_of(reading, range);
    if (found != range) {
        range = found;
        since = now;
    }
    const uint8_t usual = keys[0][found], v11 = keys[1][found];
    uint8_t key = usual, other = v11, other_make = LADDER_V11;
    if (*make == LADDER_V11) {
        key = v11;
        other = usual;
        other_make = LADDER_USUAL;
    }
    if (key && !(other & expected))
        return key;
    if (other && (uint8_t)(now - since) >= STEADY_MS)
        *make = other_make;
    return other;
}

// Returns the number of the range that contains an ADC reading.
static uint8_t range_without_hysteresis(uint16_t reading)
{
    uint8_t found = 0;
    while (found < RANGES && reading >= ends[found])
        found++;
    return found;
}

bool key_ladder_is_plausible(uint16_t reading)
{
    const FLASH uint16_t *const ends_of_range = plausible[range_without_hysteresis(reading)];
    return reading + HYSTERESIS >= ends_of_range[0] && reading <= ends_of_range[1] + HYSTERESIS;
}

uint8_t key_ladder_names(uint8_t *found, uint16_t reading)
{
    const uint8_t range = range_without_hysteresis(reading), usual = keys[0][range], v11 = keys[1][range];
    if (!key_ladder_is_plausible(reading))
        return 0;
    if (!v11 && usual)
        *found = FOUND_USUAL;
    if (!usual && v11)
        *found = FOUND_V11;
    if (*found == FOUND_NOTHING)
        return usual | v11;
    return *found == FOUND_V11 ? v11 : usual;
}
