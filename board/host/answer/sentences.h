// SPDX-License-Identifier: MIT
// The sentences that explain an answer to a person at a terminal. Each row belongs to a kind of step
// (explain.h, enum other_step). A text that begins with a space or a comma continues the sentence before.
//
// `%` and a character stand for a value:
//   1 2 3  numbers of the step                w  set of numbers: `s 0, 1 and 3`, or ` 0`
//   n  numbers of the theorem                 p  each of these numbers as a sum of powers of two
//   s  these numbers as one sum               x  xor of the numbers
//   b  divisor, heap or pair                  o  `even` or `odd`; if k is above 1, the remainder mod k + 1
//   l  k + 1                                  z  lost bars
//   h  heap before the move                   c  cap after the move
//   d  smaller pile before the move           u  turns of the balls
//   m  most stones or turns from a pile       v  numbers of all vertices
//   q  pairs up to the larger pile            t  number of traps
//   e  number of empty cells                  g  part of a sum
//   r  reply                                  a  answer to the reply
//   y  `reply`, or `move` in a lost position
#pragma once

#include "game/explain/explain.h"

// Kinds of steps in explanations that explain() does not produce
enum other_step {
    STEP_VALUE = STEP_KINDS, // {number of a part in the sum, from 1; value of the part}
    STEP_SEARCH,             // the verdict comes from a search, not from a rule
    STEP_WIN,                // how to win, and why each of the opponent's replies fails
    STEP_COMMAND,            // meaning of the answer to the command in the sentence's member `games`
    STEP_LINES,              // explains each line of a printed table
    STEP_ROWS,               // explains each row of a table that a terminal shows
    STEP_BEYOND,             // {first heap of a period that begins after the table}
    STEP_PERIOD,             // {first heap, period}
    STEP_GROWTH,             // {first heap, period, growth}
    STEP_NO_PERIOD,          // {last heap}
    // The remaining kinds say why a period never ends, in the order of enum proof.
    STEP_SEEN, // {last heap}; no proof
    STEP_FORMULA,
    STEP_SPLITS,
    STEP_FORBIDDEN,
    STEP_WINDOW,
};

// Conditions, in groups of bits. If a row lists conditions of a group, one of them must hold.
#define BY(way) (1u << BY_##way)
enum {
    NUMBERS_ADD = BY(XOR) | BY(COLUMNS) | BY(BOUNDED) | BY(VALUES), // powers of two are counted
    THEOREM = (1u << WAYS) - 1,
    LOST = 1u << WAYS, // the verdict
    WON = LOST << 1,
    DRAWN = LOST << 2,
    VERDICT = LOST | WON | DRAWN,
    NORMAL = LOST << 3, // conditions about the end of the game, in the order of enum ending
    IS_NOT_YET = NORMAL << 1,
    LEAVES_ONES = NORMAL << 2,
    HAS_ONES = NORMAL << 3,
    LEAVES_ONE = NORMAL << 4,
    ENDING = NORMAL | IS_NOT_YET | LEAVES_ONES | HAS_ONES | LEAVES_ONE,
    ALONE = NORMAL << 5, // a move changes one part
    TOGETHER = ALONE << 1,
    CHANGES = ALONE | TOGETHER,
    FIRST = ALONE << 2, // the first of several steps of the same kind
    NEXT = ALONE << 3,
    ORDER = FIRST | NEXT,
    NO_MOVE = ALONE << 4, // there is no move
    HAS_MOVE = ALONE << 5,
    ANY_MOVE = NO_MOVE | HAS_MOVE,
};

static const struct sentence {
    uint8_t kind;      // enum step_kind or enum other_step
    uint32_t when;     // conditions
    const char *games; // names of games, each with a space after it, or null for all games
    const char *text;
} sentences[] = {
    // One heap
    {FACT_FROM, 0, NULL, "From heap %1 on, the lost heaps repeat with a period."},
    {FACT_REST, 0, NULL, "The period is %1: divide the heap by %1. Heap %h leaves the remainder %2."},
    {FACT_REST, 0, NULL, "A heap is lost if it leaves one of these remainders:"},
    {FACT_BELOW, 0, NULL, "Below heap %1, these heaps are lost:"},
    {FACT_LOST, 0, NULL, ", %1"},
    {FACT_LOST_TWO, 0, NULL, ", %1, %2"},
    {FACT_LOST_RUN, 0, NULL, ", %1 to %2"},
    // Sums
    {FACT_BY, 0, "subsum ", "The values repeat with period %2: a pile of %1 has the value of a pile of %3."},
    {FACT_MISSING, 0, NULL, "The moves from %1 lead to value%w. The least missing value is %2."},
    {FACT_ZEROS, 0, NULL,
     "Values decide misere play here: each vertex of value 0 has no move, or a move to value 1."},
    // All tokens move
    {FACT_PROLONGS, 0, NULL, "The moves from vertex %1 lead to number%w. The largest even one plus 1 is %2."},
    {FACT_SHORTENS, 0, NULL,
     "The moves from vertex %1 lead to number%w. None is even. The smallest plus 1 is %2."},
    {FACT_LASTS, 0, NULL, "The token on vertex %1 lasts longest. Its number is %2."},
    {FACT_MOVER_ENDS, 0, NULL, "%1 is odd, so the player to move makes the last move."},
    {FACT_OTHER_ENDS, 0, NULL, "%1 is even, so the opponent makes the last move."},
    // Bounded Nim
    {FACT_FEW, 0, "bnim ", "Remainders decide if at most %1 piles are not empty"},
    {FACT_UP_TO, 0, "bnim ", ", or if no pile is above %1."},
    {FACT_FEW, 0, "poj2315 ", "Remainders decide if at most %1 balls are away from the goal"},
    {FACT_UP_TO, 0, "poj2315 ", ", or if no ball needs more than %1 turns."},
    // Misere play
    {FACT_BIG, 0, NULL, "Numbers above 1 in this position: %1. Play as in normal play for now."},
    {FACT_LATER_ODD, 0, NULL, "If only one number is above 1, leave only ones, an odd number of them."},
    {FACT_LATER_ONES, 0, NULL, "If at most %1 numbers are above 1, leave only ones."},
    {FACT_LATER_COUNT, 0, NULL, "The number of ones divided by %2 must leave the remainder %1."},
    // Dynamic Nim
    {FACT_TOOK, 0, NULL, "If the last take was %1, its smallest power of two is that of the heap: %2."},
    // SOS
    {FACT_COMPLETES_S, 0, NULL, "An S in cell %1 completes SOS."},
    {FACT_COMPLETES_O, 0, NULL, "An O in cell %1 completes SOS."},
    {FACT_TRAP, NO_MOVE, NULL, "A trap begins at cell %1."},
    {FACT_TRAP, HAS_MOVE, NULL, "After the move, a trap begins at cell %1."},
    {FACT_FILLS, 0, NULL, "Anyone who writes into a trap loses."},
    {FACT_FREE, NO_MOVE, NULL, "%1 cells are empty. This is even, so the player to move loses."},
    {FACT_FREE, HAS_MOVE, NULL, "After the move, %1 cells are empty. This is even, so the opponent loses."},
    {FACT_NO_TRAP, NO_MOVE, NULL, "No trap can arise any more, so the game is a draw."},
    {FACT_NO_TRAP, HAS_MOVE, NULL, "After the move, no trap can arise any more, so the game is a draw."},
    {FACT_O_STOPS, NO_MOVE, NULL, "An O can stop each trap in time, so the game is a draw."},
    {FACT_O_STOPS, HAS_MOVE, NULL, "After the move, an O can stop each trap in time, so the game is a draw."},
    // Chomp
    {FACT_MIRROR, 0, NULL,
     "The bottom row and the left column are equally long, so bite at row 2, column 2."},
    {FACT_ARMS, NO_MOVE, NULL, "The bar has two arms of %1 squares."},
    {FACT_ARMS, HAS_MOVE, NULL, "The move leaves two arms of %1 squares. Copy each bite on the other arm."},
    {FACT_TWO_ROWS, NO_MOVE, NULL, "The upper of two rows has one square less."},
    {FACT_TWO_ROWS, HAS_MOVE, NULL, "The move leaves two rows. The upper row has one square less."},
    {FACT_TWO_COLUMNS, NO_MOVE, NULL, "The right of two columns has one square less."},
    {FACT_TWO_COLUMNS, HAS_MOVE, NULL, "The move leaves two columns. The right column has one square less."},
    {FACT_POISON, NO_MOVE, NULL, "Only the poisoned square is left."},
    {FACT_POISON, HAS_MOVE, NULL, "The move leaves only the poisoned square."},
    {FACT_CORNER, 0, NULL, "A whole bar is won: bite off the corner, or make the bite that would answer it."},
    // The numbers
    {STEP_NUMBERS, 0, "nim moore ", "The numbers are the piles: %n."},
    {STEP_NUMBERS, 0, "stair ",
     "Only coins on odd steps count. The numbers are those on steps 1, 3, 5, ...: %n."},
    {STEP_NUMBERS, 0, "nimble ", "The numbers are the cells of the coins: %n."},
    {STEP_NUMBERS, 0, "turtle_opt ",
     "A head counts as the number of its coin. The numbers of the heads are %n."},
    {STEP_NUMBERS, 0, "turtle_man ", "A head counts as the number of its coin minus 1. The numbers are %n."},
    {STEP_NUMBERS, 0, "turtle_edge ",
     "Head 1 counts 1, head 2 counts 0, any other head its number minus 1. The numbers are %n."},
    {STEP_NUMBERS, 0, "northcott northcottr ",
     "The numbers are the empty columns between the two men of each row: %n."},
    {STEP_VALUE, 0, NULL, "Part %1, %g, has the value %2."},
    {STEP_NUMBERS, 0, "heap ",
     "The value of a heap is the least number that is not the value after a move. The values are %n."},
    {STEP_NUMBERS, 0, "file ",
     "The value of a vertex is the least number that is not the value after a move. The values are %n."},
    {STEP_NUMBERS, 0, "sum ", "A sum is decided by the values of its parts: %n."},
    {STEP_NUMBERS, BY(BOUNDED), "bnim ", "Divide each pile by %b, which is K + 1. The remainders are %n."},
    {STEP_NUMBERS, BY(BOUNDED), "poj2315 ",
     "The balls need these turns to the goal: %u. A ball rolls at most %m turns in a move."},
    {STEP_NUMBERS, BY(BOUNDED), "poj2315 ", "Divide the turns by %b. The remainders are %n."},
    {STEP_NUMBERS, BY(BOUNDED) | ALONE, NULL, "Remainders decide, because a move changes only one of them."},
    {STEP_NUMBERS, 0, "subsum ",
     "The value of a pile is the least number that is not the value after a move. The values are %n."},
    {STEP_NUMBERS, 0, "mixed ",
     "Pile 1 counts mod 4 (divide by 4, keep the remainder), pile 2 mod 2, any other pile as it is: %n."},
    {STEP_NUMBERS, BY(VALUES), "dag ",
     "The value of a vertex is the least number that is not the value after a move. Vertices 0, 1, ... have "
     "%v."},
    {STEP_NUMBERS, BY(VALUES), "dag ", "The tokens have the values %n."},
    {STEP_NUMBERS, 0, "everysg ",
     "A vertex without moves has the number 0. If a move leads to an even number, take the largest plus 1."},
    {STEP_NUMBERS, 0, "everysg ", "Otherwise take the smallest number plus 1. Vertices 0, 1, ... have %v."},
    {STEP_NUMBERS, 0, "everysg ", "The tokens have the numbers %n."},
    {STEP_NUMBERS, 0, "take ", "Divide the heap by %b, which is max + 1. Heap %h leaves the remainder %n."},
    {STEP_NUMBERS, 0, "fib ",
     "Split the heap into Fibonacci numbers 1, 2, 3, 5, 8, ..., each as large as possible: %h = %s."},
    {STEP_NUMBERS, 0, "dyn1 ",
     "Split the heap into powers of two 1, 2, 4, 8, ..., each as large as possible: %h = %s."},
    {STEP_NUMBERS, 0, "wythoff ",
     "Pair 0 is (0, 0). Pair n is (a, a + n), where a is the least number in no earlier pair."},
    {STEP_NUMBERS, 0, "wythoff ", "The pairs up to the larger pile are %q."},
    {STEP_NUMBERS, 0, "wythoff ", "The smaller pile, %d, is in pair %b: %n."},
    {STEP_NUMBERS, 0, "divide ", "Divide both boxes by 2. The remainders are %n."},
    {STEP_NUMBERS, BY(SEARCH), "bnim poj2315 ",
     "More than %l piles are not empty and a pile is above %m. Remainders do not decide, so a search does."},
    {STEP_NUMBERS, BY(SEARCH), "dag ",
     "Values do not decide misere play here: a vertex of value 0 has moves, but none to value 1. A search "
     "does."},
    {STEP_NUMBERS, 0, "chomp ", "No rule is known for all bars, so a search decides. These bars are lost:"},
    {STEP_NUMBERS, 0, "chomp ", " the poison alone, two arms of equal length"},
    {STEP_NUMBERS, 0, "chomp ", ", two rows if the upper has one square less"},
    {STEP_NUMBERS, 0, "chomp ", ", two columns if the right has one square less."},
    {STEP_NUMBERS, 0, "chomp ", "All lost bars of up to 6 rows and 6 columns: %z."},
    {STEP_NUMBERS, 0, "sos ", "Complete SOS if you can, and leave no S.S, SO. or .OS to the opponent."},
    {STEP_NUMBERS, 0, "sos ",
     "A trap is S..S. With a trap and no SOS to complete, the player to move needs an odd number of empty "
     "cells."},
    {STEP_NUMBERS, 0, "sos ",
     "A trap needs two empty cells with an S or an empty cell on both sides. If no trap can arise, it is a "
     "draw."},
    {STEP_NUMBERS, 0, "sos ",
     "Otherwise look ahead: the player to move with an odd number of empty cells tries to make a trap."},
    {STEP_NUMBERS, 0, "sos ", "This strip has traps: %t. Empty cells: %e."},
    // How to combine the numbers of the piles
    {STEP_METHOD, NUMBERS_ADD, NULL, "Write each number as a sum of different powers of two: %p."},
    {STEP_METHOD, NUMBERS_ADD | ALONE, NULL, "Count the numbers that contain each power:"},
    {STEP_METHOD, NUMBERS_ADD | TOGETHER, NULL,
     "Count the numbers that contain each power, and divide each count by %l:"},
    {STEP_METHOD, BY(ZECKENDORF) | BY(POWER), NULL, "The smallest part is %1, and the cap is %2."},
    {STEP_COLUMN, 0, NULL, ", %1 is in %2 of them (%o)"},
    // The rule
    {STEP_RULE, NUMBERS_ADD | ALONE, NULL, "Rule: a position is lost if all these counts are even."},
    {STEP_RULE, NUMBERS_ADD | TOGETHER, NULL,
     "Rule: a position is lost if all these counts are multiples of %l."},
    {STEP_RULE, BY(REMAINDER) | NORMAL, NULL, "Rule: a heap is lost if the remainder is 0."},
    {STEP_RULE, BY(REMAINDER) | LEAVES_ONE, NULL, "Rule: a heap is lost if the remainder is 1."},
    {STEP_RULE, BY(ZECKENDORF) | BY(POWER), NULL,
     "Rule: a position is lost if the smallest part is above the cap."},
    {STEP_RULE, BY(PAIRS), NULL, "Rule: a position is lost if its piles are a pair."},
    {STEP_RULE, BY(PARITY), NULL, "Rule: a position is lost if both boxes are odd."},
    {STEP_RULE, BY(STEPS), NULL, "Rule: a position is lost if the largest number is even."},
    // The end of misere play
    {STEP_END, NUMBERS_ADD | ALONE, NULL,
     "Exception in misere play: if no number is above 1, a position is lost if the number of ones is odd."},
    {STEP_END, NUMBERS_ADD | TOGETHER, NULL,
     "Exception in misere play: if no number is above 1, a position is lost if the number of ones is 1 mod "
     "%l."},
    {STEP_END, LEAVES_ONES, NULL, "Here a move can leave only ones."},
    // How to win, and why each reply of the opponent fails
    {STEP_WIN, NUMBERS_ADD | ALONE | WON | NORMAL | IS_NOT_YET, NULL,
     "The odd powers add up to %x. To win, change a number: remove the odd powers that it has, add those "
     "that it lacks."},
    {STEP_WIN, NUMBERS_ADD | ALONE | WON, "turtle_opt turtle_man turtle_edge ",
     "Turn a head, and the coin with its new number. Two equal numbers cancel."},
    {STEP_WIN, NUMBERS_ADD | ALONE | WON, "stair ",
     "A move from an even step raises the number of the step below."},
    {STEP_WIN, NUMBERS_ADD | TOGETHER | WON | NORMAL | IS_NOT_YET, NULL,
     "To win, begin with the largest power whose count leaves a remainder. Remove it from that many "
     "numbers."},
    {STEP_WIN, NUMBERS_ADD | TOGETHER | WON | NORMAL | IS_NOT_YET, NULL,
     "You may then choose the smaller powers of these numbers freely, to correct the smaller counts."},
    {STEP_WIN, BY(REMAINDER) | WON | NORMAL, NULL, "To win, take the remainder."},
    {STEP_WIN, BY(REMAINDER) | WON | LEAVES_ONE, NULL, "To win, leave the remainder 1."},
    {STEP_WIN, BY(ZECKENDORF) | BY(POWER) | WON, NULL, "To win, take the smallest part."},
    {STEP_WIN, BY(PAIRS) | WON, NULL,
     "To win, leave a pair. Look for one that contains a pile, or whose numbers differ as much as the "
     "piles."},
    {STEP_WIN, BY(PARITY) | WON, NULL, "To win, split an even box into two odd numbers."},
    {STEP_WIN, BY(STEPS) | WON, NULL,
     "To win, move each odd token to the largest even number, and each even token to the smallest number."},
    {STEP_WIN, BY(SEARCH) | WON, "sub ", "To win, leave a lost heap."},
    {STEP_WIN, NUMBERS_ADD | ALONE | HAS_MOVE | NORMAL | IS_NOT_YET, NULL,
     "After the move the numbers are %n, and all counts are even."},
    {STEP_WIN, NUMBERS_ADD | TOGETHER | HAS_MOVE | NORMAL | IS_NOT_YET, NULL,
     "After the move the numbers are %n, and all counts are multiples of %l."},
    {STEP_WIN, NUMBERS_ADD | HAS_MOVE | LEAVES_ONES | HAS_ONES, NULL, "After the move the numbers are %n."},
    {STEP_WIN, BY(PAIRS) | HAS_MOVE, NULL, "After the move the piles are pair %b: %n."},
    {STEP_WIN, BY(ZECKENDORF) | BY(POWER) | HAS_MOVE, NULL, "After the move %b = %s, and the cap is %c."},
    {STEP_WIN, BY(STEPS) | BY(PARITY) | HAS_MOVE, NULL, "After the move the numbers are %n."},
    {STEP_WIN, BY(XOR) | WON, "heap ",
     "If a move splits a heap, only the powers in an odd number of the new values count."},
    {STEP_WIN, NUMBERS_ADD | ALONE | NORMAL, NULL,
     "No %y helps: a move from a lost position makes a count odd, because it changes one number."},
    {STEP_WIN, NUMBERS_ADD | TOGETHER | NORMAL, NULL,
     "No %y helps: a move from a lost position leaves a count that is no multiple of %l."},
    {STEP_WIN, BY(REMAINDER) | WON, NULL,
     "No reply helps: if the opponent takes t and the game goes on, take %b - t."},
    {STEP_WIN, BY(REMAINDER) | LOST, NULL,
     "No move helps: if you take t and the game goes on, the opponent takes %b - t."},
    {STEP_WIN, BY(ZECKENDORF) | BY(POWER), NULL,
     "No %y helps: a take below the smallest part leaves a smallest part that is at most the new cap."},
    {STEP_WIN, BY(PAIRS), NULL, "No %y helps: two pairs share no number above 0 and no difference."},
    {STEP_WIN, BY(PARITY), NULL, "No %y helps: an odd box splits into an even and an odd number."},
    {STEP_WIN, BY(STEPS), NULL,
     "No %y helps: after any move from a lost position, the largest number is odd."},
    {STEP_WIN, BY(SEARCH), "sub ", "No %y helps: from a lost heap, no move leads to a lost heap."},
    {STEP_WIN, NUMBERS_ADD | IS_NOT_YET | LEAVES_ONES | HAS_ONES, NULL,
     "No %y helps: from a lost position, no move leads to a lost position."},
    // Commands
    {STEP_COMMAND, 0, "all ", "These are all moves that win, or that keep a draw."},
    {STEP_COMMAND, 0, "moves ",
     "After a move, P means that the opponent loses, N that the opponent wins, D a draw."},
    {STEP_COMMAND, 0, "value ", "The last number is the xor of the values. The position is lost if it is 0."},
    {STEP_COMMAND, 0, "mex ", "The value is the least number that is not in the list."},
    {STEP_COMMAND, 0, "lost ", "In each of these positions, the player to move loses."},
    // Tables and periods
    {STEP_LINES, 0, "values ",
     "Each line has a heap, then P if the player to move loses or N if this player wins, then the value."},
    {STEP_LINES, 0, "verdicts ",
     "Each line has a heap, then P if the player to move loses or N if this player wins. There are no "
     "values."},
    {STEP_ROWS, 0, "values ", "Each row has its first heap, then the values of this heap and the next ones."},
    {STEP_ROWS, 0, "values ", "The player to move loses if the value is 0."},
    {STEP_ROWS, 0, "verdicts ",
     "Each row has its first heap, then the verdicts of this heap and the next ones."},
    {STEP_ROWS, 0, "verdicts ", "P means that the player to move loses, N that this player wins."},
    {STEP_BEYOND, 0, NULL, "The table ends before heap %1, where the period begins."},
    {STEP_PERIOD, 0, "values ", "From heap %1 on, the heaps n and n + %2 have the same value."},
    {STEP_PERIOD, 0, "verdicts ", "From heap %1 on, the heaps n and n + %2 have the same verdict."},
    {STEP_GROWTH, 0, NULL, "From heap %1 on, the value of heap n + %2 is the value of heap n plus %3."},
    {STEP_NO_PERIOD, 0, NULL, "No period is seen up to heap %1. A longer search may find one."},
    {STEP_SEEN, 0, NULL, "This is seen in all heaps up to %1. No theorem proves it."},
    {STEP_FORMULA, 0, "values ", "This is proved, because a formula gives the value of each heap."},
    {STEP_FORMULA, 0, "verdicts ", "This is proved, because a formula gives the verdict of each heap."},
    {STEP_SPLITS, 0, NULL, "This is proved: by Guy and Smith, a period that holds up to heap %1 never ends."},
    {STEP_FORBIDDEN, 0, NULL,
     "This is proved: if only a few takes are forbidden, a period that holds up to heap %1 never ends."},
    {STEP_WINDOW, 0, NULL,
     "This is proved: the last %1 verdicts determine the next one, and as many repeat."},
    // A search
    {STEP_SEARCH, 0, NULL, "No rule is known for this game, so a search over all positions decides."},
    {STEP_REPLY, FIRST | LOST, NULL, "Each of your moves has an answer: %a after %r"},
    {STEP_REPLY, FIRST | WON | DRAWN, NULL, "Each reply has an answer: %a after %r"},
    {STEP_REPLY, NEXT, NULL, "; %a after %r"},
};
