// SPDX-License-Identifier: MIT
// Every game of the menu at the pins of the shipped firmware: the machine wins all it can win against a human
// who plays anything, and the human wins by perfect play what the theory gives to him.
//
//   every_game [ELF [GAMES [GAME]]]   GAMES of each, by default 20; or of this game alone
#include "rules/person.h"

#include "player/tap.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES_EACH = 20, K_MIN = 2, K_MAX = 4, MORRA_ROUNDS = 30 };

static struct person person;
static unsigned games_played;

// Sets match->machine_first so that by the theory the machine wins, or the human does. False for a draw.
static bool seat(struct match *match, bool machine_wins, const struct position *start)
{
    const enum verdict verdict = verdict_of(&games[match->row], start);

    match->machine_first = (verdict == N_POSITION) == machine_wins;
    return verdict != DRAW;
}

static bool play(const struct match *match, bool perfect, enum result expected)
{
    if (!person_choose(&person, match) || !person_begin(&person, match))
        return false;
    games_played++;

    const enum result result = person_finish(&person, perfect ? person_best_move : person_any_move);

    if (result == BROKEN)
        return false;
    if (expected == NOBODY_WON) // at least
        return result != HUMAN_WON || person_fault(&person, "the machine lost a drawn game");
    return result == expected || person_fault(&person, "the theory gives this game to the other player");
}

static bool start_of(const struct match *match, struct position *start)
{
    if (!game_start(&games[match->row], match->start, start))
        return false;
    if (games[match->row].params == PARAM_K)
        start->k = match->k;
    return true;
}

// The starts in turn; where they are drawn both begin in turn.
static bool machine_wins_all(uint8_t row, unsigned count)
{
    struct match match = {.row = row, .k = K_MIN};
    struct position start;

    for (unsigned i = 0; i < count; i++, match.start++) {
        if (!start_of(&match, &start)) {
            match.start = 0;
            match.k = match.k == K_MAX ? K_MIN : match.k + 1;
            start_of(&match, &start);
        }
        const bool decided = seat(&match, true, &start);

        if (!decided)
            match.machine_first = i & 1;
        if (!play(&match, false, decided ? MACHINE_WON : NOBODY_WON))
            return false;
    }
    return true;
}

static bool human_wins_once(uint8_t row)
{
    struct match match = {.row = row, .k = K_MIN};
    struct position start;

    for (; start_of(&match, &start); match.start++)
        if (seat(&match, false, &start))
            return play(&match, true, HUMAN_WON);
    return person_fault(&person, "all starts are drawn");
}

static bool morra_goes_on(void)
{
    const struct match match = {.row = game_count};

    if (!person_choose(&person, &match))
        return false;
    person_tap(&person, LADDER_OK);
    for (unsigned round = 0; round < MORRA_ROUNDS; round++) {
        if (person_look(&person)->screen != MORRA || !toy_wait_row(&person.toy, 0, "You hold up", 300))
            return person_fault(&person, "no choice of fingers");
        if (round & 1)
            person_tap(&person, LADDER_UP);
        person_tap(&person, LADDER_OK);
        if (!toy_wait_row(&person.toy, 0, "Bouton ", 300))
            return person_fault(&person, "no fingers of the machine");
        person_tap(&person, LADDER_OK);
    }
    return person_menu(&person) && person_is_well(&person);
}

static void check(uint8_t row, unsigned count)
{
    tap_check(machine_wins_all(row, count), "%s: %u games, the machine lets none go", games[row].name, count);
    person_explain(&person);
    tap_check(human_wins_once(row), "%s: a human who plays perfectly wins a won start", games[row].name);
    person_explain(&person);
}

int main(int argc, char **argv)
{
    person_open(&person, argc > 1 ? argv[1] : "out/uno/bouton.elf");

    const unsigned count = argc > 2 ? (unsigned)atoi(argv[2]) : GAMES_EACH;

    for (uint8_t row = 0; row < game_count; row++)
        if (argc <= 3 || !strcmp(argv[3], games[row].name))
            check(row, count);
    tap_check(games_played >= count, "%u games played to the end", games_played);
    tap_check(morra_goes_on(), "Morra: %u rounds", MORRA_ROUNDS);
    person_explain(&person);
    person_check_memory(&person);
    toy_close(&person.toy);
    return tap_done();
}
