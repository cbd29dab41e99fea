// SPDX-License-Identifier: MIT
#include "ui/input/keys.h"

#include "board.h"      // KEYS_HIDE_WEAKER
#include "game/flash.h" // FLASH

static uint8_t lowest_bit(uint8_t set)
{
    return set & -set;
}

// Returns the keys that are down, from the sample and the keys that were down before. A ladder shows the
// strongest key only: weaker ones that were down before are taken to be down still, until it is released.
static uint8_t add_masked_keys(uint8_t down, uint8_t raw)
{
    if (!KEYS_HIDE_WEAKER)
        return raw;
    return (down | raw) & -lowest_bit(raw);
}

// Re-accepting an unchanged sample is harmless, so the 8-bit clock may wrap.
static void debounce(struct keys *keys, uint8_t raw, uint8_t now)
{
    if (raw != keys->seen) {
        keys->seen = raw;
        keys->seen_since = now;
    } else if ((uint8_t)(now - keys->seen_since) >= DEBOUNCE_MS) {
        keys->down = add_masked_keys(keys->down, raw);
    }
}

// Reports that a key went down or up.
static enum key_action change(struct keys *keys, uint8_t bit, uint8_t now)
{
    const bool was_held = keys->held & bit;

    keys->reported ^= bit;
    keys->held &= ~bit;
    keys->since = now;
    keys->stage = 0;
    if (keys->reported & bit)
        return KEY_PRESS;
    return was_held ? KEY_IDLE : KEY_TAP;
}

// Stages of a key that is down alone, and the ms before each ends: four without an event, two repeats, hold,
// then repeats again and again.
enum { STAGE_REPEAT = 3, STAGE_HOLD = 5, STAGE_LAST = 7 };
#define HOLD_AFTER (HOLD_MS - REPEAT_FIRST_MS - REPEAT_MS)
static const FLASH uint8_t stages[] = {
    REPEAT_FIRST_MS / 4, REPEAT_FIRST_MS / 4, REPEAT_FIRST_MS / 4,    REPEAT_FIRST_MS / 4,
    REPEAT_MS,           HOLD_AFTER,          REPEAT_MS - HOLD_AFTER, REPEAT_MS};
_Static_assert(HOLD_AFTER > 0 && REPEAT_MS - HOLD_AFTER > 0, "the order of the stages");

// Reports that a key is still down.
static enum key_action repeat_or_hold(struct keys *keys, uint8_t now)
{
    const uint8_t stage = keys->stage;
    const uint8_t after = stages[stage];

    if ((uint8_t)(now - keys->since) < after)
        return KEY_IDLE;
    keys->since += after;
    if (stage != STAGE_LAST)
        keys->stage++;
    if (stage >= STAGE_REPEAT && stage != STAGE_HOLD)
        return KEY_REPEAT;
    if (stage < STAGE_REPEAT || keys->held == keys->reported)
        return KEY_IDLE;
    keys->held = keys->reported;
    return KEY_HOLD;
}

struct event keys_step(struct keys *keys, uint8_t raw, uint8_t now)
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

bool keys_busy(const struct keys *keys)
{
    return keys->seen | keys->down | keys->reported;
}
