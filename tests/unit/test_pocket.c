// SPDX-License-Identifier: MIT
// If this test fails, the pocket toy takes noise for a key, has bad random starts, shows a mark late, hides
// its result early, or errs too often. The toy has neither LEDs nor keys here. pins/pocket_games.c plays
// whole games at its pins.

#include "check.h"
#include "game/level.h"
#include "game/theory/theories.h"
#include "ui/leds/debounce.h"
#include "ui/leds/pocket.h"

static struct pocket toy;
static uint16_t noise = 1;

static uint8_t random_below(uint8_t limit)
{
    noise = (noise >> 1) ^ (noise & 1 ? 0xb400 : 0);
    return noise % limit;
}

// Runs a frame with a key down. After OK, runs another frame without keys.
static enum pocket_sound press(uint8_t key)
{
    enum pocket_sound sound = pocket_frame(&toy, key, key);
    if (key == POCKET_OK && toy.state == POCKET_HOLD)
        sound = pocket_frame(&toy, 0, 0);
    return sound;
}

// Opens the toy's menu as after an abandoned game.
static void new_toy(uint8_t settings)
{
    toy = (struct pocket){.settings = settings, .machine = true, .marked = {1, 1, 0, 0}};
    press(0);
}

static void new_game(uint8_t settings)
{
    new_toy(settings);
    press(POCKET_OK);
}

static void go_to(uint8_t row)
{
    for (uint8_t i = 0; toy.row != row && i < POCKET_ROWS; i++)
        press(POCKET_NEXT);
}

static bool stands(uint8_t one, uint8_t two, uint8_t three, uint8_t four)
{
    const part_t *part = toy.position.part;
    return part[0] == one && part[1] == two && part[2] == three && part[3] == four;
}

static bool marks(uint8_t one, uint8_t two, uint8_t three, uint8_t four)
{
    const uint8_t *marked = toy.marked;
    return marked[0] == one && marked[1] == two && marked[2] == three && marked[3] == four;
}

// Checks that random starts differ, fit the rows, and leave stones in the two longest rows.
static void random_starts_differ(void)
{
    bool differ = false, fit = true;
    part_t before = 0;
    for (uint8_t wait = 0; wait < 255; wait++) {
        new_toy(3 << 2);
        for (uint8_t i = 0; i < wait; i++)
            press(0);
        press(POCKET_OK);
        const part_t *part = toy.position.part;
        fit = fit && part[0] <= 1 && part[1] <= 3 && part[2] <= 5 && part[3] <= 7 && part[2] && part[3];
        differ |= before && part[3] != before;
        before = part[3];
    }
    CHECK(differ && fit);
}

static bool shows(uint16_t lit, uint16_t dim)
{
    struct pocket_lights lights = pocket_lights(&toy);
    return lights.lit == lit && (lights.dim & ~lit) == dim;
}

// Returns a set of lights from hexadecimal rows, whose lowest bit is leftmost.
#define LIGHTS(row1, row2, row3, row4) (0x##row1 | 0x##row2 << 1 | 0x##row3 << 4 | 0x##row4 << 9)

// Checks that in any phase of blinking, a new mark or selected row is visible at once.
static void choices_show_at_once(void)
{
    bool mark = true, row = true;
    for (uint8_t wait = 0; wait < 64; wait++) {
        new_game(0);
        go_to(2);
        for (uint8_t i = 0; i < wait; i++)
            press(0);
        press(POCKET_TAKE);
        mark &= shows(LIGHTS(1, 7, f, 7f), LIGHTS(0, 0, 10, 0));
        press(POCKET_NEXT);
        row &= shows(LIGHTS(1, 7, f, 0), LIGHTS(0, 0, 10, 7f));
    }
    CHECK(mark && row);
}

// Presses a key repeatedly. Returns true if the LEDs are dark for a second before the result.
static bool stays_at_result(uint8_t key, uint8_t every)
{
    uint16_t frames = 0;
    bool is_dark = true, is_seen = false;
    for (uint8_t left = every; toy.state >= POCKET_OVER_WON && frames < 400; left--) {
        press(left ? 0 : key);
        if (!left)
            left = every;
        const struct pocket_lights lights = pocket_lights(&toy);
        const bool is_lit = lights.lit | lights.dim;
        if (++frames <= 125)
            is_dark &= !is_lit;
        else
            is_seen |= is_lit;
    }
    return is_dark && is_seen && frames > 250 && toy.state == POCKET_MENU;
}

// Waits until all stones of a move, and of the reply, are removed.
static void finish_move(void)
{
    for (uint16_t frames = 0; toy.state == POCKET_REMOVE && frames < 3000; frames++)
        press(0);
}

// Checks that the result of a win or a loss stays visible while keys are tapped.
static void result_stays(void)
{
    for (uint8_t tries = 0; tries < 30; tries++) {
        const bool is_lost = tries & 1;
        new_game(1 << 2 | 2 | (is_lost ? POCKET_MISERE : 0));
        for (uint8_t row = 1; row < POCKET_ROWS; row++) {
            go_to(row);
            for (uint8_t takes = 2 * row + 1; takes; takes--)
                press(POCKET_TAKE);
        }
        press(POCKET_OK);
        finish_move();
        CHECK(toy.state == (is_lost ? POCKET_OVER_LOST : POCKET_OVER_WON));
        CHECK(stays_at_result(1 << random_below(3), 6 + random_below(45)));
    }
}

// Lets the toy begin at 3-5-7. Returns true if the toy gives the win away.
static bool errs(uint8_t settings)
{
    new_toy(settings | 1 << 2);
    for (uint8_t wait = random_below(255); wait; wait--)
        press(0);
    press(POCKET_OK);
    press(POCKET_OK); // without a mark
    finish_move();
    return moore_verdict(&toy.position) != P_POSITION;
}

// Checks that the toy errs about as often as its level should.
static void levels_differ(void)
{
    enum { GAMES = 200 };
    static const uint8_t percent[] = {90, 67, 34, 0}; // percentage of random moves by level
    for (uint8_t level = LEVEL_MIN; level <= LEVEL_MAX; level++) {
        uint16_t errors = 0;
        for (uint8_t game = 0; game < GAMES; game++)
            errors += errs((level - LEVEL_MIN) << 4 | (game & 1 ? POCKET_MISERE : 0) | (game >> 1 & 1));
        const int16_t errs_percent = 100 * errors / GAMES;
        CHECK(errs_percent <= percent[level - 1] + 5 && errs_percent * 4 >= percent[level - 1] * 3);
    }
}

// Removes five stones. Returns the number of frames, or 0 if stones disappear silently or two at once.
static uint16_t frames_of_removal(uint8_t key)
{
    uint16_t frames = 0;
    new_game(0);
    go_to(2);
    for (uint8_t i = 0; i < 5; i++)
        press(POCKET_TAKE);
    for (press(POCKET_OK); toy.position.part[2] && frames < 3000; frames++) {
        const uint8_t before = toy.position.part[2];
        const enum pocket_sound sound = press(frames % 12 ? 0 : key);
        if (before - toy.position.part[2] != (sound == POCKET_STONE))
            return 0;
    }
    return stands(1, 3, 0, 7) ? frames : 0;
}

// Presses a key repeatedly during a move and the toy's reply. Returns true if the reply is complete.
static bool machine_completes_its_move(uint8_t key)
{
    static const part_t before[POCKET_ROWS] = {1, 3, 5, 6};
    uint8_t changed = 0;
    new_game(0);
    go_to(3);
    press(POCKET_TAKE);
    press(POCKET_OK);
    for (uint16_t frames = 0; toy.state == POCKET_REMOVE && frames < 3000; frames++)
        press(frames % 3 ? 0 : key);
    for (uint8_t row = 0; row < POCKET_ROWS; row++) {
        const part_t after = toy.position.part[row];
        if (after > before[row])
            return false;
        changed += after < before[row];
    }
    return changed == 1 && toy.state == POCKET_CHOOSE && marks(0, 0, 0, 0);
}

static void keys_hurry(void)
{
    const uint16_t alone = frames_of_removal(0);
    CHECK(alone);
    for (uint8_t key = POCKET_NEXT; key <= POCKET_OK; key <<= 1) {
        const uint16_t hurried = frames_of_removal(key);
        CHECK(hurried && hurried < alone);
        CHECK(machine_completes_its_move(key));
    }
}

static void short_press_gives_no_hint(void)
{
    new_game(0);
    press(POCKET_TAKE);
    for (uint8_t i = 0; i < 80; i++) // less than 0.7 s
        pocket_frame(&toy, i ? 0 : POCKET_OK, POCKET_OK);
    CHECK(toy.state == POCKET_HOLD && marks(0, 0, 0, 1));
    pocket_frame(&toy, 0, 0);
    CHECK(toy.state == POCKET_REMOVE && stands(1, 3, 5, 6));
}

// Checks that a key counts as down or up only after two equal samples.
static void one_sample_is_noise(void)
{
    struct debounce keys = {0};
    CHECK(!debounce_step(&keys, 2) && !debounce_step(&keys, 0) && !keys.down);
    CHECK(!debounce_step(&keys, 1) && debounce_step(&keys, 1) == 1);
    CHECK(!debounce_step(&keys, 0) && keys.down == 1 && !debounce_step(&keys, 1));
    CHECK(!debounce_step(&keys, 3) && debounce_step(&keys, 3) == 2 && keys.down == 3);
}

int main(void)
{
    one_sample_is_noise();
    random_starts_differ();
    choices_show_at_once();
    result_stays();
    levels_differ();
    keys_hurry();
    short_press_gives_no_hint();
    return check_done();
}
