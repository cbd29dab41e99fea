// SPDX-License-Identifier: MIT
#include "notation/component.h"

#include "notation/state.h"

// Returns true if the name of a game comes next. `normal` excludes misere games.
static bool is_game_next(struct line *line, bool normal)
{
    const column_t start = line->at;

    for (const struct game *game = games; game < games + GAME_COUNT; game++)
        if (!(normal && game->misere) && read_word(line, game_name(game))) {
            line->at = start;
            return true;
        }
    return false;
}

// Skips an `m` before a game without a misere version. Returns false if there is no such `m`.
static bool read_misere_mark(struct line *line)
{
    const column_t start = line->at;

    if (!is_game_next(line, false) && text_more(line, 'm', false) && is_game_next(line, true))
        return true;
    line->at = start;
    return false;
}

// If `word` and then `key` are next, skips `word` and returns true.
static bool read_game_with(struct line *line, const char *word, const char *key)
{
    const column_t start = line->at;

    if (read_word(line, word)) {
        read_spaces(line);
        const column_t at = line->at;
        if (read_key(line, key)) {
            line->at = at;
            return true;
        }
    }
    line->at = start;
    return false;
}

// Reads the name and parameters of a game without a row in games[]. Returns false if no such game follows.
static bool read_special_game(struct line *line, struct question *question)
{
    struct component *const component = &question->part[question->parts++];

    *component = (struct component){.misere = read_word(line, "mheap")};
    if (component->misere || read_word(line, "heap") || read_is_code_next(line)) {
        read_spaces(line);
        heaps_read_params(line, component);
        return true;
    }
    if (heaps_read_name(line, component))
        return true;
    component->misere = read_game_with(line, "mdag", "file");
    if (component->misere || read_game_with(line, "dag", "file")) {
        component->kind = OF_TOKENS;
        graph_read_params(line, question);
        component->pieces.graph = question->graph;
        return true;
    }
    component->misere = read_misere_mark(line);
    if (component->misere)
        read_game_and_params(line, &component->state);
    else
        question->parts--;
    return component->misere;
}

// Reads `: <position>` up to the end of the line.
static void read_component_position(struct line *line, struct component *component)
{
    struct pieces *const pieces = &component->pieces;
    const bool has_heaps = component->kind == OF_HEAPS;

    if (component->kind == OF_TABLE && !line->fault->id) {
        read_position(line, &component->state);
        return;
    }
    read_spaces(line);
    if (!read_at_end(line))
        read_colon(line);
    if (read_at_end(line))
        read_refuse_for(line, FAULT_NO_POSITION,
                        has_heaps ? "the stones of each heap" : "the vertex of each token");
    if (line->fault->id)
        return;
    if (!has_heaps && !pieces->graph->vertices)
        read_refuse_above(line, FAULT_BAD_FILE, 1);
    else
        pieces->count = (uint8_t)text_numbers(line, pieces->number, 0,
                                              has_heaps ? HEAP_MAX : pieces->graph->vertices - 1, PIECES_MAX);
    read_end(line);
}

void read_component_game(struct line *line, struct question *question)
{
    if (!read_special_game(line, question))
        read_game_and_params(line, &question->part[question->parts++].state);
}

// Reads nimbers such as `*3 + *4`. Each nimber becomes a pile of Nim.
static void read_nimbers(struct line *line, struct question *question)
{
    do {
        if (question->parts == SUM_MAX) {
            read_refuse_above(line, FAULT_TOO_MANY, SUM_MAX);
            return;
        }
        struct component *const part = &question->part[question->parts++];
        struct state *const state = &part->state;
        *part = (struct component){.kind = OF_TABLE};
        state_begin(state, &games[GAME_NIM]);
        read_spaces(line);
        text_char(line, '*');
        state->position.count = 1;
        state->position.part[0] = text_number(line, 0, 0, PART_MAX);
        read_spaces(line);
    } while (text_more(line, '+', false));
    read_end(line);
}

void read_component(struct line *line, struct question *question)
{
    if (read_is_next(line, '*')) {
        read_nimbers(line, question);
        return;
    }
    read_component_game(line, question);
    read_component_position(line, &question->part[question->parts - 1]);
}

void write_component_game(struct line *line, const struct component *component)
{
    struct state state;

    text_more(line, 'm', component->misere);
    switch (component->kind) {
    case OF_HEAPS:
        text_words(line, "heap ");
        heaps_write_params(line, component->pieces.game);
        break;
    case OF_TOKENS:
        write_format(line, "dag file=$", component->pieces.graph->name);
        break;
    default:
        state = component->state;
        write_format(line, "$ ", game_name(state.game));
        text_params(line, &state);
    }
}

void write_component_position(struct line *line, const struct component *component)
{
    struct component written = *component;

    if (component->kind == OF_TABLE)
        text_position(line, &written.state);
    else
        text_numbers(line, written.pieces.number, written.pieces.count, UINT32_MAX, HEAPS_MAX);
}

void write_component(struct line *line, const struct component *component)
{
    write_component_game(line, component);
    text_words(line, " : ");
    write_component_position(line, component);
}

void write_step(struct line *line, const struct component *component, const struct component_move *step)
{
    struct move move = step->move;

    if (component->kind == OF_HEAPS) {
        heaps_write_step(line, &step->heap_step);
    } else if (component->kind == OF_TABLE) {
        text_move(line, &component->state, &move);
    } else {
        write_format(line, "#>#", step->part + 1u, token_goal(&component->pieces, step));
    }
}

void say_step(struct line *line, const struct component *component, const struct component_move *step)
{
    if (component->kind == OF_HEAPS) {
        heaps_say_step(line, &step->heap_step);
    } else if (component->kind == OF_TABLE) {
        say_move(line, &component->state, &step->move);
    } else {
        write_format(line, "move token # to vertex #", step->part + 1u, token_goal(&component->pieces, step));
    }
}
