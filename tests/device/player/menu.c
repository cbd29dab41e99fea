// SPDX-License-Identifier: MIT
#include "player.h"

#include <stdio.h>
#include <string.h>

enum { SOON_MS = 300 };

static bool menu_shows(const struct player *player, unsigned row, unsigned width, const char *text)
{
    char shown[EYE_ROW_BYTES], wanted[EYE_ROW_BYTES];

    eye_row(&player->bench.lcd, row, shown);
    snprintf(wanted, sizeof wanted, "%-*s", (int)width, text);
    return !strncmp(shown + 1, wanted, width);
}

static bool menu_choose(struct player *player, const char *label, const char *value)
{
    enum { LABEL_WIDTH = 14, VALUE_WIDTH = 8, ITEMS = 8, VALUES = 16 };

    for (unsigned i = 0; !menu_shows(player, 1, LABEL_WIDTH, label); i++) {
        if (i == ITEMS)
            return player_fault(player, "no setting %s in the menu", label);
        player_tap(player, LADDER_RIGHT);
        player_settle(player);
    }
    for (unsigned i = 0; !menu_shows(player, 2, VALUE_WIDTH, value); i++) {
        if (i == VALUES)
            return player_fault(player, "%s cannot be set to %s", label, value);
        player_tap(player, LADDER_UP);
        player_settle(player);
    }
    return true;
}

// UP from 99 comes to 0 and back.
static void set_pile(struct player *player, unsigned from, unsigned to)
{
    enum { RING = 100 };
    unsigned up = (to + RING - from) % RING;
    bool is_up = up <= RING / 2;

    for (unsigned left = is_up ? up : RING - up; left; left--)
        player_tap(player, is_up ? LADDER_UP : LADDER_DOWN);
}

static bool set_own(struct player *player, const struct piles *own)
{
    struct sight sight;

    if (!player_expect(player, SOON_MS, "|OK=play"))
        return false;
    for (unsigned pile = 0; pile < PILES_MAX; pile++) {
        unsigned wanted = pile < own->count ? own->stones[pile] : 0;

        if (!eye_board(&player->bench.lcd, &sight) || sight.piles.count != PILES_MAX ||
            sight.selected != (int)pile)
            return player_fault(player, "pile %u cannot be set", pile + 1);
        set_pile(player, sight.piles.stones[pile], wanted);
        player_settle(player);
        if (!eye_board(&player->bench.lcd, &sight) || sight.piles.stones[pile] != wanted)
            return player_fault(player, "pile %u is to be set to %u", pile + 1, wanted);
        player_tap(player, LADDER_RIGHT);
        player_settle(player);
    }
    player_tap(player, LADDER_OK);
    return true;
}

static void known_start(const struct setup *setup, struct piles *piles)
{
    static const struct piles known[] = {
        [START_345] = {3, {3, 4, 5}},
        [START_1357] = {4, {1, 3, 5, 7}},
        [START_357] = {3, {3, 5, 7}},
    };

    *piles = (struct piles){0};
    if (setup->start < START_RANDOM)
        *piles = known[setup->start];
    for (unsigned i = 0; setup->start == START_OWN && i < setup->own.count; i++)
        if (setup->own.stones[i])
            piles->stones[piles->count++] = setup->own.stones[i];
}

static bool read_random_start(struct player *player)
{
    struct sight sight;

    if (!eye_board(&player->bench.lcd, &sight) || piles_empty(&sight.piles))
        return player_fault(player, "no start position on the glass");
    player->start = sight.piles;
    return true;
}

// The goal of the game stands on the glass until the human presses a key or the machine moves.
static enum outcome begin(struct player *player)
{
    const struct setup *setup = &player->setup;

    if (!player_expect(player, SOON_MS, setup->misere ? "Last stone loses" : "Last stone wins"))
        return BROKEN;
    known_start(setup, &player->start);
    if (setup->start == START_RANDOM && !read_random_start(player))
        return BROKEN;
    player->piles = player->start;
    if (!player_sees_piles(player, &player->start, false))
        return BROKEN;
    return setup->machine_first ? player_let_machine_move(player) : HUMAN_TO_MOVE;
}

bool player_set_up(struct player *player, const struct setup *setup)
{
    static const char *const starts[STARTS] = {"3-4-5", "1-3-5-7", "3-5-7", "random", "my own"};
    const char *const game = setup->k > 1 ? "Nim_k" : "Nim"; // of its family, and in it
    char up_to[32];

    player->setup = *setup;
    snprintf(up_to, sizeof up_to, "up to %u", setup->k);
    return player_menu(player) && menu_choose(player, "Game", game) && menu_choose(player, "Which", game) &&
           (setup->k == 1 || menu_choose(player, "Piles a move", up_to)) &&
           menu_choose(player, "Last stone", setup->misere ? "loses" : "wins") &&
           menu_choose(player, "Start", starts[setup->start]) &&
           menu_choose(player, "Who starts", setup->machine_first ? "Bouton" : "you");
}

enum outcome player_start(struct player *player, const struct setup *setup)
{
    if (!player_set_up(player, setup))
        return BROKEN;
    player_tap(player, LADDER_OK);
    if (setup->start == START_OWN && !set_own(player, &setup->own))
        return BROKEN;
    return begin(player);
}

enum outcome player_again(struct player *player)
{
    player_tap(player, LADDER_OK);
    return begin(player);
}
