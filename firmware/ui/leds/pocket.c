// SPDX-License-Identifier: MIT
#include "ui/leds/pocket.h"

#include "game/theory/theories.h"

enum {
    BLINK = 1 << 5, // bit of `time` that changes every 0.26 s and makes the chosen row blink
    HURRY = 1 << 3, // bit of `chance` that changes every 64 ms and makes lights of the menu blink

    HOLD_FRAMES = 87,  // 0.7 s until OK counts as held
    SHOW_FRAMES = 75,  // 0.6 s between marking and playing the machine's move
    STONE_FRAMES = 25, // 0.2 s between the removals of two stones
    SEEN_FRAMES = 125, // 1 s with empty rows, then 1 s in which keys cannot end the result
};

// How many stones of 1-3-5-7 each start position lacks, two bits per row
static const FLASH uint8_t missing[] = {0, 1 << 0, 1 << 0 | 1 << 4 | 2 << 6};

// Bits of the settings that each row of lights shows in the menu
static const FLASH uint8_t fields[] = {POCKET_MISERE, POCKET_K, POCKET_START, POCKET_LEVEL | POCKET_MUTE};

// Shows a setting in each row. Row 0 blinks in misère play, row 3 if the sound is off.
static void show_menu(struct pocket *toy)
{
    uint8_t settings = toy->settings, lights = 1;

    for (uint8_t row = 0; row < POCKET_ROWS; row++) {
        toy->position.part[row] = lights;
        toy->marked[row] = row == toy->row ? 0 : lights;
        lights = 1 + (settings & 3);
        settings >>= 2;
    }
    if (toy->chance & HURRY) {
        if (toy->settings & POCKET_MISERE)
            toy->position.part[0] = toy->marked[0] = 0;
        if (toy->settings & POCKET_MUTE)
            toy->position.part[3] = toy->marked[3] = 0;
    }
}

static void change_setting(struct pocket *toy)
{
    const uint8_t field = fields[toy->row], settings = toy->settings;
    uint8_t changed = (settings + (field & -field)) & field;

    if (changed == POCKET_K)
        changed = 0;
    toy->settings = (settings & ~field) | changed;
}

static void unmark(struct pocket *toy)
{
    for (uint8_t row = 0; row < POCKET_ROWS; row++)
        toy->marked[row] = 0;
}

static void start(struct pocket *toy)
{
    const uint8_t settings = toy->settings, which = settings >> 2 & 3;
    uint8_t less = which == 3 ? toy->chance & ~2 : missing[which];
    struct position *position = &toy->position;
    uint8_t full = 1;
    part_t *part = position->part;

    position->misere = settings & POCKET_MISERE;
    position->k = 1 + (settings & POCKET_K);
    position->count = POCKET_ROWS;
    do {
        *part++ = full - (less & 3);
        less >>= 2;
        full += 2;
    } while (full != 9);
    unmark(toy);
    toy->state = POCKET_CHOOSE;
    toy->row = 3;
    toy->machine = true;
}

static uint8_t marked_rows(const struct pocket *toy)
{
    uint8_t rows = 0;

    for (uint8_t row = 0; row < POCKET_ROWS; row++)
        if (toy->marked[row])
            rows++;
    return rows;
}

static enum pocket_sound take(struct pocket *toy)
{
    if (!toy->marked[toy->row] && marked_rows(toy) == toy->position.k) {
        if (toy->position.k > 1)
            return POCKET_NO;
        unmark(toy);
    }
    if (++toy->marked[toy->row] > toy->position.part[toy->row])
        toy->marked[toy->row] = 0;
    return POCKET_MARK;
}

// Marks some stones in a random row.
static void mark_any(struct pocket *toy)
{
    uint8_t stones = toy->chance % 32, row = 0;

    while (stones >= toy->position.part[row]) {
        stones -= toy->position.part[row];
        row = (uint8_t)(row + 1) % POCKET_ROWS;
    }
    unmark(toy);
    toy->marked[row] = stones + 1;
}

// Marks a winning move as a hint, or the machine's move.
static enum pocket_sound mark_move(struct pocket *toy)
{
    struct move move = {0};
    const enum verdict verdict = moore_reply(&toy->position, &move);
    const struct change *change = move.change;

    unmark(toy);
    if (toy->state == POCKET_HOLD) {
        toy->state = POCKET_HINT;
        if (verdict == P_POSITION)
            return POCKET_NO;
    }
    for (uint8_t changes = move.count; changes; changes--) {
        const uint8_t marked = toy->position.part[change->part] - change->becomes;
        toy->marked[change->part] = marked;
        toy->left -= marked;
        change++;
    }
    // if the machine can take all stones, it never errs
    if (toy->state == POCKET_REMOVE && toy->left &&
        level_errs(LEVEL_MIN + (toy->settings >> 4 & 3), toy->chance))
        mark_any(toy);
    toy->wait = SHOW_FRAMES;
    return POCKET_SILENCE;
}

// Removes one marked stone. If no stone is marked, ends the turn or the game.
static enum pocket_sound remove(struct pocket *toy)
{
    uint8_t stones = 0;

    for (uint8_t row = 0; row < POCKET_ROWS; row++) {
        if (toy->marked[row]) {
            toy->marked[row]--;
            toy->position.part[row]--;
            toy->wait = STONE_FRAMES;
            return POCKET_STONE;
        }
        stones += toy->position.part[row];
    }
    toy->left = stones;
    if (!stones) {
        const bool lost = toy->machine != toy->position.misere;
        toy->state = POCKET_OVER_WON + lost;
        toy->wait = 2 * SEEN_FRAMES;
        return POCKET_WON + lost;
    }
    toy->machine = !toy->machine;
    if (!toy->machine)
        toy->state = POCKET_CHOOSE;
    return POCKET_SILENCE;
}

// Shows the result. Rows of lights grow after a win, shrink after a loss.
static void show_result(struct pocket *toy)
{
    uint8_t stones = toy->time / HURRY % 8, marked = 0;

    if (toy->state == POCKET_OVER_LOST)
        marked = stones = 7 - stones;
    for (uint8_t row = 0; row < POCKET_ROWS; row++) {
        toy->position.part[row] = stones;
        toy->marked[row] = marked;
    }
}

static enum pocket_sound key(struct pocket *toy, uint8_t pressed)
{
    if (toy->state >= POCKET_OVER_WON) {
        if (toy->wait)
            return POCKET_SILENCE;
        toy->state = POCKET_MENU;
        return POCKET_CHANGE;
    }
    toy->time = 0;
    if (toy->state == POCKET_REMOVE) {
        toy->wait = 0;
        return POCKET_SILENCE;
    }
    if (pressed & POCKET_NEXT) {
        toy->row++;
        toy->time = BLINK + BLINK / 2; // after NEXT, blinking starts with the dim phase
        return POCKET_CHANGE;
    }
    if (toy->state == POCKET_MENU) {
        if (pressed & POCKET_TAKE)
            change_setting(toy);
        else
            start(toy);
        return POCKET_CHANGE;
    }
    if (pressed & POCKET_TAKE)
        return take(toy);
    toy->state = POCKET_HOLD;
    toy->wait = HOLD_FRAMES;
    return POCKET_SILENCE;
}

// Handles the release of OK. Plays the marked move, unless a hint is shown.
static enum pocket_sound let_go(struct pocket *toy)
{
    const enum pocket_state state = toy->state;

    toy->state = POCKET_CHOOSE;
    if (state == POCKET_HINT)
        return POCKET_SILENCE;
    if (!toy->machine && !marked_rows(toy))
        return POCKET_NO;
    toy->machine = false;
    toy->wait = 0;
    toy->state = POCKET_REMOVE;
    return POCKET_SILENCE;
}

static enum pocket_sound go_on(struct pocket *toy)
{
    if (toy->state == POCKET_REMOVE) {
        const enum pocket_sound sound = remove(toy);
        if (sound || toy->state == POCKET_CHOOSE)
            return sound;
    }
    return mark_move(toy);
}

// Keeps the chosen row within range. During a game, skips empty rows.
static void find_row(struct pocket *toy)
{
    toy->row %= POCKET_ROWS;
    while (toy->state == POCKET_CHOOSE && !toy->position.part[toy->row])
        toy->row = (uint8_t)(toy->row + 1) % POCKET_ROWS;
}

enum pocket_sound pocket_frame(struct pocket *toy, uint8_t pressed, uint8_t down)
{
    enum pocket_sound sound = POCKET_SILENCE;

    toy->time++;
    toy->chance++;
    if (pressed)
        sound = key(toy, pressed);
    if (!(down & POCKET_OK) && (toy->state == POCKET_HOLD || toy->state == POCKET_HINT))
        sound = let_go(toy);
    if (toy->wait)
        toy->wait--;
    else if (toy->state == POCKET_HOLD || toy->state == POCKET_REMOVE)
        sound = go_on(toy);
    find_row(toy);
    if (toy->state == POCKET_MENU)
        show_menu(toy);
    if (toy->state >= POCKET_OVER_WON && toy->wait < SEEN_FRAMES)
        show_result(toy);
    return sound;
}

struct pocket_lights pocket_lights(const struct pocket *toy)
{
    struct pocket_lights lights = {0, 0};
    const uint8_t blink = toy->time & BLINK;

    for (uint8_t row = POCKET_ROWS; row--;) {
        uint8_t stones = toy->position.part[row], lit = stones - toy->marked[row];
        if (toy->state == POCKET_HINT) { // no light is dim, and the marked stones blink
            if (blink)
                stones = lit;
            lit = stones;
        } else if (row == toy->row && blink && (toy->state == POCKET_CHOOSE || toy->state == POCKET_HOLD)) {
            if (!lit)
                stones = 0;
            lit = 0;
        }
        for (uint8_t column = 2 * row + 1; column--;) {
            lights.lit <<= 1;
            if (column < lit)
                lights.lit |= 1;
            lights.dim <<= 1;
            if (column < stones)
                lights.dim |= 1;
        }
    }
    return lights;
}
