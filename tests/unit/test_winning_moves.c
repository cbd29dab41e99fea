// SPDX-License-Identifier: MIT
// Compares the list of winning moves by theory with the verdict after every legal move.
#include "check.h"
#include "game/rules/rules.h"
#include "game/games.h" // the table
#include "game/theory/theories.h"

enum { PILES = 3, STONES = 4, POSITIONS = 64 };

static void set(struct position *position, uint8_t code)
{
    for (uint8_t i = 0; i < PILES; i++)
        position->part[i] = code >> 2 * i & 3;
}

static bool is_winning(const FLASH struct game *game, uint8_t code, uint8_t to, uint8_t k)
{
    struct position position = {.count = PILES, .misere = game->misere, .k = k};
    struct move move = {0};
    set(&position, code);
    for (uint8_t i = 0; i < PILES; i++) {
        uint8_t becomes = to >> 2 * i & 3;
        if (becomes != position.part[i])
            move.change[move.count++] = (struct change){i, becomes};
    }
    if (!game_is_legal(game, &position, &move))
        return false;
    set(&position, to);
    return game_reply(game, &position, &move) == P_POSITION;
}

static bool right(const FLASH struct game *game, uint8_t code, uint8_t k)
{
    uint8_t expected = 0, found = 0;
    for (uint8_t to = 0; to < code; to++)
        expected += is_winning(game, code, to, k);

    struct position position = {.count = PILES, .misere = game->misere, .k = k};
    struct move move = {0};
    set(&position, code);
    uint8_t before = 255;
    if (moore_verdict(&position) != N_POSITION)
        return expected == 0;
    while (moore_next_winning(&position, &move), found <= expected && game_is_move(&move)) {
        game_play(&position, &move);
        uint8_t to = position.part[0] | position.part[1] << 2 | position.part[2] << 4;
        found += to != before && is_winning(game, code, to, k);
        before = to;
        set(&position, code);
    }
    return found == expected;
}

// Without piles there is no move, whatever the struct held before.
static bool has_none(const FLASH struct outcomes *outcomes, bool misere)
{
    const struct position position = {.misere = misere, .k = 1};
    struct move move = {.count = 1};
    return outcomes->reply(&position, &move) == (misere ? N_POSITION : P_POSITION) && move.count == 0;
}

int main(void)
{
    CHECK(has_none(&nim_outcomes, false) && has_none(&nim_outcomes, true));
    CHECK(has_none(&moore_outcomes, false) && has_none(&moore_outcomes, true));
    for (uint8_t i = 0; i < GAME_COUNT; i++) {
        if (games[i].shape != SHAPE_PILES || games[i].theory != OUTCOMES ||
            games[i].outcomes->verdict != moore_verdict)
            continue;
        for (uint8_t k = 1; k <= (games[i].params == PARAM_K ? PILES : 1); k++) {
            uint8_t wrong = 0;
            for (uint8_t code = 0; code < POSITIONS; code++)
                wrong += !right(&games[i], code, k);
            CHECK_EQUAL(wrong, 0);
        }
    }
    return check_done();
}
