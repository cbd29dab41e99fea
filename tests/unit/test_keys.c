// SPDX-License-Identifier: MIT
// If this test fails, a key gives a wrong press, repeat or release at some moment, counts twice, or hangs.
// Replays timelines of contacts and compares the events. Uses several scan rates, every phase of the scan,
// and the wrap of the clock. As on a ladder, the stronger of two keys hides the other. A 40 ms tap gives one
// press and one tap, however its contact bounces during 0..10 ms at both ends.

#include "check.h"
#include "ui/input/keys.h"

#define RIGHT (1 << KEY_RIGHT)
#define UP (1 << KEY_UP)
#define LEFT (1 << KEY_LEFT)
#define OK (1 << KEY_OK)

struct contact {
    uint16_t at; // time in ms; times ascend, and 0 ends the table
    uint8_t raw; // keys that are down from time `at` on
};

struct timeline {
    struct contact contacts[7];
    char events[17]; // pairs of letters: an action (P, T, H, R) and a key (r, u, d, l, o)
};

static const FLASH struct timeline timelines[] = {
    {{{10, UP}, {50, 0}}, "PuTu"},                                     // a short tap
    {{{10, LEFT}, {490, 0}}, "PlTl"},                                  // too short to repeat
    {{{10, LEFT}, {660, 0}}, "PlRlRlTl"},                              // too short to be held
    {{{10, OK}, {910, 0}}, "PoRoRoHoRoRo"},                            // held
    {{{10, LEFT}, {100, UP}, {200, 0}}, "PlPuTuTl"},                   // a stronger key is added
    {{{10, UP}, {100, LEFT}, {200, 0}}, "PuTuPlTl"},                   // a weaker key follows
    {{{10, LEFT}, {100, UP}, {200, LEFT}, {300, 0}}, "PlPuTuTl"},      // one press inside another
    {{{10, OK}, {100, LEFT}, {200, RIGHT}, {300, 0}}, "PoPlPrTrTlTo"}, // three overlapping presses
    {{{10, OK}, {610, UP}, {710, OK}, {1310, 0}}, "PoRoPuTuRoTo"},     // a short OK after UP is not a hold
    {{{10, OK}, {900, UP}, {1000, 0}}, "PoRoRoHoRoRoPuTu"},            // a hold, then a second key
    {{{10, OK}, {910, 0}, {1000, OK}, {1040, 0}}, "PoRoRoHoRoRoPoTo"}, // a hold, then a tap
    {{{10, LEFT}, {60, UP}, {800, 0}}, "PlPuTuTl"},                    // two keys together do not repeat
    {{{10, OK}, {19, 0}, {22, OK}, {60, 0}}, "PoTo"},                  // a gap at the start
    {{{10, UP}, {14, 0}, {40, LEFT}, {43, 0}}, ""},                    // noise
    {{{10, UP}, {40, 0}, {43, UP}, {70, RIGHT}, {73, UP}, {110, 0}}, "PuTu"}, // noise over a pressed key
};

static bool replay(const FLASH struct timeline *timeline, uint8_t rate, uint8_t phase, uint16_t start)
{
    static const FLASH char actions[] = "-PTHR", names[] = "rudlo";
    const FLASH struct contact *next = &timeline->contacts[0];
    const FLASH char *expected = &timeline->events[0];
    struct keys keys = {.on_ladder = true};
    uint8_t raw = 0;

    for (uint16_t at = phase; at < 1400; at += rate) {
        while (next->at && next->at <= at)
            raw = next++->raw;
        struct event event = keys_step(&keys, raw, start + at);
        if (event.action == KEY_IDLE)
            continue;
        if (expected[0] != actions[event.action] || expected[1] != names[event.key])
            return false;
        expected += 2;
    }
    return !*expected && !keys_busy(&keys);
}

static bool replay_everywhere(const FLASH struct timeline *timeline)
{
    static const FLASH uint16_t starts[] = {0, 64700, 65300, 65530};

    for (uint8_t i = 0; i < sizeof starts / sizeof starts[0]; i++)
        for (uint8_t rate = 1; rate <= 4; rate *= 2)
            for (uint8_t phase = 0; phase < rate; phase++)
                if (!replay(timeline, rate, phase, starts[i]))
                    return false;
    return true;
}

// Checks that OK, stuck for three minutes, reports only one hold.
static bool stuck_key_reports_once(void)
{
    uint16_t seen[KEY_OK + 1][KEY_REPEAT + 1] = {{0}};
    struct keys keys = {.on_ladder = true};
    uint16_t now = 1;

    for (uint8_t tap = 0; tap < 22; tap++)
        for (uint16_t step = 0; step < 2000; step++, now += 4) {
            struct event event = keys_step(&keys, step < 1980 ? OK : UP, now);
            seen[event.key][event.action]++;
        }
    return seen[KEY_OK][KEY_PRESS] == 1 && seen[KEY_OK][KEY_HOLD] == 1 && seen[KEY_OK][KEY_TAP] == 0 &&
           seen[KEY_OK][KEY_REPEAT] > 1300 && seen[KEY_OK][KEY_REPEAT] < 1450 &&
           seen[KEY_UP][KEY_PRESS] == 22 && seen[KEY_UP][KEY_TAP] == 21;
}

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

// Checks that releasing all keys after random samples restores the initial state.
static bool random_samples_pass(void)
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
    static const FLASH uint32_t patterns[] = {0x55555, 0x33333, 0x70f0f, 0x03fff, 0x003ff};
    for (uint8_t i = 0; i < sizeof timelines / sizeof timelines[0]; i++)
        CHECK(replay_everywhere(&timelines[i]));
    CHECK(stuck_key_reports_once());
    for (uint8_t i = 0; i < sizeof patterns / sizeof patterns[0]; i++)
        CHECK(bounce_is_ignored(patterns[i]));
    CHECK(bounce_is_ignored((uint32_t)next_noise() << 16 | next_noise()));
    CHECK(random_samples_pass());
    return check_done();
}
