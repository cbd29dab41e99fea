// SPDX-License-Identifier: MIT
#include "robot/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Family and title of each game in the menu. Misere games have the texts of their normal games.
static const struct {
    const char *family, *title;
} names[GAME_COUNT] = {
    [GAME_NIM] = {"Nim", "Nim"},
    [GAME_MOORE] = {"Nim_k", "Nim_k"},
    [GAME_TAKE] = {"Take away", "Take away"},
    [GAME_SUB] = {"Subtraction", "Subtraction"},
    [GAME_SUBSUM] = {"Subtraction", "Subtraction sum"},
    [GAME_MIXED] = {"Mixed", "Mixed sum"},
    [GAME_WYTHOFF] = {"Nim", "Wythoff's Nim"},
    [GAME_FIB] = {"Take away", "Fibonacci Nim"},
    [GAME_DYN1] = {"Take away", "Dynamic Nim"},
    [GAME_STAIR] = {"Nim", "Staircase Nim"},
    [GAME_NIMBLE] = {"Strips", "Nimble"},
    [GAME_TURTLE_OPT] = {"Coins", "Turning turtles"},
    [GAME_TURTLE_MAN] = {"Coins", "Turtle pairs"},
    [GAME_TURTLE_EDGE] = {"Coins", "Turtles to edge"},
    [GAME_NORTHCOTT] = {"Strips", "Northcott"},
    [GAME_NORTHCOTTR] = {"Strips", "Northcott 2-way"},
    [GAME_SOS] = {"SOS", "SOS"},
    [GAME_DIVIDE] = {"Divide", "Empty & divide"},
    [GAME_BNIM] = {"Nim_k", "Bounded Nim_k"},
    [GAME_POJ2315] = {"Nim_k", "Football"},
    [GAME_DAG] = {"Graph", "Graph game"},
    [GAME_EVERYSG] = {"Graph", "All tokens move"},
    [GAME_CHOMP] = {"Chomp", "Chomp"},
};

static uint8_t normal(uint8_t row)
{
    return row - games[row].misere;
}

const char *words_family(uint8_t row)
{
    return names[normal(row)].family;
}

const char *words_title(uint8_t row)
{
    if (row == GAME_COUNT)
        return "2-finger Morra";
    return names[normal(row)].title;
}

enum verdict verdict_of(const struct game *game, const struct position *position)
{
    enum verdict verdict;

    do
        verdict = game_verdict(game, position);
    while (verdict == PENDING);
    return verdict;
}

void words_turn(const struct game *game, const struct position *position, char text[static WORDS_BYTES])
{
    if (game->shape == SHAPE_HEAP && game->params != PARAM_S)
        sprintf(text, WORDS_YOUR_MOVE ": 1-%u", game_number_max(game, position, 0));
    else
        strcpy(text, WORDS_TURN);
}

bool words_stone_decides(const struct game *game)
{
    switch (game->shape) {
    case SHAPE_PILES:
    case SHAPE_HEAP:
    case SHAPE_PAIR:
        return game->params != PARAM_S && game->params != PARAMS_M_L_R;
    default:
        return false;
    }
}

const char *words_goal(const struct game *game)
{
    if (game->shape == SHAPE_BAR)
        return "Corner is poison";
    if (game->shape == SHAPE_LETTERS)
        return "Write SOS to win";
    if (words_stone_decides(game))
        return game->misere ? "Last stone loses" : "Last stone wins";
    return game->misere ? "Last move loses" : "Last move wins";
}

const char *words_result(const struct game *game, const struct position *position, bool human_moved)
{
    const enum verdict verdict = verdict_of(game, position);

    if (verdict == DRAW)
        return WORDS_DRAW;
    return human_moved == (verdict == P_POSITION) ? WORDS_YOU_WIN : WORDS_BOUTON_WINS;
}

static char *heap_start(const struct game *game, const struct position *position, char *text)
{
    text += sprintf(text, "%u", position->stones);
    if (game->params != PARAM_S)
        return text + sprintf(text, " stones");
    text += sprintf(text, " by");
    for (unsigned take = 1; take <= TAKE_MAX; take++)
        if (position->set >> take & 1)
            text += sprintf(text, " %u", take);
    return text;
}

void words_start(const struct game *game, const struct position *position, char text[static WORDS_BYTES])
{
    const unsigned step = game->shape == SHAPE_MEN ? 2 : 1;

    if (game->shape == SHAPE_HEAP) {
        heap_start(game, position, text);
        return;
    }
    if (game->shape == SHAPE_LETTERS) {
        sprintf(text, "%u cells", position->count);
        return;
    }
    for (unsigned i = 0; i < position->count; i += step) {
        const part_t *part = &position->part[i];

        if (game->shape == SHAPE_COINS)
            text += sprintf(text, "%s%c", i && position->count <= 8 ? " " : "", *part ? 'H' : 'T');
        else
            text += sprintf(text, "%s%u", i ? "-" : "",
                            game->shape == SHAPE_MEN ? (unsigned)abs(part[1] - part[0]) - 1 : *part);
    }
}
