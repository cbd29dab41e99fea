// SPDX-License-Identifier: MIT
// All words that a display shows. In a text `#` stands for a number of the view, one after the other, `@` for
// the numbers that may be taken or gone to. A message over the board may have a short form behind `|`, for
// displays without room. The names of games are followed by their rules. messages.py packs the texts.
#pragma once

#include "game/flash.h" // FLASH

#include <stdint.h>

#define MESSAGES(ROW, ROW_3)                                                                                 \
    ROW(TITLE, "Bouton plays Nim")                                                                           \
    ROW(PRESS_OK, "press OK to play")                                                                        \
    ROW(WATCHDOG, "(watchdog reset)")                                                                        \
    ROW(OK_PLAY, "OK:play")                                                                                  \
    ROW(YOUR_MOVE, "Your move|  You")                                                                        \
    ROW(YOUR_MOVE_OF, "Your move, 1-#")                                                                      \
    ROW(NOTHING_CHOSEN, "Choose, then OK")                                                                   \
    ROW(TAKE_SOME, "Take 1 or more")                                                                         \
    ROW(PILE_LIMIT, "Only # piles!")                                                                         \
    ROW(OK_OR_HINT, "OK  (hold: hint)|OK/hint")                                                              \
    ROW(HINT, "Hint: this wins|  hint")                                                                      \
    ROW(HINT_DRAW, "Hint: keeps draw")                                                                       \
    ROW(NO_HINT, "No way to win")                                                                            \
    ROW(MY_TURN, "My turn...|  I...")                                                                        \
    ROW(THINKING, "Thinking.| .")                                                                            \
    ROW(THINKING_2, "Thinking .|  .")                                                                        \
    ROW(THINKING_3, "Thinking  .|   .")                                                                      \
    ROW(TAKE, "Take # leave #|-# =#")                                                                        \
    ROW(I_TAKE, "I take # pile #|I: -#")                                                                     \
    ROW(TAKE_BOTH, "Take # of both")                                                                         \
    ROW(I_TAKE_BOTH, "I: # of both")                                                                         \
    ROW(TAKE_OF, "Take #, max #")                                                                            \
    ROW(I_TAKE_OF, "I take #")                                                                               \
    ROW(GO, "From # to #")                                                                                   \
    ROW(I_GO, "I go # to #")                                                                                 \
    ROW(ARROWS, "@")                                                                                         \
    ROW(BITE, "Bite row # col #")                                                                            \
    ROW(I_BITE, "I: row # col #")                                                                            \
    ROW(TURN_ONE, "Turn #")                                                                                  \
    ROW(I_TURN_ONE, "I turn #")                                                                              \
    ROW(TURN_TWO, "Turn # and #")                                                                            \
    ROW(I_TURN_TWO, "I turn # and #")                                                                        \
    ROW(MAN, "Row #: # to #")                                                                                \
    ROW(MY_MAN, "I: row # # to #")                                                                           \
    ROW(WRITE_S, "S in cell #")                                                                              \
    ROW(I_WRITE_S, "I write S in #")                                                                         \
    ROW(WRITE_O, "O in cell #")                                                                              \
    ROW(I_WRITE_O, "I write O in #")                                                                         \
    ROW(DIVIDE, "Empty #: #+#")                                                                              \
    ROW(I_DIVIDE, "I empty #: #+#")                                                                          \
    ROW(LAST_STONE_WINS, "Last stone wins")                                                                  \
    ROW(LAST_STONE_LOSES, "Last stone loses")                                                                \
    ROW(LAST_MOVE_WINS, "Last move wins")                                                                    \
    ROW(LAST_MOVE_LOSES, "Last move loses")                                                                  \
    ROW(POISON, "Corner is poison")                                                                          \
    ROW(SOS_WINS, "Write SOS to win")                                                                        \
    ROW(SET_PILES, "Set, then OK|OK=play")                                                                   \
    ROW(NO_STONES, "Set some stones!")                                                                       \
    ROW(TOO_LARGE, "Too much for me!")                                                                       \
    ROW(YOU_WIN, "You win!")                                                                                 \
    ROW(BOUTON_WINS, "Bouton wins!")                                                                         \
    ROW(A_DRAW, "A draw")                                                                                    \
    ROW(AGAIN_OR_MENU, "OK:again  \x7f:menu")                                                                \
    ROW(STONES, " stones")                                                                                   \
    ROW(CELLS, " cells")                                                                                     \
    ROW(BY_SET, " by@")                                                                                      \
    ROW(FINGERS, "You hold up #")                                                                            \
    ROW(BOTH_HANDS, "You #  Bouton #")                                                                       \
    ROW(YOU_GET, "Even: you get #")                                                                          \
    ROW(I_GET, "Odd: I get #")                                                                               \
    ROW(LEVEL, "Level    OK:show")                                                                           \
    ROW(YOU_LEAD, "You +# OK:show")                                                                          \
    ROW(I_LEAD, "I +#   OK:show")                                                                            \
    ROW(GAME, "Game")                                                                                        \
    ROW(WHICH, "Which")                                                                                      \
    ROW(PILES_A_MOVE, "Piles a move")                                                                        \
    ROW(LAST_STONE, "Last stone")                                                                            \
    ROW(START, "Start")                                                                                      \
    ROW(WHO_STARTS, "Who starts")                                                                            \
    ROW(NO_RULES, "Rules: see the")                                                                          \
    ROW(NO_RULES_2, "source of it")                                                                          \
    ROW(LAST_MOVE, "Last move")                                                                              \
    ROW(UP_TO, "up to #")                                                                                    \
    ROW(WINS, "wins")                                                                                        \
    ROW(LOSES, "loses")                                                                                      \
    ROW(RANDOM, "random")                                                                                    \
    ROW(MY_OWN, "my own")                                                                                    \
    ROW(YOU, "you")                                                                                          \
    ROW(BOUTON, "Bouton")                                                                                    \
    ROW(FAMILY_MIXED, "Mixed")                                                                               \
    ROW(FAMILY_GRAPH, "Graph")                                                                               \
    ROW(FAMILY_STRIPS, "Strips")                                                                             \
    ROW(FAMILY_COINS, "Coins")                                                                               \
    ROW(FAMILY_DIVIDE, "Divide")                                                                             \
    ROW(FAMILY_MORRA, "Morra")                                                                               \
    ROW(FAMILY_MORE, "More")                                                                                 \
    ROW_3(NIM, "Nim", "Take any number", "from one pile")                                                    \
    ROW_3(WYTHOFF, "Wythoff's Nim", "From one pile,", "or both the same")                                    \
    ROW_3(STAIR, "Staircase Nim", "Move some coins", "one step left")                                        \
    ROW_3(NIM_K, "Nim_k", "Take from up to", "# piles, 1+ each")                                             \
    ROW_3(BOUNDED, "Bounded Nim_k", "Up to # piles,", "1-# from each")                                       \
    ROW_3(FOOTBALL, "Football", "Roll 1-# balls", "nearer the goal")                                         \
    ROW_3(TAKE_AWAY, "Take away", "Take 1 to #", "from the heap")                                            \
    ROW_3(FIBONACCI, "Fibonacci Nim", "Take up to twice", "the last take")                                   \
    ROW_3(DYNAMIC, "Dynamic Nim", "Take up to", "the last take")                                             \
    ROW_3(SUBTRACTION, "Subtraction", "Take@", "from the heap")                                              \
    ROW_3(SUBTRACTION_SUM, "Subtraction sum", "Take@", "from one pile")                                      \
    ROW_3(MIXED, "Mixed sum", "1st:1-3 2nd:odd", "others: any")                                              \
    ROW_3(GRAPH, "Graph game", "Move one token", "along an arrow")                                           \
    ROW_3(EVERY, "All tokens move", "Move all tokens", "along an arrow")                                     \
    ROW_3(NIMBLE, "Nimble", "Move one coin", "to a cell left")                                               \
    ROW_3(NORTHCOTT, "Northcott", "Move your man", "toward mine")                                            \
    ROW_3(RETREAT, "Northcott back", "Move your man", "forth or back")                                       \
    ROW_3(TURTLES, "Turning turtles", "Turn a head; may", "flip one to left")                                \
    ROW_3(TURTLE_PAIRS, "Turtle pairs", "Turn a head and", "flip one to left")                               \
    ROW_3(TURTLE_EDGE, "Turtles to edge", "As pairs, but 1", "turns alone")                                  \
    ROW_3(CHOMP, "Chomp", "Bite right + up,", "corner is poison")                                            \
    ROW_3(SOS, "SOS", "Write S or O in", "a cell, SOS wins")                                                 \
    ROW_3(DIVIDE, "Empty & divide", "Empty a box and", "divide the other")                                   \
    ROW_3(MORRA, "2-finger Morra", "Even sum: yours,", "odd sum: mine")

#define MSG_NAME(name, text) MSG_##name,
#define TITLE_NAMES(name, text, rules, more_rules) TITLE_##name, TITLE_##name##_RULES, TITLE_##name##_RULES_2,
enum message { MESSAGES(MSG_NAME, TITLE_NAMES) MSG_COUNT };
#undef MSG_NAME
#undef TITLE_NAMES

_Static_assert(MSG_COUNT <= UINT8_MAX, "a message is a byte");

// All texts one after the other, each ended by 0. Codes that are no characters stand for two codes each:
// those from FIRST_PAIR on, and after them those from 1 on; those from FIRST_ENDING on end with a text. After
// so many steps only characters are left.
enum { FIRST_PAIR = 0x80, FIRST_ENDING = 0xe4, PAIR_DEPTH = 5 };
extern const FLASH uint8_t message_texts[], message_pairs[][2];
