// SPDX-License-Identifier: MIT
#include "front/script_position.h"

#include <stdlib.h>
#include <string.h>

static const char blanks[] = " \t\r\n";

static const struct {
    const char *word;  // name in scripts
    const char *signs; // characters that stand for the values 0, 1, ...; NULL if values are numbers
    unsigned parts;    // largest number of parts
    unsigned min, max; // limits of a part's value
    unsigned cells;    // largest N of "of N" after the parts; 0: no "of N"
} shapes[SHOWN_SHAPES] = {
    [SHOWN_PILES] = {"piles", NULL, 8, 0, 99, 0},      [SHOWN_STAIRS] = {"stairs", NULL, 8, 0, 99, 0},
    [SHOWN_HEAP] = {"heap", NULL, 1, 0, 255, 0},       [SHOWN_STRIP] = {"strip", NULL, 16, 0, 15, 0},
    [SHOWN_TOKENS] = {"tokens", NULL, 8, 0, 63, 64},   [SHOWN_MEN] = {"men", NULL, 8, 1, 9, 9},
    [SHOWN_SQUARES] = {"squares", NULL, 8, 0, 8, 0},   [SHOWN_COINS] = {"coins", "TH", 16, 0, 1, 0},
    [SHOWN_LETTERS] = {"letters", "_SO", 16, 0, 2, 0}, [SHOWN_BOXES] = {"boxes", NULL, 2, 0, 99, 0},
};

static bool begins(char **line, const char *word)
{
    const size_t length = strlen(word);
    char *const at = *line + strspn(*line, blanks);

    if (strncmp(at, word, length) || (at[length] && !strchr(blanks, at[length])))
        return false;
    *line = at + length;
    return true;
}

// Reads a number. Returns false if the number is missing or above `max`.
static bool read_number(char **line, unsigned max, unsigned *number)
{
    char *const at = *line + strspn(*line, blanks), *end;

    if (*at < '0' || *at > '9')
        return false;
    const unsigned long read = strtoul(at, &end, 10);
    if (read > max)
        return false;
    *number = (unsigned)read;
    *line = end;
    return true;
}

// Reads a part. Some shapes have a character for a part, the others have a number.
static bool read_part(char **line, const struct shown_position *position, unsigned *part)
{
    const char *const signs = shapes[position->shape].signs;
    char *const at = *line + strspn(*line, blanks);

    if (!signs)
        return read_number(line, shapes[position->shape].max, part) && *part >= shapes[position->shape].min;
    const char *const sign = *at ? strchr(signs, *at) : NULL;
    if (!sign)
        return false;
    *part = (unsigned)(sign - signs);
    *line = at + 1;
    return true;
}

static const char *read_parts(char **line, enum shown_shape shape, struct shown_position *latest)
{
    *latest = (struct shown_position){.shape = shape, .selected = SHOWN_NONE, .looked = SHOWN_NONE};
    while (latest->count < shapes[shape].parts && read_part(line, latest, &latest->after[latest->count])) {
        latest->before[latest->count] = latest->after[latest->count];
        latest->count++;
    }
    if (!latest->count)
        return "expected the parts of the position";
    if (shapes[shape].cells &&
        (!begins(line, "of") || !read_number(line, shapes[shape].cells, &latest->cells)))
        return "expected the number of cells, as in: tokens 6 4 of 8";
    for (unsigned i = 0; latest->cells && i < latest->count; i++)
        if (latest->after[i] > latest->cells)
            return "a part is beyond the last cell";
    return NULL;
}

static const char *read_change(char **line, struct shown_position *latest)
{
    unsigned part, value;

    if (!read_number(line, latest->count, &part) || !part || !begins(line, "=") ||
        !read_part(line, latest, &value))
        return "expected a part of the latest position and its new value, such as pile 2 = 1";
    latest->after[part - 1] = value;
    return NULL;
}

static void read_arrows(char **line, struct shown_position *latest)
{
    unsigned vertex;

    latest->arrows = 0;
    if (begins(line, "to"))
        while (read_number(line, shapes[SHOWN_TOKENS].max, &vertex))
            latest->arrows |= 1ull << vertex;
}

static const char *read_mark(char **line, struct shown_position *latest)
{
    unsigned part = latest->count + 1;

    if (!begins(line, "all") && (!read_number(line, latest->count, &part) || !part))
        return "expected a part of the latest position, or all";
    latest->selected = (int)part - 1;
    latest->looked = SHOWN_NONE;
    if (latest->shape == SHOWN_TOKENS)
        read_arrows(line, latest);
    return NULL;
}

static const char *read_look(char **line, struct shown_position *latest)
{
    unsigned vertex;

    if (latest->shape != SHOWN_TOKENS || !read_number(line, shapes[SHOWN_TOKENS].max, &vertex))
        return "expected a vertex of a graph";
    latest->looked = (int)vertex;
    latest->selected = SHOWN_NONE;
    read_arrows(line, latest);
    return NULL;
}

// Words that can follow `expect` and change the latest expected position
static const struct {
    const char *word;
    const char *(*read)(char **line, struct shown_position *latest);
} changes[] = {{"pile", read_change}, {"part", read_change}, {"mark", read_mark}, {"look", read_look}};
enum { CHANGES = sizeof changes / sizeof changes[0] };

bool script_position_has_word(const char *word)
{
    for (unsigned shape = 0; shape < SHOWN_SHAPES; shape++)
        if (!strcmp(word, shapes[shape].word))
            return true;
    for (unsigned i = 0; i < CHANGES; i++)
        if (!strcmp(word, changes[i].word))
            return true;
    return false;
}

const char *script_position_read(const char *word, char **line, struct shown_position *latest)
{
    const char *wrong = NULL;

    for (unsigned shape = 0; shape < SHOWN_SHAPES && !wrong; shape++)
        if (!strcmp(word, shapes[shape].word))
            wrong = read_parts(line, (enum shown_shape)shape, latest);
    if (!latest->count)
        return wrong ? wrong : "first expect a whole position, such as piles 3 4 5";
    for (unsigned i = 0; i < CHANGES && !wrong;)
        if (!strcmp(word, changes[i].word) || begins(line, changes[i].word)) {
            wrong = changes[i].read(line, latest);
            word = "";
            i = 0;
        } else {
            i++;
        }
    return wrong;
}
