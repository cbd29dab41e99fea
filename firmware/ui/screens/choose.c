// SPDX-License-Identifier: MIT
#include "ui/screens/choose.h"

#include "ui/input/keys.h"
#include "ui/screens/ui.h" // ui_ring

enum { ACROSS_STEPS = 10 }; // LEFT and RIGHT change the number by 10

bool has_move(const struct chosen *chosen)
{
    return game_is_move(&chosen->move);
}

uint8_t choices_max(const struct match *match)
{
    return game_choices_max(match->game, &match->position);
}

uint8_t chosen_number(const struct match *match, const struct chosen *chosen)
{
    return game_number(match->game, &match->position, &chosen->move, chosen->selected);
}

void select_change(const struct match *match, struct chosen *chosen, uint8_t change)
{
    chosen->selected = chosen->move.change[change].part;
    if (!chosen_number(match, chosen))
        chosen->selected = BOTH_PILES;
}

// Returns the next larger allowed number, or the next smaller one if `step` is -1. Returns 0 if there is
// none.
static uint8_t next_number(const struct match *match, const struct chosen *chosen, uint8_t number,
                           int8_t step)
{
    const uint8_t part = chosen->selected;
    const uint8_t max = game_number_max(match->game, &match->position, part);
    if (number > max)
        number = max + 1;
    do {
        number += step;
        if (number > max)
            return 0;
    } while (number && !game_allows(match->game, &match->position, part, number));
    return number;
}

// Chooses the first legal move if each move of the game moves all tokens.
static void begin_whole_move(const struct match *match, struct chosen *chosen)
{
    if (match->game->all_tokens_move && !game_is_move(&chosen->move))
        match_next(match, &chosen->move);
}

// Sets the number chosen for the selected part, or 0. Returns false if the move then has too many choices.
static bool choose_for_part(const struct match *match, struct chosen *chosen, uint8_t number)
{
    struct move *const move = &chosen->move;
    begin_whole_move(match, chosen);
    const uint8_t most = choices_max(match), part = chosen->selected;
    if (most == 1)
        game_no_move(move);
    struct change *change = move->change; // each choice is one change of the move
    for (uint8_t left = move->count; left; left--, change++)
        if (change->part == part)
            *change = move->change[--move->count];
    if (number) {
        if (move->count == most)
            return false;
        game_choose(match->game, &match->position, part, number, move);
    }
    return true;
}

// Returns true if LEFT and RIGHT select a pile but no number.
static bool begins_with_none(const struct match *match)
{
    const uint8_t shape = match->game->shape;
    return shape == SHAPE_PILES || shape == SHAPE_HEAP || shape == SHAPE_STAIRS;
}

// Selects the next part that has an allowed number, and usually chooses this number.
static void choose_part(const struct match *match, struct chosen *chosen, int8_t step)
{
    const uint8_t last = game_parts(match->game, &match->position) - 1;
    const uint8_t before = chosen_number(match, chosen);
    uint8_t number;
    do {
        chosen->selected = ui_ring(chosen->selected, last, step);
        number = next_number(match, chosen, before + 1, -1);
        if (!number)
            number = next_number(match, chosen, before, 1);
    } while (!number);
    if (match->game->all_tokens_move)
        begin_whole_move(match, chosen);
    else if (!begins_with_none(match))
        choose_for_part(match, chosen, number);
    else if (choices_max(match) == 1)
        choose_for_part(match, chosen, 0);
}

static bool choose_number(const struct match *match, struct chosen *chosen, int8_t step)
{
    const uint8_t now = chosen_number(match, chosen);
    if (!now && !begins_with_none(match)) // a hint can select a part without choosing a number
        step = 1;
    const uint8_t number = next_number(match, chosen, now, step);
    if (!number && (step > 0 || !now || !begins_with_none(match)))
        return true;
    return choose_for_part(match, chosen, number);
}

bool choose(const struct match *match, struct chosen *chosen, uint8_t key)
{
    const uint8_t shape = match->game->shape;
    if (shape == SHAPE_BAR) // in a bar of chocolate, UP and DOWN select a row
        key = key / 2 + (key & 1 ? 0 : 2);
    const int8_t step = UI_STEP(key);
    const bool across = key != KEY_UP && key != KEY_DOWN;
    uint8_t steps = 1;
    if (match->game->has_heap) {
        chosen->selected = 0;
        if (across && chosen_number(match, chosen))
            steps = ACROSS_STEPS;
    } else if (across) {
        choose_part(match, chosen, step);
        return true;
    } else if (chosen->selected == NO_PART) {
        if (shape == SHAPE_TOKENS) { // UP and DOWN select a vertex if no token is selected
            chosen->vertex = ui_ring(chosen->vertex, match->position.vertices - 1, step);
            return true;
        }
        choose_part(match, chosen, 1);
        if (!begins_with_none(match))
            return true;
    }
    do
        if (!choose_number(match, chosen, step))
            return false;
    while (--steps);
    return true;
}
