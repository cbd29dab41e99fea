// SPDX-License-Identifier: MIT
// The parameters of a game: keys in a fixed order, with a number, a set of numbers or the edges of a graph.
#include "notation/state.h"

#include "notation/text.h"
#include "game/params.h"

#include <string.h> // memset

// By enum params; a parameter follows each `=`.
static const char *const forms[] = {"-", "k=", "m=;K=", "m=;L=;r=", "max=", "S=", "V=;E=", "W=", "n="};

// Reads or writes a list: the numbers of a set, or the edges of a graph.
static void text_list(struct state *state, const struct param *param)
{
    subtraction_set_t *const set = &state->position.set;
    const bool is_set = param->size == PARAM_SET;
    const bool reads = console_line.mode == READ;
    const uint8_t max = (uint8_t)(reads ? read_bound(param->max) : param->max);
    const column_t start = console_line.at;
    uint8_t take = 0, count = 0;

    if (!is_set && text_more('-', console_line.mode == WRITE && !state->edge_count))
        return;
    for (;; count++) {
        const uint8_t next = is_set ? set_next(*set, take) : count < state->edge_count;
        if (count && !text_more(',', next))
            break;
        if (count == max) {
            read_refuse_above(FAULT_TOO_MANY, max);
            return;
        }
        if (is_set) {
            take = (uint8_t)text_number(next, take + 1, TAKE_MAX);
            set_add(set, take);
        } else {
            text_edge(state, count);
        }
    }
    if (!is_set && reads) {
        state->edge_count = count;
        read_cycle(&state->position, start);
    }
}

static void text_param(struct state *state, const struct param *param)
{
    struct position *position = &state->position;
    const stones_t max = param->max;

    if (param->size < PARAM_SET) {
        param_set(param, position, text_number(param_get(param, position), param->min, max));
        return;
    }
    text_list(state, param);
    if (console_line.mode == DESCRIBE) {
        text_words(",...");
        write_limit(max);
    }
}

void text_params(struct state *state)
{
    const char *form = forms[state->params];
    const struct param *param = &params[first_param[state->params]];

    if (console_line.mode == READ)
        memset(state->position.successors, 0, sizeof state->position.successors);
    if (!text_more(*form, true))
        read_refuse_for(FAULT_NOT_THE_PARAMETERS, form);
    for (char c; (c = *++form);) {
        text_char(c);
        if (c == '=')
            text_param(state, param++);
    }
}
