// SPDX-License-Identifier: MIT
#include "game/rules/shapes.h"

static choice_t at_most(const struct position *position, choice_t cap)
{
    return position->stones < cap ? position->stones : cap;
}

static choice_t limit(const struct position *position, uint8_t heap)
{
    (void)heap;
    return at_most(position, position->cap);
}

static choice_t subtraction_limit(const struct position *position, uint8_t heap)
{
    (void)heap;
    return at_most(position, TAKE_MAX);
}

const FLASH struct shape_rules heap_rules = {
    .limit = limit, .allows = game_any, .becomes = game_less, .number = game_taken};
const FLASH struct shape_rules subtraction_heap_rules = {
    .limit = subtraction_limit, .allows = subtraction_allows, .becomes = game_less, .number = game_taken};
