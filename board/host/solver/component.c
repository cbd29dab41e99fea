// SPDX-License-Identifier: MIT
#include "solver/component.h"

#include "notation/sentence.h"
#include "notation/state.h"
#include "notation/text.h"
#include "game/games.h"

#include <string.h>

// Returns true if the move eats the poison.
static bool eats_poison(const struct component *component, const struct component_move *step)
{
    struct position after;

    if (!component->keeps_poison || !(form_of(component->state.game)->flags & DROPS_ZEROS))
        return false;
    game_play_from(&after, &component->state.position, &step->move);
    return !after.count || !after.part[0];
}

static bool next(const struct component *component, struct component_move *step)
{
    do {
        if (!game_next(component->state.game, &component->state.position, &step->move))
            return false;
    } while (eats_poison(component, step));
    return true;
}

static void play(struct component *after, const struct component *component,
                 const struct component_move *step)
{
    *after = *component;
    game_play(&after->state.position, &step->move);
}

static void write_table_game(const struct component *component)
{
    struct state state = component->state;

    if (component->misere)
        text_char('m');
    text_words(state.game->name);
    text_char(' ');
    text_params(&state);
}

static void write_table_position(const struct component *component)
{
    struct state state = component->state;

    text_position(&state);
}

static void write_step(const struct component *component, const struct component_move *step)
{
    struct move move = step->move;

    text_move(&component->state, &move);
}

static void say_step(const struct component *component, const struct component_move *step)
{
    sentence_move(&component->state, &step->move);
}

static unsigned save(const struct component *component, uint32_t *numbers)
{
    const struct position *const position = &component->state.position;
    unsigned count = 0;

    numbers[count++] = position->stones;
    numbers[count++] = position->cap;
    numbers[count++] = position->white;
    numbers[count++] = position->count;
    for (uint8_t part = 0; part < position->count; part++)
        numbers[count++] = position->part[part];
    return count;
}

static void load(struct component *component, const uint32_t *numbers, unsigned count)
{
    struct position *const position = &component->state.position;

    position->stones = numbers[0];
    position->cap = numbers[1];
    position->white = numbers[2];
    position->count = (uint8_t)numbers[3];
    for (unsigned part = 4; part < count; part++)
        position->part[part - 4] = numbers[part];
}

static void read_table_position(struct component *component)
{
    text_position(&component->state);
}

const struct kind table_kind = {read_table_position,
                                next,
                                play,
                                write_table_game,
                                write_table_position,
                                write_step,
                                say_step,
                                save,
                                load};

void component_of_state(struct component *component, const struct state *state)
{
    *component = (struct component){.kind = &table_kind, .state = *state};
}

// Returns true if a game of the table is next. If `normal` is true, ignores misere games.
static bool is_game_next(bool normal)
{
    const column_t start = console_line.at;

    for (const struct game *game = games; game < games + GAME_COUNT; game++)
        if (!(normal && game->misere) && read_word(game->name)) {
            console_line.at = start;
            return true;
        }
    return false;
}

// Skips the prefix `m` of a game that the table has only in normal play.
static bool read_misere_mark(void)
{
    const column_t start = console_line.at;

    if (!is_game_next(false) && text_more('m', false) && is_game_next(true))
        return true;
    console_line.at = start;
    return false;
}

// If the word is next and the key follows it, skips the word and returns true.
static bool read_game_with(const char *word, const char *key)
{
    const column_t start = console_line.at;

    if (read_word(word)) {
        read_spaces();
        const column_t at = console_line.at;
        if (read_key(key)) {
            console_line.at = at;
            return true;
        }
    }
    console_line.at = start;
    return false;
}

// Reads a game outside the table and its parameters. Returns false if the line has none.
static bool read_special_game(struct component *component)
{
    *component = (struct component){.misere = read_word("mheap")};
    if (component->misere || read_word("heap")) {
        component->kind = &heaps_kind;
        read_spaces();
        heaps_read_params(component);
        return true;
    }
    component->misere = read_game_with("mdag", "file");
    if (component->misere || read_game_with("dag", "file")) {
        component->kind = &tokens_kind;
        graph_read_params(component);
        return true;
    }
    component->kind = &table_kind;
    component->misere = read_misere_mark();
    if (component->misere)
        read_game_and_params(&component->state);
    return component->misere;
}

bool component_read_special(struct component *component)
{
    if (!read_special_game(component))
        return false;
    component_read_position(component);
    return true;
}

void component_read_game(struct component *component)
{
    if (!read_special_game(component))
        read_game_and_params(&component->state);
}

void component_read_position(struct component *component)
{
    read_colon();
    if (!console_line.fault)
        component->kind->read_position(component);
    read_end();
}

void component_read(struct component *component)
{
    component_read_game(component);
    component_read_position(component);
}

void component_write(const struct component *component)
{
    component->kind->write_game(component);
    text_words(" : ");
    component->kind->write_position(component);
}

void write_numbers(const uint32_t *numbers, unsigned count, char none)
{
    text_more(none, !count);
    for (unsigned i = 0; i < count; i++) {
        text_more(' ', i > 0);
        write_number(numbers[i]);
    }
}

enum verdict component_end(const struct component *component)
{
    enum verdict verdict = P_POSITION;

    if (component->kind == &table_kind && !component->keeps_poison)
        do
            verdict = game_verdict(component->state.game, &component->state.position);
        while (verdict == PENDING);
    if (component->misere && verdict <= N_POSITION)
        verdict = verdict == P_POSITION ? N_POSITION : P_POSITION;
    return verdict;
}

void component_forget(void)
{
    heaps_forget();
    graph_forget();
}
