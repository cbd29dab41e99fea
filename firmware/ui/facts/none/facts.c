// SPDX-License-Identifier: MIT
// For boards without room for facts.
#include "ui/facts/facts.h"

void facts_show(const struct reason_step *step, struct view *view)
{
    (void)step;
    (void)view;
}
