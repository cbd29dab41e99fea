// SPDX-License-Identifier: MIT
#include "ui/input/keys.h"

static uint8_t lowest_bit(uint8_t set)
{
    return set & -set;
}

// Returns the keys that are down, including keys that a resistor ladder hides.
static uint8_t add_masked_keys(const struct keys *keys, uint8_t raw)
{
    if (!keys->on_ladder)
        return raw;
    return (keys->down | raw) & -lowest_bit(raw);
}

static void debounce(struct keys *keys, uint8_t raw, uint16_t now)
{
    if (raw != keys->seen) {
        keys->seen = raw;
        keys->seen_since = now;
    } else if ((uint16_t)(now - keys->seen_since) >= DEBOUNCE_MS) {
        keys->down = add_masked_keys(keys, raw);
    }
}

// Records that a key went down or up. Returns the action to report.
static enum key_action change(struct keys *keys, uint8_t bit, uint16_t now)
{
    const bool was_held = keys->held & bit;

    keys->reported ^= bit;
    keys->held &= ~bit;
    keys->changed = keys->repeated = now;
    keys->repeats = false;
    if (keys->reported & bit)
        return KEY_PRESS;
    return was_held ? KEY_IDLE : KEY_TAP;
}

// Returns KEY_REPEAT or KEY_HOLD if it is time for this event, otherwise KEY_IDLE.
static enum key_action repeat_or_hold(struct keys *keys, uint16_t now)
{
    const uint16_t after = keys->repeats ? REPEAT_MS : REPEAT_FIRST_MS;

    if ((uint16_t)(now - keys->repeated) >= after) {
        keys->repeated += after;
        keys->repeats = true;
        return KEY_REPEAT;
    }
    if (keys->held != keys->reported && (uint16_t)(now - keys->changed) >= HOLD_MS) {
        keys->held = keys->reported;
        return KEY_HOLD;
    }
    return KEY_IDLE;
}

struct event keys_step(struct keys *keys, uint8_t raw, uint16_t now)
{
    struct event event = {0, KEY_IDLE};

    debounce(keys, raw, now);
    const uint8_t changed = keys->down ^ keys->reported;
    uint8_t bit = lowest_bit(changed ? changed : keys->reported);
    if (changed)
        event.action = change(keys, bit, now);
    else if (bit && bit == keys->reported)
        event.action = repeat_or_hold(keys, now);
    while (bit >>= 1)
        event.key++;
    return event;
}

void bounce_step(struct bounce *bounce, const struct keys *keys, uint16_t now)
{
    if (keys->seen != keys->down) {
        if (!bounce->moves)
            bounce->since = keys->seen_since;
        bounce->moves = true;
    } else if (bounce->moves && (uint16_t)(now - keys->seen_since) >= DEBOUNCE_MS) {
        const uint16_t ms = keys->seen_since - bounce->since;
        bounce->ms = ms < BOUNCE_MAX_MS ? ms : BOUNCE_MAX_MS;
        bounce->moves = false;
    }
}

struct event idle_step(struct idle *idle, struct event event, uint8_t down, bool hurts, uint16_t now)
{
    if (down || event.action != KEY_IDLE) {
        idle->swallows |= idle->is_on && hurts;
        idle->is_on = false;
        idle->since = now;
    } else if ((uint16_t)(now - idle->since) >= IDLE_MS) {
        idle->is_on = true;
    }
    if (idle->swallows)
        event.action = KEY_IDLE;
    if (!down)
        idle->swallows = false;
    return event;
}
