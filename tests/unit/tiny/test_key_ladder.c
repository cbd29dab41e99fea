// SPDX-License-Identifier: MIT
// Two makes of the LCD Keypad Shield with resistors off by 5 %, and noise between two steps of the ladder.

#include "check.h"
#include "device/key_ladder.h"

enum { STEPS = 5, FULL = 1023, PERCENT = 5, MARGIN = 12, LEAST_HYSTERESIS = 3 };

// Ohms from A0 to the supply, and to ground with the key of each step down. The values of the second make
// give the readings that people have measured, 0 100 255 410 640, within 3; its real resistors may be a
// multiple of them.
struct shield {
    uint16_t pull_up, chain[STEPS];
};
static const FLASH struct shield shields[2] = {
    {2000, {0, 330, 330 + 620, 330 + 620 + 1000, 330 + 620 + 1000 + 3300}},
    {3000, {0, 330, 330 + 680, 330 + 680 + 1000, 330 + 680 + 1000 + 3000}},
};

static uint8_t set_of(uint8_t step)
{
    return step == STEPS ? 0 : 1 << step;
}

// The reading with all resistors of the chain off by `percent` and the pull-up by as much the other way. This
// is the worst case: a larger chain raises the reading, a larger pull-up lowers it.
static uint16_t reading(const FLASH struct shield *shield, uint8_t step, int8_t percent)
{
    if (step == STEPS)
        return FULL;
    uint32_t chain = (uint32_t)shield->chain[step] * (uint8_t)(100 + percent);
    return (uint16_t)(chain * FULL / (chain + (uint32_t)shield->pull_up * (uint8_t)(100 - percent)));
}

static uint16_t shifted(uint16_t from, int8_t by)
{
    int16_t sum = (int16_t)from + by;

    return sum < 0 ? 0 : sum > FULL ? FULL : sum;
}

static bool step_is_found_from(const FLASH struct shield *shield, uint8_t before, uint8_t step)
{
    const uint16_t from = reading(shield, before, 0);
    const uint16_t last = shifted(reading(shield, step, PERCENT), MARGIN);

    for (uint16_t i = shifted(reading(shield, step, -PERCENT), -MARGIN); i <= last; i++) {
        key_ladder_keys(from);
        if (key_ladder_keys(i) != set_of(step))
            return false;
    }
    return true;
}

static bool every_step_is_found(const FLASH struct shield *shield)
{
    for (uint8_t before = 0; before <= STEPS; before++)
        for (uint8_t step = 0; step <= STEPS; step++)
            if (!step_is_found_from(shield, before, step))
                return false;
    return true;
}

// Around any reading, a little noise changes the result once at most.
static bool noise_does_not_flicker(void)
{
    for (uint16_t i = 0; i <= FULL; i++) {
        key_ladder_keys(shifted(i, -LEAST_HYSTERESIS));
        uint8_t high = key_ladder_keys(shifted(i, LEAST_HYSTERESIS));
        uint8_t low = key_ladder_keys(shifted(i, -LEAST_HYSTERESIS));
        if (low != high)
            return false;
    }
    return true;
}

static bool at_most_one_key(void)
{
    for (uint16_t i = 0; i <= FULL; i++) {
        uint8_t keys = key_ladder_keys(i);
        if (keys & (keys - 1) || keys >> STEPS)
            return false;
    }
    return true;
}

int main(void)
{
    CHECK(key_ladder_keys(FULL) == 0);
    CHECK(every_step_is_found(&shields[0]));
    CHECK(every_step_is_found(&shields[1]));
    CHECK(noise_does_not_flicker());
    CHECK(at_most_one_key());
    return check_done();
}
