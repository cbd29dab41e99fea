// SPDX-License-Identifier: MIT
#include "notation/sentence.h"

#include "listen/listen.h"
#include "notation/state.h"
#include "notation/text.h"
#include "notation/work.h"
#include "game/rules/shapes.h" // BOTH_PILES

#include <string.h>

static bool is_on;

void sentence_turn(bool on)
{
    is_on = on;
}

// Returns the number that the notation writes for a choice.
static stones_t shown(const struct state *state, uint8_t part, stones_t number)
{
    const uint16_t flags = form_of(state->game)->flags;

    if (flags & FROM_ABOVE)
        number = game_number_max(state->game, &state->position, part) + 1 - number;
    return number - (flags & FROM_ZERO);
}

// Returns the text for a choice: `&` stands for the part, `#` for the number.
static const char *words_of(const struct state *state, uint8_t part, stones_t number)
{
    const struct form *const form = form_of(state->game);

    if (state->params == PARAMS_M_L_R)
        return number == 1 ? "roll ball & by one turn" : "roll ball & by # turns";
    if ((form->flags & SAME_NUMBER && part == BOTH_PILES) ||
        (form->flags & OWN_NUMBER && number == part + 1u))
        return form->special;
    return form->choice;
}

// Writes a choice in words.
static void write_choice_words(const struct state *state, uint8_t part, stones_t number)
{
    const struct form *const form = form_of(state->game);
    const stones_t place = form->flags & IN_PAIRS ? part / 2 + 1u : part + 1u;

    for (const char *words = words_of(state, part, number); *words; words++) {
        if (*words == '&')
            write_number(place);
        else if (*words == '#' && form->flags & IS_LETTER)
            text_char(form->letters[number]);
        else if (*words == '#')
            write_number(shown(state, part, number));
        else
            text_char(*words);
    }
}

void sentence_move(const struct state *state, const struct move *move)
{
    const uint8_t parts = game_parts(state->game, &state->position);
    bool more = false;

    for (uint8_t part = 0; part < parts; part++) {
        const stones_t number = game_number(state->game, &state->position, move, part);
        if (!number)
            continue;
        text_words(more ? " and " : "");
        write_choice_words(state, part, number);
        more = true;
    }
}

bool sentence_begin(enum verdict verdict, bool is_over)
{
    static const char *const ends[] = {
        [P_POSITION] = "and you have lost", [N_POSITION] = "and you have won", [DRAW] = "a draw"};
    const char *const player = follow_player();
    const bool is_you = !strcmp(player, "You");

    if (!is_on)
        return false;
    if (is_over) {
        text_words("The game is over, ");
        text_words(ends[verdict]);
    } else if (verdict == DRAW) {
        text_words("It is a draw");
    } else {
        text_words(player);
        text_words(verdict == N_POSITION ? is_you ? " win" : " wins" : is_you ? " lose" : " loses");
        text_words(verdict == P_POSITION ? ", if the opponent makes no mistake" : "");
    }
    return true;
}

void sentence_write(void)
{
    const struct state *const state = &console_line.task.state;

    if (!sentence_begin(console_line.work.verdict, game_is_over(state->game, &state->position)))
        return;
    if (work_has_good_move()) {
        text_words(": ");
        sentence_move(state, &console_line.task.move);
    }
    text_words(".\n");
}
