// SPDX-License-Identifier: MIT
// The texts of `why`, in rows of an id and a text. Capital letters stand for values, a slash for LF (why.c).
#pragma once

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
    /* Numbers. The line `move:` leaves out the text before `|`. */                                          \
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
    ROW(WHY_DRAWING_MOVES, "moves: A legal, B draw/")
