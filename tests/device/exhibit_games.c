// SPDX-License-Identifier: MIT
// Whole games of all of the menu at the pins of the exhibit.
//
//   exhibit_games [ELF [GAMES [GAME]]]   GAMES of each, by default 10; or of this game alone
#include "rules/whole_games.h"

#include "tap.h"

#include <stdlib.h>

enum { GAMES_EACH = 10, MEMORY_MAX = 1536 };

static struct person person;

int main(int argc, char **argv)
{
    person_open(&person, "exhibit", argc > 1 ? argv[1] : "out/exhibit/bouton.elf");
    whole_games(&person, argc > 2 ? (unsigned)atoi(argv[2]) : GAMES_EACH, argc > 3 ? argv[3] : NULL);
    person_check_memory(&person, MEMORY_MAX);
    bench_close(&person.bench);
    return tap_done();
}
