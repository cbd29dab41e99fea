// SPDX-License-Identifier: MIT
#include "answer/answers.h"

#include "notation/component.h"
#include "notation/state.h"
#include "solver/graph.h"
#include "solver/heaps.h"
#include "solver/lost.h"
#include "solver/table.h"

#include <ctype.h>
#include <string.h>

#define A_QUESTION "<game> <params> : <position>"
#define OR_MATCH "[<question>]"
#define VERDICT "question,verdict,moves"

static void quit(struct answer *answer)
{
    answer->console->has_quit = true;
}

// Writes a number of bytes in the largest unit that gives a whole number.
static void write_bytes(struct line *out, uint64_t bytes)
{
    unsigned unit = 0;

    for (; unit < 4 && bytes % 1024 == 0; unit++)
        bytes /= 1024;
    write_format(out, " memory=#", (stones_t)bytes);
    text_more(out, "\0KMGT"[unit], unit > 0);
}

// Sets the limits for later answers if the line contains limits. Writes the current limits.
static void answer_limit(struct answer *answer)
{
    struct effort *const effort = &answer->console->effort;
    struct line *const out = &answer->record->line;

    if (answer->question.is_limit)
        *effort = answer->question.effort;
    text_words(out, effort->seconds || effort->bytes ? "limit" : "limit default");
    if (effort->seconds)
        write_format(out, " time=#", effort->seconds);
    if (effort->bytes)
        write_bytes(out, effort->bytes);
    end_record(answer->record);
}

enum { TABLE_END = 99 }; // last heap of a table if the question names no range

// Reads a game that has a table.
static void read_period(struct line *line, struct answer *answer)
{
    read_component_game(line, &answer->question);
    if (!line->fault->id && !has_table(answer->question.part))
        read_refuse(line, FAULT_NOT_HERE);
}

static void read_table(struct line *line, struct answer *answer)
{
    struct question *const question = &answer->question;

    read_period(line, answer);
    read_spaces(line);
    question->to = TABLE_END;
    if (read_at_end(line))
        return;
    read_colon(line);
    question->from = text_number(line, 0, 0, HEAP_MAX);
    if (!text_more(line, '.', false) || !text_more(line, '.', false))
        read_refuse(line, FAULT_NOT_A_RANGE);

    const uint32_t from = question->from;

    question->to = text_number(line, 0, from, from > HEAP_MAX - ROWS_MAX ? HEAP_MAX : from + ROWS_MAX - 1);
}

// Returns the column where the next `word` begins, or the end of the line.
static column_t find(const struct line *line, const char *word)
{
    const size_t length = strlen(word);
    column_t at = line->at;

    while (at + length <= line->length && memcmp(&line->characters[at], word, length) != 0)
        at++;
    return at + length <= line->length ? at : line->length;
}

// Returns `end`, or the beginning of the spaces before it.
static column_t without_spaces(const struct line *line, column_t end)
{
    while (end > line->at && line->characters[end - 1] == ' ')
        end--;
    return end;
}

// Returns the column of the next `+` between games, or the end of the line. Skips the `+` of `nim 3+4`.
static column_t find_plus(const struct line *line)
{
    for (column_t at = line->at; at < line->length; at++) {
        column_t next = at + 1;
        while (next < line->length && line->characters[next] == ' ')
            next++;
        const char first = next < line->length ? line->characters[next] : '\0';
        if (line->characters[at] == '+' && (first == '*' || isalpha((unsigned char)first)))
            return at;
    }
    return line->length;
}

static void read_mex(struct line *line, struct answer *answer)
{
    struct question *const question = &answer->question;
    const bool has_braces = text_more(line, '{', false);
    const column_t length = line->length;

    read_spaces(line);
    if (has_braces && line->characters[length - 1] == '}')
        line->length = without_spaces(line, find(line, "}"));
    if (!has_braces || !read_at_end(line))
        question->mex_count = text_numbers(line, question->mex, 0, STONES_MAX, MEX_MAX);
    line->length = length;
    if (has_braces) {
        read_spaces(line);
        text_char(line, '}');
    }
}

// Reads a component that ends before column `end`.
static void read_component_until(struct line *line, struct question *question, column_t end)
{
    struct line part = *line;

    part.length = without_spaces(line, end);
    read_component(&part, question);
    line->at = line->fault->id ? line->length : end;
}

enum { NUMBERS_MAX = 10000000 }; // largest number of heaps that `lost` lists
enum { SECONDS_MAX = 1000000 };  // largest time in s that `limit time=` accepts

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

static void read_lost(struct line *line, struct answer *answer)
{
    struct question *const question = &answer->question;
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

static void read_sum(struct line *line, struct answer *answer)
{
    struct question *const question = &answer->question;

    for (bool more = true; more && !line->fault->id;) {
        if (question->parts == SUM_MAX) {
            read_refuse_above(line, FAULT_TOO_MANY, SUM_MAX);
            return;
        }
        read_component_until(line, question, find_plus(line));
        more = !read_at_end(line);
        if (more)
            text_char(line, '+');
        read_spaces(line);
    }
}

// Reads a number of bytes, such as 2G.
static uint64_t read_bytes(struct line *line)
{
    static const char units[] = "kmgt";
    uint64_t bytes = text_number(line, 0, 1, UINT32_MAX);

    for (const char *unit = units; *unit; unit++)
        if (text_more(line, *unit, false))
            return bytes << 10 * (unit - units + 1);
    return bytes;
}

static void read_limit(struct line *line, struct answer *answer)
{
    struct question *const question = &answer->question;

    for (question->is_limit = !read_at_end(line); !read_at_end(line) && !line->fault->id; read_spaces(line)) {
        if (read_word(line, "default"))
            question->effort = (struct effort){0};
        else if (read_key(line, "time") && text_more(line, '=', false))
            question->effort.seconds = text_number(line, 0, 1, SECONDS_MAX);
        else if (read_key(line, "memory") && text_more(line, '=', false))
            question->effort.bytes = read_bytes(line);
        else
            read_refuse_for(line, FAULT_NOT_A_LETTER, "time= memory= default");
    }
}

// Reads the state of the match as the question.
static void read_match(struct line *line, struct answer *answer)
{
    struct question *const question = &answer->question;

    question->parts = 1;
    load_match(answer->console, &question->part->state);
    if (!question->part->state.game)
        read_refuse(line, answer->console->listener ? FAULT_NO_MATCH : FAULT_NO_GAME);
}

// Does what read_match() does. Refuses a match that is over.
static void read_turn(struct line *line, struct answer *answer)
{
    const struct state *const state = &answer->question.part->state;

    read_match(line, answer);
    if (state->game && game_is_over(state->game, &state->position))
        read_refuse(line, FAULT_GAME_OVER);
}

// Reads a move in the match.
static void read_move(struct line *line, struct answer *answer)
{
    const struct state *const state = &answer->question.part->state;
    struct move *const move = &answer->question.move;

    read_turn(line, answer);
    if (line->fault->id)
        return;
    text_move(line, state, move);
    read_end(line);
    if (!line->fault->id && !game_allows_choices(state->game, &state->position, move))
        read_refuse(line, FAULT_FORBIDDEN);
}

// Reads a game, optional parameters and an optional position.
static void read_start(struct line *line, struct answer *answer)
{
    answer->question.parts = 1;
    read_state(line, &answer->question.part->state, true);
}

// Reads a position or a sum. After a command, the default is the match.
static void read_question(struct line *line, struct answer *answer)
{
    if (*answer->word && read_at_end(line)) {
        read_match(line, answer);
        return;
    }
    if (read_word(line, "sum"))
        read_spaces(line);
    read_sum(line, answer);
}

static void read_help(struct line *line, struct answer *answer);

static void end_help(struct answer *answer)
{
    end_list(answer->record);
}

static const struct command {
    const char *word, *arguments;
    const char *fields; // names of the fields in the answer, or null if the answer is plain text
    void (*read)(struct line *line, struct answer *answer); // reads the arguments; null if there are none
    void (*answer)(struct answer *answer);
    const char *help, *example;
    bool sums; // true if the command accepts sums of games
    enum { ALWAYS, WITHOUT_BOARD, WITH_BOARD } accepted;
} commands[] = {
    {"", A_QUESTION, VERDICT, read_question, answer_question,
     .help = "N: player to move wins, P: loses, D: draw", .sums = true},
    {"hint", OR_MATCH, VERDICT, read_question, answer_question,
     .help = "a good move; alone: in the current game", .sums = true, .example = "hint nim 3 4 5"},
    {"all", OR_MATCH, VERDICT, read_question, answer_all, .help = "every good move, not just one",
     .sums = true, .example = "all moore k=2 : 1 2 3"},
    {"why", OR_MATCH, NULL, read_question, answer_why, .help = "the reason, step by step", .sums = true,
     .example = "why take max=3 : 20"},
    {"moves", OR_MATCH, "move,verdict", read_question, answer_moves,
     .help = "every move, and who wins after it", .example = "moves wythoff 1 2"},
    {"value", OR_MATCH, "question,values,value", read_question, answer_value, .help = "the Grundy values",
     .sums = true, .example = "value nim 3 4 5"},
    {"mex", "<number> ...", "question,value", read_mex, answer_mex, .help = "the smallest missing number",
     .example = "mex 0 1 3"},
    {"table", "<game> <params> [<from>..<to>]", "heap,verdict,value", read_table, answer_table,
     .help = "values of one heap, and their period", .example = "table heap code=0.77 : 0..10"},
    {"period", "<game> <params>", "game,period", read_period, answer_period,
     .help = "the period of the values of one heap", .example = "period heap code=0.77"},
    {"lost", "<game> <params> : <max> ...", "position", read_lost, answer_lost,
     .help = "all P-positions up to these numbers", .example = "lost wythoff : 4 7"},
    {"sum", "<question> + <question> ...", VERDICT, read_sum, answer_sum,
     .help = "a sum of games, in normal play", .sums = true, .example = "sum nim 3 4 + wythoff 3 5"},
    {"new", "<game> [<params> [: <position>]]", NULL, read_start, answer_new, .help = "starts a game",
     .accepted = WITHOUT_BOARD, .example = "new nim 3 4 5"},
    {"play", "<move>", NULL, read_move, answer_play, .help = "makes your move", .accepted = WITHOUT_BOARD,
     .example = "play 1-2"},
    {"reply", "", NULL, read_turn, answer_reply, .help = "makes the machine's move",
     .accepted = WITHOUT_BOARD, .example = "reply"},
    {"show", "", NULL, read_match, answer_show, .help = "the current game", .example = "show"},
    {"undo", "", NULL, read_match, answer_undo, .help = "takes the last move back", .accepted = WITHOUT_BOARD,
     .example = "undo"},
    {"game", "", NULL, read_match, answer_game, .help = "all moves of the game on the board",
     .accepted = WITH_BOARD, .example = "game"},
    {"limit", "[time=<s>] [memory=<bytes>]", NULL, read_limit, answer_limit,
     .help = "raises the limits of an answer", .example = "limit time=60 memory=2G"},
    {"games", "", NULL, NULL, answer_games, .help = "all games, with their limits", .example = "games"},
    {"help", "[<game or word>]", NULL, read_help, end_help, .help = "this list, a game, or a word",
     .example = "help nim"},
    {"?", "[<game or word>]", NULL, read_help, end_help, .help = "the same as help", .example = "? nim"},
    {"version", "", NULL, NULL, answer_version, .help = "name and version", .example = "version"},
    {"quit", "", NULL, NULL, quit, .help = "ends the program, as Ctrl-D does", .example = "quit"},
    {"exit", "", NULL, NULL, quit, .help = "the same as quit", .example = "exit"},
};
enum { COMMANDS = sizeof commands / sizeof *commands, HELP_COLUMN = 38 };

static bool is_accepted(const struct console *console, const struct command *command)
{
    return command->accepted == ALWAYS || (command->accepted == WITH_BOARD) == !!console->listener;
}

static void list_commands(struct answer *answer)
{
    struct line *const out = &answer->record->line;

    for (const struct command *command = commands; command < commands + COMMANDS; command++) {
        const char *const space = *command->word && *command->arguments ? " " : "";
        size_t length = strlen(command->word) + strlen(space) + strlen(command->arguments);

        if (!is_accepted(answer->console, command))
            continue;
        write_format(out, "$$$", command->word, space, command->arguments);
        while (length++ < HELP_COLUMN)
            text_char(out, ' ');
        write_format(out, "$\n", command->help);
    }
}

// Glossary of words in the documentation that are neither games nor commands
static const struct word {
    const char *words, *meaning; // words, each followed by a space, and the meaning of the words
} glossary[] = {
    {"misere normal ",
     "In normal play, the player who makes the last move wins. In misere play, this player loses. Write m "
     "before the name of a game for misere play, as in mnim."},
    {"n p d verdict position ",
     "N: the next player, who is to move, wins. P: the previous player wins. D: nobody can win."},
    {"nimber nimbers values nim-value nim-sum xor ",
     "The Grundy value of a position is the smallest number that is missing from the values after its moves. "
     "A position with value 0 "
     "is lost. The value of a sum is the xor of the values of its parts. Try: value nim 3 4 5"},
    {"octal code digit splits ",
     "An octal code describes a game with heaps. Each digit says what may remain after taking "
     "that number of stones. Try: help heap"},
    {"heaps pile piles parameters params ",
     "`games` shows the parameters and the parts of each game. Try: help nim"},
    {"proved seen ",
     "A period is proved if a theorem says that it holds for ever, and seen if only the computed values "
     "repeat. Try: period 0.77"},
    {"graph file ", "A graph has vertices and edges. Tokens move along the edges. Try: help dag"},
    {"board port log ",
     "bouton --port /dev/ttyACM0 follows the match on a board. --log FILE writes all games to a file."},
    {"csv json oeis words jobs plot time memory ",
     "bouton --csv, --json, --oeis, --words, --jobs 2, --time 60, --memory 2G. At the prompt: limit time=60 "
     "memory=2G, and "
     "lost wythoff : 20 20 --csv --plot FILE.svg"},
};
enum { GLOSSARY = sizeof glossary / sizeof *glossary };

// Explains a heap game that has a name.
static void help_heap_name(struct line *out, const struct heap_name *heaps)
{
    write_format(out, "$: heap $\n", heaps->name, heaps->params);
    if (*heaps->source)
        write_format(out, "source: $\nvalues: $\n", heaps->source, heaps->values);
    write_format(out, "example: $ 10\n`help heap` explains codes, positions and moves.\n", heaps->name);
}

// Names of two games that have no row in games[]
static const char *const special_games[] = {"heap", "mheap"};
enum { SPECIAL_GAMES = sizeof special_games / sizeof *special_games };

// Returns word i of all commands and then all games, or null.
static const char *known_word(unsigned i)
{
    if (i < COMMANDS)
        return commands[i].word;
    i -= COMMANDS;
    if (i < GAME_COUNT)
        return game_name(&games[i]);
    i -= GAME_COUNT;
    return i < SPECIAL_GAMES ? special_games[i] : heap_names[i - SPECIAL_GAMES].name;
}

// Reads a known word and writes its meaning. Returns false if no known word follows.
static bool explain_word(struct line *line, struct line *out)
{
    char word[20];
    size_t length;

    for (const struct command *command = commands + 1; command < commands + COMMANDS; command++)
        if (read_word(line, command->word)) {
            write_format(out, "$$$\nmeaning: $\nexample: $\n", command->word, *command->arguments ? " " : "",
                         command->arguments, command->help, command->example);
            return true;
        }
    for (const struct heap_name *heaps = heap_names; heaps->name; heaps++)
        if (read_word(line, heaps->name)) {
            help_heap_name(out, heaps);
            return true;
        }
    for (unsigned i = 0; i < GLOSSARY; i++)
        for (const char *next = glossary[i].words; *next; next += length + 1) {
            length = strcspn(next, " ");
            memcpy(word, next, length);
            word[length] = '\0';
            if (read_word(line, word)) {
                write_format(out, "$\n", glossary[i].meaning);
                return true;
            }
        }
    return false;
}

// Reads the game or word that follows `help`, and writes the help.
static void read_help(struct line *line, struct answer *answer)
{
    struct component *const game = answer->question.part;
    struct line *const out = &answer->record->line;
    bool is_heap = false;

    while (text_more(line, '-', false)) // the dashes of an option
        ;
    if (read_at_end(line)) {
        list_commands(answer);
        return;
    }
    if (explain_word(line, out))
        return;
    for (unsigned i = 0; i < SPECIAL_GAMES; i++)
        is_heap |= read_word(line, special_games[i]);
    answer->question.parts = 1;
    if (is_heap || heaps_read_name(line, game))
        help_heap(out);
    else if ((game->state.game = read_game(line)))
        help_game(out, game->state.game);
}

// Skips `grundy` before the name of a game. Returns false if `grundy` is itself the game.
static bool read_grundy_of(struct line *line)
{
    const column_t start = line->at;

    if (read_word(line, "grundy")) {
        read_spaces(line);
        if (!read_at_end(line) && isalpha((unsigned char)line->characters[line->at]))
            return true;
    }
    line->at = start;
    return false;
}

// Reads the word of a command. Returns the command's row. Questions have the first row.
static const struct command *read_command(struct line *line)
{
    const struct command *command = commands;

    if (read_grundy_of(line))
        while (command->answer != answer_value)
            command++;
    else
        while (++command < commands + COMMANDS && !read_word(line, command->word))
            ;
    return command < commands + COMMANDS ? command : commands;
}

enum { LETTERS_MAX = 15, FAR = 99 };

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

// Returns the edit distance between a word and a known word. For long words, returns FAR.
static unsigned word_distance(const char *word, size_t length, const char *known)
{
    // cost[i][j] is the edit distance of the first i letters of one word and the first j of the other.
    unsigned cost[LETTERS_MAX + 1][LETTERS_MAX + 1];
    const size_t wanted = strlen(known);

    if (length > LETTERS_MAX || wanted > LETTERS_MAX)
        return FAR;
    for (size_t i = 0; i <= length; i++)
        for (size_t j = 0; j <= wanted; j++) {
            cost[i][j] = (unsigned)(i + j);
            if (!i || !j)
                continue;
            const char c = (char)tolower((unsigned char)word[i - 1]);
            cost[i][j] = least(cost[i - 1][j] + 1, cost[i][j - 1] + 1);
            cost[i][j] = least(cost[i][j], cost[i - 1][j - 1] + (c != known[j - 1]));
            if (i > 1 && j > 1 && c == known[j - 2] && tolower((unsigned char)word[i - 2]) == known[j - 1])
                cost[i][j] = least(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    return cost[length][wanted];
}

// Suggests the known name that is nearest to an unknown word.
static void suggest(const struct line *line, const struct command *command_of_line)
{
    const column_t start = line->fault->column;
    const char *const word = &line->characters[start], *known;
    const bool has_commands = command_of_line == commands || command_of_line->read == read_help;
    unsigned nearest = 0, distance;
    size_t length = 0;

    while (start + length < line->length && word[length] != ' ' && word[length] != ':')
        length++;
    distance = length < 2 ? 0 : length < 5 ? 2 : 3; // only smaller edit distances count
    for (unsigned i = 1; (known = known_word(i)); i++) {
        const unsigned found = word_distance(word, length, known);
        if (found < distance && (has_commands || i >= COMMANDS || !found)) {
            distance = found;
            nearest = i;
        }
    }
    if (!nearest)
        return;
    // If the distance is 0, or after an `m` for misere play, the word is known but not allowed here.
    if (command_of_line->read == read_start && (*word | 32) == 'm' &&
        !word_distance(word + 1, length - 1, known_word(nearest)))
        distance = 0;
    const enum fault_id known_fault = nearest < COMMANDS ? FAULT_NO_GAME_NAME : FAULT_NOT_HERE;
    *line->fault = (struct fault){
        .id = distance ? FAULT_NEAR_MISS : known_fault, .column = start, .letters = known_word(nearest)};
}

static void question_free(struct question *question)
{
    for (uint8_t i = 0; i < question->parts; i++)
        if (question->part[i].kind == OF_HEAPS)
            heap_game_free(question->part[i].pieces.game);
    graph_free(question->graph);
}

bool command_answer(struct console *console, struct line *line, struct record *record)
{
    struct answer answer = {.console = console, .record = record};
    struct question *const question = &answer.question;
    const struct command *command;

    work_begin(&answer.work, console->watch, console->effort, line->fault);
    if (!read_begin(line))
        return false;
    command = read_command(line);
    answer.word = command->word;
    read_spaces(line);
    if (!is_accepted(console, command))
        read_refuse(line, console->listener ? FAULT_BOARD_SENDS : FAULT_NO_BOARD);
    else if (command->read)
        command->read(line, &answer);
    read_end(line);
    if (line->fault->id == FAULT_UNKNOWN_WORD)
        suggest(line, command);
    record->names = command->fields;
    if (question->parts > 1 && !command->sums)
        refuse(line->fault, FAULT_NOT_HERE);
    if (!line->fault->id)
        command->answer(&answer);
    if (!line->fault->id && says_words(&answer) && !question->is_csv)
        console->say(&answer, NULL);
    question_free(question);
    return true;
}
