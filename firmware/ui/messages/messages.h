// SPDX-License-Identifier: MIT
// Messages are all that displays say in words. A message is a row: its id and class here, its text in the
// file of each language (en.txt). messages.py checks these files and packs one or several of them for a
// board.
//
// An id is a name, not a number: ids are compared only by == and !=. What several messages have in common is
// their class; which message belongs to a shape, a setting or a value stands in a table where it is shown.
#pragma once

#include "game/flash.h"         // FLASH
#include "text/language.h"      // LANGUAGES; generated
#include "ui/messages/groups.h" // rows that the board has; generated

#include <stdint.h>

// The class says where a message stands, and so how many of 16 columns its text may take, and how displays
// treat it.
enum message_class {
    CLASS_LINE,    // a line of its own, 16 columns
    CLASS_PIECE,   // behind something else in a line, 7 columns
    CLASS_LABEL,   // a setting between two arrows, 14 columns
    CLASS_VALUE,   // the value of a setting or a family of games, 15 columns
    CLASS_TITLE,   // a game, 15 columns; further texts are its rules, two a page, of 15 and 16 columns
    CLASS_NOTE,    // with a board that shows the same, 16 columns
    CLASS_NEWS,    // with a board that does not show it, 16 columns; where both have no room it comes first
    CLASS_GOAL,    // news when a game begins, 16 columns; it stays for a while
    CLASS_WAITING, // a sign that the machine thinks, 16 columns; it replaces no text that is still moving
};

// Rows of id, class and numbers. Each `#` of a text becomes a number of the view, in their order, and each
// `%` one of two of them, the hundreds first; here stands how many digits each of them may have. `@` becomes
// the set of numbers that may be taken or gone to. Where two messages stand in two lines, the second one goes
// on with the numbers.
//
// Texts of the last four classes may have a short form of 7 columns for displays without room.
#define MESSAGES(ROW)                                                                                        \
    ROW(MSG_PRESS_OK, LINE, "")                                                                              \
    ROW(MSG_YOU_WIN, LINE, "")                                                                               \
    ROW(MSG_BOUTON_WINS, LINE, "")                                                                           \
    ROW(MSG_A_DRAW, LINE, "")                                                                                \
    ROW(MSG_AGAIN_OR_MENU, LINE, "")                                                                         \
    ROW(MSG_YOU_WIN_HINTS, LINE, "1")                                                                        \
    ROW(MSG_YOU_HAD_IT, LINE, "")                                                                            \
    ROW(MSG_PLAYER_WINS, LINE, "1")                                                                          \
    ROW(MSG_RETRY_OR_MENU, LINE, "")                                                                         \
    ROW(MSG_TRY_LEVEL, LINE, "1")                                                                            \
    ROW(MSG_BY_SET, PIECE, "@")                                                                              \
    ROW(MSG_YOUR_MOVE, NOTE, "")                                                                             \
    ROW(MSG_OK_OR_HINT, NOTE, "")                                                                            \
    ROW(MSG_RULES_OR_HINT, NOTE, "")                                                                         \
    ROW(MSG_MY_TURN, NOTE, "")                                                                               \
    ROW(MSG_SET_PILES, NOTE, "")                                                                             \
    ROW(MSG_HOW_MANY, NOTE, "2")                                                                             \
    ROW(MSG_TAKE, NOTE, "22")                                                                                \
    ROW(MSG_I_TAKE, NOTE, "21")                                                                              \
    ROW(MSG_ROLL, NOTE, "22")                                                                                \
    ROW(MSG_I_ROLL, NOTE, "21")                                                                              \
    ROW(MSG_STEP, NOTE, "22")                                                                                \
    ROW(MSG_I_STEP, NOTE, "21")                                                                              \
    ROW(MSG_TAKE_BOTH, NOTE, "2")                                                                            \
    ROW(MSG_I_TAKE_BOTH, NOTE, "2")                                                                          \
    ROW(MSG_TAKE_OF, NOTE, "33")                                                                             \
    ROW(MSG_I_TAKE_OF, NOTE, "3")                                                                            \
    ROW(MSG_GO, NOTE, "22")                                                                                  \
    ROW(MSG_I_GO, NOTE, "22")                                                                                \
    ROW(MSG_ARROWS, NOTE, "@")                                                                               \
    ROW(MSG_BITE, NOTE, "11")                                                                                \
    ROW(MSG_I_BITE, NOTE, "11")                                                                              \
    ROW(MSG_TURN_ONE, NOTE, "2")                                                                             \
    ROW(MSG_I_TURN_ONE, NOTE, "2")                                                                           \
    ROW(MSG_TURN_TWO, NOTE, "22")                                                                            \
    ROW(MSG_I_TURN_TWO, NOTE, "22")                                                                          \
    ROW(MSG_MAN, NOTE, "111")                                                                                \
    ROW(MSG_MY_MAN, NOTE, "111")                                                                             \
    ROW(MSG_WRITE_S, NOTE, "2")                                                                              \
    ROW(MSG_I_WRITE_S, NOTE, "2")                                                                            \
    ROW(MSG_WRITE_O, NOTE, "2")                                                                              \
    ROW(MSG_I_WRITE_O, NOTE, "2")                                                                            \
    ROW(MSG_DIVIDE, NOTE, "122")                                                                             \
    ROW(MSG_I_DIVIDE, NOTE, "122")                                                                           \
    ROW(MSG_PLAYER_MOVES, NOTE, "1")                                                                         \
    ROW(MSG_GAME_OVER, NEWS, "")                                                                             \
    ROW(MSG_YOUR_MOVE_OF, NEWS, "3")                                                                         \
    ROW(MSG_NOTHING_CHOSEN, NEWS, "")                                                                        \
    ROW(MSG_PILE_LIMIT, NEWS, "1")                                                                           \
    ROW(MSG_HINT, NEWS, "")                                                                                  \
    ROW(MSG_HINT_DRAW, NEWS, "")                                                                             \
    ROW(MSG_NO_HINT, NEWS, "")                                                                               \
    ROW(MSG_NO_STONES, NEWS, "")                                                                             \
    ROW(MSG_TOO_LARGE, NEWS, "")                                                                             \
    ROW(MSG_WINS_OF, NEWS, "22")                                                                             \
    ROW(MSG_WINS_OF_MANY, NEWS, "2")                                                                         \
    ROW(MSG_MORE_WIN, NEWS, "2")                                                                             \
    ROW(MSG_DRAWS_OF, NEWS, "22")                                                                            \
    ROW(MSG_LOOK_AT, NEWS, "2")                                                                              \
    ROW(MSG_TRY_AGAIN, NEWS, "")                                                                             \
    ROW(MSG_STOP, NEWS, "")                                                                                  \
    ROW(MSG_NO_UNDO, NEWS, "")                                                                               \
    ROW(MSG_WHY_WORTH, NEWS, "")                                                                             \
    ROW(MSG_WHY_STEPS, NEWS, "")                                                                             \
    ROW(MSG_WHY_GAPS, NEWS, "")                                                                              \
    ROW(MSG_WHY_CUT, NEWS, "")                                                                               \
    ROW(MSG_WHY_EVEN_LOST, NEWS, "")                                                                         \
    ROW(MSG_WHY_EVEN, NEWS, "21")                                                                            \
    ROW(MSG_WHY_ODD, NEWS, "21")                                                                             \
    ROW(MSG_WHY_GROUPS, NEWS, "1")                                                                           \
    ROW(MSG_WHY_REST, NEWS, "3")                                                                             \
    ROW(MSG_WHY_OVER_LOST, NEWS, "1")                                                                        \
    ROW(MSG_WHY_OVER, NEWS, "211")                                                                           \
    ROW(MSG_WHY_ONLY_ONES, NEWS, "")                                                                         \
    ROW(MSG_WHY_ONES_LOST, NEWS, "")                                                                         \
    ROW(MSG_WHY_LASTS, NEWS, "")                                                                             \
    ROW(MSG_WHY_TOP_LOST, NEWS, "")                                                                          \
    ROW(MSG_WHY_FIBONACCI, NEWS, "")                                                                         \
    ROW(MSG_WHY_POWERS, NEWS, "")                                                                            \
    ROW(MSG_WHY_LEAST, NEWS, "23")                                                                           \
    ROW(MSG_WHY_LEAST_LOST, NEWS, "")                                                                        \
    ROW(MSG_WHY_PAIRS, NEWS, "")                                                                             \
    ROW(MSG_WHY_APART, NEWS, "")                                                                             \
    ROW(MSG_WHY_ODD_BOX, NEWS, "")                                                                           \
    ROW(MSG_WHY_ODD_LOST, NEWS, "")                                                                          \
    ROW(MSG_WHY_MOVES, NEWS, "2")                                                                            \
    ROW(MSG_WHY_NONE_WINS, NEWS, "")                                                                         \
    ROW(MSG_LAST_STONE_WINS, GOAL, "")                                                                       \
    ROW(MSG_LAST_STONE_LOSES, GOAL, "")                                                                      \
    ROW(MSG_LAST_MOVE_WINS, GOAL, "")                                                                        \
    ROW(MSG_LAST_MOVE_LOSES, GOAL, "")                                                                       \
    ROW(MSG_POISON, GOAL, "")                                                                                \
    ROW(MSG_SOS_WINS, GOAL, "")                                                                              \
    ROW(MSG_THINKING, WAITING, "")                                                                           \
    ROW(MSG_THINKING_2, WAITING, "")                                                                         \
    ROW(MSG_THINKING_3, WAITING, "")                                                                         \
    ROW(MSG_GAME, LABEL, "")                                                                                 \
    ROW(MSG_WHICH, LABEL, "")                                                                                \
    ROW(MSG_RULES, LABEL, "")                                                                                \
    ROW(MSG_PILES_A_MOVE, LABEL, "")                                                                         \
    ROW(MSG_LAST_STONE, LABEL, "")                                                                           \
    ROW(MSG_LAST_MOVE, LABEL, "")                                                                            \
    ROW(MSG_START, LABEL, "")                                                                                \
    ROW(MSG_WHO_STARTS, LABEL, "")                                                                           \
    ROW(MSG_MACHINE_LEVEL, LABEL, "")                                                                        \
    ROW(MSG_PLAYERS, LABEL, "")                                                                              \
    ROW(MSG_SOUND, LABEL, "")                                                                                \
    ROW(MSG_UP_TO, VALUE, "1")                                                                               \
    ROW(MSG_WINS, VALUE, "")                                                                                 \
    ROW(MSG_LOSES, VALUE, "")                                                                                \
    ROW(MSG_RANDOM, VALUE, "")                                                                               \
    ROW(MSG_MY_OWN, VALUE, "")                                                                               \
    ROW(MSG_YOU, VALUE, "")                                                                                  \
    ROW(MSG_OF_LEVELS, VALUE, "1")                                                                           \
    ROW(MSG_BOUTON, VALUE, "")                                                                               \
    ROW(MSG_FAMILY_MIXED, VALUE, "")                                                                         \
    ROW(MSG_FAMILY_GRAPH, VALUE, "")                                                                         \
    ROW(MSG_FAMILY_STRIPS, VALUE, "")                                                                        \
    ROW(MSG_FAMILY_COINS, VALUE, "")                                                                         \
    ROW(MSG_FAMILY_DIVIDE, VALUE, "")                                                                        \
    ROW(MSG_WON_START, VALUE, "")                                                                            \
    ROW(MSG_TOUGH_START, VALUE, "")                                                                          \
    ROW(MSG_ONE, VALUE, "")                                                                                  \
    ROW(MSG_TWO, VALUE, "")                                                                                  \
    ROW(MSG_ON, VALUE, "")                                                                                   \
    ROW(MSG_OFF, VALUE, "")                                                                                  \
    ROW(TITLE_NIM, TITLE, "")                                                                                \
    ROW(TITLE_WYTHOFF, TITLE, "")                                                                            \
    ROW(TITLE_STAIR, TITLE, "")                                                                              \
    ROW(TITLE_NIM_K, TITLE, "1")                                                                             \
    ROW(TITLE_BOUNDED, TITLE, "12")                                                                          \
    ROW(TITLE_FOOTBALL, TITLE, "121")                                                                        \
    ROW(TITLE_TAKE_AWAY, TITLE, "2")                                                                         \
    ROW(TITLE_FIBONACCI, TITLE, "")                                                                          \
    ROW(TITLE_DYNAMIC, TITLE, "")                                                                            \
    ROW(TITLE_SUBTRACTION, TITLE, "@")                                                                       \
    ROW(TITLE_SUBTRACTION_SUM, TITLE, "@")                                                                   \
    ROW(TITLE_MIXED, TITLE, "")                                                                              \
    ROW(TITLE_GRAPH, TITLE, "")                                                                              \
    ROW(TITLE_EVERY, TITLE, "")                                                                              \
    ROW(TITLE_NIMBLE, TITLE, "")                                                                             \
    ROW(TITLE_NORTHCOTT, TITLE, "")                                                                          \
    ROW(TITLE_RETREAT, TITLE, "")                                                                            \
    ROW(TITLE_TURTLES, TITLE, "")                                                                            \
    ROW(TITLE_TURTLE_PAIRS, TITLE, "")                                                                       \
    ROW(TITLE_TURTLE_EDGE, TITLE, "")                                                                        \
    ROW(TITLE_CHOMP, TITLE, "")                                                                              \
    ROW(TITLE_SOS, TITLE, "")                                                                                \
    ROW(TITLE_DIVIDE, TITLE, "")

// Rows of boards without a kiosk: the title of all games that have none, the splash screen, and the results
// in the menu.
#define OWNER_MESSAGES(ROW)                                                                                  \
    ROW(TITLE_MORE, TITLE, "")                                                                               \
    ROW(MSG_SPLASH, LINE, "")                                                                                \
    ROW(MSG_WON_OF, LABEL, "44")                                                                             \
    ROW(MSG_BEST_RUN, VALUE, "2")                                                                            \
    ROW(MSG_FORGET, VALUE, "")

// Rows of displays whose pictures of positions, or what stands beside them, have words.
#define PICTURE_MESSAGES(ROW)                                                                                \
    ROW(MSG_OK_PLAY, PIECE, "")                                                                              \
    ROW(MSG_OK_RULES, PIECE, "")                                                                             \
    ROW(MSG_STONES, PIECE, "")                                                                               \
    ROW(MSG_CELLS, PIECE, "")                                                                                \
    ROW(MSG_TOKEN_AT, LINE, "")

// Rows of boards with facts about subtraction and other values (game/facts/facts.h).
#define VALUE_FACT_MESSAGES(ROW)                                                                             \
    ROW(MSG_FACT_FROM, NEWS, "3")                                                                            \
    ROW(MSG_FACT_BELOW, NEWS, "3")                                                                           \
    ROW(MSG_FACT_LOST, NEWS, "3")                                                                            \
    ROW(MSG_FACT_LOST_TWO, NEWS, "33")                                                                       \
    ROW(MSG_FACT_LOST_RUN, NEWS, "33")                                                                       \
    ROW(MSG_FACT_BY, NEWS, "222")                                                                            \
    ROW(MSG_FACT_MISSING, NEWS, "21")

// Rows of boards with all facts, and with answers to the opponent's moves.
#define FACT_MESSAGES(ROW)                                                                                   \
    ROW(MSG_FACT_ZEROS, NEWS, "")                                                                            \
    ROW(MSG_FACT_COIN, NEWS, "22")                                                                           \
    ROW(MSG_FACT_PROLONGS, NEWS, "11")                                                                       \
    ROW(MSG_FACT_SHORTENS, NEWS, "11")                                                                       \
    ROW(MSG_FACT_LASTS, NEWS, "11")                                                                          \
    ROW(MSG_FACT_MOVER_ENDS, NEWS, "1")                                                                      \
    ROW(MSG_FACT_OTHER_ENDS, NEWS, "1")                                                                      \
    ROW(MSG_FACT_FEW, NEWS, "1")                                                                             \
    ROW(MSG_FACT_UP_TO, NEWS, "2")                                                                           \
    ROW(MSG_FACT_BIG, NEWS, "1")                                                                             \
    ROW(MSG_FACT_LATER_ODD, NEWS, "")                                                                        \
    ROW(MSG_FACT_LATER_ONES, NEWS, "1")                                                                      \
    ROW(MSG_FACT_LATER_COUNT, NEWS, "11")                                                                    \
    ROW(MSG_FACT_TOOK, NEWS, "22")                                                                           \
    ROW(MSG_FACT_COMPLETES_S, NEWS, "2")                                                                     \
    ROW(MSG_FACT_COMPLETES_O, NEWS, "2")                                                                     \
    ROW(MSG_FACT_TRAP, NEWS, "2")                                                                            \
    ROW(MSG_FACT_FILLS, NEWS, "")                                                                            \
    ROW(MSG_FACT_FREE, NEWS, "2")                                                                            \
    ROW(MSG_FACT_NO_TRAP, NEWS, "")                                                                          \
    ROW(MSG_FACT_O_STOPS, NEWS, "")                                                                          \
    ROW(MSG_FACT_MIRROR, NEWS, "")                                                                           \
    ROW(MSG_FACT_ARMS, NEWS, "")                                                                             \
    ROW(MSG_FACT_TWO_ROWS, NEWS, "")                                                                         \
    ROW(MSG_FACT_TWO_COLUMNS, NEWS, "")                                                                      \
    ROW(MSG_FACT_POISON, NEWS, "")                                                                           \
    ROW(MSG_FACT_CORNER, NEWS, "")                                                                           \
    ROW(MSG_REPLY_BITE, NEWS, "1111")                                                                        \
    ROW(MSG_REPLY_GO, NEWS, "1111")                                                                          \
    ROW(MSG_REPLY_S_S, NEWS, "22")                                                                           \
    ROW(MSG_REPLY_S_O, NEWS, "22")                                                                           \
    ROW(MSG_REPLY_O_S, NEWS, "22")                                                                           \
    ROW(MSG_REPLY_O_O, NEWS, "22")                                                                           \
    ROW(MSG_REPLY, NEWS, "")

// Rows of boards with several languages: the label of the choice, and the language's name in itself.
#define LANGUAGE_MESSAGES(ROW)                                                                               \
    ROW(MSG_LANGUAGE, LABEL, "")                                                                             \
    ROW(MSG_LANGUAGE_NAME, VALUE, "")                                                                        \
    ROW(MSG_LANGUAGE_KEY, LINE, "")

// Rows of boards with a kiosk: of its screens, and of Morra.
#define KIOSK_MESSAGES(ROW)                                                                                  \
    ROW(MSG_ANY_KEY, LINE, "")                                                                               \
    ROW(MSG_CHOICE, LABEL, "")                                                                               \
    ROW(MSG_FIRST_PILES, LABEL, "")                                                                          \
    ROW(MSG_IDLE, LABEL, "")                                                                                 \
    ROW(MSG_BRIGHTNESS, LABEL, "")                                                                           \
    ROW(MSG_MODULES, LABEL, "")                                                                              \
    ROW(MSG_TEST, LABEL, "")                                                                                 \
    ROW(MSG_TOTAL, LABEL, "")                                                                                \
    ROW(MSG_RESET, LABEL, "")                                                                                \
    ROW(MSG_PERFECTLY, VALUE, "")                                                                            \
    ROW(MSG_GENTLY, VALUE, "")                                                                               \
    ROW(MSG_EASILY, VALUE, "")                                                                               \
    ROW(MSG_QUIET, VALUE, "")                                                                                \
    ROW(MSG_FIRST, VALUE, "")                                                                                \
    ROW(MSG_SECOND, VALUE, "")                                                                               \
    ROW(MSG_S_90, VALUE, "")                                                                                 \
    ROW(MSG_S_180, VALUE, "")                                                                                \
    ROW(MSG_S_240, VALUE, "")                                                                                \
    ROW(MSG_TEST_STARTS, VALUE, "")                                                                          \
    ROW(MSG_NO, VALUE, "")                                                                                   \
    ROW(MSG_YES, VALUE, "")                                                                                  \
    ROW(MSG_COUNTS, VALUE, "11111111111111")                                                                 \
    ROW(MSG_LEVEL_RUN, LABEL, "12")                                                                          \
    ROW(MSG_FINGERS, LINE, "1")                                                                              \
    ROW(MSG_BOTH_HANDS, LINE, "11")                                                                          \
    ROW(MSG_YOU_GET, LINE, "1")                                                                              \
    ROW(MSG_I_GET, LINE, "1")                                                                                \
    ROW(MSG_NO_LEAD, LINE, "")                                                                               \
    ROW(MSG_YOU_LEAD, LINE, "1")                                                                             \
    ROW(MSG_I_LEAD, LINE, "1")                                                                               \
    ROW(MSG_LEAD_WINS, GOAL, "")                                                                             \
    ROW(MSG_FAMILY_MORRA, VALUE, "")                                                                         \
    ROW(TITLE_MORRA, TITLE, "")

// Ids are in the order of the rows that the board has. Other ids belong to no text of the board.
#define MESSAGE_ID(id, class, numbers) id,
enum message {
    NO_MESSAGE,
    MESSAGES(MESSAGE_ID) MESSAGES_COMMON,
    BEFORE_OWNER = MESSAGES_COMMON - 1,
    OWNER_MESSAGES(MESSAGE_ID) MESSAGES_OWNER,
    BEFORE_PICTURES = HAS_OWNER_MESSAGES ? MESSAGES_OWNER - 1 : BEFORE_OWNER,
    PICTURE_MESSAGES(MESSAGE_ID) MESSAGES_PICTURES,
    BEFORE_VALUE_FACTS = HAS_PICTURE_MESSAGES ? MESSAGES_PICTURES - 1 : BEFORE_PICTURES,
    VALUE_FACT_MESSAGES(MESSAGE_ID) MESSAGES_VALUE_FACTS,
    BEFORE_FACTS = HAS_VALUE_FACT_MESSAGES ? MESSAGES_VALUE_FACTS - 1 : BEFORE_VALUE_FACTS,
    FACT_MESSAGES(MESSAGE_ID) MESSAGES_FACTS,
    BEFORE_LANGUAGES = HAS_FACT_MESSAGES ? MESSAGES_FACTS - 1 : BEFORE_FACTS,
    LANGUAGE_MESSAGES(MESSAGE_ID) MESSAGES_LANGUAGES,
    BEFORE_KIOSK = HAS_LANGUAGE_MESSAGES ? MESSAGES_LANGUAGES - 1 : BEFORE_LANGUAGES,
    KIOSK_MESSAGES(MESSAGE_ID) MESSAGES_END
};
#undef MESSAGE_ID

_Static_assert(MESSAGES_END <= UINT8_MAX, "a message is a byte");

// Returns the class of a message of this board; not for NO_MESSAGE.
enum message_class message_class(uint8_t message);

// Sets the language of the texts, 0..LANGUAGES-1 in the order of board.mk; at first, and where another number
// is set, it is 0.
void message_set_language(uint8_t language);

// Returns the language of the texts.
uint8_t message_language(void);

// Written by messages.py: the packed texts (text/packed.h), the parts of each separated by '|', and where
// each block of MESSAGE_BLOCK texts starts, of each language MESSAGE_BLOCKS.
extern const FLASH uint8_t message_texts[];
extern const FLASH uint16_t message_starts[];

// Runs of ids of one class: the id after the last one of the run, and the class.
extern const FLASH uint8_t message_runs[][2];
extern const FLASH uint8_t message_count; // of this board, NO_MESSAGE included
