// SPDX-License-Identifier: MIT
// Every game of the menu at the pins of the shipped firmware: the machine wins all it can win against a human
// who plays anything, and the human wins by perfect play what the theory gives to him.
//
//   every_game [ELF [GAMES [GAME]]]   GAMES of each, by default 20; or of this game alone
#include "rules/whole_games.h"

#include "tap.h"

#include <stdlib.h>

enum { GAMES_EACH = 20, MORRA_ROUNDS = 30, MEMORY_MAX = 1536 };

static struct person person;

static bool morra_goes_on(void)
{
    const struct match match = {.row = GAME_COUNT};

    if (!person_choose(&person, &match))
        return false;
    person_tap(&person, LADDER_OK);
    for (unsigned round = 0; round < MORRA_ROUNDS; round++) {
        if (person_look(&person)->screen != MORRA || !bench_wait_row(&person.bench, 0, "You hold up", 300))
            return person_fault(&person, "no choice of fingers");
        if (round & 1)
            person_tap(&person, LADDER_UP);
        person_tap(&person, LADDER_OK);
        if (!bench_wait_row(&person.bench, 0, "Bouton ", 300))
            return person_fault(&person, "no fingers of the machine");
        person_tap(&person, LADDER_OK);
    }
    return person_menu(&person) && person_is_well(&person);
}

int main(int argc, char **argv)
{
    person_open(&person, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");

    const unsigned count = argc > 2 ? (unsigned)atoi(argv[2]) : GAMES_EACH;

    whole_games(&person, count, argc > 3 ? argv[3] : NULL);
    tap_check(morra_goes_on(), "Morra: %u rounds", MORRA_ROUNDS);
    person_explain(&person);
    person_check_memory(&person, MEMORY_MAX);
    bench_close(&person.bench);
    return tap_done();
}
