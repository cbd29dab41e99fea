// SPDX-License-Identifier: MIT
#include "notation/commands.h"

#include "notation/answers.h"
#include "listen/listen.h"
#include "notation/near.h"
#include "notation/why.h"
#include "notation/state.h"
#include "notation/session.h"
#include "notation/text.h"
#include "notation/work.h"
#include "solver/solver.h"

#include <string.h>

// What a command reads after its first word
enum reads {
    NOTHING,
    QUESTION, // a question; without one, the command is about the match
    START,    // a game, with or without parameters and a position
    MOVE,     // a move in the match
    TURN,     // nothing, but there must be a match that is not over
    MATCH,    // nothing, but there must be a match
    SUBJECT,  // a game, or nothing
    OWN       // the arguments that command.read reads
};

#define A_QUESTION "<game> <params> : <position>"
#define OR_MATCH "[<question>]"

static bool has_quit;

static void quit(void)
{
    has_quit = true;
}

static void help(void);

static const struct command {
    const char *word, *arguments;
    enum reads reads;
    void (*answer)(void);
    const char *help;
    void (*answer_of_solver)(void); // answers a question about a game outside the table of games
    void (*read)(void);             // reads the arguments if `reads` is OWN
    enum { ALWAYS, WITHOUT_BOARD, WITH_BOARD } accepted;
} commands[] = {
    {"", A_QUESTION, QUESTION, answer_question, .help = "N: player to move wins, P: loses, D: draw",
     .answer_of_solver = solver_question},
    {"hint", OR_MATCH, QUESTION, answer_question, .help = "the same; alone: about the current game",
     .answer_of_solver = solver_question},
    {"all", OR_MATCH, QUESTION, answer_all, .help = "every good move, not just one",
     .answer_of_solver = solver_all},
    {"why", OR_MATCH, QUESTION, answer_why, .help = "the reason, step by step",
     .answer_of_solver = solver_why},
    {"moves", OR_MATCH, QUESTION, solver_moves, .help = "every move, and who wins after it",
     .answer_of_solver = solver_moves},
    {"value", OR_MATCH, QUESTION, solver_value, .help = "the Grundy values",
     .answer_of_solver = solver_value},
    {"mex", "<number> ...", OWN, mex_answer, .help = "the smallest missing number", .read = mex_read},
    {"table", "<game> <params> : <from>..<to>", OWN, table_answer,
     .help = "values of one heap, and their period", .read = table_read},
    {"lost", "<game> <params> : <max> ...", OWN, lost_answer, .help = "all P-positions up to these numbers",
     .read = lost_read},
    {"sum", "<question> + <question> ...", OWN, sum_answer, .help = "a sum of games, in normal play",
     .read = sum_read},
    {"new", "<game> [<params> [: <position>]]", START, answer_new, .help = "starts a game",
     .accepted = WITHOUT_BOARD},
    {"play", "<move>", MOVE, answer_play, .help = "makes your move", .accepted = WITHOUT_BOARD},
    {"reply", "", TURN, answer_reply, .help = "makes the machine's move", .accepted = WITHOUT_BOARD},
    {"show", "", MATCH, answer_show, .help = "the current game"},
    {"undo", "", MATCH, answer_undo, .help = "takes the last move back", .accepted = WITHOUT_BOARD},
    {"game", "", MATCH, follow_write_game, .help = "all moves of the game on the board",
     .accepted = WITH_BOARD},
    {"games", "", NOTHING, answer_games, .help = "all games, with their limits"},
    {"help", "[<game>]", SUBJECT, help, .help = "this list, or the rules of a game"},
    {"?", "[<game>]", SUBJECT, help, .help = "the same"},
    {"version", "", NOTHING, answer_version, .help = "name and version"},
    {"quit", "", NOTHING, quit, .help = "ends the program, as Ctrl-D does"},
    {"exit", "", NOTHING, quit, .help = "the same"},
};
enum { COMMANDS = sizeof commands / sizeof *commands, HELP_COLUMN = 38 };

static bool is_accepted(const struct command *command)
{
    return command->accepted == ALWAYS || (command->accepted == WITH_BOARD) == follow_is_on();
}

static void list_commands(void)
{
    for (const struct command *command = commands; command < commands + COMMANDS; command++) {
        const char *const space = *command->word && *command->arguments ? " " : "";
        size_t length = strlen(command->word) + strlen(space) + strlen(command->arguments);

        if (!is_accepted(command))
            continue;
        text_words(command->word);
        text_words(space);
        text_words(command->arguments);
        while (length++ < HELP_COLUMN)
            text_char(' ');
        text_words(command->help);
        text_char('\n');
    }
}

static void help(void)
{
    const struct game *const game = console_line.task.state.game;

    if (game) {
        write_game(game);
        help_write(game, console_line.put);
    } else if (!solver_help()) {
        list_commands();
    }
    text_char('\n');
}

// Reads a command's word and returns its row. Without such a word, returns the row of questions.
static const struct command *read_command(void)
{
    for (const struct command *command = commands + 1; command < commands + COMMANDS; command++)
        if (read_word(command->word))
            return command;
    return commands;
}

// Loads the match, and for MOVE reads the move. Without a match, notes a fault; for MOVE and TURN, also if
// the match is over.
static void read_turn(struct task *task, enum reads reads)
{
    if (follow_is_on())
        follow_load(&task->state);
    else
        session_load(&task->state);

    const struct state *const state = &task->state;

    if (!state->game) {
        read_refuse(follow_is_on() ? FAULT_NO_MATCH : FAULT_NO_GAME);
        return;
    }
    if (reads != MATCH && reads != QUESTION && game_is_over(state->game, &state->position)) {
        read_refuse(FAULT_GAME_OVER);
    } else if (reads == MOVE) {
        text_move(state, &task->move);
        read_end();
        if (!console_line.fault && !game_allows_choices(state->game, &state->position, &task->move))
            read_refuse(FAULT_FORBIDDEN);
    }
}

// Reads the arguments of the command.
static void read_task(struct task *task, const struct command *command)
{
    const enum reads reads = command->reads;

    read_spaces();
    switch (reads) {
    case QUESTION:
        if (*command->word && read_at_end()) {
            read_turn(task, reads);
            return;
        }
        if (solver_read())
            return; // fall through
    case START:
        read_state(&task->state, reads == START);
        return;
    case MOVE:
    case TURN:
    case MATCH:
        read_turn(task, reads);
        break;
    case SUBJECT:
        if (!read_at_end() && !solver_read_subject())
            task->state.game = read_game();
        break;
    case OWN:
        command->read();
        break;
    case NOTHING:
        break;
    }
    read_end();
}

// Suggests a game with a similar name. For the first word of a line, also suggests a command.
static void read_near_miss(struct console_line *line)
{
    const char *const word = &line->characters[line->start];
    const char *meant = NULL;
    size_t length = 0;

    while (line->start + length < line->length && !strchr(" :", word[length]))
        length++;
    for (const struct command *command = commands + 1; command < commands + COMMANDS; command++)
        if (strspn(line->characters, " ") == line->start && is_near(word, length, command->word))
            meant = command->word;
    for (const struct game *game = games; game < games + GAME_COUNT; game++)
        if (is_near(word, length, game->name))
            meant = game->name;
    if (!meant)
        meant = solver_near(word, length);
    if (meant) {
        line->fault = FAULT_NEAR_MISS;
        line->expected.letters = meant;
    }
}

bool command_begin(void)
{
    struct console_line *const line = &console_line;

    line->mode = READ;
    line->fault = FAULT_NONE;
    line->at = 0;
    line->task = (struct task){0};
    if (line->length > CONSOLE_LINE_MAX) {
        read_refuse_above(FAULT_LINE_TOO_LONG, CONSOLE_LINE_MAX);
        return true;
    }
    while (line->length && line->characters[line->length - 1] == ' ')
        line->length--;
    read_spaces();
    return line->length;
}

// Reads the task of console_line and returns its command, or null if the line is empty.
static const struct command *read_line(void)
{
    const struct command *command = commands;
    struct console_line *const line = &console_line;

    if (!command_begin())
        return NULL;
    if (!line->fault) {
        command = read_command();
        if (!is_accepted(command))
            read_refuse(follow_is_on() ? FAULT_BOARD_SENDS : FAULT_NO_BOARD);
        else
            read_task(&line->task, command);
    }
    if (line->fault == FAULT_UNKNOWN_WORD)
        read_near_miss(line);
    line->mode = WRITE;
    return command;
}

bool command_obey(void)
{
    work_begin();
    solver_forget();

    const struct command *const command = read_line();

    if (command && !console_line.fault) {
        if (solver_is_asked())
            command->answer_of_solver();
        else
            command->answer();
    }
    return command;
}

bool command_has_quit(void)
{
    return has_quit;
}
