// SPDX-License-Identifier: MIT
#include "ui/screens/choose.h"

#include <stddef.h> // offsetof
#include <string.h> // memcmp, memcpy

enum { ACROSS_STEPS = 10 }; // so many steps LEFT and RIGHT change a chosen number for a heap

static const FLASH struct game *game(void)
{
    return ui.match.game;
}

uint8_t ui_number_max(uint8_t part)
{
    return game_number_max(ui.match.game, &ui.match.position, part);
}

uint8_t ui_choices_max(void)
{
    return game_choices_max(game(), &ui.match.position);
}

uint8_t ui_number(void)
{
    return game_number(ui.match.game, &ui.match.position, &ui.move, ui.view.selected);
}

void ui_select(uint8_t change)
{
    ui.view.selected = ui.move.change[change].part;
    if (!ui_number())
        ui.view.selected = BOTH_PILES;
}

// Returns the next allowed number for the selected part, in steps of 1 or -1; 0: none.
static uint8_t next_number(uint8_t number, int8_t step)
{
    const uint8_t part = ui.view.selected;
    const uint8_t max = ui_number_max(part);
    if (number > max)
        number = max + 1;
    do {
        number += step;
        if (number > max)
            return 0;
    } while (number && !game_allows(game(), &ui.match.position, part, number));
    return number;
}

// Where all tokens move a move is never made of some of them: it begins as the first legal one.
static void begin_whole_move(void)
{
    if (game()->all_tokens_move && !ui_has_move())
        match_next(&ui.match, &ui.move);
}

// Sets the move's number for the selected part; 0: none. False if the move would have too many choices.
static bool choose(uint8_t number)
{
    begin_whole_move();
    const uint8_t most = ui_choices_max(), part = ui.view.selected;
    if (most == 1)
        game_no_move(&ui.move);
    struct change *change = ui.move.change; // each choice is one change, in any order
    for (uint8_t left = ui.move.count; left; left--, change++)
        if (change->part == part)
            *change = ui.move.change[--ui.move.count];
    if (number) {
        if (ui.move.count == most)
            return false;
        game_choose(game(), &ui.match.position, part, number, &ui.move);
    }
    return true;
}

// True if a selected part may have no number yet: stones are counted up from none. Whatever else is selected
// goes somewhere at once.
static bool begins_with_none(void)
{
    const uint8_t shape = ui.view.shape;
    return shape == SHAPE_PILES || shape == SHAPE_HEAP || shape == SHAPE_STAIRS;
}

// Selects the next part that allows a number. Where a move needs one, chooses the nearest to the number
// before; a pile begins with none, and another one keeps its number only if the move may have both.
static void choose_part(struct view *view, int8_t step)
{
    const uint8_t last = game_parts(game(), &ui.match.position) - 1, before = ui_number();
    uint8_t number;
    do {
        view->selected = ui_ring(view->selected, last, step);
        number = next_number(before + 1, -1);
        if (!number)
            number = next_number(before, 1);
    } while (!number);
    if (game()->all_tokens_move)
        begin_whole_move();
    else if (!begins_with_none())
        choose(number);
    else if (ui_choices_max() == 1)
        choose(0);
}

static bool choose_number(int8_t step)
{
    const uint8_t now = ui_number();
    if (!now && !begins_with_none()) // a part that a hint has selected
        step = 1;
    const uint8_t number = next_number(now, step);
    if (!number && (step > 0 || !now || !begins_with_none()))
        return true;
    return choose(number);
}

bool ui_choose(uint8_t key)
{
    if (ui.view.shape == SHAPE_BAR) // its rows lie one above the other: exchange the axes
        key = key / 2 + (key & 1 ? 0 : 2);
    const int8_t step = UI_STEP(key);
    const bool across = key != KEY_UP && key != KEY_DOWN;
    uint8_t steps = 1;
    if (ui.view.shape == SHAPE_HEAP) {
        ui.view.selected = 0;
        if (across && ui_number())
            steps = ACROSS_STEPS;
    } else if (across) {
        choose_part(&ui.view, step);
        return true;
    } else if (ui.view.selected == NO_PART) {
        if (ui.view.shape == SHAPE_TOKENS) {
            ui.view.vertex = ui_ring(ui.view.vertex, ui.match.position.vertices - 1, step);
            return true;
        }
        choose_part(&ui.view, 1);
        if (!begins_with_none())
            return true;
    }
    do
        if (!choose_number(step))
            return false;
    while (--steps);
    return true;
}

// What ui_choose may change: the view and the move, which stand side by side.
enum { STATE = offsetof(struct ui, view), STATE_BYTES = offsetof(struct ui, match) - STATE };
_Static_assert(offsetof(struct ui, view) < offsetof(struct ui, move) &&
                   offsetof(struct ui, move) < offsetof(struct ui, match),
               "a move stands behind the view");

bool ui_would_choose(uint8_t key)
{
    uint8_t *const state = (uint8_t *)&ui + STATE;
    uint8_t before[STATE_BYTES];
    memcpy(before, state, STATE_BYTES);
    ui_choose(key);
    const bool changes = memcmp(before, state, STATE_BYTES);
    memcpy(state, before, STATE_BYTES);
    return changes;
}
