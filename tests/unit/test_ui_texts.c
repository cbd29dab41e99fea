// SPDX-License-Identifier: MIT
// What stands on the glass fits, and every game of the table is called what it should be.
#include "check.h"
#include "ui/board_16x2.h"
#include "ui/titles.h"

static uint8_t length(uint8_t word)
{
    uint8_t used = 0;
    for (const FLASH char *text = word_text(word); *text; text++)
        used += *text == '#' ? 2 : 1;
    return used;
}

// Numbers have two digits, but those of piles, boxes, rows, columns and fingers, which have one.
static uint8_t room(uint8_t word)
{
    switch (word) {
    case WORD_POISON:
    case WORD_BITE:
    case WORD_I_BITE: // two rows beside the bar
        return 22;
    case WORD_MY_MAN:
        return 16 + 3;
    case WORD_BOTH_HANDS:
        return 16 + 2;
    case WORD_I_TAKE:
    case WORD_I_DIVIDE:
    case GAME_NIM_K_RULES_2:
        return 16 + 1;
    default:
        return 16;
    }
}

static void test_words_fit(void)
{
    uint8_t too_long = 0;
    for (uint8_t word = 0; word < WORD_COUNT; word++)
        too_long += length(word) > room(word);
    CHECK(too_long == 0);
}

static bool same(const FLASH char *a, const FLASH char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

#define CALLED(name_, word_)                                                                                 \
    do {                                                                                                     \
        static const FLASH char name[] = name_;                                                              \
        uint8_t row_ = 0;                                                                                    \
        while (row_ < game_count && !same(&games[row_].name[0], name))                                       \
            row_++;                                                                                          \
        CHECK(row_ < game_count && titles[row_].word == word_);                                              \
        named++;                                                                                             \
    } while (0)

static void test_titles(void)
{
    uint8_t named = 0;
    CALLED("nim", GAME_NIM);
    CALLED("mnim", GAME_NIM);
    CALLED("moore", GAME_NIM_K);
    CALLED("mmoore", GAME_NIM_K);
    CALLED("bnim", GAME_BOUNDED);
    CALLED("poj2315", GAME_FOOTBALL);
    CALLED("take", GAME_TAKE_AWAY);
    CALLED("mtake", GAME_TAKE_AWAY);
    CALLED("sub", GAME_SUBTRACTION);
    CALLED("msub", GAME_SUBTRACTION);
    CALLED("subsum", GAME_SUBTRACTION_SUM);
    CALLED("msubsum", GAME_SUBTRACTION_SUM);
    CALLED("mixed", GAME_MIXED);
    CALLED("mmixed", GAME_MIXED);
    CALLED("dag", GAME_GRAPH);
    CALLED("mdag", GAME_GRAPH);
    CALLED("everysg", GAME_EVERY);
    CALLED("wythoff", GAME_WYTHOFF);
    CALLED("fib", GAME_FIBONACCI);
    CALLED("dyn1", GAME_DYNAMIC);
    CALLED("stair", GAME_STAIR);
    CALLED("chomp", GAME_CHOMP);
    CALLED("nimble", GAME_NIMBLE);
    CALLED("turtle_opt", GAME_TURTLES);
    CALLED("turtle_man", GAME_TURTLE_PAIRS);
    CALLED("turtle_edge", GAME_TURTLE_EDGE);
    CALLED("northcott", GAME_NORTHCOTT);
    CALLED("northcottr", GAME_RETREAT);
    CALLED("sos", GAME_SOS);
    CALLED("divide", GAME_DIVIDE);
    CHECK(named == game_count);
}

// Start positions fit into their row of the menu, and their boards onto the glass.
static void test_starts_fit(void)
{
    static struct position position;
    uint8_t bad = 0, starts = 0;
    for (uint8_t row = 0; row < game_count; row++)
        for (uint8_t start = 0; game_start(&games[row], start, &position); start++) {
            static uint8_t cells[32];
            struct view view = {.kind = VIEW_START, .position = &position, .game = &games[row]};
            view.shape = games[row].shape;
            view.params = games[row].params;
            pen_begin(&view, cells, sizeof cells);
            draw_start(&view);
            bad += pen_at() - cells > COLUMNS - 1;
            bad += view.shape == SHAPE_BAR && (position.count > 8 || position.part[0] > 8);
            bad += view.shape == SHAPE_MEN && position.most + position.count / 2 + 2 > 16;
            bad += position.stones > UINT8_MAX;
            for (uint8_t i = 0; view.params == PARAM_GRAPH && i < position.most; i++) {
                uint8_t arrows = 0;
                for (vertex_set_t set = position.successors[i]; set; set &= set - 1)
                    arrows++;
                bad += arrows > 7;
            }
            starts++;
        }
    CHECK(bad == 0);
    CHECK(starts > game_count);
}

int main(void)
{
    test_words_fit();
    test_titles();
    test_starts_fit();
    return check_done();
}
