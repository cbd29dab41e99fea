// SPDX-License-Identifier: MIT
// The texts of the notation, in rows of an id and a text. Placeholders in a text: `^` column of the fault,
// `#` smallest number, `&` largest number, `@` character, `$` letters. Their values are in
// console_line.expected.
#pragma once

#include <stdint.h>

// Faults without a column
#define LINE_FAULTS(ROW)                                                                                     \
    ROW(FAULT_LINE_TOO_LONG, "too many characters, at most &")                                               \
    ROW(FAULT_NO_GAME, "no game yet; start one with new")                                                    \
    ROW(FAULT_GAME_OVER, "the game is over")                                                                 \
    ROW(FAULT_NOTHING_TO_UNDO, "no move to take back")                                                       \
    ROW(FAULT_UNDO_LIMIT, "only the latest & moves can be taken back")                                       \
    ROW(FAULT_TOO_MANY_POSITIONS, "too many positions, at most &; use smaller numbers")                      \
    ROW(FAULT_TOO_MANY_STEPS, "too many steps to search, at most &; use smaller numbers")                    \
    ROW(FAULT_TOO_MANY_TRIES, "too many moves to try, at most &; use smaller numbers")                       \
    ROW(FAULT_TOO_MANY_MOVES, "too many moves to list, at most &; use smaller numbers")                      \
    ROW(FAULT_TOO_MANY_SEARCHED, "too many moves to search, at most &; use smaller numbers")                 \
    ROW(FAULT_HEAP_TOO_LARGE, "the heap is too large; values are known up to &")                             \
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

// Faults at the column of the next character
#define CHARACTER_FAULTS(ROW)                                                                                \
    ROW(FAULT_UNKNOWN_WORD, "unknown game or command; try help")                                             \
    ROW(FAULT_NEAR_MISS, "unknown game or command; did you mean $?")                                         \
    ROW(FAULT_NOT_THE_END, "expected the end of the line")                                                   \
    ROW(FAULT_NOT_A_LETTER, "expected one of $")                                                             \
    ROW(FAULT_NOT_THE_PARAMETERS, "expected parameters, then \":\"; here they are $")                        \
    ROW(FAULT_OTHER_NAME, "for misere play the game is called $")                                            \
    ROW(FAULT_OTHER_CHARACTER, "expected \"@\"")                                                             \
    ROW(FAULT_TOO_MANY, "too many, at most &")

// Faults at the column console_line.start
#define START_FAULTS(ROW)                                                                                    \
    ROW(FAULT_NOT_A_NUMBER, "expected a number #..&")                                                        \
    ROW(FAULT_SAME_CELL, "two men on one cell")                                                              \
    ROW(FAULT_SAME_EDGE, "this edge is given twice")                                                         \
    ROW(FAULT_CYCLE, "the edges form the cycle ")                                                            \
    ROW(FAULT_FORBIDDEN, "this move is against the rules")

#define OTHER_WORDS(ROW)                                                                                     \
    ROW(WORDS_ERROR, "error: ")                                                                              \
    ROW(WORDS_ERROR_AT, "error: column ^: ")                                                                 \
    ROW(WORDS_RANGE, "#..&")                                                                                 \
    ROW(WORDS_LIMIT, ", at most &")                                                                          \
    ROW(WORDS_GAME_IS_OVER, " : game over, ")                                                                \
    ROW(WORDS_FIRST_PLAYER, "the first player won")                                                          \
    ROW(WORDS_SECOND_PLAYER, "the second player won")                                                        \
    ROW(WORDS_NOBODY, "a draw")                                                                              \
    ROW(WORDS_USER, "you won")                                                                               \
    ROW(WORDS_MACHINE, "the machine won")                                                                    \
    ROW(WORDS_P, " : P :")                                                                                   \
    ROW(WORDS_N, " : N :")                                                                                   \
    ROW(WORDS_D, " : D :")

// Texts of `why`. Capital letters stand for values, a slash for LF (why.c).
#define WHY_WORDS(ROW)                                                                                       \
    /* Theorems, in the order of enum way */                                                                 \
    ROW(WHY_THEORIES, "xor")                                                                                 \
    ROW(WHY_COLUMNS_OF_K, "columns k=K")                                                                     \
    ROW(WHY_REMAINDERS, "columns k=K")                                                                       \
    ROW(WHY_SUM, "values")                                                                                   \
    ROW(WHY_STEPS, "steps")                                                                                  \
    ROW(WHY_ONE_REMAINDER, "remainder")                                                                      \
    ROW(WHY_ZECKENDORF, "zeckendorf")                                                                        \
    ROW(WHY_POWER, "power")                                                                                  \
    ROW(WHY_PAIRS, "pairs")                                                                                  \
    ROW(WHY_PARITY, "parity")                                                                                \
    ROW(WHY_SEARCH, "search")                                                                                \
    /* Numbers. The line `move:` repeats only the text after `|`. */                                         \
    ROW(WHY_NUMBERS, "/parts: |R")                                                                           \
    ROW(WHY_PARTS, "/parts: |Q")                                                                             \
    ROW(WHY_BINARY, "binary: |T|/columns: U mod L : V")                                                      \
    ROW(WHY_VALUES, "values: |R = X")                                                                        \
    ROW(WHY_REMAINDER, "remainder: |Q mod M = R")                                                            \
    ROW(WHY_SPLIT, "split: |M = S")                                                                          \
    ROW(WHY_PAIR, "split: |pair M = R")                                                                      \
    /* Endings, in the order of enum ending from NOT_YET on */                                               \
    ROW(WHY_NOT_YET, "end: not yet")                                                                         \
    ROW(WHY_CAN_LEAVE_ONES, "end: leave only ones: 1 mod L")                                                 \
    ROW(WHY_ONLY_ONES, "end: only ones left: leave 1 mod L")                                                 \
    ROW(WHY_REMAINDER_ONE, "end: leave 1 mod M")                                                             \
    /* Facts, in the order of the steps in explain.h */                                                      \
    ROW(WHY_FACTS, "from F")                                                                                 \
    ROW(WHY_FACT_BELOW, "below F")                                                                           \
    ROW(WHY_FACT_REST, "by F: G")                                                                            \
    ROW(WHY_FACT_LOST, "lost F")                                                                             \
    ROW(WHY_FACT_LOST_TWO, "lost F or G")                                                                    \
    ROW(WHY_FACT_LOST_RUN, "lost F to G")                                                                    \
    ROW(WHY_FACT_BY, "F by G: H")                                                                            \
    ROW(WHY_FACT_MISSING, "F to W: G")                                                                       \
    ROW(WHY_FACT_ZEROS, "each 0 leads nowhere or to 1")                                                      \
    ROW(WHY_FACT_COIN, "coin F: G")                                                                          \
    ROW(WHY_FACT_PROLONGS, "F to W: G, the longest even and 1")                                              \
    ROW(WHY_FACT_SHORTENS, "F to W: G, none even: the shortest and 1")                                       \
    ROW(WHY_FACT_LASTS, "F lasts G")                                                                         \
    ROW(WHY_FACT_MOVER_ENDS, "F odd: the mover ends")                                                        \
    ROW(WHY_FACT_OTHER_ENDS, "F even: the other ends")                                                       \
    ROW(WHY_FACT_FEW, "F left at most")                                                                      \
    ROW(WHY_FACT_UP_TO, "or all up to F")                                                                    \
    ROW(WHY_FACT_BIG, "F big: as normal")                                                                    \
    ROW(WHY_FACT_LATER_ODD, "1 big: leave odd")                                                              \
    ROW(WHY_FACT_LATER_ONES, "F big: leave only ones")                                                       \
    ROW(WHY_FACT_LATER_COUNT, "F mod G of them")                                                             \
    ROW(WHY_FACT_TOOK, "took F: take G")                                                                     \
    ROW(WHY_FACT_COMPLETES_S, "S in F makes SOS")                                                            \
    ROW(WHY_FACT_COMPLETES_O, "O in F makes SOS")                                                            \
    ROW(WHY_FACT_TRAP, "trap S__S at F")                                                                     \
    ROW(WHY_FACT_FILLS, "who fills it loses")                                                                \
    ROW(WHY_FACT_FREE, "free F: odd wins")                                                                   \
    ROW(WHY_FACT_NO_TRAP, "no trap can come")                                                                \
    ROW(WHY_FACT_O_STOPS, "an O stops each trap")                                                            \
    ROW(WHY_FACT_MIRROR, "bite 2,2 and mirror")                                                              \
    ROW(WHY_FACT_ARMS, "arms F and F: mirror")                                                               \
    ROW(WHY_FACT_TWO_ROWS, "top row 1 less loses")                                                           \
    ROW(WHY_FACT_TWO_COLUMNS, "right column 1 less loses")                                                   \
    ROW(WHY_FACT_POISON, "only poison left")                                                                 \
    ROW(WHY_FACT_CORNER, "the corner or a better bite wins")                                                 \
    /* Verdicts, in the order of enum verdict */                                                             \
    ROW(WHY_LOST, "verdict: P")                                                                              \
    ROW(WHY_WON, "verdict: N")                                                                               \
    ROW(WHY_DRAW, "verdict: D")                                                                              \
    /* Others */                                                                                             \
    ROW(WHY_WINNING_MOVES, "moves: A legal, B wins/")                                                        \
    ROW(WHY_DRAWING_MOVES, "moves: A legal, B draw/")                                                        \
    ROW(WHY_THEORY, "theory: ")                                                                              \
    ROW(WHY_FACT, "facts: ")                                                                                 \
    ROW(WHY_REPLIES, "replies: ")                                                                            \
    ROW(WHY_MOVE, "move: ")                                                                                  \
    ROW(WHY_LEAVES, " leaves ")

#define WORD_ID(id, text) id,
enum fault { FAULT_NONE, LINE_FAULTS(WORD_ID) CHARACTER_FAULTS(WORD_ID) START_FAULTS(WORD_ID) FAULTS };
enum words { BEFORE_WORDS = FAULTS - 1, OTHER_WORDS(WORD_ID) WHY_WORDS(WORD_ID) };
#undef WORD_ID

// Texts, indexed by enum fault and enum words
extern const char *const console_words[];
