// SPDX-License-Identifier: MIT
#include "strokes.h"

#include <string.h>

enum {
    DOWN_MS = 90, // more than the pause between two repeats
    UP_MS = 60,   // so that the firmware sees two strokes
    HOLD_MS = 800,
    BURST_MS = 15, // what follows faster comes from no finger and no repeat: strokes typed ahead
};

static uint64_t now(const struct strokes *strokes)
{
    return machine_now(&strokes->toy->machine);
}

static uint64_t cycles(const struct strokes *strokes, unsigned ms)
{
    return machine_cycles(&strokes->toy->machine, ms * 1000000ull);
}

void strokes_init(struct strokes *strokes, struct toy *toy)
{
    *strokes = (struct strokes){.toy = toy, .down = STROKES_NO_KEY};
}

static void append(struct strokes *strokes, unsigned key, unsigned ms)
{
    if (strokes->count < STROKES_MAX)
        strokes->waiting[strokes->count++] = (struct stroke){key, ms};
}

void strokes_type(struct strokes *strokes, unsigned key)
{
    uint64_t up = now(strokes) + cycles(strokes, DOWN_MS);
    bool is_burst = now(strokes) - strokes->arrival < cycles(strokes, BURST_MS);

    strokes->arrival = now(strokes);
    if (strokes->down != key || strokes->count > 0 || is_burst)
        append(strokes, key, DOWN_MS);
    else if (strokes->change < up)
        strokes->change = up;
}

void strokes_hold(struct strokes *strokes, unsigned key)
{
    append(strokes, key, HOLD_MS);
}

void strokes_tick(struct strokes *strokes)
{
    if (now(strokes) < strokes->change)
        return;
    if (strokes->down != STROKES_NO_KEY) {
        toy_release(strokes->toy, strokes->down);
        strokes->down = STROKES_NO_KEY;
        strokes->change = now(strokes) + cycles(strokes, UP_MS);
    } else if (strokes->count > 0) {
        struct stroke next = strokes->waiting[0];

        memmove(strokes->waiting, strokes->waiting + 1, --strokes->count * sizeof next);
        toy_push(strokes->toy, next.key);
        strokes->down = next.key;
        strokes->change = now(strokes) + cycles(strokes, next.ms);
    }
}
