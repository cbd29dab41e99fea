// SPDX-License-Identifier: MIT
// For boards without room for facts.
#include "ui/screens/shared_screens.h"

void facts_show(const struct reason_step *step, struct view *view)
{
    (void)step;
    (void)view;
}
