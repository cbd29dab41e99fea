// SPDX-License-Identifier: MIT
#include "front/words.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { LINE_BYTES = 256, ID_BYTES = 40, FILE_BYTES = 1 << 16 };

static char file[FILE_BYTES]; // all texts of the language

bool words_open(const char *path)
{
    FILE *const stream = fopen(path, "r");

    if (!stream)
        return false;
    const size_t length = fread(file + 1, 1, sizeof file - 2, stream);
    file[0] = '\n';
    file[1 + length] = '\0';
    fclose(stream);
    return length && length < sizeof file - 2;
}

// Returns the first text of a message id, or NULL.
static const char *find_text(const char *id)
{
    char wanted[LINE_BYTES];

    snprintf(wanted, sizeof wanted, "\n%s ", id);
    const char *const found = strstr(file, wanted), *const text = found ? strchr(found + 1, '"') : NULL;
    return text ? text + 1 : NULL;
}

// Returns a message's text, or NULL. `word` may begin with MSG_.
static const char *text_of(const char *word)
{
    char id[ID_BYTES];

    snprintf(id, sizeof id, "MSG_%s", word);
    for (char *at = id; *at; at++)
        *at = (char)toupper((unsigned char)*at);
    const char *const text = find_text(id);
    return text ? text : find_text(id + strlen("MSG_"));
}

// Appends `length` characters of `more` to `text`, whose buffer has `size` bytes.
static void append(char *text, size_t size, const char *more, size_t length)
{
    const size_t before = strlen(text);

    snprintf(text + before, size - before, "%.*s", (int)length, more);
}

const char *words_say(char *line, char *text, size_t size)
{
    static const char blanks[] = " \t\r\n";
    static char wrong[LINE_BYTES];
    const char *rest = "\""; // rest of the message's text, from the next number on

    if (!file[0])
        return "expect says needs the option --words";
    text[0] = '\0';
    for (char *word = strtok(line, blanks); word && *word != '#'; word = strtok(NULL, blanks)) {
        const bool is_number = isdigit((unsigned char)*word);

        snprintf(wrong, sizeof wrong, "%s is not a message, and not a number of the message before it", word);
        if (is_number && *rest == '"')
            return wrong;
        append(text, size, is_number ? word : " ", is_number ? strlen(word) : text[0] != '\0');
        rest = is_number ? rest + 1 : text_of(word);
        if (!rest)
            return wrong;
        append(text, size, rest, strcspn(rest, "#%\""));
        rest += strcspn(rest, "#%\"");
    }
    return text[0] ? NULL : "expected a message";
}
