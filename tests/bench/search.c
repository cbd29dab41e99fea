// SPDX-License-Identifier: MIT
// Measures the cycles of searched games and graph games on the ATmega328P, for `avr-run --cycles` as in
// reply.c. Each game has three measurements: a whole reply after another search used the arena, each call of
// the reply, and each call for the next winning move. cycles.py names the ids.
#include "game/search/retrograde.h" // the memory for searches, which is cleared before each measured reply
#include "game/theory/theories.h"
#include "game/games.h"
#include "random.h"

#include <avr/interrupt.h> // cli
#include <avr/io.h>        // GPIOR1
#include <avr/sleep.h>     // sleep_mode

enum { LISTED = 200, FORMULA_POSITIONS = 300, GRAPHS = 150, BARS = 300 };

static struct position position;

static void take_over(void)
{
    arena.owner = ARENA_FREE;
}

static struct move move;

static __attribute__((noinline)) enum verdict reply(const FLASH struct game *game)
{
    return game_reply(game, &position, &move);
}

static void measure(uint8_t id, enum game_id game_id)
{
    const FLASH struct game *game = &games[game_id];
    position.misere = game->misere;
    take_over();
    move = (struct move){0};
    GPIOR1 = id;
    while (reply(game) == PENDING)
        ;
    GPIOR1 = 0;

    take_over();
    move = (struct move){0};
    enum verdict answer;
    do {
        GPIOR1 = id + 1;
        answer = reply(game);
        GPIOR1 = 0;
    } while (answer == PENDING);

    move = (struct move){0};
    uint8_t left = LISTED;
    do {
        GPIOR1 = id + 2;
        answer = game_next_winning(game, &position, &move);
        GPIOR1 = 0;
    } while ((game_is_move(&move) || answer == PENDING) && --left);
}

// Sets a position whose search is especially slow, found by hill climbing.
static void set_parts(const FLASH uint8_t parts[PILES_MAX])
{
    position.count = PILES_MAX;
    for (uint8_t i = 0; i < PILES_MAX; i++)
        position.part[i] = parts[i];
}

// Measures searches in bounded Nim, in the largest positions that fit into the arena.
static void measure_bnim(uint8_t id)
{
    static const FLASH uint8_t slow[PILES_MAX] = {6, 5, 5, 5, 5, 3, 3, 3};

    position = (struct position){.k = 4, .most = 5};
    set_parts(&slow[0]);
    measure(id, GAME_BNIM);
    static const FLASH uint8_t boxes[][2] = {{4, 12}, {5, 9}, {6, 7}, {7, 6}, {8, 5}};
    for (uint8_t box = 0; box < sizeof boxes / sizeof boxes[0]; box++)
        for (uint8_t m = 2; m <= boxes[box][0] - 2; m++)
            for (uint8_t most = 1; most < boxes[box][1]; most++) {
                position = (struct position){.count = boxes[box][0], .k = m, .most = most};
                for (uint8_t i = 0; i < position.count; i++)
                    position.part[i] = boxes[box][1];
                measure(id, GAME_BNIM);
            }
}

static void measure_formula(uint8_t id)
{
    for (uint16_t n = 0; n < FORMULA_POSITIONS; n++) {
        position = (struct position){.count = PILES_MAX, .k = PILES_MAX - 1, .most = 1 + random_below(98)};
        for (uint8_t i = 0; i < position.count; i++)
            position.part[i] = random_below(100);
        measure(id, GAME_BNIM);
        position.k = 1;
        measure(id, GAME_BNIM);
        position.k = 1 + random_below(PILES_MAX);
        position.most = PART_MAX;
        measure(id, GAME_BNIM);
    }
}

static void measure_poj(uint8_t id)
{
    static const FLASH uint8_t slow[PILES_MAX] = {37, 31, 31, 31, 31, 18, 18, 18};

    position = (struct position){.k = 4, .longest = 32, .radius = 1};
    set_parts(&slow[0]);
    measure(id, GAME_POJ2315);
    for (uint8_t longest = 7; longest < 90; longest += 6) {
        position = (struct position){.count = 4, .k = 2, .longest = longest, .radius = 1};
        for (uint8_t i = 0; i < position.count; i++)
            position.part[i] = 75;
        measure(id, GAME_POJ2315);
    }
}

// Measures random graphs. In every second graph, all tokens share a vertex.
static void measure_graphs(uint8_t id)
{
    for (uint8_t n = 0; n < GRAPHS; n++) {
        position = (struct position){.k = 1, .vertices = VERTICES_MAX, .count = 3};
        for (uint8_t edges = 0; edges < 24;) {
            const bool fan = n % 2 && edges < VERTICES_MAX - 1;
            const uint8_t from = fan ? VERTICES_MAX - 1 : random_below(VERTICES_MAX);
            const uint8_t to = fan ? edges : random_below(VERTICES_MAX);
            if (from > to && !(position.successors[from] >> to & 1)) {
                position.successors[from] |= 1 << to;
                edges++;
            }
        }
        for (uint8_t i = 0; i < position.count; i++)
            position.part[i] = VERTICES_MAX - 1 - (n % 2 ? 0 : random_below(4));
        measure(id, GAME_DAG);
        measure(id + 3, GAME_MDAG);
        measure(id + 6, GAME_EVERYSG);
    }
}

static void measure_chomp(uint8_t id)
{
    static const FLASH uint8_t slow[PILES_MAX] = {8, 6, 6, 6, 5, 5, 5, 0};

    position = (struct position){.k = 1};
    set_parts(&slow[0]);
    measure(id, GAME_CHOMP);
    for (uint16_t n = 0; n < BARS; n++) {
        position = (struct position){.count = CHOMP_SIDE, .k = 1};
        uint8_t length = CHOMP_SIDE;
        for (uint8_t i = 0; i < position.count; i++) {
            if (n && random_below(3) == 0)
                length = random_below(length + 1);
            position.part[i] = length;
        }
        measure(id, GAME_CHOMP);
    }
}

static void measure_sos(uint8_t id)
{
    for (uint8_t full = 0; full <= SOS_MAX; full++)
        for (uint8_t letter = SOS_S; letter <= SOS_O; letter++) {
            position = (struct position){.count = SOS_MAX, .k = 1};
            if (full < SOS_MAX)
                position.part[full] = letter;
            measure(id, GAME_SOS);
        }
}

int main(void)
{
    measure_bnim(1);
    measure_formula(4);
    measure_poj(7);
    measure_graphs(10);
    measure_chomp(19);
    measure_sos(22);
    cli();
    sleep_mode();
}
