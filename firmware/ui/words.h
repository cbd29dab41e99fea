// SPDX-License-Identifier: MIT
// All words that a display shows. In a text `#` stands for a number of the view, one after the other, `@` for
// the set that may be taken. A message over the board has a short form for displays without room, where an
// empty one means: show the long one all the same. The names of games are followed by their rules.
#pragma once

#include "game/flash.h" // FLASH

#include <stdint.h>

#define WORDS(WORD, MESSAGE, NAMED)                                                                          \
    WORD(TITLE, "Bouton plays Nim")                                                                          \
    WORD(PRESS_OK, "press OK to play")                                                                       \
    WORD(WATCHDOG, "(watchdog reset)")                                                                       \
    WORD(OK_PLAY, "OK:play")                                                                                 \
    MESSAGE(YOUR_MOVE, "Your move", "  You")                                                                 \
    MESSAGE(YOUR_MOVE_OF, "Your move, 1-#", "")                                                              \
    MESSAGE(NOTHING_CHOSEN, "Choose, then OK", "")                                                           \
    MESSAGE(TAKE_SOME, "Take 1 or more", "")                                                                 \
    MESSAGE(PILE_LIMIT, "Only # piles!", "")                                                                 \
    MESSAGE(OK_OR_HINT, "OK  (hold: hint)", "OK/hint")                                                       \
    MESSAGE(HINT, "Hint: this wins", "  hint")                                                               \
    MESSAGE(HINT_DRAW, "Hint: keeps draw", "")                                                               \
    MESSAGE(NO_HINT, "No way to win", "")                                                                    \
    MESSAGE(MY_TURN, "My turn...", "  I...")                                                                 \
    MESSAGE(THINKING, "Thinking.", " .")                                                                     \
    MESSAGE(THINKING_2, "Thinking .", "  .")                                                                 \
    MESSAGE(THINKING_3, "Thinking  .", "   .")                                                               \
    MESSAGE(THINKING_4, "Thinking .", "  .")                                                                 \
    MESSAGE(TAKE, "Take # leave #", "-# =#")                                                                 \
    MESSAGE(I_TAKE, "I take # pile #", "I: -#")                                                              \
    MESSAGE(TAKE_BOTH, "Take # of both", "")                                                                 \
    MESSAGE(I_TAKE_BOTH, "I: # of both", "")                                                                 \
    MESSAGE(TAKE_OF, "Take #, max #", "")                                                                    \
    MESSAGE(I_TAKE_OF, "I take #", "")                                                                       \
    MESSAGE(GO, "From # to #", "#\x7e#")                                                                     \
    MESSAGE(I_GO, "I go # to #", "#\x7e#")                                                                   \
    MESSAGE(ARROWS, "", "")                                                                                  \
    MESSAGE(BITE, "Bite row # column #", "")                                                                 \
    MESSAGE(I_BITE, "I: row # column #", "")                                                                 \
    MESSAGE(TURN_ONE, "Turn #", "")                                                                          \
    MESSAGE(I_TURN_ONE, "I turn #", "")                                                                      \
    MESSAGE(TURN_TWO, "Turn # and #", "")                                                                    \
    MESSAGE(I_TURN_TWO, "I turn # and #", "")                                                                \
    MESSAGE(MAN, "Row #: # to #", "")                                                                        \
    MESSAGE(MY_MAN, "I: row # # to #", "")                                                                   \
    MESSAGE(WRITE_S, "S in cell #", "")                                                                      \
    MESSAGE(I_WRITE_S, "I write S in #", "")                                                                 \
    MESSAGE(WRITE_O, "O in cell #", "")                                                                      \
    MESSAGE(I_WRITE_O, "I write O in #", "")                                                                 \
    MESSAGE(DIVIDE, "Empty #: #+#", "")                                                                      \
    MESSAGE(I_DIVIDE, "I empty #: #+#", "")                                                                  \
    MESSAGE(LAST_STONE_WINS, "Last stone wins", "")                                                          \
    MESSAGE(LAST_STONE_LOSES, "Last stone loses", "")                                                        \
    MESSAGE(LAST_MOVE_WINS, "Last move wins", "")                                                            \
    MESSAGE(LAST_MOVE_LOSES, "Last move loses", "")                                                          \
    MESSAGE(POISON, "The corner is poison", "")                                                              \
    MESSAGE(SOS_WINS, "Write SOS to win", "")                                                                \
    MESSAGE(SET_PILES, "Set, then OK", "OK=play")                                                            \
    MESSAGE(NO_STONES, "Set some stones!", "")                                                               \
    MESSAGE(TOO_LARGE, "Too much for me!", "")                                                               \
    WORD(YOU_WIN, "You win!")                                                                                \
    WORD(BOUTON_WINS, "Bouton wins!")                                                                        \
    WORD(A_DRAW, "A draw")                                                                                   \
    WORD(AGAIN_OR_MENU, "OK:again  \x7f:menu")                                                               \
    WORD(STONES, " stones")                                                                                  \
    WORD(CELLS, " cells")                                                                                    \
    WORD(BY_SET, " by @")                                                                                    \
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
    NAMED(DYNAMIC, "Dynamic Nim", "Take at most as", "many as the last")                                     \
    NAMED(SUBTRACTION, "Subtraction", "Take one of", "@")                                                    \
    NAMED(SUBTRACTION_SUM, "Subtraction sum", "From one pile", "@")                                          \
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
#define MESSAGE_NAMES(name, text, in_short) WORD_##name, WORD_##name##_SHORT,
#define GAME_NAMES(name, text, rules, more_rules) GAME_##name, GAME_##name##_RULES, GAME_##name##_RULES_2,
enum word { WORDS(WORD_NAME, MESSAGE_NAMES, GAME_NAMES) WORD_COUNT };
#undef WORD_NAME
#undef MESSAGE_NAMES
#undef GAME_NAMES

// The text of a word, in flash, ended by 0.
const FLASH char *word_text(uint8_t word);
