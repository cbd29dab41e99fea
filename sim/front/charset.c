// SPDX-License-Identifier: MIT
#include "front/charset.h"

#include <langinfo.h>
#include <locale.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h> // isatty

enum { BRAILLE = 0x2800, BRAILLE_LAST = 0x28FF };

static bool is_utf8;

void charset_init(void)
{
    setlocale(LC_CTYPE, "");
    is_utf8 = !strcmp(nl_langinfo(CODESET), "UTF-8");
}

bool charset_is_utf8(void)
{
    return is_utf8;
}

// Returns the next character of valid UTF-8 and advances *text.
static uint32_t next_code(const char **text)
{
    uint8_t first = (uint8_t) * (*text)++;
    uint32_t code = first < 0x80   ? first
                    : first < 0xE0 ? first & 0x1F
                    : first < 0xF0 ? first & 0x0F
                                   : first & 7;

    while (((uint8_t) * *text & 0xC0) == 0x80)
        code = code << 6 | ((uint8_t) * (*text)++ & 0x3F);
    return code;
}

// Returns the ASCII character for a braille character: the more dots, the darker the character.
static char braille_stand_in(uint32_t code)
{
    static const char ink[] = " .:+#@@@@";

    return ink[__builtin_popcount(code - BRAILLE)];
}

static char stand_in(uint32_t code)
{
    // Characters, and the ASCII characters that replace them
    static const struct {
        uint32_t code;
        char ascii;
    } known[] = {
        {U'─', '-'}, {U'│', '|'}, {U'┌', '+'}, {U'┐', '+'}, {U'└', '+'}, {U'┘', '+'}, // frames
        {U'●', '#'}, {U'◐', '*'}, {U'○', 'o'}, {U'·', '.'}, {U'♪', '~'},              // lights and sound
        {U'█', '#'}, {U'▟', '#'}, {U'▙', '#'}, {U'▜', '#'}, {U'▛', '#'}, {U'▒', 'o'}, // large lights
        {U'→', '>'}, {U'←', '<'}, {U'¥', 'Y'}, {U'°', 'o'},                           // the display's ROM
        {U'ä', 'a'}, {U'ö', 'o'}, {U'ü', 'u'}, {U'ß', 's'}, {U'ñ', 'n'}, // letters in the display's ROM
    };

    if (code < 0x80)
        return (char)code;
    if (code >= BRAILLE && code <= BRAILLE_LAST)
        return braille_stand_in(code);
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (known[i].code == code)
            return known[i].ascii;
    return '?';
}

const char *charset_fit(const char *text)
{
    static char ascii[512];
    size_t length = 0;

    if (is_utf8)
        return text;
    while (*text && length < sizeof ascii - 1)
        ascii[length++] = stand_in(next_code(&text));
    ascii[length] = '\0';
    return ascii;
}

void charset_print(const char *text)
{
    fputs(isatty(STDOUT_FILENO) ? charset_fit(text) : text, stdout);
}
