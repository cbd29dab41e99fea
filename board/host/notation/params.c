// SPDX-License-Identifier: MIT
// Reads and writes the parameters of a game. Each parameter has a key and a value: a number, a set of
// numbers, or the edges of a graph.
#include "notation/state.h"

#include "notation/text.h"
#include "game/game.h"
#include "game/theory/theories.h"

#include <string.h>

_Static_assert(VERTICES_MAX <= 16, "two vertices fit a byte");

void list_edges(struct state *state)
{
    const struct position *position = &state->position;

    state->edge_count = 0;
    for (uint8_t edge = 0; state->params == PARAM_GRAPH && edge < VERTICES_MAX * 16 - 1; edge++)
        if (graph_has_edge(position, edge >> 4, edge & 15))
            state->edge[state->edge_count++] = edge;
}

// Reads or writes edge number `place`.
static void text_edge(struct line *line, struct state *state, uint8_t place)
{
    struct position *position = &state->position;
    const part_t last = position->vertices - 1;
    const column_t start = line->at;
    uint8_t *edge = &state->edge[place];

    const uint8_t from = (uint8_t)text_number(line, *edge >> 4, 0, last);
    text_char(line, '>');
    const uint8_t to = (uint8_t)text_number(line, *edge & 15, 0, last);
    *edge = (uint8_t)(from << 4 | to);
    line->start = start; // column of the fault if the edge is given twice
    if (read_is_on(line) && !graph_add_edge(position, from, to))
        read_refuse(line, FAULT_SAME_EDGE);
}

// Refuses a graph with a cycle, because the game might never end.
static void read_cycle(struct line *line, const struct position *position, column_t start)
{
    uint8_t cycle[VERTICES_MAX];
    // After a fault, edges can be out of range.
    const uint8_t length = line->fault->id ? 0 : graph_cycle(position, cycle);

    if (!length)
        return;
    memcpy(line->fault->cycle, cycle, length);
    line->fault->cycle_length = length;
    line->start = start;
    read_refuse(line, FAULT_CYCLE);
}

// Keys of the parameters, indexed by enum params. A value follows each `=`.
static const char *const forms[] = {"-", "k=", "m=;K=", "m=;L=;r=", "max=", "S=", "V=;E=", "W=", "n="};

static stones_t max_of(const struct line *line, const struct param *param)
{
    return LIMIT(line->limits, param->max, params[param - params]);
}

// Reads or writes a set of numbers or the edges of a graph.
static void text_list(struct line *line, struct state *state, const struct param *param)
{
    subtraction_set_t *const set = &state->position.set;
    const bool is_set = param->size == PARAM_SET;
    const bool is_numbers = line->mode == NUMBERS;
    const uint8_t max = (uint8_t)max_of(line, param);
    const column_t start = line->at;
    const uint8_t length = is_numbers ? (uint8_t)text_number(line, 0, is_set, max) : state->edge_count;
    uint8_t take = 0, count = 0;

    if (!is_set && text_more(line, '-', line->mode != DESCRIBE && !length))
        return;
    for (;; count++) {
        const uint8_t next = is_set && !is_numbers ? set_next(*set, take) : count < length;
        if (count && !text_more(line, ',', next))
            break;
        if (count)
            read_spaces(line);
        if (count == max) {
            read_refuse_above(line, FAULT_TOO_MANY, max);
            return;
        }
        if (is_set) {
            take = (uint8_t)text_number(line, next, take + 1, LIMIT(line->limits, TAKE_MAX, take));
            set_add(set, take);
        } else {
            text_edge(line, state, count);
        }
    }
    if (!is_set && read_is_on(line)) {
        state->edge_count = count;
        read_cycle(line, &state->position, start);
    }
}

static void text_param(struct line *line, struct state *state, const struct param *param)
{
    struct position *position = &state->position;
    const stones_t max = max_of(line, param);

    if (param->size < PARAM_SET) {
        param_set(param, position, text_number(line, param_get(param, position), param->min, max));
        return;
    }
    text_list(line, state, param);
    if (line->mode == DESCRIBE)
        write_format(line, ",..., at most #", max);
}

// Reads the `=` of a parameter, and the value.
static void read_param(struct line *line, struct state *state, const struct param *param)
{
    text_char(line, '=');
    if (state->params == PARAM_GRAPH && param->size != PARAM_EDGES) {
        memset(state->position.successors, 0, sizeof state->position.successors);
        state->edge_count = 0;
    } else if (param->size == PARAM_SET) {
        state->position.set = 0;
    }
    text_param(line, state, param);
}

// Reads the parameters in the line. Returns false if the line has no parameters.
static bool read_params(struct line *line, struct state *state, const char *form)
{
    const struct param *param = &params[first_param[state->params]];
    bool is_given = false, more = true;

    for (const char *key = form; *key; param++, key = strchr(key, '=') + 1) {
        const bool has_semicolon = *key == ';';
        if (param->size == PARAM_EDGES && is_given) {
            text_words(line, more ? key + has_semicolon : key); // read_param() must read the `=` again
            line->at -= !line->fault->id;
        } else if (param->size == PARAM_EDGES || !more || !read_key(line, key + has_semicolon)) {
            continue;
        }
        is_given = true;
        read_param(line, state, param);
        more = text_more(line, ';', false);
        if (more)
            read_spaces(line);
    }
    if (is_given && more)
        read_refuse_for(line, FAULT_NOT_THE_PARAMETERS, form);
    return is_given;
}

// Returns true if a position comes next in the line of text. A colon can only precede a position.
static bool is_position_next(const struct line *line, const struct state *state)
{
    const char *letters = form_of(state->game)->letters;

    if (!read_is_next(line, ':') && memchr(line->characters + line->at, ':', line->length - line->at))
        return false;
    while (letters && *letters && !read_is_next(line, *letters))
        letters++;
    return (letters && *letters) || read_is_number_next(line) || read_is_next(line, ':') ||
           read_is_next(line, '(');
}

void text_params(struct line *line, struct state *state)
{
    const char *form = forms[state->params];
    const struct param *param = &params[first_param[state->params]];

    if (line->mode == READ) {
        list_edges(state);
        if (read_at_end(line))
            return;
        const bool is_given = *form == '-' ? text_more(line, '-', true) : read_params(line, state, form);
        if (is_given && *form == '-' && read_is_number_next(line) && !read_is_next(line, '.'))
            line->at--; // reads the `-` of `-3` again, as a sign
        else if (!is_given && !is_position_next(line, state))
            read_refuse_for(line, FAULT_NOT_THE_PARAMETERS, form);
        return;
    }
    text_char(line, *form);
    for (char c; (c = *++form);) {
        text_char(line, c);
        if (c == '=')
            text_param(line, state, param++);
    }
}
