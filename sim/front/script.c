// SPDX-License-Identifier: MIT
#include "front/script.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXPECT_MS = 5000, TEXT_BYTES = MATRIX_TEXT_BYTES, LINE_BYTES = 256, COUNT_MAX = 1000 };

const char script_help[] =
    "press KEY [TIMES]       tap a key\n"
    "hold KEY TIME           keep it down so long (800ms, 1.5s)\n"
    "push KEY, release KEY   move a key and leave it there\n"
    "wait TIME\n"
    "expect row N \"...\"      row 1 or 2 must read so within 5 s of simulated time\n"
    "expect text \"...\"       must be somewhere on the glass within 5 s\n"
    "expect leds \"...\"       must look so within 5 s, row by row: O on, o dim, * blinking,\n"
    "                        + blinking but dim, . off\n"
    "expect matrix           must look within 5 s like the eight lines that follow, each of 32\n"
    "                        LEDs: # lit, . dark\n"
    "expect text \"...\"       on a matrix: must be read on it within 5 s, moving or not\n"
    "expect now ...          must be so at once\n"
    "show                    print the glass or the LEDs\n"
    "reset                   press the reset button\n"
    "bounce TIME             let contacts chatter so long from now on\n"
    "unplug, plug            pull the display out, put it back\n"
    "KEY is right, up, down, left or ok; on the pocket toy next, take or ok; # starts a\n"
    "comment\n";

struct step {
    unsigned line;
    const struct command *command;
    unsigned key;
    unsigned count;
    unsigned ms;  // to wait, at most or in all
    unsigned row; // 0: either
    bool leds, matrix;
    char text[TEXT_BYTES];
};

struct command {
    const char *name;
    const char *arguments; // k key, c count or nothing, t time, e what is expected, d: for a display
    bool (*run)(const struct step *step, struct bench *bench);
};

struct script {
    const char *path;
    const struct board *board;
    unsigned count;
    struct step *steps;
};

static bool run_press(const struct step *step, struct bench *bench)
{
    for (unsigned i = 0; i < step->count; i++)
        if (!bench_tap(bench, step->key))
            return false;
    return true;
}

static bool run_hold(const struct step *step, struct bench *bench)
{
    return bench_hold(bench, step->key, step->ms);
}

static bool run_push(const struct step *step, struct bench *bench)
{
    bench_push(bench, step->key);
    return true;
}

static bool run_release(const struct step *step, struct bench *bench)
{
    bench_release(bench, step->key);
    return true;
}

static bool run_wait(const struct step *step, struct bench *bench)
{
    return bench_run_ms(bench, step->ms);
}

static bool run_expect(const struct step *step, struct bench *bench)
{
    if (step->matrix)
        return bench_wait_matrix(bench, step->text, step->ms);
    if (bench->board->matrix)
        return bench_wait_reads(bench, step->text, step->ms);
    return step->leds ? bench_wait_leds(bench, step->text, step->ms)
                      : bench_wait_row(bench, step->row, step->text, step->ms);
}

static bool run_show(const struct step *step, struct bench *bench)
{
    char frame[BENCH_FRAME_BYTES];

    (void)step;
    bench_frame(bench, frame);
    fputs(frame, stdout);
    return true;
}

static bool run_reset(const struct step *step, struct bench *bench)
{
    (void)step;
    machine_reset(&bench->machine);
    return true;
}

static bool run_bounce(const struct step *step, struct bench *bench)
{
    bench_set_bounce(bench, step->ms * 1000);
    return true;
}

static bool run_unplug(const struct step *step, struct bench *bench)
{
    (void)step;
    lcd_unplug(&bench->lcd);
    return true;
}

static bool run_plug(const struct step *step, struct bench *bench)
{
    lcd_plug(&bench->lcd, step->line);
    return true;
}

static const struct command commands[] = {
    {"press", "kc", run_press},    {"hold", "kt", run_hold}, {"push", "k", run_push},
    {"release", "k", run_release}, {"wait", "t", run_wait},  {"expect", "e", run_expect},
    {"show", "", run_show},        {"reset", "", run_reset}, {"bounce", "t", run_bounce},
    {"unplug", "d", run_unplug},   {"plug", "d", run_plug},
};

// Cuts the next word off the line, a quoted text without its quotes. NULL at the end or at a comment. *quote
// tells whether it was quoted, and is left at '?' if the quote never closes.
static char *next_word(char **line, char *quote)
{
    char *word = *line + strspn(*line, " \t\r\n");
    char *end;

    *quote = '\0';
    if (*word == '\0' || *word == '#')
        return NULL;
    if (*word == '"') {
        end = strchr(++word, '"');
        *quote = end ? '"' : '?';
    } else {
        end = word + strcspn(word, " \t\r\n");
    }
    if (end && *end)
        *end++ = '\0';
    *line = end ? end : word + strlen(word);
    return word;
}

static const char *parse_key(const struct board *board, struct step *step, char **line)
{
    static char wrong[120];
    char quote;
    const char *word = next_word(line, &quote);

    step->key = word ? board_key(board, word) : PIN_KEYS_MAX;
    snprintf(wrong, sizeof wrong, "a key is wanted here: %s", board_key_names(board));
    return step->key == PIN_KEYS_MAX ? wrong : NULL;
}

static const char *parse_count(struct step *step, char **line)
{
    char quote, *end;
    const char *word = next_word(line, &quote);
    long count = word ? strtol(word, &end, 10) : 1;

    if ((word && *end) || count < 1 || count > COUNT_MAX)
        return "how many times? 1 to 1000";
    step->count = (unsigned)count;
    return NULL;
}

static const char *parse_time(struct step *step, char **line)
{
    static const char wrong[] = "a time is wanted here, such as 800ms or 1.5s, at most an hour";
    char quote, *unit;
    const char *word = next_word(line, &quote);
    double time = word ? strtod(word, &unit) : -1;

    if (word && !strcmp(unit, "s"))
        time *= 1000;
    else if (!word || strcmp(unit, "ms"))
        return wrong;
    if (!(time >= 0 && time <= 3600e3))
        return wrong;
    step->ms = (unsigned)time;
    return NULL;
}

static const char *parse_expectation(const struct board *board, struct step *step, char **line)
{
    const char *wrong = board->leds     ? "expect what? leds \"...\""
                        : board->matrix ? "expect what? matrix or text \"...\""
                                        : "expect what? row 1 \"...\", row 2 \"...\" or text \"...\"";
    char quote;
    const char *word = next_word(line, &quote);
    const bool now = word && !strcmp(word, "now");

    step->ms = now ? 0 : EXPECT_MS;
    if (now)
        word = next_word(line, &quote);
    if (!word)
        return wrong;
    step->leds = !strcmp(word, "leds");
    if (step->leds != !!board->leds)
        return wrong;
    step->matrix = board->matrix && !strcmp(word, "matrix");
    if (step->matrix)
        return NULL; // its lines follow
    if (!board->matrix && !strcmp(word, "row")) {
        word = next_word(line, &quote);
        if (!word || (strcmp(word, "1") && strcmp(word, "2")))
            return wrong;
        step->row = (unsigned)(*word - '0');
    } else if (!step->leds && strcmp(word, "text")) {
        return wrong;
    }
    word = next_word(line, &quote);
    if (!word || quote != '"')
        return quote == '?' ? "the quote is never closed" : wrong;
    if (step->leds && (strlen(word) != LED_TEXT_BYTES - 1 || strspn(word, "Oo*+. ") != strlen(word)))
        return "the LEDs are to be written so: \"O OOO OOOOO OOOOOOO\", of O, o, *, + and .";
    if (!step->leds && strlen(word) >= LCD_ROW_BYTES)
        return "the text is longer than a row";
    strcpy(step->text, word);
    return NULL;
}

// NULL or what is wrong.
static const char *parse_arguments(const struct board *board, struct step *step, char *line)
{
    const char *wrong = NULL;
    char quote;

    for (const char *argument = step->command->arguments; *argument && !wrong; argument++) {
        if (*argument == 'k')
            wrong = parse_key(board, step, &line);
        else if (*argument == 'd')
            wrong = board->lcd ? NULL : "this board has no display to plug";
        else if (*argument == 'c')
            wrong = parse_count(step, &line);
        else if (*argument == 't')
            wrong = parse_time(step, &line);
        else
            wrong = parse_expectation(board, step, &line);
    }
    if (!wrong && next_word(&line, &quote))
        wrong = "there is more on the line than belongs there";
    return wrong;
}

static const char *parse_step(const struct board *board, struct step *step, char *line, const char *name)
{
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (!strcmp(name, commands[i].name)) {
            step->command = &commands[i];
            return parse_arguments(board, step, line);
        }
    return "no such command; --help lists them";
}

// The lines of a picture. NULL or what is wrong.
static const char *read_picture(struct step *step, FILE *file)
{
    char buffer[LINE_BYTES], *to = step->text;

    for (unsigned row = 0; row < MAX7219_ROWS; row++, to += MAX7219_COLUMNS + 1) {
        const char *line = fgets(buffer, sizeof buffer, file);

        if (line)
            line += strspn(line, " \t");
        if (!line || strspn(line, "#.") != MAX7219_COLUMNS ||
            strspn(line + MAX7219_COLUMNS, " \t\r\n") != strlen(line + MAX7219_COLUMNS))
            return "eight lines are to follow, each of 32 # and .";
        memcpy(to, line, MAX7219_COLUMNS);
        to[MAX7219_COLUMNS] = '\n';
    }
    *to = '\0';
    return NULL;
}

static bool read_steps(struct script *script, FILE *file, char *error, size_t size)
{
    char buffer[LINE_BYTES];

    for (unsigned number = 1, more = 0; fgets(buffer, sizeof buffer, file); number += 1 + more) {
        struct step step = {.line = number};
        char quote, *line = buffer;
        bool is_whole = strchr(buffer, '\n') || feof(file);
        const char *name = next_word(&line, &quote);
        const char *wrong = is_whole ? NULL : "the line is too long";

        if (name && !wrong)
            wrong = parse_step(script->board, &step, line, name);
        more = step.matrix ? MAX7219_ROWS : 0;
        if (step.matrix && !wrong)
            wrong = read_picture(&step, file);
        if (wrong) {
            snprintf(error, size, "%s:%u: %s", script->path, number, wrong);
            return false;
        }
        if (!name)
            continue;
        script->steps = realloc(script->steps, (script->count + 1) * sizeof step);
        script->steps[script->count++] = step;
    }
    if (ferror(file)) {
        snprintf(error, size, "cannot read %s: %m", script->path);
        return false;
    }
    return true;
}

struct script *script_read(const char *path, const struct board *board, char *error, size_t size)
{
    FILE *file = fopen(path, "r");

    if (!file) {
        snprintf(error, size, "cannot read %s: %m", path);
        return NULL;
    }

    struct script *script = calloc(1, sizeof *script);

    script->path = path;
    script->board = board;
    if (!read_steps(script, file, error, size)) {
        script_free(script);
        script = NULL;
    }
    fclose(file);
    return script;
}

void script_free(struct script *script)
{
    free(script->steps);
    free(script);
}

static void report_miss(const struct script *script, const struct step *step, struct bench *bench)
{
    const char *when = step->ms ? "within 5 s" : "now";
    char frame[BENCH_FRAME_BYTES], what[LINE_BYTES];

    bench_frame(bench, frame);
    fprintf(stderr, "%s:%u: ", script->path, step->line);
    if (!bench_is_well(bench, what, sizeof what))
        fprintf(stderr, "%s\n", what);
    else if (step->leds)
        fprintf(stderr, "the LEDs are not \"%s\" %s\n", step->text, when);
    else if (step->matrix)
        fprintf(stderr, "the matrix is not so %s:\n%sbut so:\n", when, step->text);
    else if (bench->board->matrix)
        fprintf(stderr, "\"%s\" is not read %s\n", step->text, when);
    else if (step->row)
        fprintf(stderr, "row %u is not \"%s\" %s\n", step->row, step->text, when);
    else
        fprintf(stderr, "\"%s\" is not on the glass %s\n", step->text, when);
    fprintf(stderr, "%s", frame);
}

bool script_play(const struct script *script, struct bench *bench)
{
    char ignored[LINE_BYTES];

    for (unsigned i = 0; i < script->count; i++) {
        const struct step *step = &script->steps[i];

        if (!step->command->run(step, bench) || !bench_is_well(bench, ignored, sizeof ignored)) {
            fflush(stdout);
            report_miss(script, step, bench);
            return false;
        }
    }
    return true;
}
