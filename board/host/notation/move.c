// SPDX-License-Identifier: MIT
// Reads and writes a move: each changed part with the number chosen for it (rules.h). Writes moves in words.
#include "notation/state.h"

#include "notation/text.h"
#include "game/rules/shapes.h"

// Reads or writes the number of a changed part. Returns the part's index.
static uint8_t text_index(struct line *line, const struct state *state, uint8_t part, uint8_t least)
{
    const struct position *position = &state->position;

    if (state->game->has_heap)
        return part;
    if (form_of(state->game)->flags & IN_PAIRS)
        return 2 * (uint8_t)(text_number(line, part / 2 + 1, 1, position->count / 2) - 1) + position->white;
    return (uint8_t)text_number(line, part + 1, least, position->count) - 1;
}

// Reads or writes the number that a move chooses for a part (rules.h).
static stones_t text_choice(struct line *line, const struct state *state, uint8_t part, stones_t number)
{
    const struct form *const form = form_of(state->game);
    const uint8_t zero = form->flags & FROM_ZERO;
    bool from_above = form->flags & FROM_ABOVE;
    stones_t max = game_number_max(state->game, &state->position, part);

    if (form->flags & IS_LETTER)
        return 1 + text_letter(line, &form->letters[1], (uint8_t)number - 1);
    if (form->flags & OWN_NUMBER) {
        max = part;
        if (!text_more(line, ',', (uint8_t)(max + 1 - number)))
            return max + 1;
    } else if (form->separator) {
        text_char(line, form->separator);
    }
    if (form->flags & WITH_REST)
        from_above = part;
    if (from_above)
        number = max + 1 - number;
    number = text_number(line, number - zero, 1 - zero, max - zero) + zero;
    const stones_t rest = max + 1 - number;
    if (form->flags & WITH_REST) {
        text_char(line, ',');
        text_number(line, rest, (part_t)rest, rest);
    }
    return from_above ? rest : number;
}

// Returns the number that the move chooses for a part, or 0 for an unchanged part.
static stones_t chosen(const struct state *state, const struct move *move, uint8_t part)
{
    const stones_t number = game_number(state->game, &state->position, move, part);

    if (!number && form_of(state->game)->flags & SAME_NUMBER)
        return game_number(state->game, &state->position, move, BOTH_PILES);
    return number;
}

void text_move(struct line *line, const struct state *state, struct move *move)
{
    const bool reads = line->mode == READ;
    const column_t start = line->at;
    uint8_t part = 0, least = 1;
    stones_t number = 0;

    do {
        const stones_t before = number;
        if (!reads) {
            number = chosen(state, move, part);
            if (!number)
                continue;
            text_more(line, '+', least - 1);
        }
        part = text_index(line, state, part, least);
        number = text_choice(line, state, part, number);
        least = part + 2;
        if (reads) {
            if (before && form_of(state->game)->flags & SAME_NUMBER && number != before) {
                line->start = start;
                read_refuse(line, FAULT_FORBIDDEN);
            }
            if (line->fault->id)
                return;
            game_choose(state->game, &state->position, part, number, move);
            if (!(form_of(state->game)->flags & MANY && text_more(line, '+', true)))
                break;
        }
    } while (reads || ++part < state->position.count);
    line->start = start; // column of the fault if the move is illegal
}

// Returns the number with which the notation writes a choice.
static stones_t shown(const struct state *state, uint8_t part, stones_t number)
{
    const uint16_t flags = form_of(state->game)->flags;

    if (flags & FROM_ABOVE)
        number = game_number_max(state->game, &state->position, part) + 1 - number;
    return number - (flags & FROM_ZERO);
}

// Returns the text for a choice (struct form).
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
static void write_choice_words(struct line *line, const struct state *state, uint8_t part, stones_t number)
{
    const struct form *const form = form_of(state->game);
    const stones_t place = form->flags & IN_PAIRS ? part / 2 + 1u : part + 1u;

    for (const char *words = words_of(state, part, number); *words; words++) {
        if (*words == '&')
            write_number(line, place);
        else if (*words == '#' && form->flags & IS_LETTER)
            text_char(line, form->letters[number]);
        else if (*words == '#')
            write_number(line, shown(state, part, number));
        else
            text_char(line, *words);
    }
}

void say_move(struct line *line, const struct state *state, const struct move *move)
{
    const uint8_t parts = game_parts(state->game, &state->position);
    bool more = false;

    for (uint8_t part = 0; part < parts; part++) {
        const stones_t number = game_number(state->game, &state->position, move, part);
        if (!number)
            continue;
        text_words(line, more ? " and " : "");
        write_choice_words(line, state, part, number);
        more = true;
    }
}
