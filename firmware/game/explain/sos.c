// SPDX-License-Identifier: MIT
// Facts about SOS: letters that complete SOS, traps, and positions without traps. theory/sos.c explains them.
#include "game/explain/facts.h"

// Returns the content of a cell, or BEYOND outside the strip.
static part_t cell(const struct position *strip, uint8_t place)
{
    enum { BEYOND = SOS_O + 1 };
    return place < strip->count ? strip->part[place] : BEYOND;
}

static bool is_empty(const struct position *strip, uint8_t place)
{
    return cell(strip, place) == SOS_EMPTY;
}

static bool is_s(const struct position *strip, uint8_t place)
{
    return cell(strip, place) == SOS_S;
}

// Returns true if a letter in cell `place` completes SOS.
static bool completes(const struct position *strip, uint8_t place, uint8_t letter)
{
    if (letter == SOS_O)
        return is_s(strip, place - 1) && is_s(strip, place + 1);
    return (cell(strip, place + 1) == SOS_O && is_s(strip, place + 2)) ||
           (cell(strip, place - 1) == SOS_O && is_s(strip, place - 2));
}

// Returns true if the four cells from `first` are a window with at least `letters` S's.
static bool is_window(const struct position *strip, uint8_t first, uint8_t letters)
{
    const part_t left = cell(strip, first), right = cell(strip, first + 3);
    return is_empty(strip, first + 1) && is_empty(strip, first + 2) && left <= SOS_S && right <= SOS_S &&
           left + right >= letters;
}
_Static_assert(SOS_EMPTY == 0 && SOS_S == 1, "is_window adds letters to count S");

// Sends the facts about the strip after the move.
static bool left_fact(struct steps *steps)
{
    const struct position *const strip = steps->step.after;
    uint8_t empty = 0, windows = 0, in_a_row = 0;
    bool can_be_closed = true;
    steps->step.is_after = true;
    for (uint8_t i = 0; i < strip->count; i++)
        empty += is_empty(strip, i);
    for (uint8_t i = 0; i < strip->count; i++) {
        if (is_window(strip, i, 2))
            return send_step(steps, FACT_TRAP, i + 1, 0) || send_step(steps, FACT_FILLS, 0, 0) ||
                   send_step(steps, FACT_FREE, empty, 0);
        in_a_row = is_window(strip, i, 0) ? in_a_row + 1 : 0;
        if (in_a_row)
            windows++;
        if (in_a_row == 4 || is_window(strip, i, 1))
            can_be_closed = false;
    }
    if (!windows)
        return send_step(steps, FACT_NO_TRAP, 0, 0);
    return can_be_closed && send_step(steps, FACT_O_STOPS, 0, 0);
}

bool sos_facts(struct steps *steps)
{
    const struct position *const position = steps->position;
    for (uint8_t i = 0; i < position->count; i++)
        for (uint8_t letter = SOS_S; letter <= SOS_O && is_empty(position, i); letter++)
            if (completes(position, i, letter))
                return send_step(steps, letter == SOS_S ? FACT_COMPLETES_S : FACT_COMPLETES_O, i + 1, 0);
    return left_fact(steps);
}
