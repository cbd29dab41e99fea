// SPDX-License-Identifier: MIT
// Positions, moves and games. A game is one row: rules and theory side by side, neither asking the other.
#pragma once

#include "board.h" // PARTS_MAX, PILES_MAX, PART_MAX, STONES_MAX, VERTICES_MAX
#include "game/flash.h"

#include <stdbool.h>
#include <stdint.h>

#if PART_MAX <= UINT8_MAX
typedef uint8_t part_t;
#else
typedef uint32_t part_t;
#endif

#if STONES_MAX <= UINT16_MAX
typedef uint16_t stones_t;
#else
typedef uint32_t stones_t;
#endif

#if PARTS_MAX <= 16
typedef uint16_t part_set_t; // bit i stands for part i
#else
typedef uint32_t part_set_t;
#endif

typedef uint16_t vertex_set_t;      // bit v stands for vertex v
typedef uint32_t subtraction_set_t; // bit t stands for taking t, 1..31

// What the player to move sees, with the parameters of the game. Fields that a game does not use are 0.
struct position {
    part_t part[PARTS_MAX]; // piles, rows, coins (1: head), tokens (vertex), men (black, white, black, ...),
                            // cells
    stones_t stones, cap;   // the heap of take, sub, fib and dyn1, and how many may be taken from it now
    uint8_t count;          // parts in use, 0..PARTS_MAX
    bool misere;            // a player without a legal move wins
    bool white;             // the second player is to move; only northcott asks, where the men are coloured
    part_t k;               // parts that a move may touch at most: k of moore, m of bnim and poj2315
    part_t most;            // K of bnim; columns of northcott; vertices of a graph
    uint8_t growth;         // after taking t the cap is growth * t; 0 leaves it
    union {
        subtraction_set_t set; // S of the subtraction games
        struct {
            stones_t longest, radius; // L and r of poj2315
        };
        vertex_set_t successors[VERTICES_MAX]; // of each vertex of a graph
    };
};

struct change {
    uint8_t part; // index, 0-based
    part_t becomes;
};

// What a move does: parts that become something else, each named once, or an amount taken from the heap. The
// order of the changes matters only where it tells moves apart: divide names the emptied box first. Neither
// is no move.
struct move {
    stones_t amount;
    uint8_t count;
    uint8_t unfinished : 1; // see next_winning
    uint8_t tried : 7;      // how many moves the call has tried, this one included; see game_next_winning
    struct change change[PARTS_MAX];
};

enum verdict {
    P_POSITION,   // the player to move loses
    N_POSITION,   // the player to move wins
    DRAW,         // neither can win
    PENDING,      // not known yet: ask again, the same question and no other
    BEYOND_LIMIT, // more than this board can search; never for positions within the limits of its board.h
};

// How the parameters, positions and moves of a game are written (notation.md) and shown.
enum params {
    NO_PARAMS,
    PARAM_K,
    PARAMS_M_K,
    PARAMS_M_L_R,
    PARAM_MAX,
    PARAM_S,
    PARAM_GRAPH,
    PARAM_W,
    PARAM_N
};
enum shape {
    SHAPE_PILES,   // piles; take from some
    SHAPE_HEAP,    // one heap, with or without a cap that changes; take from it
    SHAPE_STAIRS,  // coins on steps; some go one step down
    SHAPE_PAIR,    // exactly two piles; take from one, or the same from both
    SHAPE_STRIP,   // coins on cells; one goes to a lower one
    SHAPE_BAR,     // rows of a bar of chocolate; bite at a cell
    SHAPE_COINS,   // heads and tails; turn one or two
    SHAPE_TOKENS,  // tokens on the vertices of a graph; move one or all along edges
    SHAPE_MEN,     // a black and a white man in each row; move a black one
    SHAPE_LETTERS, // cells with S, O or nothing; write a letter
    SHAPE_BOXES,   // two boxes; empty one and divide the other
    SHAPES
};

// How a game is known: by the values of its parts (sum.h), by a formula for the winning choices, or by who
// wins.
enum theory { SUM, CHOICES, OUTCOMES };

// The next number above this one whose choice for the part wins; 0: none.
typedef stones_t winning_t(const struct position *position, uint8_t part, stones_t number);

struct outcomes {
    // Who wins. At the end of a game that is who has won.
    enum verdict (*verdict)(const struct position *position);
    // Where trying every legal move would take too long, else null: as game_reply, with *move all 0 at the
    // start.
    enum verdict (*reply)(const struct position *position, struct move *move);
    // The same: of an N-position, as game_next. Where moves have to be tried it may stop at one that does not
    // win, marked as unfinished, and return false; it goes on from there when asked again. It tells in the
    // move how many it has tried.
    bool (*next_winning)(const struct position *position, struct move *move);
};

struct game {
    char name[12]; // in the notation
    uint8_t shape : 4, params : 4;
    uint8_t misere : 1;
    uint8_t all_tokens_move : 1; // all tokens that can move do
    uint8_t growth : 2;          // of struct position
    uint8_t theory : 2;          // which of those below
    const FLASH uint8_t *starts; // start positions, ended by 0 (start.c)

    // Rules: may this be chosen, within the limits of game_number_max? Null: all of it.
    bool (*allows)(const struct position *position, uint8_t part, stones_t number);

    union {
        const FLASH struct sum *sum;
        winning_t *winning;
        const FLASH struct outcomes *outcomes;
    };
};

// Sets *position to start position number `index` of the game, 0-based; false if it has no such.
bool game_start(const FLASH struct game *game, uint8_t index, struct position *position);

// The player that joins rules and theory. Verdicts are those of the position; with PENDING call again.
//
// A call takes at most 5 ms on the board, whatever is asked, and less than 1 ms if the one before has
// answered PENDING (make bench): then it makes SEARCH_STEPS steps of a search, or tries a move or two. How
// many calls of game_reply there are until the answer is bounded by the rows of a search, EXACT_ROWS, times
// the moves that lead to each of them, by the tree of SOS, and for Chomp and mdag by the legal moves; how
// many of game_next_winning by the legal moves, of which there can be (PART_MAX + 1) to the power of
// PILES_MAX. Neither is a bound in seconds: who has to answer in time counts calls and moves tried, and gives
// up.

// Who wins. At the end of a game that is who has won.
enum verdict game_verdict(const FLASH struct game *game, const struct position *position);

// In *move a move that wins an N-position or keeps a draw, in a P-position a legal move that keeps the game
// long; no move where there is none. Of a new question *move is all 0, or any finished move.
enum verdict game_reply(const FLASH struct game *game, const struct position *position, struct move *move);

// Steps *move to the next move that wins an N-position, or keeps a draw, from no move to the first one; every
// such move comes exactly once. Tells by *found whether there was one. The verdict is PENDING, BEYOND_LIMIT
// or any other. After the call move->tried is how many moves it has tried; a move that is known to win
// without a try counts as one; 0: it has searched for the verdict of the position.
enum verdict game_next_winning(const FLASH struct game *game, const struct position *position,
                               struct move *move, bool *found);

// Rules (rules.c). A move is made by choices: a part, and a number for it, 1 up to a limit:
//   piles, heap, steps, strip, bar  how many stones, coins or cells are taken or gone back (of a row of the
//                                   bar; balls: turns of POJ 2315)
//   tokens                          the vertex plus 1
//   men                             the column
//   coins                           the other coin, 1-based; the coin itself: none
//   letters                         1: S, 2: O
//   boxes                           the part is emptied and gets so many of the other
// Part 2 of a pair stands for both piles. The rest of a move, as the lower step that gets the coins, follows.
// Games with a k take up to k choices of different parts, those for all_tokens_move one for each that can
// move, all others one.

// Parts that can be chosen, the largest number for a part, and how many choices a move makes at most.
uint8_t game_parts(const FLASH struct game *game, const struct position *position);
stones_t game_number_max(const FLASH struct game *game, const struct position *position, uint8_t part);
uint8_t game_choices_max(const FLASH struct game *game, const struct position *position);

bool game_allows(const FLASH struct game *game, const struct position *position, uint8_t part,
                 stones_t number);

// The number that the move chooses for the part, 0: none. Of a legal move.
stones_t game_number(const FLASH struct game *game, const struct position *position, const struct move *move,
                     uint8_t part);

// Adds a choice to the move; parts ascend.
void game_choose(const FLASH struct game *game, const struct position *position, uint8_t part,
                 stones_t number, struct move *move);

// Adds to the move that a part becomes something else, whatever the rules say.
void game_change(struct move *move, uint8_t part, part_t becomes);

// Steps *move to the next legal move, from no move to the first one; false after the last. Legal moves come
// exactly once, those that take little first.
bool game_next(const FLASH struct game *game, const struct position *position, struct move *move);

// Any content of *move is allowed.
bool game_is_legal(const FLASH struct game *game, const struct position *position, const struct move *move);

// True where no move is left; the theory's verdict then says who has won.
bool game_is_over(const FLASH struct game *game, const struct position *position);

// Plays the move, which must be legal.
void game_play(struct position *position, const struct move *move);
