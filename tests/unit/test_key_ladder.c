// SPDX-License-Identifier: MIT
// Both makes of the LCD Keypad Shield, with the spread of their resistors, and noise between two steps of the
// ladder.

#include "check.h"
#include "device/key_ladder.h"

enum { STEPS = 5, NONE = 5, FULL = 1023, SPREAD = 20, LEAST_HYSTERESIS = 10 };

static const FLASH uint16_t shields[2][STEPS + 1] = {
    {0, 100, 255, 410, 640, FULL},
    {0, 145, 329, 505, 741, FULL},
};

static uint8_t set_of(uint8_t step)
{
    return step == NONE ? 0 : 1 << step;
}

static uint16_t shifted(uint16_t reading, int8_t by)
{
    int16_t sum = (int16_t)reading + by;

    return sum < 0 ? 0 : sum > FULL ? FULL : sum;
}

static bool step_is_found_from(const FLASH uint16_t *shield, uint8_t before, uint8_t step)
{
    for (int8_t by = -SPREAD; by <= SPREAD; by++) {
        key_ladder_keys(shield[before]);
        if (key_ladder_keys(shifted(shield[step], by)) != set_of(step))
            return false;
    }
    return true;
}

static bool every_step_is_found(const FLASH uint16_t *shield)
{
    for (uint8_t before = 0; before <= NONE; before++)
        for (uint8_t step = 0; step <= NONE; step++)
            if (!step_is_found_from(shield, before, step))
                return false;
    return true;
}

// Wherever the reading stands, a little noise changes the answer once at most.
static bool noise_does_not_flicker(void)
{
    for (uint16_t reading = 0; reading <= FULL; reading++) {
        key_ladder_keys(shifted(reading, -LEAST_HYSTERESIS));
        uint8_t high = key_ladder_keys(shifted(reading, LEAST_HYSTERESIS));
        uint8_t low = key_ladder_keys(shifted(reading, -LEAST_HYSTERESIS));
        if (low != high)
            return false;
    }
    return true;
}

static bool at_most_one_key(void)
{
    for (uint16_t reading = 0; reading <= FULL; reading++) {
        uint8_t keys = key_ladder_keys(reading);
        if (keys & (keys - 1) || keys >> STEPS)
            return false;
    }
    return true;
}

int main(void)
{
    CHECK(key_ladder_keys(FULL) == 0);
    CHECK(every_step_is_found(shields[0]));
    CHECK(every_step_is_found(shields[1]));
    CHECK(noise_does_not_flicker());
    CHECK(at_most_one_key());
    return check_done();
}
