// SPDX-License-Identifier: MIT
// The fault of a question: the reason why the question has no answer.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Messages. `#` prints the minimum, `&` the maximum, `@` a character, `$` letters. `%` asks to raise a
// limit.

// Faults without a column
#define LINE_FAULTS(ROW)                                                                                     \
    ROW(FAULT_LINE_TOO_LONG, "too many characters, at most &")                                               \
    ROW(FAULT_NO_GAME, "no game yet; start one with new")                                                    \
    ROW(FAULT_GAME_OVER, "the game is over")                                                                 \
    ROW(FAULT_NOTHING_TO_UNDO, "no move to take back")                                                       \
    ROW(FAULT_UNDO_LIMIT, "only the latest & moves can be taken back")                                       \
    ROW(FAULT_TOO_MANY_POSITIONS, "too many positions, at most &; use smaller numbers")                      \
    ROW(FAULT_TOO_MANY_STEPS, "too many steps to search, at most &; use smaller numbers%time=60")            \
    ROW(FAULT_NO_TIME, "the search needs more than & s of CPU time%time=600")                                \
    ROW(FAULT_TOO_MANY_TRIES, "too many moves to try, at most &; use smaller numbers%time=60")               \
    ROW(FAULT_TOO_MANY_MOVES, "too many moves to list, at most &; use smaller numbers")                      \
    ROW(FAULT_TOO_MANY_SEARCHED,                                                                             \
        "too many moves to search, at most &; use smaller numbers%time=60 memory=2G")                        \
    ROW(FAULT_TOO_MANY_FOUND,                                                                                \
        "too many positions to search, at most &; use smaller numbers%time=60 memory=2G")                    \
    ROW(FAULT_HEAP_TOO_LARGE, "the heap is too large; values are known up to &%time=60 memory=2G")           \
    ROW(FAULT_VALUES_TOO_LARGE, "the heap is too large; values above heap & are too large to store")         \
    ROW(FAULT_TOO_MANY_HEAPS, "a move leaves too many heaps, at most &")                                     \
    ROW(FAULT_NO_VALUES, "no Grundy values: only games in normal play that must end have values")            \
    ROW(FAULT_NO_MEMORY, "out of memory; use smaller numbers")                                               \
    ROW(FAULT_NO_FILE, "cannot read the file; check its name (the page reads no files)")                     \
    ROW(FAULT_OTHER_FILE, "a line can have only one file")                                                   \
    ROW(FAULT_BAD_FILE, "edge & of the file: expected two vertices, such as 3>1")                            \
    ROW(FAULT_TOO_MANY_VERTICES, "too many vertices in the file, at most &")                                 \
    ROW(FAULT_TOO_MANY_EDGES, "too many edges in the file, at most &")                                       \
    ROW(FAULT_FILE_REPEATS, "the file has an edge from vertex & twice")                                      \
    ROW(FAULT_FILE_TOO_LARGE, "the file is too large, at most & bytes")                                      \
    ROW(FAULT_FILE_CYCLE, "the file has a cycle; vertex & leads to it")                                      \
    ROW(FAULT_NO_CHART, "a chart needs a position with one or two parts")                                    \
    ROW(FAULT_NO_FILE_NAME, "expected the name of a file")                                                   \
    ROW(FAULT_TOO_MANY_POINTS, "too many points for a chart, at most &; use smaller numbers")                \
    ROW(FAULT_NO_WRITING, "cannot write the file; check its name")                                           \
    ROW(FAULT_NOT_HERE, "this command has no answer for this game")                                          \
    ROW(FAULT_INTERRUPTED, "interrupted")                                                                    \
    ROW(FAULT_NO_MATCH, "no game on the board; start one with its keys")                                     \
    ROW(FAULT_BOARD_SENDS, "the board takes no commands; play with its keys")                                \
    ROW(FAULT_NO_BOARD, "no board; start bouton with --port")

// Faults whose column is where reading stopped
#define CHARACTER_FAULTS(ROW)                                                                                \
    ROW(FAULT_UNKNOWN_WORD, "unknown game or command; try help")                                             \
    ROW(FAULT_NEAR_MISS, "unknown game or command; did you mean $?")                                         \
    ROW(FAULT_NOT_THE_END, "expected the end of the line")                                                   \
    ROW(FAULT_NOT_A_LETTER, "expected one of $")                                                             \
    ROW(FAULT_NOT_THE_PARAMETERS, "expected parameters, then \":\"; here they are $")                        \
    ROW(FAULT_OTHER_NAME, "for misere play the game is called $")                                            \
    ROW(FAULT_OTHER_CHARACTER, "expected \"@\"")                                                             \
    ROW(FAULT_TOO_MANY, "too many, at most &")                                                               \
    ROW(FAULT_TOO_FEW, "expected & $; the line has #")                                                       \
    ROW(FAULT_NO_POSITION, "expected a position: $")                                                         \
    ROW(FAULT_NO_GAME_NAME, "expected the name of a game, such as nim")                                      \
    ROW(FAULT_NOT_A_RANGE, "expected a range of sizes of one heap, such as 0..20")

// Faults whose column is the start of the latest number, edge or move
#define START_FAULTS(ROW)                                                                                    \
    ROW(FAULT_NOT_A_NUMBER, "expected a number #..&")                                                        \
    ROW(FAULT_SAME_CELL, "two men on one cell")                                                              \
    ROW(FAULT_SAME_EDGE, "this edge is given twice")                                                         \
    ROW(FAULT_CYCLE, "the edges form the cycle ")                                                            \
    ROW(FAULT_FORBIDDEN, "this move is against the rules")

#define FAULT_ID(id, text) id,
enum fault_id { FAULT_NONE, LINE_FAULTS(FAULT_ID) CHARACTER_FAULTS(FAULT_ID) START_FAULTS(FAULT_ID) FAULTS };
#undef FAULT_ID

// CPU time and memory that an answer may use
struct effort {
    uint32_t seconds; // CPU time in seconds, or 0 for a limit on search steps only
    uint64_t bytes;   // bytes for tables, or 0 for the tables' own limits
};

struct fault {
    uint8_t id;          // enum fault_id, which is FAULT_NONE if there is no fault
    uint16_t column;     // column of the fault, counted from 0
    const char *letters; // letters or word for `$`
    uint32_t min, max;   // values for `#` and `&` in the message; max is also `@`
    uint8_t cycle[16];   // vertices of the cycle in the graph, for FAULT_CYCLE
    uint8_t cycle_length;
};

// Records a fault, unless a fault is already recorded. Always returns false.
static inline bool refuse_above(struct fault *fault, uint8_t id, uint32_t max)
{
    if (!fault->id) {
        fault->id = id;
        fault->max = max;
    }
    return false;
}

static inline bool refuse(struct fault *fault, uint8_t id)
{
    return refuse_above(fault, id, fault->max);
}
