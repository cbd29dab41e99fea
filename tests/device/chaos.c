// SPDX-License-Identifier: MIT
// Ten minutes of random keys. The position on the glass only ever changes as the rules allow, the way back to
// the menu always works, and after it a whole game.
#include "player/player.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum {
    MINUTES = 10,
    ROUND_MS = 30000,
    CHORD_MAX_MS = 300,
    HOLD_MAX_MS = 1500,
    PAUSE_MAX_MS = 1500,
    COVERED_FROM = 5
};

// What is known of a game under way: stones of each pile before the move that is being prepared.
struct known {
    bool playing;
    struct piles piles;
    bool as_numbers;
    unsigned k; // of Nim_k, at most
    bool is_nim;
    bool is_other; // another game, or one that was chosen unseen: nothing is known
    char family[EYE_ROW_BYTES];
};

static struct player player;
static struct known known;
static unsigned looks_at_games;

static bool is_setting_piles(void)
{
    return player_sees(&player, 2, "Set, then OK|OK=play") || player_sees(&player, 2, "Set some stones!");
}

// Stones on their way still belong to the pile. Where numbers are shown, the message has those of the
// selected pile, and of marked or covered ones we know only what we knew before.
static struct piles before_the_move(const struct sight *sight)
{
    struct piles piles = sight->piles;
    char row[EYE_ROW_BYTES];
    unsigned take = 0, leave = 0;

    eye_row(&player.bench.lcd, 2, row);
    for (unsigned i = 0; i < piles.count; i++) {
        piles.stones[i] += sight->taken[i];
        if (!sight->as_numbers || (!sight->marked[i] && sight->selected != (int)i))
            continue;
        if (sight->selected == (int)i && (sscanf(row, "Take %u leave %u", &take, &leave) == 2 ||
                                          sscanf(row + 9, "-%u =%u", &take, &leave) == 2))
            piles.stones[i] += take;
        else if (known.playing && i < known.piles.count)
            piles.stones[i] = known.piles.stones[i];
    }
    if (known.playing)
        for (; piles.count < known.piles.count; piles.count++)
            piles.stones[piles.count] = known.piles.stones[piles.count];
    return piles;
}

// Between two looks lies at most one move of each player.
static bool only_legal_moves(const struct piles *from, const struct piles *to)
{
    unsigned changed = 0;

    if (from->count != to->count &&
        !(known.as_numbers && from->count == COVERED_FROM && to->count > from->count))
        return player_fault(&player, "the number of piles has changed from %u to %u", from->count, to->count);
    for (unsigned i = 0; i < from->count; i++) {
        if (to->stones[i] > from->stones[i])
            return player_fault(&player, "pile %u has grown from %u to %u", i + 1, from->stones[i],
                                to->stones[i]);
        changed += to->stones[i] != from->stones[i];
    }
    return changed <= 2 * (known.is_nim ? 1 : known.k) ||
           player_fault(&player, "%u piles have changed at once", changed);
}

// How many piles a move of Nim_k may change is not known before the menu says so.
static void read_game(const char *value)
{
    const bool was_nim = known.is_nim;

    known.is_nim = !strncmp(value + 1, "Nim ", 4);
    if (was_nim && !known.is_nim)
        known.k = PILES_MAX;
    known.is_other = !known.is_nim && strncmp(value + 1, "Nim_k ", 6);
}

static void read_setting(void)
{
    char label[EYE_ROW_BYTES], value[EYE_ROW_BYTES];

    eye_row(&player.bench.lcd, 1, label);
    eye_row(&player.bench.lcd, 2, value);
    if (!strncmp(label + 1, "Game ", 5) && strcmp(known.family, value)) {
        strcpy(known.family, value); // the first game of it
        read_game(value);
    } else if (!strncmp(label + 1, "Which ", 6))
        read_game(value);
    else if (!strncmp(label + 1, "Piles a move ", 13))
        known.is_nim = sscanf(value + 1, "up to %u", &known.k) != 1;
}

static bool look(void)
{
    struct sight sight;
    struct piles now;

    player_settle(&player);
    if (player_sees_menu(&player))
        read_setting();
    if (known.is_other || !eye_board(&player.bench.lcd, &sight) || is_setting_piles()) {
        known.playing = false;
        return true;
    }
    if (player_sees(&player, 2, "Last stone wins") || player_sees(&player, 2, "Last stone loses"))
        known.playing = false; // a new game, begun by two keys from the last move of another
    now = before_the_move(&sight);
    looks_at_games++;
    if (known.playing && !only_legal_moves(&known.piles, &now))
        return false;
    known.playing = true;
    known.as_numbers = sight.as_numbers;
    known.piles = now;
    return true;
}

// Short enough that no way leads through the menu into another game. In the menu they may change a setting
// and go on, unseen.
static void press_two(void)
{
    enum ladder_key one = (enum ladder_key)player_random(&player, LADDER_KEYS);
    enum ladder_key two = (enum ladder_key)player_random(&player, LADDER_KEYS);

    if (player_sees_menu(&player)) {
        known.k = PILES_MAX;
        known.is_nim = false;
        known.is_other = true;
    }
    bench_push(&player.bench, one);
    bench_run_ms(&player.bench, player_random(&player, CHORD_MAX_MS));
    bench_push(&player.bench, two);
    bench_run_ms(&player.bench, player_random(&player, CHORD_MAX_MS));
    bench_release(&player.bench, one);
    bench_release(&player.bench, two);
}

static void press_something(void)
{
    enum ladder_key key = (enum ladder_key)player_random(&player, LADDER_KEYS);
    unsigned kind = player_random(&player, 16);

    if (kind == 0)
        player_hold(&player, key, player_random(&player, HOLD_MAX_MS));
    else if (kind <= 3)
        press_two();
    else
        player_hold(&player, key, player_random(&player, 100));
    if (kind % 4 == 0)
        bench_run_ms(&player.bench, player_random(&player, PAUSE_MAX_MS));
}

static bool play_madly(unsigned ms)
{
    struct machine *machine = &player.bench.machine;
    uint64_t end = machine_now(machine) + machine_cycles(machine, ms * 1000000ull);

    while (machine_now(machine) < end) {
        press_something();
        if (!look())
            return false;
    }
    return true;
}

// Each round begins in a game of another kind.
static bool play_rounds(unsigned round)
{
    struct setup setup = {.k = 1 + round % 3,
                          .misere = round & 1,
                          .start = (enum start)(round % STARTS),
                          .own = {PILES_MAX, {9, 8, 7, 16, 5, 4, 33, 2}}};

    known = (struct known){.k = setup.k, .is_nim = setup.k == 1};
    return player_start(&player, &setup) != BROKEN && look() && play_madly(ROUND_MS) &&
           player_menu(&player) && player_can_play(&player);
}

int main(int argc, char **argv)
{
    player_open(&player, argc > 1 ? argv[1] : "out/uno/bouton.elf");
    for (unsigned minute = 0; minute < MINUTES; minute++) {
        tap_check(play_rounds(2 * minute) && play_rounds(2 * minute + 1),
                  "minute %u of random keys: legal positions, back to the menu, a whole game", minute + 1);
        player_explain(&player);
    }
    tap_check(looks_at_games > 500, "%u looks at positions amid games", looks_at_games);
    tap_check(player.bench.machine.resets == 0, "no reset");
    bench_close(&player.bench);
    return tap_done();
}
