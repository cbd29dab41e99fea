// SPDX-License-Identifier: MIT
#include "console/answers.h"

#include "console/commands.h"
#include "console/glass.h" // the match on the display
#include "console/move.h"
#include "console/session.h" // who has won
#include "console/state.h"
#include "console/text.h"
#include "console/version.h" // its number
#include "game/games.h"      // the table

static void write_solved(uint8_t piece)
{
    if (piece == 0) {
        text_words(TEXT(" : "));
        text_letter(TEXT("PND"), console_line.work.verdict); // in the order of enum verdict
        text_words(TEXT(" :"));
    }
    if (console_line.task.move.found) {
        text_char(' ');
        text_move(&console_line.task.state, &console_line.task.move);
    } else if (piece == 0) {
        text_words(TEXT(" -"));
    }
}

static void write_game(uint8_t piece)
{
    if (piece < GAME_COUNT) {
        state_begin(&console_line.task.state, &games[piece]);
        console_line.mode = DESCRIBE;
        write_state();
    }
}

static void write_help(void)
{
    const FLASH struct game *game = console_line.task.state.game;

    if (CONSOLE_WORDY && game) {
        state_begin(&console_line.task.state, game);
        console_line.mode = DESCRIBE;
        write_state();
        console_line.mode = WRITE;
        text_char('\n');
        console_line.calls->explain(game, text_char);
    } else {
        text_words(&command_help[0]);
    }
}

void answer_write(uint8_t command, uint8_t piece)
{
    switch (command) {
    case GAMES:
        write_game(piece);
        break;
    case HELP:
        write_help();
        break;
    case VERSION:
        text_words(TEXT("bouton " BOUTON_VERSION));
        break;
#if CONSOLE_GLASS
    case WATCH:
        text_words(TEXT("watch on"));
        break;
    case NO_WATCH:
        text_words(TEXT("watch off"));
        break;
    case TELL:
        glass_write();
        break;
#endif
    default:
        if (piece == 0)
            write_state();
        if (command < NEW)
            write_solved(piece);
        else if (console_line.work.result != NOT_OVER)
            session_write_result(console_line.work.result);
    }
}
