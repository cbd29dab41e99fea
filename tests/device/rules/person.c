// SPDX-License-Identifier: MIT
#include "person.h"

#include "player/tap.h"
#include "ui/titles.h" // ROW_MORRA

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    DOWN_MS = 22,
    UP_MS = 20,
    HOLD_MS = 900,
    SLICE_MS = 4,
    GLASS_MS = 200,      // for a row of the menu to reach it
    RESULT_MS = 500,     // for the result, behind glyphs
    SCROLLED_MS = 5000,  // for the result to move by
    PATIENCE_MS = 60000, // for the machine's move
    ITEMS_MAX = 8,
    SETTINGS_MAX = 40,
    PRESSES_MAX = 300,
    LARGE_STEP = 10,
    MISSES_MAX = 3,
};

void person_open(struct person *person, const char *board, const char *elf)
{
    static const char *const names[] = {"right", "up", "down", "left", "ok"}; // as enum ladder_key
    char error[512];

    *person = (struct person){.random = 0x1901};
    if (!toy_open(&person->toy, board_by_name(board), elf, error, sizeof error)) {
        tap_check(false, "%s", error);
        exit(tap_done());
    }
    if (!ram_open(&person->toy.machine)) {
        tap_check(false, "the firmware has other names than this test knows");
        exit(tap_done());
    }
    for (unsigned key = 0; key < LADDER_KEYS; key++)
        person->key[key] = board_key(person->toy.board, names[key]);
    toy_run_ms(&person->toy, TOY_START_MS);
}

unsigned person_random(struct person *person, unsigned below)
{
    person->random ^= person->random << 13;
    person->random ^= person->random >> 17;
    person->random ^= person->random << 5;
    return person->random % below;
}

bool person_fault(struct person *person, const char *what, ...)
{
    char frame[TOY_FRAME_BYTES];
    va_list arguments;

    if (person->error[0])
        return false;
    va_start(arguments, what);
    vsnprintf(person->error, sizeof person->error - TOY_FRAME_BYTES - 1, what, arguments);
    va_end(arguments);
    toy_frame(&person->toy, frame);
    strcat(person->error, "\n");
    strcat(person->error, frame);
    return false;
}

void person_explain(struct person *person)
{
    tap_note(person->error);
    person->error[0] = '\0';
}

bool person_is_well(struct person *person)
{
    char error[512];

    if (person->toy.machine.watchdog_resets)
        return person_fault(person, "the watchdog has reset the firmware");
    return toy_is_well(&person->toy, error, sizeof error) || person_fault(person, "%s", error);
}

void person_check_memory(const struct person *person, unsigned budget)
{
    const unsigned fixed = ram_static_bytes(&person->toy.machine);
    const unsigned stack = machine_stack_used(&person->toy.machine);

    tap_check(fixed + stack <= budget, "memory: %u bytes and a stack of %u, of %u bytes", fixed, stack,
              budget);
}

void person_push(struct person *person, enum ladder_key key)
{
    toy_push(&person->toy, person->key[key]);
}

void person_release(struct person *person, enum ladder_key key)
{
    toy_release(&person->toy, person->key[key]);
}

void person_press(struct person *person, enum ladder_key key, unsigned ms)
{
    person_push(person, key);
    toy_run_ms(&person->toy, ms);
    person_release(person, key);
    toy_run_ms(&person->toy, UP_MS);
}

void person_tap(struct person *person, enum ladder_key key)
{
    person_press(person, key, DOWN_MS);
}

const struct ram *person_look(struct person *person)
{
    ram_read(&person->toy.machine, &person->ram);
    return &person->ram;
}

// --- menu
// ------------------------------------------------------------------------------------------------------------

// A key only skips the machine's move, so the way back may take a second try.
bool person_menu(struct person *person)
{
    for (unsigned tries = 0; tries < 3 && person_look(person)->screen != MENU; tries++) {
        if (person->ram.screen == SPLASH)
            person_tap(person, LADDER_OK);
        else
            person_press(person, LADDER_LEFT, HOLD_MS);
    }
    return person_look(person)->screen == MENU || person_fault(person, "no way back to the menu");
}

// On a display where words move it is asked of the memory, as that would take seconds.
static bool is_at(struct person *person, const char *label)
{
    static const char *const labels[] = {"Game ", "Which ", "Piles a move", "Last ", "Start ", "Who starts"};

    if (!person->toy.board->lcd) {
        const uint8_t item = person_look(person)->item;

        return item < sizeof labels / sizeof labels[0] && !strcmp(labels[item], label);
    }
    toy_run_ms(&person->toy, GLASS_MS);
    return lcd_shows(&person->toy.lcd, label);
}

static bool to_item(struct person *person, const char *label)
{
    for (unsigned i = 0; i < ITEMS_MAX; i++) {
        if (is_at(person, label))
            return true;
        person_tap(person, LADDER_RIGHT);
    }
    return person_fault(person, "no setting \"%s\" in the menu", label);
}

static bool set(struct person *person, const uint8_t *setting, uint8_t wanted)
{
    for (unsigned i = 0; i < SETTINGS_MAX; i++) {
        person_look(person);
        if (*setting == wanted)
            return true;
        person_tap(person, LADDER_UP);
    }
    return false;
}

// Families in turn, in each its games in turn.
static bool set_game(struct person *person, uint8_t game)
{
    const uint8_t *now = &person->ram.game;

    for (unsigned i = 0; i < SETTINGS_MAX; i++) {
        if (!to_item(person, "Game "))
            return false;
        person_look(person);
        if (*now == game)
            return true;
        person_tap(person, LADDER_RIGHT);
        if (is_at(person, "Which ")) {
            const uint8_t first = person_look(person)->game;

            do
                person_tap(person, LADDER_UP);
            while (person_look(person)->game != game && *now != first);
            if (*now == game)
                return true;
        }
        if (!to_item(person, "Game "))
            return false;
        person_tap(person, LADDER_UP);
    }
    return person_fault(person, "no game %u in the menu", game);
}

static bool is_misere_row(uint8_t row)
{
    return row < game_count && games[row].misere;
}

bool person_choose(struct person *person, const struct match *match)
{
    const struct ram *ram = &person->ram;
    const bool misere = is_misere_row(match->row);
    const uint8_t game = match->row == game_count ? ROW_MORRA : match->row - misere;

    if (!person_menu(person) || !set_game(person, game))
        return false;
    if (game == ROW_MORRA)
        return true;
    if (is_misere_row(game + 1) &&
        !((to_item(person, "Last ") && set(person, (const uint8_t *)&ram->misere, misere))))
        return person_fault(person, "the convention cannot be set");
    if (games[game].params == PARAM_K &&
        !(to_item(person, "Piles a move") && set(person, &ram->position.k, match->k)))
        return person_fault(person, "k cannot be set to %u", match->k);
    if (!to_item(person, "Start ") || !set(person, &ram->start, match->start))
        return person_fault(person, "start position %u cannot be set", match->start);
    return (to_item(person, "Who starts") &&
            set(person, (const uint8_t *)&ram->machine_first, match->machine_first)) ||
           person_fault(person, "who starts cannot be set");
}

bool person_begin(struct person *person, const struct match *match)
{
    struct position start;

    person_tap(person, LADDER_OK);
    person_look(person);
    if (person->ram.screen != (match->machine_first ? REPLY : PLAY) || person->ram.row != match->row)
        return person_fault(person, "no match of game %u, but screen %u of game %u", match->row,
                            person->ram.screen, person->ram.row);
    game_start(&games[match->row], match->start, &start);
    if (games[match->row].params == PARAM_K)
        start.k = match->k;
    return same_position(&start, &person->ram.position) || person_fault(person, "not the start position");
}

// --- moves
// -----------------------------------------------------------------------------------------------------------

enum verdict verdict_of(const struct game *game, const struct position *position)
{
    enum verdict verdict;

    do
        verdict = game_verdict(game, position);
    while (verdict == THINKING);
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
    if (game_choices_max(game, from) > 1 && !game->everybody)
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
        if (!toy_run_ms(&person->toy, SLICE_MS))
            return false;
    }
    if (person->ram.screen != PLAY && person->ram.screen != RESULT)
        return person_fault(person, "neither a turn nor a result");
    return is_one_move(&games[person->ram.row], &before, &person->ram.position) ||
           person_fault(person, "the machine's move is not legal");
}

static bool reads(struct person *person, const char *words)
{
    return person->toy.board->lcd ? lcd_row_is(&person->toy.lcd, 1, words)
                                  : matrix_reads(&person->toy.matrix, words);
}

static enum result result_on_glass(struct person *person)
{
    static const char *const words[] = {"You win!", "Bouton wins!", "A draw"};
    const unsigned patience = person->toy.board->lcd ? RESULT_MS : SCROLLED_MS;

    for (unsigned waited = 0; waited < patience; waited += SLICE_MS) {
        for (enum result result = HUMAN_WON; result <= NOBODY_WON; result++)
            if (reads(person, words[result]))
                return result;
        toy_run_ms(&person->toy, SLICE_MS);
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
    while (verdict == THINKING);
    return verdict == N_POSITION || verdict == DRAW || person_fault(person, "no winning move");
}
