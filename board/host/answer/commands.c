// SPDX-License-Identifier: MIT
#include "answer/commands.h"

#include "answer/answers.h"
#include "answer/near.h"
#include "notation/component.h"
#include "notation/state.h"
#include "solver/graph.h"
#include "solver/heaps.h"
#include "solver/lost.h"
#include "solver/table.h"

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
#define VERDICT "question,verdict,moves"

static void quit(struct answer *answer)
{
    answer->console->has_quit = true;
}

static void help(struct answer *answer);
static void read_mex(struct line *line, struct question *question);
static void read_table(struct line *line, struct question *question);
static void read_lost(struct line *line, struct question *question);
static void read_sum(struct line *line, struct question *question);

static const struct command {
    const char *word, *arguments;
    const char *fields; // names of the fields of a record; null: the answer is a text
    enum reads reads;
    void (*answer)(struct answer *answer);
    const char *help;
    void (*read)(struct line *line, struct question *question); // reads the arguments if `reads` is OWN
    void (*answer_sum)(struct answer *answer); // answers a question about a sum; null: it has no answer
    enum { ALWAYS, WITHOUT_BOARD, WITH_BOARD } accepted;
} commands[] = {
    {"", A_QUESTION, VERDICT, QUESTION, answer_question, .help = "N: player to move wins, P: loses, D: draw",
     .answer_sum = answer_sum},
    {"hint", OR_MATCH, VERDICT, QUESTION, answer_question, .help = "the same; alone: about the current game",
     .answer_sum = answer_sum},
    {"all", OR_MATCH, VERDICT, QUESTION, answer_all, .help = "every good move, not just one",
     .answer_sum = answer_sum},
    {"why", OR_MATCH, NULL, QUESTION, answer_why, .help = "the reason, step by step"},
    {"moves", OR_MATCH, "move,verdict", QUESTION, answer_moves, .help = "every move, and who wins after it"},
    {"value", OR_MATCH, "question,values,value", QUESTION, answer_value, .help = "the Grundy values",
     .answer_sum = answer_value},
    {"mex", "<number> ...", "question,value", OWN, answer_mex, .help = "the smallest missing number",
     .read = read_mex},
    {"table", "<game> <params> : <from>..<to>", "heap,verdict,value", OWN, answer_table,
     .help = "values of one heap, and their period", .read = read_table},
    {"lost", "<game> <params> : <max> ...", "position", OWN, answer_lost,
     .help = "all P-positions up to these numbers", .read = read_lost},
    {"sum", "<question> + <question> ...", VERDICT, OWN, answer_sum, .help = "a sum of games, in normal play",
     .read = read_sum, .answer_sum = answer_sum},
    {"new", "<game> [<params> [: <position>]]", NULL, START, answer_new, .help = "starts a game",
     .accepted = WITHOUT_BOARD},
    {"play", "<move>", NULL, MOVE, answer_play, .help = "makes your move", .accepted = WITHOUT_BOARD},
    {"reply", "", NULL, TURN, answer_reply, .help = "makes the machine's move", .accepted = WITHOUT_BOARD},
    {"show", "", NULL, MATCH, answer_show, .help = "the current game"},
    {"undo", "", NULL, MATCH, answer_undo, .help = "takes the last move back", .accepted = WITHOUT_BOARD},
    {"game", "", NULL, MATCH, answer_game, .help = "all moves of the game on the board",
     .accepted = WITH_BOARD},
    {"games", "", NULL, NOTHING, answer_games, .help = "all games, with their limits"},
    {"help", "[<game>]", NULL, SUBJECT, help, .help = "this list, or the rules of a game"},
    {"?", "[<game>]", NULL, SUBJECT, help, .help = "the same"},
    {"version", "", NULL, NOTHING, answer_version, .help = "name and version"},
    {"quit", "", NULL, NOTHING, quit, .help = "ends the program, as Ctrl-D does"},
    {"exit", "", NULL, NOTHING, quit, .help = "the same"},
};
enum { COMMANDS = sizeof commands / sizeof *commands, HELP_COLUMN = 38 };

static bool is_accepted(const struct console *console, const struct command *command)
{
    return command->accepted == ALWAYS || (command->accepted == WITH_BOARD) == !!console->listener;
}

static void list_commands(struct answer *answer)
{
    for (const struct command *command = commands; command < commands + COMMANDS; command++) {
        const char *const space = *command->word && *command->arguments ? " " : "";
        size_t length = strlen(command->word) + strlen(space) + strlen(command->arguments);

        if (!is_accepted(answer->console, command))
            continue;
        text_words(&answer->record->line, command->word);
        text_words(&answer->record->line, space);
        text_words(&answer->record->line, command->arguments);
        while (length++ < HELP_COLUMN)
            text_char(&answer->record->line, ' ');
        text_words(&answer->record->line, command->help);
        text_char(&answer->record->line, '\n');
    }
}

static void help(struct answer *answer)
{
    const struct component *const game = answer->question.part;

    if (!answer->question.parts)
        list_commands(answer);
    else if (game->kind == OF_HEAPS)
        help_heap(&answer->record->line);
    else
        help_game(&answer->record->line, game->state.game);
    end_list(answer->record);
}

// Words of games outside the table
static const char *const special_games[] = {"heap", "mheap"};
enum { SPECIAL_GAMES = sizeof special_games / sizeof *special_games };

// Reads the game after `help`.
static void read_subject(struct line *line, struct question *question)
{
    struct component *const game = question->part;

    if (read_at_end(line))
        return;
    for (unsigned i = 0; i < SPECIAL_GAMES && game->kind != OF_HEAPS; i++)
        if (read_word(line, special_games[i]))
            game->kind = OF_HEAPS;
    if (game->kind != OF_HEAPS)
        game->state.game = read_game(line);
    question->parts = 1;
}

static void read_table(struct line *line, struct question *question)
{
    read_component_game(line, question);
    if (line->fault->id)
        return;
    if (!has_table(question->part))
        read_refuse(line, FAULT_NOT_HERE);
    read_colon(line);
    question->from = text_number(line, 0, 0, HEAP_MAX);
    text_words(line, "..");

    const uint32_t from = question->from;

    question->to = text_number(line, 0, from, from > HEAP_MAX - ROWS_MAX ? HEAP_MAX : from + ROWS_MAX - 1);
}

// Returns the column where `word` begins next, without spaces before it. Without the word, returns the end of
// the line.
static column_t find(const struct line *line, const char *word)
{
    const size_t length = strlen(word);
    column_t end = line->at;

    while (end + length <= line->length && memcmp(&line->characters[end], word, length) != 0)
        end++;
    if (end + length > line->length)
        return line->length;
    while (end > line->at && line->characters[end - 1] == ' ')
        end--;
    return end;
}

static void read_mex(struct line *line, struct question *question)
{
    const bool has_braces = text_more(line, '{', false);
    const column_t length = line->length;

    read_spaces(line);
    if (has_braces && line->characters[length - 1] == '}')
        line->length = find(line, "}");
    if (!has_braces || !read_at_end(line))
        question->mex_count = text_numbers(line, question->mex, 0, STONES_MAX, MEX_MAX);
    line->length = length;
    if (has_braces) {
        read_spaces(line);
        text_char(line, '}');
    }
}

// Reads a component up to the column `end`.
static void read_component_until(struct line *line, struct question *question, column_t end)
{
    struct line part = *line;

    part.length = end;
    read_component(&part, question);
    line->at = line->fault->id ? line->length : end;
}

enum { NUMBERS_MAX = 10000000 }; // numbers in the list of `lost`

// Reads the options after the position.
static void read_options(struct line *line, struct question *question)
{
    for (read_spaces(line); !read_at_end(line) && !line->fault->id; read_spaces(line)) {
        if (read_word(line, "--csv")) {
            question->is_csv = true;
        } else if (read_word(line, "--plot")) {
            read_spaces(line);
            if (!read_file_name(line, question->chart, sizeof question->chart))
                read_refuse(line, FAULT_NO_FILE_NAME);
        } else {
            read_refuse_for(line, FAULT_NOT_A_LETTER, "--csv --plot");
        }
    }
}

static void read_lost(struct line *line, struct question *question)
{
    const struct component *const most = question->part;

    read_component_until(line, question, find(line, " --"));
    if (line->fault->id)
        return;

    const unsigned parts = component_parts(most);
    const uint32_t positions_max = NUMBERS_MAX / (parts + !parts);

    if (most->kind == OF_TABLE && form_of(most->state.game)->flags & (IN_PAIRS | MAY_BE_DRAWN))
        read_refuse(line, FAULT_NOT_HERE);
    read_options(line, question);
    if (*question->chart && (!parts || parts > 2))
        read_refuse(line, FAULT_NO_CHART);
    if (positions_up_to(most, positions_max) > positions_max)
        read_refuse_above(line, FAULT_TOO_MANY_POSITIONS, positions_max);
}

static void read_sum(struct line *line, struct question *question)
{
    for (bool more = true; more && !line->fault->id;) {
        if (question->parts == SUM_MAX) {
            read_refuse_above(line, FAULT_TOO_MANY, SUM_MAX);
            return;
        }
        read_component_until(line, question, find(line, " + "));
        more = !read_at_end(line);
        if (more)
            text_words(line, " + ");
    }
    for (uint8_t i = 0; i < question->parts; i++)
        question->part[i].keeps_poison = question->parts > 1;
}

// Reads a command's word and returns its row. Without such a word, returns the row of questions.
static const struct command *read_command(struct line *line)
{
    for (const struct command *command = commands + 1; command < commands + COMMANDS; command++)
        if (read_word(line, command->word))
            return command;
    return commands;
}

// Reads a question without a position as a question about the match, and for MOVE the move. Without a match,
// notes a fault; for MOVE and TURN, also if the match is over.
static void read_turn(const struct console *console, struct line *line, struct question *question,
                      enum reads reads)
{
    struct state state;

    load_match(console, &state);
    if (!state.game) {
        read_refuse(line, console->listener ? FAULT_NO_MATCH : FAULT_NO_GAME);
        return;
    }
    add_state(question, &state);
    if (reads != MATCH && reads != QUESTION && game_is_over(state.game, &state.position)) {
        read_refuse(line, FAULT_GAME_OVER);
    } else if (reads == MOVE) {
        text_move(line, &state, &question->move);
        read_end(line);
        if (!line->fault->id && !game_allows_choices(state.game, &state.position, &question->move))
            read_refuse(line, FAULT_FORBIDDEN);
    }
}

// Reads the arguments of the command.
static void read_arguments(const struct console *console, struct line *line, struct question *question,
                           const struct command *command)
{
    const enum reads reads = command->reads;

    read_spaces(line);
    switch (reads) {
    case QUESTION:
        if (*command->word && read_at_end(line))
            read_turn(console, line, question, reads);
        else
            read_sum(line, question);
        return;
    case START:
        question->parts = 1;
        read_state(line, &question->part->state, true);
        return;
    case MOVE:
    case TURN:
    case MATCH:
        read_turn(console, line, question, reads);
        break;
    case SUBJECT:
        read_subject(line, question);
        break;
    case OWN:
        command->read(line, question);
        break;
    case NOTHING:
        break;
    }
    read_end(line);
}

// Suggests a game with a similar name. For the first word of a line, also suggests a command.
static void suggest(const struct line *line)
{
    const column_t start = line->fault->column;
    const char *const word = &line->characters[start];
    const char *meant = NULL;
    size_t length = 0;

    while (start + length < line->length && !strchr(" :", word[length]))
        length++;
    for (const struct command *command = commands + 1; command < commands + COMMANDS; command++)
        if (strspn(line->characters, " ") == start && is_near(word, length, command->word))
            meant = command->word;
    for (const struct game *game = games; game < games + GAME_COUNT; game++)
        if (is_near(word, length, game->name))
            meant = game->name;
    for (unsigned i = 0; i < SPECIAL_GAMES && !meant; i++)
        if (is_near(word, length, special_games[i]))
            meant = special_games[i];
    if (meant)
        *line->fault = (struct fault){.id = FAULT_NEAR_MISS, .column = start, .letters = meant};
}

static void question_free(struct question *question)
{
    for (uint8_t i = 0; i < question->parts; i++)
        if (question->part[i].kind == OF_HEAPS)
            heap_game_free(question->part[i].heaps.game);
    graph_free(question->graph);
}

bool command_answer(struct console *console, struct line *line, struct record *record)
{
    struct answer answer = {.console = console, .record = record};
    struct question *const question = &answer.question;
    const struct command *command;

    answer.work.watch = console->watch;
    answer.work.fault = line->fault;
    if (!read_begin(line))
        return false;
    command = read_command(line);
    if (is_accepted(console, command))
        read_arguments(console, line, question, command);
    else
        read_refuse(line, console->listener ? FAULT_BOARD_SENDS : FAULT_NO_BOARD);
    if (line->fault->id == FAULT_UNKNOWN_WORD)
        suggest(line);
    record->names = command->fields;
    if (question->parts > 1 && !command->answer_sum)
        refuse(line->fault, FAULT_NOT_HERE);
    if (!line->fault->id)
        (question->parts > 1 ? command->answer_sum : command->answer)(&answer);
    question_free(question);
    return true;
}
