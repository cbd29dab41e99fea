// SPDX-License-Identifier: MIT
#include "front/strokes.h"

#include <string.h>

enum {
    DOWN_MS = 90, // how long a key stays down; more than the time between two repeats
    UP_MS = 60,   // pause after which the firmware recognizes a new stroke
    HOLD_MS = 800,
    BURST_MS = 15,  // the user typed ahead if two characters arrive within this time
    REPEAT_MS = 60, // longest time between two repeats of a key
    DELAY_MS = 700, // longest time before a key repeats
};

static uint64_t now(const struct strokes *strokes)
{
    return machine_now(&strokes->bench->machine);
}

static uint64_t cycles(const struct strokes *strokes, unsigned ms)
{
    return machine_cycles(&strokes->bench->machine, ms * 1000000ull);
}

void strokes_init(struct strokes *strokes, struct bench *bench)
{
    *strokes = (struct strokes){.bench = bench, .down = STROKES_NO_KEY, .typed = STROKES_NO_KEY};
}

static void append(struct strokes *strokes, enum stroke_kind kind, unsigned key)
{
    if (strokes->count < STROKES_MAX)
        strokes->waiting[strokes->count++] = (struct stroke){kind, key};
}

static bool arrived_within(const struct strokes *strokes, unsigned ms)
{
    return now(strokes) - strokes->arrival < cycles(strokes, ms);
}

static void note_arrival(struct strokes *strokes, unsigned key)
{
    strokes->arrival = now(strokes);
    strokes->typed = key;
}

void strokes_type(struct strokes *strokes, unsigned key)
{
    const uint64_t up = now(strokes) + cycles(strokes, DOWN_MS);
    const bool is_burst = arrived_within(strokes, BURST_MS);
    const bool is_repeat = strokes->typed == key && arrived_within(strokes, DELAY_MS);

    note_arrival(strokes, key);
    if (strokes->is_holding) {
        if (!is_repeat)
            append(strokes, STROKE_HOLD, key);
    } else if (strokes->down != key || strokes->count > 0 || is_burst) {
        append(strokes, STROKE_TAP, key);
    } else if (strokes->change < up) {
        strokes->change = up;
    }
}

// Ignores repeats of h while the user keeps h pressed.
void strokes_toggle_holding(struct strokes *strokes)
{
    const bool repeats = strokes->typed == STROKES_NO_KEY && arrived_within(strokes, REPEAT_MS) &&
                         !arrived_within(strokes, BURST_MS);

    note_arrival(strokes, STROKES_NO_KEY);
    strokes->is_holding = repeats || !strokes->is_holding;
    if (!strokes->is_holding)
        append(strokes, STROKE_LET_GO, STROKES_NO_KEY);
}

unsigned strokes_held_ms(const struct strokes *strokes)
{
    return (unsigned)((now(strokes) - strokes->held_since) / cycles(strokes, 1));
}

static void let_go(struct strokes *strokes)
{
    for (unsigned key = 0; key < KEYS_MAX; key++)
        if (strokes->held >> key & 1)
            bench_release(strokes->bench, key);
    strokes->held = 0;
    strokes->stays = false;
    strokes->change = now(strokes) + cycles(strokes, UP_MS);
}

// Releases the key if held, otherwise pushes the key.
static void move_held(struct strokes *strokes, unsigned key)
{
    const unsigned bit = 1u << key;

    if (strokes->held == bit) {
        let_go(strokes);
        if (strokes->count == 0)
            strokes->is_holding = false;
        return;
    }
    strokes->stays = strokes->held != 0;
    strokes->held ^= bit;
    strokes->held_since = now(strokes);
    if (strokes->held & bit)
        bench_push(strokes->bench, key);
    else
        bench_release(strokes->bench, key);
}

static void begin(struct strokes *strokes, struct stroke stroke)
{
    if (stroke.kind == STROKE_HOLD) {
        move_held(strokes, stroke.key);
    } else if (stroke.kind == STROKE_LET_GO) {
        let_go(strokes);
    } else {
        bench_push(strokes->bench, stroke.key);
        strokes->down = stroke.key;
        strokes->change = now(strokes) + cycles(strokes, DOWN_MS);
    }
}

// Returns true if a single key has been down for HOLD_MS and its characters have stopped.
static bool is_held_enough(const struct strokes *strokes)
{
    return strokes->held && !strokes->stays && strokes_held_ms(strokes) >= HOLD_MS &&
           !arrived_within(strokes, DOWN_MS);
}

void strokes_tick(struct strokes *strokes)
{
    if (now(strokes) < strokes->change)
        return;
    if (strokes->down != STROKES_NO_KEY) {
        bench_release(strokes->bench, strokes->down);
        strokes->down = STROKES_NO_KEY;
        strokes->change = now(strokes) + cycles(strokes, UP_MS);
    } else if (strokes->count > 0) {
        const struct stroke next = strokes->waiting[0];

        memmove(strokes->waiting, strokes->waiting + 1, --strokes->count * sizeof next);
        begin(strokes, next);
    } else if (is_held_enough(strokes)) {
        let_go(strokes);
        strokes->is_holding = false;
    }
}
