// SPDX-License-Identifier: MIT
// Boards that have no room to show facts link this empty function.
#include "ui/screens/shared_screens.h"

void facts_show(const struct reason_step *step, struct view *view)
{
    (void)step;
    (void)view;
}
