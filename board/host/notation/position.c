// SPDX-License-Identifier: MIT
// Reads and writes the parts of a position.
#include "notation/state.h"

#include "notation/text.h"

static void text_part(struct line *line, struct state *state, uint8_t i)
{
    part_t *part = &state->position.part[i];

    const struct form *const form = form_of(state->game);

    if (form->letters)
        *part = text_letter(line, form->letters, (uint8_t)*part);
    else
        *part = (part_t)text_number(line, *part, form->parts.min, part_max(line->limits, state, i));
}

static void text_parts(struct line *line, struct state *state)
{
    struct position *position = &state->position;
    const struct form *const form = form_of(state->game);
    uint8_t i = 0, least = form->parts.least, most = form->parts.most, count = position->count;

    if (state->params == PARAM_N)
        least = most = count;
    most = (uint8_t)LIMIT(line->limits, most, most[state->shape]);
    while (form->flags & DROPS_ZEROS && count && !position->part[count - 1])
        count--;
    if (line->mode == NUMBERS)
        count = (uint8_t)text_number(line, 0, least, most);
    if (least || !text_more(line, '.', !count))
        do {
            if (i == most) {
                read_refuse_above(line, FAULT_TOO_MANY, most);
                break;
            }
            if (i && !form->letters)
                text_gap(line);
            if (form->flags & IN_PAIRS) {
                text_part(line, state, i + position->white);
                text_char(line, ',');
                read_spaces(line);
                text_part(line, state, i + !position->white);
                if (position->part[i] == position->part[i + 1])
                    read_refuse(line, FAULT_SAME_CELL);
                i++;
            } else {
                text_part(line, state, i);
            }
            i++;
        } while (i < least || (line->mode == READ ? !read_at_end(line) : i < count));
    if (read_is_on(line))
        position->count = i;
}

void text_position(struct line *line, struct state *state)
{
    struct position *position = &state->position;
    const stones_t max = LIMIT(line->limits, STONES_MAX, stones);

    if (state->game->has_heap) {
        position->stones = text_number(line, position->stones, 0, max);
        // A line without a cap has a start position.
        if (position->growth && line->mode == READ && read_at_end(line)) {
            position->cap = position->stones - (position->stones > 0);
        } else if (position->growth) {
            text_gap(line);
            position->cap = text_number(line, position->cap, 0, max * position->growth);
        }
    } else if (line->mode == DESCRIBE) {
        text_words(line, form_of(state->game)->name);
        text_char(line, ' ');
        text_part(line, state, 0);
        write_limit(line, form_of(state->game)->parts.most);
    } else {
        text_parts(line, state);
    }
}
