// SPDX-License-Identifier: MIT
#include "game/lists/lists.h"

#include "game/theory/theories.h"

static const FLASH struct list {
    const FLASH struct outcomes *theory;
    bool (*next)(const struct position *position, struct move *move);
} lists[] = {{&nim_outcomes, moore_next_winning},
             {&moore_outcomes, moore_next_winning},
             {&bounded_outcomes, bounded_next_winning}};

bool lists_next_winning(const FLASH struct outcomes *theory, const struct position *position,
                        struct move *move)
{
    const FLASH struct list *const end = lists + sizeof lists / sizeof *lists;
    for (const FLASH struct list *list = lists; list != end; list++)
        if (list->theory == theory)
            return list->next(position, move);
    return false;
}
