// SPDX-License-Identifier: MIT
// If this test fails, a display shows a wrong position, mark, message or number. Tries random
// positions and keys in every game, with the machine's replies. After each key, position, marks, selection,
// message and numbers on the display must be right.
#include "draw.h"
#include "numbers.h"
#include "shape_limits.h"
#include "random.h"
#include "show.h"
#include "tap.h"
#include "ui/screens/pen.h"
#include "unit/ui_keys.h"
#include "notation/names.h"

#include <stdio.h>
#include <string.h>

enum { KEYS_MAX = 10, TICKS_MAX = 400, OWN_PILES = 20, DRAWS = 4096 };

static unsigned frames, texts, seen_of[GAME_COUNT];

// Lets time pass at once.
static void tick(uint16_t ms)
{
    changed |= ui_tick(&ui, now += ms);
}

static void go(enum screen_id screen)
{
    ui_go(&ui, screen);
    changed = true;
}

static bool begin_anywhere(uint8_t row)
{
    const struct game *const game = &games[row];
    const struct position position = any_position(game);
    if (game_is_over(game, &position) || !is_shown(game, &position))
        return false;
    place_match(game, &position);
    changed = true;
    return true;
}

// Returns how many changes of the move are displayed, or WHOLE_MOVE.
static uint8_t changes_shown(const struct view *view)
{
    if (ui.screen == SCREEN_REPLY)
        return ui.state.shown;
    const struct position *const position = &view->position;
    const bool is_plain =
        view->left == position->stones && !memcmp(view->after, position->part, sizeof view->after);
    return is_plain ? 0 : WHOLE_MOVE;
}

// Fills *scene with the position, move and selection that the display must show.
static void set_scene(struct scene *scene, const struct view *view)
{
    const uint8_t shows = changes_shown(view);
    *scene = (struct scene){ui.match.game, ui.match.position, ui.chosen.move, NONE_SELECTED, NONE_SELECTED};
    if (!shows)
        scene->move = (struct move){0};
    else if (scene->move.count > shows)
        scene->move.count = shows;
    if (view->selected != NO_PART)
        scene->selected = view->selected;
    if (view->shape == SHAPE_TOKENS && view->vertex != NO_PART)
        scene->vertex = view->vertex;
}

static bool has_numbers(const uint8_t *text, uint8_t length, const unsigned *wanted, uint8_t count)
{
    unsigned numbers[CELLS];
    return numbers_in(text, length, numbers) == count && !memcmp(numbers, wanted, count * sizeof *wanted);
}

// Returns true if the LED matrix shows this message as text.
static bool is_told(uint8_t message)
{
    const enum message_class class = message_class(message);
    return class == CLASS_NEWS || class == CLASS_GOAL || message == MSG_PLAYER_MOVES;
}

// Compares the displayed text with the view's message.
static bool text_is_true(const struct scene *scene, const struct view *view, bool is_new)
{
    const uint8_t message = view->message;
    uint8_t text[CELLS], more[2 * CELLS];
    pen_begin(text, view);
    const FLASH uint8_t *rest = pen_message(message);
    const uint8_t length = pen_cell();
    uint8_t in_short[CELLS], short_length = 0;
    unsigned wanted[NUMBERS + VERTICES_MAX];
    const uint8_t count = numbers_of(scene, view, wanted);
    if (count != NO_PART && !has_numbers(text, length, wanted, count)) {
        printf("# the message has wrong numbers; the first must be %u\n", wanted[0]);
        return false;
    }
    if (rest) {
        pen_begin(in_short, view);
        pen_message(message);
        pen_clear(0);
        pen_text(rest);
        short_length = pen_cell();
    }
    if (!show_has_text())
        return !is_new || !is_told(message);
    texts++;
    if (show_reads(text, length, in_short, short_length))
        return true;
    if (message != MSG_YOUR_MOVE && message != MSG_PLAYER_MOVES)
        return false;
    pen_begin(more, view);
    pen_message(message);
    const uint8_t first = pen_cell();
    pen_change(more + first);
    pen_put(' ');
    pen_message(show_behind_turn());
    return show_reads(more, first + pen_cell(), in_short, short_length);
}

// Checks the display. Skips explanations, searches and screens without a position.
static bool screen_is_true(void)
{
    const struct view *const view = look();
    struct scene scene;
    if (view->kind != VIEW_BOARD || ui.thinking || ui.screen == SCREEN_WHY)
        return true;
    set_scene(&scene, view);
    frames++;
    seen_of[ui.match.game - games]++;
    const bool is_new = changed;
    changed = false;
    if (!show_has_scene(&scene, view, is_new))
        printf("# the display shows another position, mark or selection\n");
    else if (text_is_true(&scene, view, is_new))
        return true;
    printf("# %s, message %u, part %d:", game_name(scene.game), view->message, scene.selected);
    for (uint8_t i = 0; i < scene.position.count; i++)
        printf(" %u", scene.position.part[i]);
    printf(" heap %u, move %u %u\n", scene.position.stones, scene.move.amount, scene.move.count);
    show_print();
    return false;
}

// Checks each step of the machine's reply, until the human's turn.
static bool reply_is_true(void)
{
    for (unsigned ticks = 0; ticks < TICKS_MAX && (ui.thinking || ui.screen == SCREEN_REPLY); ticks++) {
        tick(ui.thinking ? 2 : 100);
        if (changed && ui.screen == SCREEN_REPLY && !screen_is_true())
            return false;
    }
    return true;
}

// Presses keys on the screen where the player sets the piles. Checks the display.
static bool piles_are_true(void)
{
    go(SCREEN_CUSTOM_PILES);
    for (uint8_t i = 0; i < ui.match.position.count; i++)
        ui.match.position.part[i] = (part_t)random_below(1 + random_below(PART_MAX + 1));
    for (uint8_t keys = one_to(OWN_PILES); keys; keys--) {
        tap_later((uint8_t)(random_below(2) ? KEY_RIGHT : KEY_UP));
        if (!random_below(4) && !screen_is_true())
            return false;
    }
    tap_later(KEY_OK);
    return true;
}

// Starts a match from the menu. Returns false if the display is wrong.
static bool begin_by_menu(uint8_t row)
{
    const struct title *const title = title_of(row);
    go(SCREEN_MENU); // if the piles are too large, the menu stays open
    ui.settings = (struct settings){.game = row, .level = one_to(LEVEL_MAX)};
    ui.settings.misere = title->has_twin && random_below(2);
    ui.settings.k = (uint8_t)random_below(3);
    ui.settings.start = (uint8_t)random_below(START_CUSTOM_PILES + 1);
    if (ui.settings.start == START_CUSTOM_PILES && title->custom_piles)
        return piles_are_true();
    go(ui_start(&ui));
    return true;
}

// Plays a game with random keys. Checks each display.
static bool game_is_true(uint8_t row)
{
    const bool two = !random_below(4);
    ui.settings = (struct settings){.level = LEVEL_MIN};
    ui.match.side[0] = HUMAN;
    ui.match.side[1] = two ? HUMAN : LEVEL_MIN;
    if (random_below(3)) {
        if (!begin_anywhere(row))
            return true;
    } else if (!title_of(row)->family) { // misère games have no separate menu entry
        return true;
    } else if (!begin_by_menu(row)) {
        return false;
    }
    for (unsigned ticks = 0; ticks < TICKS_MAX && ui.screen >= SCREEN_FAIR && ui.screen < SCREEN_PLAY;
         ticks++)
        tick(20);
    for (uint8_t keys = 0; keys < KEYS_MAX; keys++) {
        if (!reply_is_true())
            return false;
        if (ui.screen != SCREEN_PLAY || ui.thinking)
            return true;
        if (!screen_is_true())
            return false;
        if (!random_below(6)) {
            tick(50);
            hold_ok();
        } else if (has_move(&ui.chosen) && !random_below(4)) {
            tap_later(KEY_OK);
        } else {
            tap_later((uint8_t)random_below(KEY_OK));
        }
    }
    return true;
}

int main(void)
{
    const unsigned positions = draw_count(4, 830); // per game and language
    for (uint32_t i = draw_seed() % DRAWS; i; i--)
        random_bits();
    show_begin(&ui);
    for (uint8_t language = 0; language < LANGUAGES; language++) {
        unsigned wrong = 0;
        ui.language = language;
        for (uint8_t row = 0; row < GAME_COUNT; row++)
            for (unsigned i = 0; i < positions; i++)
                wrong += !game_is_true(row);
        tap_check(!wrong, "language %u: %u of %u games show something wrong", language, wrong,
                  positions * GAME_COUNT);
    }
    unsigned least = frames;
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        least = seen_of[row] < least ? seen_of[row] : least;
    tap_check(least >= positions && texts > frames / 8, "at least %u screens of each game were checked",
              least);
    printf("# %u screens, %u texts\n", frames, texts);
    return tap_done();
}
