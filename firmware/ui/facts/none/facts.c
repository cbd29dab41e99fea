// SPDX-License-Identifier: MIT
// For boards without room for facts.
#include "ui/facts/facts.h"

void facts_begin(struct step *step)
{
    (void)step;
}

void facts_show(const struct step *step, struct position *shown)
{
    (void)step;
    (void)shown;
}
