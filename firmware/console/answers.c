// SPDX-License-Identifier: MIT
#include "console/answers.h"

#include "console/commands.h"
#include "console/move.h"
#include "console/session.h" // who has won
#include "console/state.h"
#include "console/text.h"
#include "console/version.h" // its number
#include "game/games.h"      // the table

// noinline: saves flash.
__attribute__((noinline)) static void write_move(uint8_t piece)
{
    if (console_line.task.move.found) {
        text_char(' ');
        text_move(&console_line.task.state, &console_line.task.move);
    } else if (piece == 0) {
        text_words(TEXT(" -"));
    }
}

static void write_solved(uint8_t piece)
{
    if (piece == 0)
        text_say(WORDS_P + console_line.work.verdict); // in the order of enum verdict
    write_move(piece);
}

#if CONSOLE_GLASS
// A move is written for the position before it.
static void write_told(void)
{
    struct position *const position = IN_REGISTER(&console_line.task.state.position);

    text_words(TEXT("@ "));
    write_state();
    text_say(WORDS_MACHINE_TURN + console_line.work.result);
    match_exchange(position, 0, console_line.before);
    write_move(0);
    match_exchange(position, 0, console_line.before);
}
#endif

static bool write_game(uint8_t piece)
{
    if (piece == GAME_COUNT)
        return false;
    state_begin(&console_line.task.state, &games[piece]);
    console_line.mode = DESCRIBE;
    write_state();
    return true;
}

static void explain(const FLASH struct game *game)
{
    write_game((uint8_t)(game - games));
    console_line.mode = WRITE;
    text_char('\n');
    console_line.calls->explain(game, text_char);
}

static bool write_help(uint8_t piece)
{
    const FLASH struct game *game = console_line.task.state.game;

    if (CONSOLE_WORDY && game) {
        explain(game);
        return false;
    }
    text_words(text_nth(&command_forms[0], piece));
    return piece <= LAST_COMMAND;
}

bool answer_write(uint8_t command, uint8_t piece)
{
    switch (command) {
    case GAMES:
        return write_game(piece);
    case HELP:
        return write_help(piece);
    case VERSION:
        text_words(TEXT("bouton " BOUTON_VERSION));
        break;
    case WATCH:
    case NO_WATCH:
        text_words(text_nth(&command_forms[0], command));
        break;
#if CONSOLE_GLASS
    case TELL:
        write_told();
        break;
#endif
    default:
        if (piece == 0)
            write_state();
        if (command < NO_QUESTION)
            write_solved(piece);
        else if (console_line.work.result != NOT_OVER)
            session_write_result(console_line.work.result);
    }
    return false;
}
