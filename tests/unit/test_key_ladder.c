// SPDX-License-Identifier: MIT
// If this test fails, a key of some LCD Keypad Shield acts as another key. Tests kinds of the LCD Keypad
// Shield, with resistors 5 % too high or too low and with noisy readings. A key's reading tells the kind of
// shield if it fits only one kind.

#include "check.h"
#include "device/key_ladder.h"

enum { STEPS = 5, FULL = 1023, CORNERS = 1 << (STEPS + 1), MARGIN = 4, NOISE = 10, LEAST_HYSTERESIS = 3 };
enum { RIGHT, UP, DOWN, LEFT, OK, NONE };
enum { ASKS_OK = 1 << OK, SAMPLES = 40 };

// Ohms of the pull-up and of each resistor
enum { USUAL, LOW, V11, LOW_CHAIN, SHIELDS };
static const FLASH struct shield {
    uint8_t make;
    uint16_t pull_up, chain[STEPS];
} shields[SHIELDS] = {
    [USUAL] = {LADDER_USUAL, 2000, {0, 330, 620, 1000, 3300}},
    [LOW] = {LADDER_USUAL, 3000, {0, 330, 680, 1000, 3000}},
    [V11] = {LADDER_V11, 2000, {0, 501, 810, 1804, 5166}},
    [LOW_CHAIN] = {LADDER_USUAL, 3000, {0, 330, 620, 1000, 3300}},
};

static uint8_t make, now;
static uint16_t random = 1;

// Returns ohms 5 % above nominal if the bit in `corner` is set, otherwise below.
static uint32_t ohms(uint16_t nominal, uint8_t corner, uint8_t bit)
{
    return (uint32_t)nominal * (corner >> bit & 1 ? 105 : 95);
}

static uint16_t reading(uint8_t shield, uint8_t key, uint8_t corner)
{
    uint32_t chain = 0;
    if (key == NONE)
        return FULL;
    for (uint8_t step = 0; step <= key; step++)
        chain += ohms(shields[shield].chain[step], corner, step);
    return (uint16_t)(chain * FULL / (chain + ohms(shields[shield].pull_up, corner, STEPS)));
}

static uint16_t shifted(uint16_t from, int8_t by)
{
    const int16_t sum = (int16_t)from + by;
    return sum < 0 ? 0 : sum > FULL ? FULL : sum;
}

static uint8_t sample(uint16_t at, uint8_t expected)
{
    return key_ladder_keys(&make, at, expected, now++);
}

// Presses a key until the press counts, then releases the key. Returns the reported keys.
static uint8_t press(uint8_t shield, uint8_t key, uint8_t corner, uint8_t expected)
{
    const uint16_t at = reading(shield, key, corner);
    uint8_t found = 0;
    for (uint8_t i = 0; i <= STEADY_MS; i++)
        found = sample(at, expected);
    for (uint8_t i = 0; i <= STEADY_MS; i++)
        sample(FULL, expected);
    return found;
}

static bool acts(uint8_t shield, uint8_t key, uint8_t corner)
{
    return press(shield, key, corner, 0) == 1 << key;
}

static uint8_t other_make(uint8_t shield)
{
    return shields[shield].make == LADDER_V11 ? LADDER_USUAL : LADDER_V11;
}

static bool every_key_acts(uint8_t shield, uint8_t corner)
{
    const uint8_t known = make;
    bool good = true;
    for (uint8_t key = 0; key < STEPS; key++) {
        make = known; // the previous key may have changed `make`
        good &= acts(shield, key, corner);
    }
    return good;
}

// Checks each change from one key to another. The second reading is wrong by up to MARGIN.
static bool every_step_is_found(uint8_t shield)
{
    for (uint8_t corner = 0; corner < CORNERS; corner++)
        for (uint8_t key = 0; key <= STEPS; key++) {
            const uint16_t at = reading(shield, key, corner);
            for (uint8_t before = 0; before <= STEPS; before++) {
                const uint16_t at_before = reading(shield, before, corner);
                for (int8_t off = -MARGIN; off <= MARGIN; off += MARGIN) {
                    make = shields[shield].make;
                    sample(at_before, 0);
                    if (sample(shifted(at, off), 0) != (key == NONE ? 0 : 1 << key))
                        return false;
                }
            }
        }
    return true;
}

// Checks that noise in the readings does not change the key.
static bool noise_does_not_matter(uint8_t shield)
{
    for (uint8_t corner = 0; corner < CORNERS; corner++)
        for (uint8_t key = 0; key < STEPS; key++) {
            const uint16_t at = reading(shield, key, corner);
            make = shields[shield].make;
            for (uint8_t i = 0; i < 2 * SAMPLES; i++) {
                random = random * 25173u + 13849;
                const int8_t noise = (int8_t)((random >> 8) % (2 * NOISE + 1)) - NOISE;
                const uint8_t found = sample(shifted(at, noise), 0);
                if (i >= SAMPLES && found != 1 << key)
                    return false;
            }
            sample(FULL, 0);
            if (make != shields[shield].make)
                return false;
        }
    return true;
}

// Checks that a key works and corrects a wrong `make`. An expected key also works with the right `make`.
static bool key_shows_the_make(uint8_t shield, uint8_t key, uint8_t expected)
{
    for (uint8_t corner = 0; corner < CORNERS; corner++)
        for (uint8_t other = !expected; other < 2; other++) {
            make = other ? other_make(shield) : shields[shield].make;
            if (press(shield, key, corner, expected) != 1 << key || make != shields[shield].make ||
                !every_key_acts(shield, corner))
                return false;
        }
    return true;
}

// Checks that only LEFT on shield v1.1, as the first key, changes a correct `make`.
static bool first_key_is_right(uint8_t shield)
{
    for (uint8_t corner = 0; corner < CORNERS; corner++)
        for (uint8_t first = 0; first < STEPS; first++) {
            make = shields[shield].make;
            const bool keeps_make = !(shield == V11 && first == LEFT);
            press(shield, first, corner, ASKS_OK);
            if ((make == shields[shield].make) != keeps_make ||
                (keeps_make && !every_key_acts(shield, corner)))
                return false;
        }
    return true;
}

// Checks that OK works after any bit of `make` has flipped.
static bool flipped_bit_does_not_matter(uint8_t shield)
{
    for (uint8_t bit = 1; bit; bit <<= 1) {
        make = shields[shield].make ^ bit;
        if (!acts(shield, OK, 0) || !every_key_acts(shield, 0))
            return false;
    }
    return true;
}

// Checks that slowly changing readings do not change `make`.
static bool slow_edges_do_not_matter(uint8_t shield, uint8_t step)
{
    for (uint8_t key = 0; key < STEPS; key++) {
        const uint16_t at = reading(shield, key, 0);
        make = shields[shield].make;
        for (uint16_t level = FULL; level > at + step; level -= step)
            sample(level, 0);
        press(shield, key, 0, 0);
        for (uint16_t level = at; level + step < FULL; level += step)
            sample(level, 0);
        sample(FULL, 0);
        if (make != shields[shield].make)
            return false;
    }
    return true;
}

// Checks that slight noise changes the key at most once.
static bool noise_does_not_flicker(void)
{
    for (uint16_t i = 0; i <= FULL; i++) {
        sample(shifted(i, -LEAST_HYSTERESIS), 0);
        const uint8_t high = sample(shifted(i, LEAST_HYSTERESIS), 0);
        if (sample(shifted(i, -LEAST_HYSTERESIS), 0) != high)
            return false;
    }
    return true;
}

// Returns the distance from a reading to the nearest reading of this key.
static uint16_t distance(uint8_t shield, uint8_t key, uint16_t at)
{
    enum { HIGH_PULL_UP = 1 << STEPS };
    const uint16_t lowest = reading(shield, key, HIGH_PULL_UP);
    const uint16_t highest = reading(shield, key, HIGH_PULL_UP - 1);
    if (at < lowest)
        return lowest - at;
    return at > highest ? at - highest : 0;
}

// Returns the distance from a reading to the nearest reading of any shield.
static uint16_t least_distance(uint16_t at)
{
    uint16_t least = FULL;
    for (uint8_t shield = 0; shield < LOW_CHAIN; shield++)
        for (uint8_t key = 0; key <= STEPS; key++) {
            const uint16_t off = distance(shield, key, at);
            least = off < least ? off : least;
        }
    return least;
}

// Checks that a reading is plausible exactly if a shield's reading is at most LEAST_HYSTERESIS away.
static bool plausible_readings_are_tight(void)
{
    bool good = true;
    for (uint8_t shield = 0; shield < LOW_CHAIN; shield++)
        for (uint8_t key = 0; key <= STEPS; key++)
            for (uint8_t corner = 0; corner < CORNERS; corner++)
                good &= key_ladder_is_plausible(reading(shield, key, corner));
    for (uint16_t at = 0; at < FULL; at++) {
        const bool is = key_ladder_is_plausible(at);
        if (is != key_ladder_is_plausible(at + 1))
            good &= least_distance(is ? at : at + 1) == LEAST_HYSTERESIS;
    }
    return good;
}

int main(void)
{
    CHECK(sample(FULL, 0) == 0);
    for (uint8_t shield = 0; shield < LOW_CHAIN; shield++) {
        CHECK(every_step_is_found(shield));
        CHECK(noise_does_not_matter(shield));
        CHECK(slow_edges_do_not_matter(shield, 24));
    }
    for (uint8_t shield = 0; shield < SHIELDS; shield++) {
        CHECK(key_shows_the_make(shield, OK, ASKS_OK));
        CHECK(key_shows_the_make(shield, UP, 0));
        CHECK(first_key_is_right(shield));
        CHECK(flipped_bit_does_not_matter(shield));
    }
    for (uint8_t key = DOWN; key <= OK; key++)
        CHECK(key_shows_the_make(USUAL, key, 0));
    CHECK(key_shows_the_make(LOW, DOWN, 0));
    CHECK(key_shows_the_make(V11, OK, 0));
    CHECK(noise_does_not_flicker());
    CHECK(plausible_readings_are_tight());
    return check_done();
}
