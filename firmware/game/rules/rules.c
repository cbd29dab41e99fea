// SPDX-License-Identifier: MIT
// Choices and moves in all games, built from struct shape_rules
#include "game/rules/rules.h"

#include "game/game.h"

uint8_t game_parts(const FLASH struct game *game, const struct position *position)
{
    return position->count + game->has_behind;
}

uint8_t game_choices_max(const FLASH struct game *game, const struct position *position)
{
    const uint8_t parts = game_parts(game, position);
    return game->all_tokens_move || position->k > parts ? parts : position->k;
}

choice_t game_number_max(const FLASH struct game *game, const struct position *position, uint8_t part)
{
    return game->rules->limit(position, part);
}

bool rules_allow(const FLASH struct shape_rules *rules, const struct position *position, uint8_t part,
                 choice_t number)
{
    return !rules->allows || rules->allows(position, part, number);
}

choice_t game_next_number(const FLASH struct game *game, const struct position *position, uint8_t part,
                          choice_t number)
{
    const FLASH struct shape_rules *const rules = game->rules;
    const choice_t max = game_number_max(game, position, part);
    while (number++ < max)
        if (!rules->allows || rules->allows(position, part, number)) // a call of rules_allow would be slower
            return number;
    return 0;
}

bool game_allows(const FLASH struct game *game, const struct position *position, uint8_t part,
                 choice_t number)
{
    return number && number <= game_number_max(game, position, part) &&
           rules_allow(game->rules, position, part, number);
}

choice_t game_all(const struct position *position, uint8_t part)
{
    return position->part[part];
}

part_t game_less(const struct position *position, uint8_t part, choice_t number)
{
    return position->part[part] - number;
}

choice_t game_taken(const struct position *position, uint8_t part, part_t becomes, const struct move *move)
{
    (void)move;
    return position->part[part] - becomes;
}

part_t game_put(const struct position *position, uint8_t part, choice_t number)
{
    (void)position;
    (void)part;
    return number;
}

choice_t game_same(const struct position *position, uint8_t part, part_t becomes, const struct move *move)
{
    (void)position;
    (void)part;
    (void)move;
    return becomes;
}

choice_t game_number(const FLASH struct game *game, const struct position *position, const struct move *move,
                     uint8_t part)
{
    const FLASH struct shape_rules *rules = game->rules;
    const struct change *change = move->change;
    uint8_t left = move->count;
    if (move->amount)
        return move->amount;
    if (game->has_behind && left == 2) { // the move takes stones from both piles
        if (part != position->count)
            return 0;
        part = 0;
    }
    if (rules->follow && left)
        left = 1;
    for (; left && change->part != part; change++)
        left--;
    if (!left)
        return 0;
    return rules->number(position, part, change->becomes, move);
}

void game_choose(const FLASH struct game *game, const struct position *position, uint8_t part,
                 choice_t number, struct move *move)
{
    const FLASH struct shape_rules *rules = game->rules;
    const part_t *parts = position->part;
    if (part == position->count) {
        if (part == 0)
            move->amount = number;
        for (uint8_t i = 0; i < part; i++)
            game_change(move, i, parts[i] - number);
        return;
    }
    game_change(move, part, rules->becomes(position, part, number));
    if (rules->follow)
        rules->follow(position, part, number, move);
}

// Counts through the moves like an odometer. Each part is a digit.
bool game_next(const FLASH struct game *game, const struct position *position, struct move *move)
{
    const struct move last = *move;
    const uint8_t parts = game_parts(game, position), most = game_choices_max(game, position);
    uint8_t chosen = last.count < most ? last.count : most; // one choice can change several parts
    bool found = false;
    game_no_move(move);
    for (uint8_t part = 0; part < parts; part++) {
        choice_t number = game_number(game, position, &last, part);
        if (!found) {
            const bool was_chosen = number;
            if (was_chosen || chosen < most)
                number = game_next_number(game, position, part, number);
            found = number != 0;
            if (was_chosen && !found)
                chosen--;
        }
        if (!number && game->all_tokens_move)
            number = game_next_number(game, position, part, 0);
        if (number)
            game_choose(game, position, part, number, move);
    }
    if (!found)
        game_no_move(move);
    return found;
}

bool game_allows_choices(const FLASH struct game *game, const struct position *position,
                         const struct move *move)
{
    const uint8_t most = game_choices_max(game, position);
    uint8_t chosen = 0;
    for (uint8_t part = 0; part < game_parts(game, position); part++) {
        const choice_t number = game_number(game, position, move, part);
        if (number) {
            if (++chosen > most || !game_allows(game, position, part, number))
                return false;
        } else if (game->all_tokens_move && game_next_number(game, position, part, 0)) {
            return false;
        }
    }
    return chosen;
}

bool game_is_over(const FLASH struct game *game, const struct position *position)
{
    struct move move;
    game_no_move(&move);
    return !game_next(game, position, &move);
}

void game_play_from(struct position *after, const struct position *position, const struct move *move)
{
    *after = *position;
    game_play(after, move);
}

void game_play(struct position *position, const struct move *move)
{
    const struct change *change = move->change;
    for (uint8_t left = move->count; left; left--, change++)
        position->part[change->part] = change->becomes;
    position->stones -= move->amount;
    if (position->growth && move->amount)
        position->cap = position->growth * move->amount;
    position->white = !position->white;
}

#define TOO_MANY ((stones_t)-1)
#define WAYS_MAX (STONES_MAX + (stones_t)1) // 1 is for choosing nothing

stones_t moves_numbers(const FLASH struct game *game, const struct position *position, uint8_t part)
{
    bool (*const allows)(const struct position *, uint8_t, choice_t) = game->rules->allows;
    choice_t number = game_number_max(game, position, part);
    stones_t count = 0;
    if (!allows)
        return number;
#if STONES_MAX > UINT16_MAX
    if (number > 100000)
        return TOO_MANY;
#endif
    for (; number; number--)
        count += allows(position, part, number);
    return count;
}

// ways[i] counts the ways to make at most game_choices_max() - i choices so far.
stones_t moves_count(const FLASH struct game *game, const struct position *position)
{
    stones_t ways[PARTS_MAX + 2], *const last = &ways[game_choices_max(game, position)];
    stones_t *way = ways;
    do
        *way++ = 1;
    while (way <= last);
    uint8_t none = 1;
    for (uint8_t part = game_parts(game, position); part--;) {
        stones_t numbers = moves_numbers(game, position, part);
        if (game->all_tokens_move && numbers) { // every token that can move must move
            numbers--;
            none = 0;
        }
        for (way = ways; way != last; way++) {
            if (numbers > (WAYS_MAX - *way) / way[1])
                return TOO_MANY;
            *way += numbers * way[1];
        }
    }
    return ways[0] - none;
}

static bool has_change(const struct move *move, const struct change *change)
{
    for (uint8_t i = 0; i < move->count; i++)
        if (move->change[i].part == change->part && move->change[i].becomes == change->becomes)
            return true;
    return false;
}

bool game_is_legal(const FLASH struct game *game, const struct position *position, const struct move *move)
{
    struct move legal;
    if (move->count > CHANGES_MAX || !game_allows_choices(game, position, move))
        return false;
    game_no_move(&legal);
    for (uint8_t part = 0; part < game_parts(game, position); part++) {
        const choice_t number = game_number(game, position, move, part);
        if (number)
            game_choose(game, position, part, number, &legal);
    }
    if (move->count != legal.count || move->amount != legal.amount)
        return false;
    for (uint8_t i = 0; i < move->count; i++)
        if (!has_change(move, &legal.change[i]))
            return false;
    return true;
}
