// SPDX-License-Identifier: MIT
#include "ui/keys.h"

#include "board.h" // KEYS_HIDE_WEAKER

static uint8_t lowest_bit(uint8_t set)
{
    return set & -set;
}

// The keys down, given those believed down until now. A ladder shows the strongest key only: the weaker ones
// that were down before are taken to be so still, and come to light when it is released.
static uint8_t unhide(uint8_t down, uint8_t raw)
{
    if (!KEYS_HIDE_WEAKER || !raw)
        return raw;
    return (down | raw) & -lowest_bit(raw);
}

// A set that is unchanged for long is believed again and again, which changes nothing: so the time may wrap.
static void debounce(struct keys *keys, uint8_t raw, uint16_t now)
{
    if (raw != keys->seen) {
        keys->seen = raw;
        keys->seen_since = now;
    } else if ((uint16_t)(now - keys->seen_since) >= DEBOUNCE_MS) {
        keys->down = unhide(keys->down, raw);
    }
}

static enum key_action change(struct keys *keys, uint8_t bit, uint16_t now)
{
    bool was_held = keys->held & bit;

    keys->told ^= bit;
    keys->held &= ~bit;
    keys->alone_since = now;
    keys->repeat_from = now;
    keys->repeat_after = REPEAT_FIRST_MS;
    if (keys->told & bit)
        return KEY_PRESS;
    return was_held ? KEY_IDLE : KEY_TAP;
}

static enum key_action stay(struct keys *keys, uint16_t now)
{
    if (!keys->held && (uint16_t)(now - keys->alone_since) >= HOLD_MS) {
        keys->held = keys->told;
        return KEY_HOLD;
    }
    if ((uint16_t)(now - keys->repeat_from) >= keys->repeat_after) {
        keys->repeat_from += keys->repeat_after;
        keys->repeat_after = REPEAT_MS;
        return KEY_REPEAT;
    }
    return KEY_IDLE;
}

struct event keys_step(struct keys *keys, uint8_t raw, uint16_t now)
{
    struct event event = {0, KEY_IDLE};

    if (!raw && !keys_busy(keys)) // nearly always
        return event;
    debounce(keys, raw, now);
    uint8_t changed = keys->down ^ keys->told;
    uint8_t bit = lowest_bit(changed ? changed : keys->told);
    if (changed)
        event.action = change(keys, bit, now);
    else if (bit && bit == keys->told)
        event.action = stay(keys, now);
    for (; bit > 1; bit >>= 1)
        event.key++;
    return event;
}

bool keys_busy(const struct keys *keys)
{
    return keys->seen | keys->down | keys->told;
}
