// SPDX-License-Identifier: MIT
// Reads and writes the parts of a position.
#include "notation/state.h"

#include "notation/text.h"

static void text_part(struct state *state, uint8_t i)
{
    part_t *part = &state->position.part[i];

    const struct form *const form = form_of(state->game);

    if (form->letters)
        *part = text_letter(form->letters, (uint8_t)*part);
    else
        *part = (part_t)text_number(*part, form->parts.min, part_max(state, i));
}

static void text_parts(struct state *state)
{
    struct position *position = &state->position;
    const struct form *const form = form_of(state->game);
    uint8_t i = 0, least = form->parts.least, most = form->parts.most, count = position->count;

    if (state->params == PARAM_N)
        least = most = count;
    most = (uint8_t)LIMIT(most, most[state->shape]);
    while (form->flags & DROPS_ZEROS && count && !position->part[count - 1])
        count--;
    if (console_line.mode == NUMBERS)
        count = (uint8_t)text_number(0, least, most);
    if (least || !text_more('.', !count))
        do {
            if (i == most) {
                read_refuse_above(FAULT_TOO_MANY, most);
                break;
            }
            if (i && !form->letters)
                text_gap();
            if (form->flags & IN_PAIRS) {
                text_part(state, i + position->white);
                text_char(',');
                read_spaces();
                text_part(state, i + !position->white);
                if (position->part[i] == position->part[i + 1])
                    read_refuse(FAULT_SAME_CELL);
                i++;
            } else {
                text_part(state, i);
            }
            i++;
        } while (i < least || (console_line.mode == READ ? !read_at_end() : i < count));
    if (read_is_on())
        position->count = i;
}

void text_position(struct state *state)
{
    struct position *position = &state->position;
    const stones_t max = LIMIT(STONES_MAX, stones);

    if (state->game->has_heap) {
        position->stones = text_number(position->stones, 0, max);
        // A line without a cap has a start position.
        if (position->growth && console_line.mode == READ && read_at_end()) {
            position->cap = position->stones - (position->stones > 0);
        } else if (position->growth) {
            text_gap();
            position->cap = text_number(position->cap, 0, max * position->growth);
        }
    } else if (console_line.mode == DESCRIBE) {
        text_words(form_of(state->game)->name);
        text_char(' ');
        text_part(state, 0);
        write_limit(form_of(state->game)->parts.most);
    } else {
        text_parts(state);
    }
}
