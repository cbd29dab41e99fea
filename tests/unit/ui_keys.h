// SPDX-License-Identifier: MIT
// Time and keys for tests of the screens, in ticks of 2 ms.
#pragma once

#include "keeper.h"
#include "place.h"

static uint16_t now; // ms
static bool changed; // true after the firmware has reported a changed view

static inline void begin_ui(uint16_t at)
{
    ui = (struct ui){0};
    ui_init(&ui, 0, now = at);
}

static void act(uint8_t key, uint8_t action)
{
    changed |= ui_tick(&ui, now += 2);
    changed |= ui_event(&ui, (struct event){key, action}, now);
}

static inline void tap(uint8_t key)
{
    act(key, KEY_PRESS);
    act(key, KEY_TAP);
}

// Taps a key 50 ms after the previous event.
static inline void tap_later(uint8_t key)
{
    changed |= ui_tick(&ui, now += 50);
    changed |= ui_event(&ui, (struct event){key, KEY_PRESS}, now);
    changed |= ui_event(&ui, (struct event){key, KEY_TAP}, now);
}

static inline void wait(uint16_t ms)
{
    for (; ms; ms -= 2)
        changed |= ui_tick(&ui, now += 2);
}

// Holds OK, which asks for a hint.
static inline void hold_ok(void)
{
    act(KEY_OK, KEY_PRESS);
    act(KEY_OK, KEY_HOLD);
}

// Waits until the machine has finished its search.
static inline void think(void)
{
    for (uint16_t ticks = 0; ticks < 60000 && ui.thinking; ticks++)
        wait(2);
}

// Returns the verdict on a position of the current game.
static inline enum verdict verdict_on(const struct position *position)
{
    enum verdict verdict;
    while (verdict = game_verdict(ui.match.game, position), verdict == PENDING) {
    }
    return verdict;
}

// Returns the verdict on the current position after this move.
static inline enum verdict verdict_after(const struct move *move)
{
    struct position after;
    game_play_from(&after, &ui.match.position, move);
    return verdict_on(&after);
}

// Sets the piles of the current match.
static inline void set_piles(uint8_t a, uint8_t b, uint8_t c)
{
    part_t *part = ui.match.position.part;
    part[0] = a;
    part[1] = b;
    part[2] = c;
    ui.match.position.count = 3;
}
