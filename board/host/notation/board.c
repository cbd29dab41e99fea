// SPDX-License-Identifier: MIT
#include "notation/board.h"

#include "line/codec.h"
#include "line/version.h"
#include "notation/answers.h"
#include "notation/glass.h"
#include "notation/sentence.h"
#include "notation/state.h"
#include "notation/text.h"
#include "text/digits.h"

#include <string.h>

enum {
    ANSWER_MS = 10000, // a board thinks, and shows a move, for some seconds
    GREETING_MS = 1000,
    GREETINGS = 8,      // a bootloader takes the first ones
    OTHER_LINES = 1000, // that may come before an answer
    LINE_BYTES = 2 + 11 * LINE_NUMBERS_MAX
};

#define VERDICTS "PND" // in the order of enum verdict

static const struct board_port *port;
static char name[80], trouble[200];
static bool is_in_step; // no answer is on its way
static bool watches;
static bool is_quiet; // although it is watched, until the answer is written

// A line of the board
static struct {
    char letter, verdict;
    struct numbers numbers;
} heard;

static void parse(const char *text)
{
    heard.letter = *text;
    heard.verdict = 0;
    numbers_begin(&heard.numbers, false);
    if (*text)
        text++;
    if (heard.letter == 'q' && text[0] == ' ' && text[1]) {
        heard.verdict = text[1];
        text += 2;
    }
    while (*text)
        numbers_character(&heard.numbers, *text++);
}

static void set_name(const char *words)
{
    const size_t length = strlen(words);

    name[0] = '\0';
    strncat(name, words, length < sizeof name ? length : sizeof name - 1);
}

// Waits for a line with this letter, or the fault in its place. What comes before it is told.
static bool await(char letter, unsigned ms)
{
    const char *line;

    for (unsigned left = OTHER_LINES; left && (line = port->receive(ms)); left--) {
        parse(line);
        if (letter == 'v' && heard.letter == letter)
            set_name(line[1] ? line + 2 : "");
        if (heard.letter == letter || (heard.letter == 'e' && letter != 'v'))
            return true;
        board_hear(line);
    }
    return false;
}

// Asks the board who it is, as often as this, so that no answer to an earlier line is taken for the next one.
static bool get_in_step(unsigned times)
{
    is_in_step = false;
    while (!is_in_step && times--)
        is_in_step = port->send("v") && await('v', GREETING_MS);
    if (is_in_step && watches)
        is_in_step = port->send("w 1") && await('w', ANSWER_MS);
    return is_in_step;
}

bool board_attach(const struct board_port *at)
{
    static const char version[] = " " BOUTON_VERSION;

    port = at;
    if (get_in_step(GREETINGS)) {
        const size_t length = strlen(name), own = strlen(version);
        if (length > own && !strcmp(name + length - own, version))
            return true;
        strcpy(trouble,
               "this program can speak only to version " BOUTON_VERSION ", and the board says it is ");
        strcat(trouble, name);
    } else {
        strcpy(trouble, "no board answers");
    }
    port = NULL;
    return false;
}

const char *board_trouble(void)
{
    return trouble;
}

bool board_is_there(void)
{
    return port;
}

bool board_is_watched(void)
{
    return watches;
}

// Puts the fault that the board has found into the words of the notation. A number that is too large for the
// board is found again where the line says it.
static void translate_fault(void)
{
    const struct numbers *const numbers = &heard.numbers;
    const uint8_t fault = (uint8_t)numbers->number[0], place = (uint8_t)numbers->number[1];
    const number_t limit = numbers->number[2];
    static const uint8_t words[] = {
        [FORBIDDEN] = FAULT_FORBIDDEN,
        [NO_MATCH] = FAULT_NO_GAME,
        [NOT_NOW] = FAULT_NOT_NOW,
        [GAME_IS_OVER] = FAULT_GAME_OVER,
        [NOTHING_TO_UNDO] = FAULT_NOTHING_TO_UNDO,
        [TOO_MANY_STEPS] = FAULT_TOO_MANY_STEPS,
        [TOO_MANY_POSITIONS] = FAULT_TOO_MANY_POSITIONS,
        [TOO_MANY_ARROWS] = FAULT_TOO_MANY_ARROWS,
    };

    if (fault < sizeof words && words[fault]) {
        read_refuse_above(words[fault], limit);
    } else {
        read_refuse_above(FAULT_OF_BOARD, fault);
        console_line.expected.min = place;
    }
}

// Sends a line and waits for its answer, with this letter. False with a fault.
static bool converse(const char *line, char letter)
{
    if (!is_in_step && !get_in_step(1)) {
        read_refuse(FAULT_SILENT_BOARD);
    } else if (!port->send(line) || !await(letter, ANSWER_MS)) {
        is_in_step = false;
        read_refuse(FAULT_SILENT_BOARD);
    } else if (heard.letter == 'e' && heard.numbers.count == 3 && !heard.numbers.fault) {
        translate_fault();
    } else if (heard.letter == 'e' || heard.numbers.fault) {
        read_refuse(FAULT_DAMAGED);
    }
    return !console_line.fault;
}

static char asked[LINE_BYTES]; // the line to the board
static unsigned written;       // of it

static void write_byte(uint8_t byte)
{
    asked[written++] = (char)byte;
}

// The same with the numbers of the line. While it is watched, a board tells of its match at any time; it is
// not to until this answer is there, and written.
static bool ask(char letter, const struct numbers *numbers, char expected)
{
    written = 0;
    write_byte((uint8_t)letter);
    for (uint8_t i = 0; numbers && i < numbers->count; i++) {
        write_byte(' ');
        put_digits(numbers->number[i], write_byte);
    }
    write_byte('\0');
    if (watches && !is_quiet)
        is_quiet = converse("w 0", 'w');
    return !console_line.fault && converse(asked, expected);
}

void board_resume(void)
{
    if (is_quiet && is_in_step)
        is_in_step = port->send("w 1") && await('w', ANSWER_MS);
    is_quiet = false;
}

void board_hear(const char *line)
{
    struct glass_match glass;

    parse(line);
    if (watches && heard.letter == 'm' && glass_read(&heard.numbers, &glass))
        glass_tell(&glass);
}

// Asks for the match on the glass. False with a fault.
static bool ask_match(char letter, const struct numbers *numbers, struct glass_match *glass)
{
    if (!ask(letter, numbers, 'm'))
        return false;
    if (!glass_read(&heard.numbers, glass))
        read_refuse(FAULT_DAMAGED);
    return !console_line.fault;
}

void board_load(struct state *state)
{
    struct glass_match glass;

    state->game = NULL;
    if (ask_match('s', NULL, &glass))
        *state = glass.state;
}

static void answer_match(char letter, const struct numbers *numbers)
{
    struct glass_match glass;

    if (ask_match(letter, numbers, &glass))
        glass_show(&glass);
}

static void write_numbers(struct numbers *numbers)
{
    struct state *const state = &console_line.task.state;

    numbers_begin(numbers, true);
    codec_state(numbers, &state->game, &state->position);
}

void board_question(void)
{
    struct numbers numbers;
    struct task *const task = &console_line.task;

    write_numbers(&numbers);
    if (!ask('q', &numbers, 'q'))
        return;
    codec_read_move(&heard.numbers, task->state.game, &task->state.position, &task->move);
    const char *const verdict = heard.verdict ? strchr(VERDICTS, heard.verdict) : NULL;
    if (heard.numbers.fault || !verdict) {
        read_refuse(FAULT_DAMAGED);
        return;
    }
    write_state();
    console_line.work.verdict = (uint8_t)(verdict - VERDICTS);
    write_verdict(console_line.work.verdict);
    text_char('\n');
    sentence_write();
}

void board_new(void)
{
    struct numbers numbers;

    write_numbers(&numbers);
    answer_match('n', &numbers);
}

// Waits until the match is no longer as it was told last, because a move that is shown has been played: a
// board that is watched tells of it. Then it is not watched any more, until the answer is written.
static void show_next(void)
{
    struct glass_match glass;

    if (!converse("w 1", 'w') || !await('m', ANSWER_MS)) {
        is_in_step = false;
        read_refuse(FAULT_SILENT_BOARD);
    } else if (!glass_read(&heard.numbers, &glass)) {
        read_refuse(FAULT_DAMAGED);
    } else if (converse("w 0", 'w')) {
        is_quiet = watches;
        glass_show(&glass);
    }
}

// A move of the line, or of the machine, is shown before it is played.
static void move(char letter, const struct numbers *numbers)
{
    struct glass_match before, glass;

    if (!ask_match('s', NULL, &before))
        return;
    // A machine whose turn it is finds its move without being asked.
    const bool moves_anyway = letter == 'r' && glass_is_machine_turn(&before);

    if (moves_anyway || (ask_match(letter, numbers, &glass) && glass_is_same(&before, &glass)))
        show_next();
    else if (!console_line.fault)
        glass_show(&glass);
}

void board_play(void)
{
    struct numbers numbers;
    const struct task *const task = &console_line.task;

    numbers_begin(&numbers, true);
    codec_write_move(&numbers, task->state.game, &task->state.position, &task->move);
    move('p', &numbers);
}

void board_reply(void)
{
    move('r', NULL);
}

void board_show(void)
{
    answer_match('s', NULL);
}

void board_undo(void)
{
    answer_match('u', NULL);
}

void board_watch(void)
{
    if (!converse("w 1", 'w'))
        return;
    watches = true;
    text_words("watch\n");
}

void board_watch_off(void)
{
    if (!converse("w 0", 'w'))
        return;
    watches = is_quiet = false;
    text_words("watch off\n");
}

void board_version(void)
{
    text_words("bouton " BOUTON_VERSION ", board ");
    text_words(name);
    text_char('\n');
}
