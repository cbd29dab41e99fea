// SPDX-License-Identifier: MIT
#include "ui/visitors/visitors.h"

#include "ui/titles.h"

#include <string.h> // memcmp

enum { DEMO_MS = 1500, RESULT_MS = 6000, SECOND_MS = 1000 };

// The operator's gesture, and the code that follows it.
enum { GESTURE = 1 << KEY_LEFT | 1 << KEY_RIGHT };
static const FLASH uint8_t code[] = {KEY_UP, KEY_UP, KEY_DOWN, KEY_DOWN, KEY_OK};

static const FLASH uint8_t idle_s[VALUES] = {90, 180, 240};

struct visitors visitors;

void visitors_init(uint16_t now)
{
    ui_init(false, now);
}

uint8_t visitors_seconds_left(void)
{
    return visitors.nobody ? UINT8_MAX : idle_s[visitors.settings.choice[CHOICE_IDLE]] - visitors.seconds;
}

// A game for those who came, from the start position that the operator wants, if the game has it.
static void welcome(void)
{
    const uint8_t start = visitors.settings.choice[CHOICE_START];
    visitors.nobody = false;
    if (ui.settings.game != ROW_MORRA) {
        ui_set_up(false);
        if (start > 1 && ui.own)
            ui.settings.start = START_RANDOM;
        else if (start == 1 && game_start(ui.view.game, 1, &ui.position))
            ui.settings.start = 1;
    }
    ui_start_game();
}

// Instead of a search, now and then any of the moves that take little, shown as reply.c does.
static void play_gently(void)
{
    struct move *move = &ui.move;
    if (ui_random(4) >= visitors.settings.choice[CHOICE_LEVEL])
        return;
    const FLASH struct game *game = ui.view.game;
    uint8_t more = ui_random(8);
    do
        if (!game_next(game, &ui.position, move))
            game_next(game, &ui.position, move); // again from no move, as one is left
    while (more--);
    ui.thinking = false;
    ui.item = move->count;
    if (game_choices_max(game, &ui.position) > 1)
        move->count = 0;
}

static void count_game(bool won)
{
    uint8_t kind = 0;
    while (visitors_row(kind) != ui.settings.game)
        kind++;
    visitors.kind = kind;
    visitors.won = won;
    visitors.finished = true;
}

// What follows from one screen having made room for another.
static void note_screen(const FLASH struct screen *before)
{
    const FLASH struct screen *after = ui.screen;
    if (before == after)
        return;
    if (before == &morra_screen)
        count_game(ui.lead > 0);
    if (after == &result_screen) {
        const bool won = ui.view.word == WORD_YOU_WIN;
        visitors.sound = won ? SOUND_WIN : SOUND_LOSS;
        if (!visitors.nobody)
            count_game(won);
    } else if (after == &reply_screen) {
        visitors.sound = SOUND_MOVE;
        if (!visitors.nobody)
            play_gently();
    }
}

// The machine plays both sides.
static void demonstrate(void)
{
    if (ui.screen == &play_screen && ui.waited >= DEMO_MS)
        ui_show(&reply_screen);
    else if (ui.screen == &result_screen && ui.waited >= RESULT_MS)
        ui_show(&splash_screen);
}

static void note_keys(uint8_t down, uint8_t elapsed)
{
    visitors.ms += elapsed;
    if (visitors.ms >= SECOND_MS) {
        visitors.ms -= SECOND_MS;
        visitors.seconds++;
        if (visitors.seconds >= CODE_KEY_S && !down)
            visitors.code = 0;
    }
    if (down != visitors.down) {
        visitors.down = down;
        visitors.ms = 0;
        visitors.seconds = 0;
        visitors.gesture = 0;
    }
    if (down == GESTURE && visitors.gesture < GESTURE_MS) {
        visitors.gesture += elapsed;
        if (visitors.gesture >= GESTURE_MS) {
            visitors.code = 1;
            visitors.sound = SOUND_CLICK;
        }
    }
}

static bool note_change(void)
{
    if (ui.changed)
        visitors.lamps_left = KEY_OK + 1;
    return ui.changed;
}

bool visitors_tick(uint16_t now, uint8_t down)
{
    const FLASH struct screen *before = ui.screen;
    note_keys(down, (uint8_t)now - ui.now);
    ui_tick(now);
    if (ui.changed && before == &reply_screen && !ui.thinking)
        visitors.sound = SOUND_STEP;
    if (visitors.nobody)
        demonstrate();
    else if (!visitors_seconds_left())
        ui_show(&splash_screen);
    note_screen(before);
    return note_change();
}

// A key of the operator's code. The next one must follow soon.
static void take_code(uint8_t key)
{
    const uint8_t place = visitors.code;
    visitors.code = 0;
    if (key != code[place - 1])
        return;
    if (place < sizeof code) {
        visitors.code = place + 1;
    } else {
        visitors.nobody = false;
        ui_show(&operator_screen);
    }
}

// A key that starts a game or belongs to the code does nothing more while it is down.
bool visitors_event(struct event event, uint16_t now)
{
    const FLASH struct screen *before = ui.screen;
    const bool pressed = event.action == KEY_PRESS;
    ui.changed = false;
    if (pressed)
        visitors.awaits_tap = visitors.code || visitors.nobody;
    if (!visitors.awaits_tap) {
        ui_event(event, now);
        if (pressed && !ui.changed)
            visitors.sound = SOUND_CLICK;
    } else if (pressed) {
        if (visitors.code) {
            take_code(event.key);
        } else {
            ui.random += now;
            welcome();
        }
    }
    note_screen(before);
    return note_change();
}

// Would the key change what is chosen? Tried out.
static bool chooses(uint8_t key)
{
    const struct move move = ui.move;
    const uint8_t selected = ui.view.selected;
    const bool shows_move = ui.view.shows_move;
    ui_choose(key);
    const bool changes = ui.view.selected != selected || memcmp(&ui.move, &move, sizeof move);
    ui.move = move;
    ui.view.selected = selected;
    ui.view.shows_move = shows_move;
    return changes;
}

static bool does_something(uint8_t key)
{
    if (ui.screen == &result_screen)
        return visitors.nobody || key >= KEY_LEFT; // and OK
    if (ui.screen == &menu_screen && ui.view.kind == VIEW_TITLE)
        return key != KEY_UP && key != KEY_DOWN;
    if (visitors.nobody || ui.screen != &play_screen)
        return true;
    return key == KEY_OK ? ui_has_move() : chooses(key);
}

// A key a call, as it may take a ms. While a hint is looked for, the move is not to be touched.
uint8_t visitors_lamps(void)
{
    if (visitors.lamps_left && !ui.thinking) {
        const uint8_t key = --visitors.lamps_left, bit = 1 << key;
        visitors.lamps |= bit;
        if (!does_something(key))
            visitors.lamps ^= bit;
    }
    return visitors.lamps;
}
