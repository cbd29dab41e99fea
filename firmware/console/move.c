// SPDX-License-Identifier: MIT
// Moves, by the shape of their game. Whether the rules allow one is for them to say; here is refused what
// cannot be a move at all.
#include "console/notation.h"
#include "game/bnim.h" // balls

static bool takes(const struct state *state)
{
    return state->shape == SHAPE_PILES || state->shape == SHAPE_PAIR;
}

// Of a pile, or the whole turns of a ball
static part_t stones_of(const struct state *state, part_t part)
{
    return state->params == PARAMS_M_L_R ? poj_turns(&state->position, part) : part;
}

static part_t part_of(const struct state *state, part_t stones)
{
    return state->params == PARAMS_M_L_R ? poj_distance(&state->position, stones) : stones;
}

// Steps to the next part that a move changes, from part 0 on; NULL after the last. What only receives the
// stones of another is not written.
static const struct change *change_from(const struct state *state, const struct move *move, uint8_t part)
{
    for (; part < state->position.count; part++)
        for (uint8_t i = 0; i < move->count; i++)
            if (move->change[i].part == part &&
                !(takes(state) && move->change[i].becomes >= state->position.part[part]))
                return &move->change[i];
    return 0;
}

static void text_amount(const struct state *state, struct move *move)
{
    const struct position *position = &state->position;
    stones_t most = position->stones;

    if ((position->growth || state->params == PARAM_MAX) && position->cap < most)
        most = position->cap;
    text_number(TEXT("stones"), 1, most, &move->amount);
}

// The number of a part, 1-based: of men that of their row.
static void text_index(const struct state *state, uint8_t *part)
{
    const struct position *position = &state->position;
    const bool men = state->shape == SHAPE_MEN;
    part_t number = (men ? *part / 2 : *part) + 1;

    text_part(TEXT("number"), 1, men ? position->count / 2 : position->count, &number);
    *part = (uint8_t)(men ? 2 * (number - 1) + position->white : number - 1);
}

// `i-t`, `i>v`, `r,c` or a cell and its letter
static void text_change(const struct state *state, struct change *change)
{
    const uint8_t shape = state->shape;
    part_t *becomes = &change->becomes;

    text_index(state, &change->part);
    const part_t part = state->position.part[change->part], stones = stones_of(state, part);
    if (takes(state)) {
        part_t taken = stones - stones_of(state, *becomes);
        text_words(TEXT("-"));
        text_part(TEXT("stones"), 1, stones, &taken);
        *becomes = part_of(state, stones - taken);
    } else if (shape == SHAPE_BAR) {
        ++*becomes;
        text_words(TEXT(","));
        text_part(TEXT("column"), 1, part, becomes);
        --*becomes;
    } else if (shape == SHAPE_LETTERS) {
        --*becomes;
        text_letter(TEXT("SO"), becomes);
        ++*becomes;
    } else {
        text_words(TEXT(">"));
        text_part(TEXT("place"), range_of(state)->min, part_max(state), becomes);
    }
}

static void write_changes(const struct state *state, const struct move *move)
{
    const struct change *next = change_from(state, move, 0);

    do {
        struct change change = *next;
        text_change(state, &change);
        next = state->shape == SHAPE_BAR ? 0 : change_from(state, move, change.part + 1);
    } while (text_more('+', next));
}

static void read_changes(const struct state *state, struct move *move)
{
    const struct position *position = &state->position;
    struct change change = {0};
    uint8_t least = 0; // the next part

    do {
        const column_t start = text.at;
        text_change(state, &change);
        if (change.part < least)
            read_refuse_order(start);
        else
            move->change[move->count++] = change;
        least = change.part + 1;
    } while (state->shape != SHAPE_BAR && text_more('+', true));
    if (state->shape == SHAPE_BAR) // all above is bitten off too
        while (++change.part < position->count && position->part[change.part] > change.becomes)
            move->change[move->count++] = change;
}

// `i` or `i,j`
static void text_turn(const struct state *state, struct move *move)
{
    struct change *left = &move->change[1];

    text_index(state, &move->change->part);
    const bool pair = text_more(',', move->count == 2);
    if (pair) {
        text_index(state, &left->part);
        left->becomes = !state->position.part[left->part];
    }
    move->count = 1 + pair;
}

// `k>x,y`
static void text_division(const struct state *state, struct move *move)
{
    struct change *change = move->change;

    text_index(state, &change[0].part);
    const uint8_t empty = change[0].part;
    change[1].part = 1 - empty;
    move->count = 2;
    text_words(TEXT(">"));
    text_part(TEXT("box"), 1, PART_MAX, &change[empty].becomes);
    text_words(TEXT(","));
    text_part(TEXT("box"), 1, PART_MAX, &change[1 - empty].becomes);
}

void text_move(const struct state *state, struct move *move)
{
    switch (state->shape) {
    case SHAPE_HEAP:
        text_amount(state, move);
        break;
    case SHAPE_COINS:
        text_turn(state, move);
        break;
    case SHAPE_BOXES:
        text_division(state, move);
        break;
    default:
        if (text.way == READ)
            read_changes(state, move);
        else
            write_changes(state, move);
    }
}
