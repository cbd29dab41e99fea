// SPDX-License-Identifier: MIT
// If this test fails, one tap on the pocket toy counts twice or not at all. A tap counts as one press. Its
// contact bounces for up to 10 ms at both ends, and the test samples it every 8 ms in every phase.

#include "check.h"
#include "ui/leds/debounce.h"

// Times in quarters of a millisecond
enum { SAMPLE = 8 * 4, DOWN_AT = 200, UP_AT = 360, END = 800, LATE = DOWN_AT + 34 * 4 };

static uint16_t noise = 1;

static bool contact(uint16_t at, uint8_t bounce)
{
    const bool down = at >= DOWN_AT && at < UP_AT;
    noise = (noise >> 1) ^ (noise & 1 ? 0xb400 : 0);
    if (at >= DOWN_AT && (uint16_t)(at - (at >= UP_AT ? UP_AT : DOWN_AT)) < bounce)
        return noise & 1;
    return down;
}

static bool tap_counts_once(uint8_t bounce, uint8_t phase)
{
    struct debounce keys = {0, 0};
    uint8_t presses = 0;
    for (uint16_t at = 0; at < END; at++) {
        const bool down = contact(at, bounce);
        if (at % SAMPLE != phase)
            continue;
        const uint8_t pressed = debounce_step(&keys, down << 2);
        if (pressed != 0 && (pressed != 1 << 2 || at > LATE))
            return false;
        presses += pressed != 0;
    }
    return presses == 1 && !keys.down && !keys.seen;
}

int main(void)
{
    bool once = true;
    for (uint8_t bounce = 0; bounce <= 40; bounce++)
        for (uint8_t phase = 0; phase < SAMPLE; phase++)
            once = once && tap_counts_once(bounce, phase);
    CHECK(once);

    // The key that has woken the board must have no effect.
    struct debounce keys = {0, 7};
    CHECK(debounce_step(&keys, 1) == 0 && debounce_step(&keys, 1) == 0);
    CHECK(debounce_step(&keys, 3) == 0 && debounce_step(&keys, 3) == 2);
    CHECK(debounce_step(&keys, 0) == 0 && debounce_step(&keys, 0) == 0);
    CHECK(debounce_step(&keys, 1) == 0 && debounce_step(&keys, 1) == 1 && debounce_step(&keys, 1) == 0);
    CHECK(debounce_step(&keys, 2) == 0 && keys.down == 1); // a single sample is noise
    CHECK(debounce_step(&keys, 1) == 0 && debounce_step(&keys, 1) == 0);
    return check_done();
}
