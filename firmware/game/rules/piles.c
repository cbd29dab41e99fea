// SPDX-License-Identifier: MIT
#include "game/rules/shapes.h"

static choice_t subtraction_limit(const struct position *position, uint8_t pile)
{
    const part_t stones = position->part[pile];
    return stones < TAKE_MAX ? stones : TAKE_MAX;
}

bool subtraction_allows(const struct position *position, uint8_t pile, choice_t number)
{
    (void)pile;
    return position->set >> number & 1;
}

static bool mixed_allows(const struct position *position, uint8_t pile, choice_t number)
{
    (void)position;
    if (pile > 1)
        return true;
    return pile ? number & 1 : number <= 3;
}

const FLASH struct shape_rules piles_rules = {
    .limit = game_all, .allows = game_any, .becomes = game_less, .number = game_taken};
const FLASH struct shape_rules subtraction_piles_rules = {
    .limit = subtraction_limit, .allows = subtraction_allows, .becomes = game_less, .number = game_taken};
const FLASH struct shape_rules mixed_rules = {
    .limit = game_all, .allows = mixed_allows, .becomes = game_less, .number = game_taken};
