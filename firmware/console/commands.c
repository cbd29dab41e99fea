// SPDX-License-Identifier: MIT
#include "console/commands.h"

#include "console/move.h"
#include "console/session.h" // the match under way
#include "console/state.h"
#include "console/text.h"

#if CONSOLE_WORDY
const FLASH char command_forms[] =
    "<game> <params> : <position>          N: player to move wins, P: loses, D: draw\0"
    "all <game> <params> : <position>      every good move, not just one\0"
    "why <game> <params> : <position>      the reason, step by step\0"
    "new <game> [<params> [: <position>]]  starts a game\0"
    "play <move>                           makes your move\0"
    "reply                                 makes the machine's move\0"
    "show                                  the game under way\0"
    "undo                                  takes the last move back\0"
    "games                                 all games, with their limits\0"
    "help [<game>]                         this list, or all about a game\0"
    "version                               name and version\0"
    "quit                                  ends the program, as Ctrl-D does\0"
    "exit                                  the same\0";
#else
const FLASH char command_forms[] = "<game> <params> : <position>\0"
                                   "all <the same>\0"
                                   "why <the same>\0"
#if CONSOLE_GLASS
                                   "set <the same>\0"
#endif
                                   "new <game> [<params> [: <position>]]\0"
                                   "play <move>\0"
                                   "reply\0"
                                   "show\0"
                                   "undo\0"
                                   "games\0"
                                   "help\0"
                                   "version\0"
#if CONSOLE_GLASS
                                   "watch on\0"
                                   "watch off\0"
#endif
    ;
#endif

// Reads the command; a line that begins with none is a position to solve.
static uint8_t read_command(void)
{
    for (uint8_t command = ALL; command <= LAST_COMMAND; command++)
        if (read_word(text_nth(&command_forms[0], command)))
            return command;
    return SOLVE;
}

// Reads the game to explain after `help`; null if none is named.
static void read_subject(void)
{
    struct task task = {0};

    read_spaces();
    if (!read_at_end())
        task.state.game = read_game();
    read_end();
    console_line.task = task;
}

// Reads what follows the command. noinline: frees its stack frame before the rules are called.
static __attribute__((noinline)) void read_task(uint8_t command)
{
    struct task task = {0};

    read_spaces();
    if (command <= NEW) {
        read_state(&task.state, command == NEW);
    } else {
        session_load(&task.state);
        if (!task.state.game)
            read_refuse(NO_GAME);
        else if (command == PLAY)
            text_move(&task.state, &task.move);
        read_end();
    }
    console_line.task = task; // also with a fault: that of a cycle names it
}

// Executes the commands that need no search.
static void obey(uint8_t command)
{
    struct task *const task = &console_line.task;
    struct state *const state = IN_REGISTER(&console_line.task.state);

    // That the game is over comes before any fault of the move.
    const bool moves = command == PLAY || command == REPLY;
    if (state->game && (moves || (CONSOLE_GLASS && command == SET && !console_line.fault)) &&
        game_is_over(state->game, &state->position))
        console_line.fault = GAME_OVER;
    if (console_line.fault)
        return;
    if (command == NEW)
        session_begin();
    else if (command == UNDO && !session_undo())
        read_refuse_above(session_match()->forgot ? UNDO_LIMIT : NOTHING_TO_UNDO, MATCH_UNDO_MAX);
    else if (command == PLAY && game_allows_choices(state->game, &state->position, &task->move))
        session_play(false);
    else if (command == PLAY)
        read_refuse(FORBIDDEN);
}

// Skips the spaces at both ends. False if the line is empty.
static bool trim(struct console_line *line)
{
    while (line->length && line->characters[line->length - 1] == ' ')
        line->length--;
    read_spaces();
    return line->length;
}

bool command_read(void)
{
    struct console_line *const line = IN_REGISTER(&console_line);

    line->mode = READ;
    line->fault = NO_FAULT;
    line->at = 0;
    line->room = 0;
    if (line->length > CONSOLE_LINE_MAX)
        read_refuse_above(LINE_TOO_LONG, CONSOLE_LINE_MAX);
    else if (!trim(line))
        return false;
    const uint8_t command = line->command = read_command();
    if (command < GAMES) {
        read_task(command);
        obey(command);
    } else if (CONSOLE_WORDY && command == HELP) {
        read_subject();
    } else {
        read_end();
    }
    return true;
}
