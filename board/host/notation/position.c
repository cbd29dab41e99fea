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

// Refuses a position with too few parts.
static void refuse_few(struct line *line, const struct form *form, uint8_t count, uint8_t least)
{
    if (!line->fault->id)
        *line->fault = (struct fault){.min = count, .letters = form->plural};
    read_refuse_above(line, FAULT_TOO_FEW, least);
}

// Reads the rows of a bar in any order. `3x4` means 3 rows of 4 squares.
static void read_bar(struct line *line, struct state *state, uint8_t most)
{
    part_t *const row = state->position.part;
    const part_t longest = part_max(line->limits, state, 0);
    uint8_t count = 0;

    do {
        uint8_t at = count, more = 1;
        if (count == most) {
            read_refuse_above(line, FAULT_TOO_MANY, most);
            return;
        }
        if (count)
            text_gap(line);
        part_t length = (part_t)text_number(line, 0, 1, longest);
        if (!count && text_more(line, 'x', false)) {
            if (length > most) {
                read_refuse_above(line, FAULT_TOO_MANY, most);
                return;
            }
            more = (uint8_t)length;
            length = (part_t)text_number(line, 0, 1, longest);
        }
        for (; at && row[at - 1] < length; at--)
            row[at] = row[at - 1];
        row[at] = length;
        for (count++; --more; count++)
            row[count] = length;
    } while (!read_at_end(line));
    state->position.count = count;
}

static void text_parts(struct line *line, struct state *state)
{
    struct position *position = &state->position;
    const struct form *const form = form_of(state->game);
    uint8_t i = 0, least = form->parts.least, most = form->parts.most, count = position->count;

    if (state->params == PARAM_N)
        least = most = count;
    most = (uint8_t)LIMIT(line->limits, most, most[state->shape]);
    while (form->flags & DESCENDS && count && !position->part[count - 1])
        count--;
    if (line->mode == NUMBERS)
        count = (uint8_t)text_number(line, 0, least, most);
    if (form->flags & DESCENDS && line->mode == READ && !read_is_next(line, '.')) {
        read_bar(line, state, most);
        return;
    }
    if (least || !text_more(line, '.', !count))
        do {
            if (i == most) {
                read_refuse_above(line, FAULT_TOO_MANY, most);
                break;
            }
            if (i && line->mode == READ && read_at_end(line)) {
                refuse_few(line, form, i, least);
                return;
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
        // If the user gives no cap, the heap is a start position.
        if (position->growth && line->mode == READ && read_at_end(line)) {
            position->cap = position->stones - (position->stones > 0);
        } else if (position->growth) {
            text_gap(line);
            position->cap = text_number(line, position->cap, 0, max * position->growth);
        }
    } else if (line->mode == DESCRIBE) {
        write_format(line, "$ ", form_of(state->game)->name);
        text_part(line, state, 0);
        write_format(line, ", at most #", form_of(state->game)->parts.most);
    } else {
        text_parts(line, state);
    }
}
