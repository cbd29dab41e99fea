// SPDX-License-Identifier: MIT
#include "person.h"

enum {
    SLICE_MS = 4,
    RESULT_MS = 500,     // for the result, behind glyphs
    SCROLLED_MS = 5000,  // for the result to move by
    PATIENCE_MS = 60000, // for the machine's move
    PRESSES_MAX = 300,
    LARGE_STEP = 10,
    MISSES_MAX = 3,
};

enum verdict verdict_of(const struct game *game, const struct position *position)
{
    enum verdict verdict;

    do
        verdict = game_verdict(game, position);
    while (verdict == PENDING);
    return verdict;
}

static bool leads_to(const struct position *from, const struct move *move, const struct position *to)
{
    struct position after = *from;

    game_play(&after, move);
    return same_position(&after, to);
}

bool is_one_move(const struct game *game, const struct position *from, const struct position *to)
{
    struct move move = {.amount = from->stones - to->stones};

    // What differs is a move of most games, and all their moves may be too many.
    for (uint8_t i = 0; i < from->count; i++)
        if (from->part[i] != to->part[i])
            move.change[move.count++] = (struct change){i, to->part[i]};
    if (game_is_legal(game, from, &move) && leads_to(from, &move, to))
        return true;
    if (game_choices_max(game, from) > 1 && !game->all_tokens_move)
        return false;
    move = (struct move){0};
    while (game_next(game, from, &move))
        if (leads_to(from, &move, to))
            return true;
    return false;
}

static stones_t number_now(struct person *person, uint8_t part)
{
    const struct ram *ram = person_look(person);

    return game_number(&games[ram->row], &ram->position, &ram->move, part);
}

static unsigned distance(stones_t one, stones_t other)
{
    return one < other ? other - one : one - other;
}

// The keys of a bar are turned: its rows lie one above the other.
static bool choose(struct person *person, uint8_t part, stones_t number)
{
    const uint8_t shape = games[person->ram.row].shape;
    const bool is_bar = shape == SHAPE_BAR;
    enum ladder_key next = is_bar ? LADDER_UP : LADDER_RIGHT;
    enum ladder_key more = is_bar ? LADDER_LEFT : LADDER_UP, less = is_bar ? LADDER_RIGHT : LADDER_DOWN;
    unsigned presses = 0;

    if (shape != SHAPE_HEAP)
        for (; person_look(person)->selected != part; presses++) {
            if (presses == PRESSES_MAX)
                return person_fault(person, "part %u cannot be chosen", part + 1);
            person_tap(person, next);
        }
    for (unsigned misses = 0; misses < MISSES_MAX && presses < PRESSES_MAX; presses++) {
        const stones_t now = number_now(person, part);

        if (now == number)
            return true;
        if (shape == SHAPE_HEAP && distance(now, number) >= 2 * LARGE_STEP) // its numbers may be far apart
            person_tap(person, now < number ? LADDER_RIGHT : LADDER_LEFT);
        else
            person_tap(person, now < number ? more : less);
        misses += distance(number_now(person, part), number) >= distance(now, number);
    }
    return person_fault(person, "part %u: %u cannot be chosen, but %u", part + 1, number,
                        number_now(person, part));
}

// In any order, which matters for boxes alone.
static bool same_move(const struct game *game, const struct move *one, const struct move *other)
{
    uint8_t found = 0;

    for (uint8_t i = 0; i < one->count; i++)
        for (uint8_t j = game->shape == SHAPE_BOXES ? i : 0; j < other->count; j++)
            if (one->change[i].part == other->change[j].part)
                found += one->change[i].becomes == other->change[j].becomes;
    return one->amount == other->amount && one->count == other->count && found == one->count;
}

bool person_play(struct person *person, const struct move *move)
{
    const struct ram *ram = person_look(person);
    const struct game *game = &games[ram->row];
    struct position after = ram->position;

    for (uint8_t part = 0; part < game_parts(game, &after); part++) {
        const stones_t number = game_number(game, &after, move, part);

        if (number && !choose(person, part, number))
            return false;
    }
    if (!same_move(game, &person_look(person)->move, move))
        return person_fault(person, "another move is chosen");
    game_play(&after, move);
    person_tap(person, LADDER_OK);
    return same_position(&person_look(person)->position, &after) ||
           person_fault(person, "the move is not played");
}

bool person_let_machine(struct person *person)
{
    const struct position before = person_look(person)->position;

    for (unsigned waited = 0; person_look(person)->screen == REPLY; waited += SLICE_MS) {
        if (waited == PATIENCE_MS)
            return person_fault(person, "no move of the machine");
        if (waited % 100 == 0)
            person_tap(person, LADDER_DOWN);
        if (!bench_run_ms(&person->bench, SLICE_MS))
            return false;
    }
    if (person->ram.screen != PLAY && person->ram.screen != RESULT)
        return person_fault(person, "neither a turn nor a result");
    return is_one_move(&games[person->ram.row], &before, &person->ram.position) ||
           person_fault(person, "the machine's move is not legal");
}

static bool reads(struct person *person, const char *words)
{
    return person->bench.board->display == DISPLAY_LCD ? lcd_row_is(&person->bench.lcd, 1, words)
                                                       : matrix_reads(&person->bench.matrix, words);
}

static enum result result_on_glass(struct person *person)
{
    static const char *const words[] = {"You win!", "Bouton wins!", "A draw"};
    const unsigned patience = person->bench.board->display == DISPLAY_LCD ? RESULT_MS : SCROLLED_MS;

    for (unsigned waited = 0; waited < patience; waited += SLICE_MS) {
        for (enum result result = HUMAN_WON; result <= NOBODY_WON; result++)
            if (reads(person, words[result]))
                return result;
        bench_run_ms(&person->bench, SLICE_MS);
    }
    person_fault(person, "no result");
    return BROKEN;
}

enum result person_finish(struct person *person, person_plan *plan)
{
    struct move move;

    for (;;) {
        if (person_look(person)->screen == REPLY && !person_let_machine(person))
            return BROKEN;
        if (person->ram.screen == RESULT)
            return person_is_well(person) ? result_on_glass(person) : BROKEN;
        if (!plan(person, &person->ram.position, &move) || !person_play(person, &move))
            return BROKEN;
    }
}

bool person_any_move(struct person *person, const struct position *position, struct move *move)
{
    const struct game *game = &games[person->ram.row];
    struct move next = {0};
    unsigned count = 0;

    while (game_next(game, position, &next))
        if (person_random(person, ++count) == 0)
            *move = next;
    return count || person_fault(person, "no legal move");
}

bool person_best_move(struct person *person, const struct position *position, struct move *move)
{
    const struct game *game = &games[person->ram.row];
    enum verdict verdict;

    *move = (struct move){0};
    do
        verdict = game_reply(game, position, move);
    while (verdict == PENDING);
    return verdict == N_POSITION || verdict == DRAW || person_fault(person, "no winning move");
}
