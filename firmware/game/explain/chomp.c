// SPDX-License-Identifier: MIT
// Facts about bars of Chomp that a human can judge: two equal arms, two rows, two columns, whole bars
#include "game/explain/facts.h"

// Returns the number of rows of a Chomp bar.
static part_t rows(const struct position *bar)
{
    uint8_t count = 0;
    while (count < bar->count && bar->part[count])
        count++;
    return count;
}

// Returns the length of a row of a Chomp bar, or 0 above the top row.
static part_t row(const struct position *bar, uint8_t number)
{
    return number < bar->count ? bar->part[number] : 0;
}

static bool lost_fact(struct steps *steps)
{
    const struct position *const bar = steps->step.after;
    const part_t width = row(bar, 0), height = rows(bar), second = row(bar, 1);
    steps->step.is_after = true;
    if (width == 1 && height == 1)
        return send_step(steps, FACT_POISON, 0, 0);
    if (width == height && second == 1)
        return send_step(steps, FACT_ARMS, width, 0);
    if (height == 2 && second + (part_t)1 == width)
        return send_step(steps, FACT_TWO_ROWS, 0, 0);
    return width == 2 && row(bar, height - 1) == 1 && row(bar, height - 2) == 2 &&
           send_step(steps, FACT_TWO_COLUMNS, 0, 0);
}

bool chomp_facts(struct steps *steps)
{
    const struct position *const position = steps->position;
    const part_t width = row(position, 0), height = rows(position);
    if (width == height && row(position, 1) > 1) {
        if (send_step(steps, FACT_MIRROR, 0, 0))
            return true;
    } else if (width > 2 && height > 2 && row(position, height - 1) == width) {
        if (send_step(steps, FACT_CORNER, 0, 0))
            return true;
    }
    return lost_fact(steps);
}
