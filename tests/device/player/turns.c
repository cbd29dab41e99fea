// SPDX-License-Identifier: MIT
#include "player.h"

#include <stdio.h>
#include <string.h>

enum { STEP_MS = 1500, LATE_MS = 300, SOON_MS = 300, LOOK_MS = 2 };
enum { SHORT_AT = 9, HIDDEN_FROM = 5, MESSAGE_BYTES = 64 };

static const char again_or_menu[] = "OK:again  <:menu";
static const char your_move[] = "Your move|  You";
static const char my_turn[] = "My turn...|  I...";

bool piles_empty(const struct piles *piles)
{
    for (unsigned i = 0; i < piles->count; i++)
        if (piles->stones[i])
            return false;
    return true;
}

bool player_sees_piles(struct player *player, const struct piles *piles, bool all)
{
    struct sight sight;

    if (!eye_board(&player->bench.lcd, &sight))
        return player_fault(player, "no position on the glass");
    if (sight.piles.count != piles->count &&
        (all || sight.piles.count != HIDDEN_FROM || piles->count < HIDDEN_FROM))
        return player_fault(player, "%u piles on the glass, not %u", sight.piles.count, piles->count);
    for (unsigned i = 0; i < sight.piles.count; i++)
        if (sight.piles.stones[i] != piles->stones[i] || sight.taken[i] || sight.marked[i])
            return player_fault(player, "pile %u has %u stones on the glass, not %u", i + 1,
                                sight.piles.stones[i], piles->stones[i]);
    return true;
}

static enum outcome result(struct player *player, bool human_won)
{
    if (player_sees(player, 1, human_won ? "You win!" : "Bouton wins!"))
        return human_won ? HUMAN_WON : MACHINE_WON;
    player_fault(player, "the wrong player has won");
    return BROKEN;
}

static unsigned piles_changed(const struct piles *before, const struct piles *after)
{
    unsigned changed = 0;

    for (unsigned i = 0; i < before->count; i++)
        changed += after->stones[i] != before->stones[i];
    return changed;
}

static bool is_legal(const struct piles *before, const struct piles *after, unsigned k)
{
    unsigned changed = piles_changed(before, after);

    for (unsigned i = 0; i < before->count; i++)
        if (after->stones[i] > before->stones[i])
            return false;
    return before->count == after->count && changed >= 1 && changed <= k;
}

// Reads "I take 2 pile 3" and looks whether it shows; *told follows.
static bool follow_step(struct player *player, struct piles *told)
{
    char row[EYE_ROW_BYTES];
    struct sight sight;
    unsigned stones = 0, pile;

    eye_row(&player->bench.lcd, 2, row);
    if (!eye_board(&player->bench.lcd, &sight) || sight.selected == NO_PILE)
        return player_fault(player, "the pile that the machine takes from is not shown");
    pile = (unsigned)sight.selected + 1;
    if (eye_message_is_short(&player->bench.lcd))
        sscanf(row + SHORT_AT, "I: -%u", &stones);
    else
        sscanf(row, "I take %u pile %u", &stones, &pile);
    if ((int)pile != sight.selected + 1 || stones == 0 || stones > told->stones[pile - 1])
        return player_fault(player, "the machine says it takes %u from pile %u", stones, pile);
    told->stones[pile - 1] -= stones;
    if (sight.piles.stones[pile - 1] != told->stones[pile - 1] ||
        (!sight.as_numbers && sight.taken[pile - 1] != stones))
        return player_fault(player, "the machine takes %u from pile %u, but it does not show", stones, pile);
    return true;
}

static bool wait_for_change(struct player *player)
{
    unsigned changes = player->bench.lcd.changes;

    for (unsigned waited = 0; waited <= STEP_MS + LATE_MS; waited += LOOK_MS) {
        if (player->bench.lcd.changes != changes)
            return true;
        bench_run_ms(&player->bench, LOOK_MS);
    }
    return false;
}

// Until it is the human's turn (0) or the game is over (1); -1 if that does not come.
static int let_pass(struct player *player, struct piles *told)
{
    const char *const next[] = {your_move, again_or_menu, NULL};
    int came = -1;

    if (!player->watches) {
        player_tap(player, (enum ladder_key)player_random(player, LADDER_KEYS));
        return player_wait(player, SOON_MS, next);
    }
    while (came < 0 && wait_for_change(player)) {
        player_settle(player);
        came = player_wait(player, 0, next);
        if (came < 0 && !follow_step(player, told))
            break;
    }
    return came;
}

enum outcome player_let_machine_move(struct player *player)
{
    const struct piles before = player->piles;
    struct piles told = before;
    struct sight sight = {.piles.count = before.count};
    int came = let_pass(player, &told);

    if (came < 0) {
        player_fault(player, "the machine's move does not end in time");
        return BROKEN;
    }
    if (came == 0 && (!eye_board(&player->bench.lcd, &sight) || piles_empty(&sight.piles))) {
        player_fault(player, "no position on the glass");
        return BROKEN;
    }
    player->piles = sight.piles;
    if (!is_legal(&before, &player->piles, player->setup.k)) {
        player_fault(player, "the machine's move is not legal");
        return BROKEN;
    }
    if (player->watches && piles_changed(&told, &player->piles)) {
        player_fault(player, "the machine's move is not the one it has shown");
        return BROKEN;
    }
    if (player->on_machine_move)
        player->on_machine_move(player, &before);
    return came == 0 ? HUMAN_TO_MOVE : result(player, player->setup.misere);
}

// The arrow, what is left of the pile, and the message with both numbers.
static bool shows_choice(struct player *player, unsigned pile, unsigned stones)
{
    unsigned left = player->piles.stones[pile] - stones;
    char message[MESSAGE_BYTES];
    struct sight sight;

    snprintf(message, sizeof message, "Take %u leave %u|-%u =%u", stones, left, stones, left);
    for (unsigned waited = 0; waited <= SOON_MS; waited += LOOK_MS) {
        if (player_sees(player, 2, message) && eye_board(&player->bench.lcd, &sight) &&
            sight.selected == (int)pile && sight.piles.stones[pile] == left &&
            (sight.as_numbers || sight.taken[pile] == stones))
            return true;
        bench_run_ms(&player->bench, LOOK_MS);
    }
    return player_fault(player, "\"Take %u leave %u\" is not shown at pile %u", stones, left, pile + 1);
}

// The arrow steps over empty piles and round the ends; from nowhere it comes to the first pile or the last.
bool player_select(struct player *player, unsigned pile, const unsigned take[PILES_MAX])
{
    const int count = (int)player->piles.count, step = player_random(player, 2) ? 1 : count - 1;
    struct sight sight;

    if (!eye_board(&player->bench.lcd, &sight))
        return player_fault(player, "no position on the glass");
    int at = sight.selected != NO_PILE ? sight.selected : step == 1 ? count - 1 : 0;
    bool there = sight.selected == (int)pile;

    while (!there) {
        do
            at = (at + step) % count;
        while (player->piles.stones[at] == 0);
        player_tap(player, step == 1 ? LADDER_RIGHT : LADDER_LEFT);
        if (!shows_choice(player, (unsigned)at, take[at]))
            return false;
        there = at == (int)pile;
    }
    return true;
}

bool player_prepare(struct player *player, const unsigned take[PILES_MAX])
{
    unsigned chosen[PILES_MAX] = {0};

    for (unsigned pile = 0; pile < player->piles.count; pile++) {
        if (!take[pile])
            continue;
        if (!player_select(player, pile, chosen))
            return false;
        while (chosen[pile] < take[pile]) {
            player_tap(player, LADDER_UP);
            chosen[pile]++;
        }
        if (!shows_choice(player, pile, take[pile]))
            return false;
    }
    return true;
}

enum outcome player_move(struct player *player, const unsigned take[PILES_MAX])
{
    if (!player_prepare(player, take))
        return BROKEN;
    player_tap(player, LADDER_OK);
    for (unsigned i = 0; i < player->piles.count; i++)
        player->piles.stones[i] -= take[i];
    if (piles_empty(&player->piles))
        return player_expect(player, SOON_MS, again_or_menu) ? result(player, !player->setup.misere) : BROKEN;
    if (!player_expect(player, SOON_MS, my_turn) || !player_sees_piles(player, &player->piles, true))
        return BROKEN;
    return player_let_machine_move(player);
}

void player_random_move(struct player *player, unsigned take[PILES_MAX])
{
    unsigned touched = 0, wanted = 1 + player_random(player, player->setup.k);

    memset(take, 0, PILES_MAX * sizeof take[0]);
    for (unsigned tries = 0; touched < wanted && (touched == 0 || tries < PILES_MAX); tries++) {
        unsigned pile = player_random(player, player->piles.count);

        if (player->piles.stones[pile] && !take[pile]) {
            take[pile] = 1 + player_random(player, player->piles.stones[pile]);
            touched++;
        }
    }
}

enum outcome player_random_game(struct player *player, enum outcome outcome)
{
    unsigned take[PILES_MAX];

    while (outcome == HUMAN_TO_MOVE) {
        player_random_move(player, take);
        outcome = player_move(player, take);
    }
    return outcome;
}
