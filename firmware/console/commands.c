// SPDX-License-Identifier: MIT
#include "console/commands.h"

#include "console/glass.h" // the match on the display
#include "console/move.h"
#include "console/session.h" // the match under way
#include "console/state.h"
#include "console/text.h"
#include "game/moves.h" // the legal moves of `why`

#if CONSOLE_WORDY
enum { LAST_COMMAND = EXIT };
const FLASH char command_help[] =
    "<game> <params> : <position>          N: player to move wins, P: loses, D: draw\n"
    "all <game> <params> : <position>      every good move, not just one\n"
    "why <game> <params> : <position>      the reason, step by step\n"
    "new <game> [<params> [: <position>]]  starts a game\n"
    "play <move>                           makes your move\n"
    "reply                                 makes the machine's move\n"
    "show                                  the game under way\n"
    "undo                                  takes the last move back\n"
    "games                                 all games, with their limits\n"
    "help [<game>]                         this list, or all about a game\n"
    "version                               name and version\n"
    "quit                                  ends the program, as Ctrl-D does\n"
    "exit                                  the same\n";
#else
enum { LAST_COMMAND = VERSION + CONSOLE_GLASS };
const FLASH char command_help[] = "<game> <params> : <position>\n"
                                  "all <the same>\n"
#if CONSOLE_WHY
                                  "why <the same>\n"
#endif
                                  "new <game> [<params> [: <position>]]\n"
#if CONSOLE_GLASS
                                  "set <game> <params> : <position>\n"
#endif
                                  "play <move>\n"
                                  "reply\n"
                                  "show\n"
                                  "undo\n"
                                  "games\n"
                                  "help\n"
                                  "version\n"
#if CONSOLE_GLASS
                                  "watch on|off\n"
#endif
    ;
#endif

// Reads the command; a line that begins with none is a position to solve.
static uint8_t read_command(void)
{
    const FLASH char *c = &command_help[0];

    for (uint8_t command = ALL; command <= LAST_COMMAND; command++) {
        while (*c++ != '\n')
            ;
        if (read_word(c))
            return command;
    }
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
    column_t move = 0;

    read_spaces();
    if (command <= NEW || (CONSOLE_GLASS && command == SET)) {
        read_state(&task.state, command == NEW);
    } else {
        session_load(&task.state);
        if (!task.state.game) {
            read_refuse(NO_GAME);
        } else if (command == PLAY) {
            move = console_line.at;
            text_move(&task.state, &task.move);
        }
        read_end();
        if (!console_line.fault)
            console_line.start = move; // the column of the fault if the move is against the rules
    }
    console_line.task = task; // also with a fault: that of a cycle names it
}

// Executes the commands that need no search.
static void obey(uint8_t command)
{
    struct task *task = &console_line.task;
    struct state *state = &task->state;

    if ((command == PLAY || command == REPLY) && console_line.fault != NO_GAME &&
        match_is_over(session_match()))
        console_line.fault = GAME_OVER; // before any fault of the move
    if (console_line.fault)
        return;
    if (command == NEW)
        session_begin();
    else if (CONSOLE_WHY && command == WHY && moves_count(state->game, &state->position) > STONES_MAX)
        read_refuse_above(TOO_MANY_TRIES, CONSOLE_TRIES_MAX);
    else if (CONSOLE_GLASS && command == SET)
        glass_start();
    else if (command == UNDO && !session_undo())
        read_refuse_above(session_match()->forgot ? UNDO_LIMIT : NOTHING_TO_UNDO, MATCH_UNDO_MAX);
    else if (command == PLAY && game_allows_choices(state->game, &state->position, &task->move))
        session_play(false);
    else if (command == PLAY)
        read_refuse_at(console_line.start, FORBIDDEN);
}

// Reads what follows `watch`. Returns the command whose answer it is.
static uint8_t read_watch(void)
{
    uint8_t command = WATCH;

    read_spaces();
    if (!read_word(TEXT("on"))) {
        command = NO_WATCH;
        if (!read_word(TEXT("off")))
            read_refuse_for(NOT_A_LETTER, TEXT("on off"));
    }
    read_end();
    return command;
}

// Skips the spaces at both ends. False if the line is empty.
static bool trim(struct console_line *line)
{
    while (line->length && line->characters[line->length - 1] == ' ')
        line->length--;
    read_spaces();
    return line->length;
}

uint8_t command_read(void)
{
    struct console_line *const line = IN_REGISTER(&console_line);

    line->mode = READ;
    line->fault = NO_FAULT;
    line->at = 0;
    line->room = 0;
    if (line->length > CONSOLE_LINE_MAX)
        read_refuse_above(LINE_TOO_LONG, CONSOLE_LINE_MAX);
    else if (!trim(line))
        return NO_COMMAND;
    const uint8_t command = read_command();
    if (CONSOLE_GLASS && command == WATCH)
        return read_watch();
    if (command < GAMES) {
        read_task(command);
        obey(command);
    } else if (CONSOLE_WORDY && command == HELP) {
        read_subject();
    } else {
        read_end();
    }
    return command;
}
