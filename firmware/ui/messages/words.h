// SPDX-License-Identifier: MIT
// All words that a display shows. In a text `#` stands for a number of the view, one after the other, `@` for
// the numbers that may be taken or gone to. A message over the board may have a short form behind `|`, for
// displays without room. The names of games are followed by their rules. words.py packs the texts.
#pragma once

#include "game/flash.h" // FLASH

#include <stdint.h>

#define WORDS(WORD, NAMED)                                                                                   \
    WORD(TITLE, "Bouton plays Nim")                                                                          \
    WORD(PRESS_OK, "press OK to play")                                                                       \
    WORD(WATCHDOG, "(watchdog reset)")                                                                       \
    WORD(OK_PLAY, "OK:play")                                                                                 \
    WORD(YOUR_MOVE, "Your move|  You")                                                                       \
    WORD(YOUR_MOVE_OF, "Your move, 1-#")                                                                     \
    WORD(NOTHING_CHOSEN, "Choose, then OK")                                                                  \
    WORD(TAKE_SOME, "Take 1 or more")                                                                        \
    WORD(PILE_LIMIT, "Only # piles!")                                                                        \
    WORD(OK_OR_HINT, "OK  (hold: hint)|OK/hint")                                                             \
    WORD(HINT, "Hint: this wins|  hint")                                                                     \
    WORD(HINT_DRAW, "Hint: keeps draw")                                                                      \
    WORD(NO_HINT, "No way to win")                                                                           \
    WORD(MY_TURN, "My turn...|  I...")                                                                       \
    WORD(THINKING, "Thinking.| .")                                                                           \
    WORD(THINKING_2, "Thinking .|  .")                                                                       \
    WORD(THINKING_3, "Thinking  .|   .")                                                                     \
    WORD(TAKE, "Take # leave #|-# =#")                                                                       \
    WORD(I_TAKE, "I take # pile #|I: -#")                                                                    \
    WORD(TAKE_BOTH, "Take # of both")                                                                        \
    WORD(I_TAKE_BOTH, "I: # of both")                                                                        \
    WORD(TAKE_OF, "Take #, max #")                                                                           \
    WORD(I_TAKE_OF, "I take #")                                                                              \
    WORD(GO, "From # to #")                                                                                  \
    WORD(I_GO, "I go # to #")                                                                                \
    WORD(ARROWS, "@")                                                                                        \
    WORD(BITE, "Bite row # col #")                                                                           \
    WORD(I_BITE, "I: row # col #")                                                                           \
    WORD(TURN_ONE, "Turn #")                                                                                 \
    WORD(I_TURN_ONE, "I turn #")                                                                             \
    WORD(TURN_TWO, "Turn # and #")                                                                           \
    WORD(I_TURN_TWO, "I turn # and #")                                                                       \
    WORD(MAN, "Row #: # to #")                                                                               \
    WORD(MY_MAN, "I: row # # to #")                                                                          \
    WORD(WRITE_S, "S in cell #")                                                                             \
    WORD(I_WRITE_S, "I write S in #")                                                                        \
    WORD(WRITE_O, "O in cell #")                                                                             \
    WORD(I_WRITE_O, "I write O in #")                                                                        \
    WORD(DIVIDE, "Empty #: #+#")                                                                             \
    WORD(I_DIVIDE, "I empty #: #+#")                                                                         \
    WORD(LAST_STONE_WINS, "Last stone wins")                                                                 \
    WORD(LAST_STONE_LOSES, "Last stone loses")                                                               \
    WORD(LAST_MOVE_WINS, "Last move wins")                                                                   \
    WORD(LAST_MOVE_LOSES, "Last move loses")                                                                 \
    WORD(POISON, "Corner is poison")                                                                         \
    WORD(SOS_WINS, "Write SOS to win")                                                                       \
    WORD(SET_PILES, "Set, then OK|OK=play")                                                                  \
    WORD(NO_STONES, "Set some stones!")                                                                      \
    WORD(TOO_LARGE, "Too much for me!")                                                                      \
    WORD(YOU_WIN, "You win!")                                                                                \
    WORD(BOUTON_WINS, "Bouton wins!")                                                                        \
    WORD(A_DRAW, "A draw")                                                                                   \
    WORD(AGAIN_OR_MENU, "OK:again  \x7f:menu")                                                               \
    WORD(STONES, " stones")                                                                                  \
    WORD(CELLS, " cells")                                                                                    \
    WORD(BY_SET, " by@")                                                                                     \
    WORD(FINGERS, "You hold up #")                                                                           \
    WORD(BOTH_HANDS, "You #  Bouton #")                                                                      \
    WORD(YOU_GET, "Even: you get #")                                                                         \
    WORD(I_GET, "Odd: I get #")                                                                              \
    WORD(LEVEL, "Level    OK:show")                                                                          \
    WORD(YOU_LEAD, "You +# OK:show")                                                                         \
    WORD(I_LEAD, "I +#   OK:show")                                                                           \
    WORD(GAME, "Game")                                                                                       \
    WORD(WHICH, "Which")                                                                                     \
    WORD(PILES_A_MOVE, "Piles a move")                                                                       \
    WORD(LAST_STONE, "Last stone")                                                                           \
    WORD(START, "Start")                                                                                     \
    WORD(WHO_STARTS, "Who starts")                                                                           \
    WORD(NO_RULES, "Rules: see the")                                                                         \
    WORD(NO_RULES_2, "source of it")                                                                         \
    WORD(LAST_MOVE, "Last move")                                                                             \
    WORD(UP_TO, "up to #")                                                                                   \
    WORD(WINS, "wins")                                                                                       \
    WORD(LOSES, "loses")                                                                                     \
    WORD(RANDOM, "random")                                                                                   \
    WORD(MY_OWN, "my own")                                                                                   \
    WORD(YOU, "you")                                                                                         \
    WORD(BOUTON, "Bouton")                                                                                   \
    WORD(FAMILY_MIXED, "Mixed")                                                                              \
    WORD(FAMILY_GRAPH, "Graph")                                                                              \
    WORD(FAMILY_STRIPS, "Strips")                                                                            \
    WORD(FAMILY_COINS, "Coins")                                                                              \
    WORD(FAMILY_DIVIDE, "Divide")                                                                            \
    WORD(FAMILY_MORRA, "Morra")                                                                              \
    WORD(FAMILY_MORE, "More")                                                                                \
    NAMED(NIM, "Nim", "Take any number", "from one pile")                                                    \
    NAMED(WYTHOFF, "Wythoff's Nim", "From one pile,", "or both the same")                                    \
    NAMED(STAIR, "Staircase Nim", "Move some coins", "one step left")                                        \
    NAMED(NIM_K, "Nim_k", "Take from up to", "# piles, 1+ each")                                             \
    NAMED(BOUNDED, "Bounded Nim_k", "Up to # piles,", "1-# from each")                                       \
    NAMED(FOOTBALL, "Football", "Roll 1-# balls", "nearer the goal")                                         \
    NAMED(TAKE_AWAY, "Take away", "Take 1 to #", "from the heap")                                            \
    NAMED(FIBONACCI, "Fibonacci Nim", "Take up to twice", "the last take")                                   \
    NAMED(DYNAMIC, "Dynamic Nim", "Take up to", "the last take")                                             \
    NAMED(SUBTRACTION, "Subtraction", "Take@", "from the heap")                                              \
    NAMED(SUBTRACTION_SUM, "Subtraction sum", "Take@", "from one pile")                                      \
    NAMED(MIXED, "Mixed sum", "1st:1-3 2nd:odd", "others: any")                                              \
    NAMED(GRAPH, "Graph game", "Move one token", "along an arrow")                                           \
    NAMED(EVERY, "All tokens move", "Move all tokens", "along an arrow")                                     \
    NAMED(NIMBLE, "Nimble", "Move one coin", "to a cell left")                                               \
    NAMED(NORTHCOTT, "Northcott", "Move your man", "toward mine")                                            \
    NAMED(RETREAT, "Northcott back", "Move your man", "forth or back")                                       \
    NAMED(TURTLES, "Turning turtles", "Turn a head; may", "flip one to left")                                \
    NAMED(TURTLE_PAIRS, "Turtle pairs", "Turn a head and", "flip one to left")                               \
    NAMED(TURTLE_EDGE, "Turtles to edge", "As pairs, but 1", "turns alone")                                  \
    NAMED(CHOMP, "Chomp", "Bite right + up,", "corner is poison")                                            \
    NAMED(SOS, "SOS", "Write S or O in", "a cell, SOS wins")                                                 \
    NAMED(DIVIDE, "Empty & divide", "Empty a box and", "divide the other")                                   \
    NAMED(MORRA, "2-finger Morra", "Even sum: yours,", "odd sum: mine")

#define WORD_NAME(name, text) WORD_##name,
#define TITLE_NAMES(name, text, rules, more_rules) TITLE_##name, TITLE_##name##_RULES, TITLE_##name##_RULES_2,
enum word { WORDS(WORD_NAME, TITLE_NAMES) WORD_COUNT };
#undef WORD_NAME
#undef TITLE_NAMES

_Static_assert(WORD_COUNT <= UINT8_MAX, "a word is a byte");

// All texts one after the other, each ended by 0. Codes that are no characters stand for two codes each:
// those from FIRST_PAIR on, and after them those from 1 on; those from FIRST_ENDING on end with a text. After
// so many steps only characters are left.
enum { FIRST_PAIR = 0x80, FIRST_ENDING = 0xe4, PAIR_DEPTH = 5 };
extern const FLASH uint8_t word_texts[], word_pairs[][2];
