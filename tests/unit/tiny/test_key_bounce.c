// SPDX-License-Identifier: MIT
// If this test fails, a key whose contact bounces counts twice, or hangs. A 40 ms tap gives one press and one
// tap, however its contact bounces during 0..10 ms at both ends. After random samples, releasing all keys
// restores the initial state.

#include "check.h"
#include "ui/input/keys.h"

#define UP (1 << KEY_UP)

// Times in quarters of a millisecond
enum { MS = 4, DOWN_AT = 20 * MS, UP_AT = 60 * MS, END = 90 * MS };

static uint16_t noise = 1;

static uint16_t next_noise(void)
{
    noise = (noise >> 1) ^ (noise & 1 ? 0xb400 : 0);
    return noise;
}

// Returns true if the contact is closed. Each bit of `pattern` lasts 0.5 ms.
static bool closed(uint16_t at, uint8_t bounce, uint32_t pattern)
{
    bool down = at >= DOWN_AT && at < UP_AT;
    uint16_t since = at - (at >= UP_AT ? UP_AT : DOWN_AT);

    if (at >= DOWN_AT && since < bounce)
        return pattern >> since / 2 & 1;
    return down;
}

static bool tap_counts_once(uint8_t bounce, uint32_t pattern, uint8_t rate, uint8_t phase)
{
    struct keys keys = {.on_ladder = true};
    uint8_t presses = 0, taps = 0, others = 0;

    for (uint16_t at = phase; at < END; at += rate) {
        struct event event = keys_step(&keys, closed(at, bounce, pattern) ? UP : 0, at / MS + 65500);
        if (event.action == KEY_PRESS && event.key == KEY_UP)
            presses++;
        else if (event.action == KEY_TAP && event.key == KEY_UP)
            taps++;
        else if (event.action != KEY_IDLE)
            others++;
    }
    return presses == 1 && taps == 1 && !others && !keys_busy(&keys);
}

static bool bounce_is_ignored(uint32_t pattern)
{
    for (uint8_t bounce = 0; bounce <= 10 * MS; bounce += MS / 2)
        for (uint8_t rate = 1 * MS; rate <= 4 * MS; rate *= 2)
            for (uint8_t phase = 0; phase < rate; phase++)
                if (!tap_counts_once(bounce, pattern, rate, phase))
                    return false;
    return true;
}

static bool chaos_passes(void)
{
    struct keys keys = {.on_ladder = true};
    uint8_t pressed = 0; // keys that are down according to the events

    for (uint16_t now = 0; now < 40000; now += 2) {
        uint8_t raw = 0;
        if (now % 1000 < 900 && now % (next_noise() % 32 + 1))
            raw = keys.seen;
        else if (now % 1000 < 900)
            raw = 1 << next_noise() % 8 & 0x1f;
        struct event event = keys_step(&keys, raw, now);
        uint8_t bit = 1 << event.key;
        if (event.action == KEY_PRESS ? pressed & bit : event.action != KEY_IDLE && !(pressed & bit))
            return false;
        if (event.action == KEY_PRESS)
            pressed |= bit;
        pressed &= keys.reported;
        if (now % 1000 > 960 && (keys_busy(&keys) || keys.held || pressed))
            return false;
    }
    return true;
}

int main(void)
{
    CHECK(bounce_is_ignored(0x55555));
    CHECK(bounce_is_ignored(0x33333));
    CHECK(bounce_is_ignored(0x70f0f));
    CHECK(bounce_is_ignored(0x03fff));
    CHECK(bounce_is_ignored(0x003ff));
    CHECK(bounce_is_ignored((uint32_t)next_noise() << 16 | next_noise()));
    CHECK(chaos_passes());
    return check_done();
}
