// SPDX-License-Identifier: MIT
#include "front/script_read.h"

#include "core/memory.h"
#include "front/duration.h"
#include "front/script_position.h"
#include "front/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXPECT_MS = 5000, LINE_BYTES = 256, COUNT_MAX = 1000 };
enum { UNTIL_MS = 2000, UNTIL_MAX = 100 }; // how long to look after each tap, and the largest number of taps

// Returns the next word or quoted text, or NULL. *quote becomes the quotation mark, or 0.
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

static const char *parse_key(const struct board *board, struct script_step *step, char **line)
{
    static char wrong[120];
    char quote;
    const char *word = next_word(line, &quote);

    step->key = word ? board_key(board, word) : KEYS_MAX;
    snprintf(wrong, sizeof wrong, "expected a key: %s", board_key_names(board));
    return step->key == KEYS_MAX ? wrong : NULL;
}

static const char *parse_time(struct script_step *step, char **line)
{
    char quote;
    const char *word = next_word(line, &quote);

    return word && duration_read(word, &step->ms) ? NULL
                                                  : "expected a time such as 800ms or 1.5s, at most an hour";
}

// Reads a row number from 1 to `rows`. Returns 0 for a wrong number.
static unsigned parse_row(char **line, unsigned rows)
{
    char quote;
    const char *word = next_word(line, &quote);

    return word && *word >= '1' && *word <= (char)('0' + rows) && !word[1] ? (unsigned)(*word - '0') : 0;
}

static const char *parse_text(struct script_step *step, char **line, const char *missing)
{
    char quote;
    const char *word = next_word(line, &quote);

    if (!word || quote != '"')
        return quote == '?' ? "the closing quote is missing" : missing;

    const char *fault = step->expectation->fault(word);

    if (!fault)
        strcpy(step->text, word);
    return fault;
}

static const char *parse_expectation(const struct board *board, struct script_step *step, char **line)
{
    static struct shown_position latest; // the latest expected position
    static char wrong[120];
    const struct display_ops *display = &displays[board->display];
    char quote;
    const char *word = next_word(line, &quote);
    const bool now = word && !strcmp(word, "now");

    snprintf(wrong, sizeof wrong, "expect what? %s", display->expectation_help);
    step->ms = now ? 0 : EXPECT_MS;
    if (now)
        word = next_word(line, &quote);
    if (word && display->has_position && script_position_has_word(word)) {
        const char *const fault = script_position_read(word, line, &latest);

        step->position = latest;
        return fault;
    }
    const bool says = word && !strcmp(word, "says");
    if (says)
        word = "text";
    step->expectation = display->expectations;
    while (step->expectation->word && (!word || strcmp(step->expectation->word, word)))
        step->expectation++;
    if (!step->expectation->word)
        return wrong;
    if (says) {
        const char *const fault = words_say(*line, step->text, sizeof step->text);

        *line += strlen(*line);
        return fault;
    }
    if (step->expectation->lines)
        return NULL; // the next lines of the script are the picture
    if (step->expectation->rows) {
        step->row = parse_row(line, step->expectation->rows);
        if (!step->row)
            return wrong;
    }
    return parse_text(step, line, wrong);
}

// Reads a number of repetitions, or `until` and an expectation.
static const char *parse_count(const struct board *board, struct script_step *step, char **line)
{
    char quote, *end;
    const char *word = next_word(line, &quote);
    step->is_until = word && !strcmp(word, "until");
    if (step->is_until) {
        const char *const wrong = parse_expectation(board, step, line);
        step->ms = UNTIL_MS;
        step->count = UNTIL_MAX;
        return wrong;
    }
    const long count = word ? strtol(word, &end, 10) : 1;

    if ((word && *end) || count < 1 || count > COUNT_MAX)
        return "expected how many times, 1 to 1000, or until";
    step->count = (unsigned)count;
    return NULL;
}

// Reads a command's arguments. Returns NULL, or the error.
static const char *parse_arguments(const struct board *board, struct script_step *step, char *line)
{
    const char *wrong = NULL;
    char quote;

    for (const char *argument = step->command->arguments; *argument && !wrong; argument++) {
        if (*argument == 'k')
            wrong = parse_key(board, step, &line);
        else if (*argument == 'd')
            wrong = displays[board->display].plug ? NULL : "this board has no display to plug";
        else if (*argument == 'c')
            wrong = parse_count(board, step, &line);
        else if (*argument == 't')
            wrong = parse_time(step, &line);
        else
            wrong = parse_expectation(board, step, &line);
    }
    if (!wrong && next_word(&line, &quote))
        wrong = "unexpected words at the end of the line";
    return wrong;
}

static const char *parse_step(const struct board *board, struct script_step *step, char *line,
                              const char *name)
{
    for (size_t i = 0; i < script_command_count; i++)
        if (!strcmp(name, script_commands[i].name)) {
            step->command = &script_commands[i];
            return parse_arguments(board, step, line);
        }
    return "no such command; --help lists them";
}

// Reads the lines of a picture. Returns NULL, or an error message.
static const char *read_picture(struct script_step *step, FILE *file)
{
    const unsigned columns = step->expectation->columns;
    char buffer[LINE_BYTES], *to = step->text;

    for (unsigned row = 0; row < step->expectation->lines; row++, to += columns + 1) {
        const char *line = fgets(buffer, sizeof buffer, file);

        if (line)
            line += strspn(line, " \t");
        if (!line || strspn(line, "#.") != columns ||
            strspn(line + columns, " \t\r\n") != strlen(line + columns))
            return "expected eight lines, each of 32 # and .";
        memcpy(to, line, columns);
        to[columns] = '\n';
    }
    *to = '\0';
    return NULL;
}

static bool read_steps(struct script *script, FILE *file, char *error, size_t size)
{
    char buffer[LINE_BYTES];

    for (unsigned number = 1, more = 0; fgets(buffer, sizeof buffer, file); number += 1 + more) {
        struct script_step step = {.line = number};
        char quote, *line = buffer;
        bool is_whole = strchr(buffer, '\n') || feof(file);
        const char *name = next_word(&line, &quote);
        const char *wrong = is_whole ? NULL : "the line is too long";

        if (name && !wrong)
            wrong = parse_step(script->board, &step, line, name);
        more = step.expectation && step.expectation->lines ? step.expectation->lines : 0;
        if (more && !wrong)
            wrong = read_picture(&step, file);
        if (wrong) {
            snprintf(error, size, "%s:%u: %s", script->path, number, wrong);
            return false;
        }
        if (!name)
            continue;
        script->steps = memory_resize(script->steps, (script->count + 1) * sizeof step);
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

    struct script *script = memory_new(sizeof *script);

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
