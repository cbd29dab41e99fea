// SPDX-License-Identifier: MIT
// Prints the messages of the exhibit in one language, in which more letters have dots than the LCD has in its
// ROM. A text with parts is a title with its rules. usage: dots <number of the language>
#include "ui/matrix/dots.h"
#include "ui/screens/pen.h"

#include <stdio.h>
#include <stdlib.h>

#define ROW(id, class, numbers) {#id, id},
static const struct {
    const char *name;
    uint8_t id;
} messages[] = {MESSAGES(ROW)};
#undef ROW

static void print_code(uint8_t code)
{
    static const char *const letters[] = {['['] = "ä", ['\\'] = "ö", [']'] = "ü", ['^'] = "ß",  ['`'] = "ñ",
                                          ['"'] = "á", ['$'] = "é",  ['%'] = "í", ['*'] = "ó",  [';'] = "ú",
                                          ['<'] = "è", ['='] = "à",  ['>'] = "ç", [0x7e] = "→", [0x7f] = "←"};
    if (code < sizeof letters / sizeof letters[0] && letters[code])
        fputs(letters[code], stdout);
    else
        putchar(code);
}

// The letters that are not ASCII, dot by dot.
static void print_letters(void)
{
    struct matrix_frame frame;
    static const char letters[] = "[\\]^`\"$%*;<=>";
    puts("\nTheir letters");
    for (uint8_t line = 0; line < DOTS_HEIGHT; line++) {
        for (const char *letter = letters; *letter; letter++) {
            dots_begin(&frame);
            dots_go(0);
            dots_character((uint8_t)*letter);
            for (uint8_t column = 0; column < CHARACTER_WIDTH; column++)
                putchar(frame.column[column] >> line & 1 ? 'O' : '.');
            fputs("  ", stdout);
        }
        putchar('\n');
    }
}

int main(int count, char **arguments)
{
    struct view view = {.position.set = 1 << 1 | 1 << 3 | 1 << 4,
                        .number = {3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7}};
    if (count != 2 || atoi(arguments[1]) >= LANGUAGES)
        return 1;
    view.language = (uint8_t)atoi(arguments[1]);
    puts("\nMessages on the dots, where they scroll; / between the lines of rules");
    for (unsigned i = 0; i < sizeof messages / sizeof messages[0]; i++) {
        uint8_t cells[2 * COLUMNS];
        const FLASH uint8_t *rest = 0;
        printf("%-24s|", messages[i].name);
        do {
            if (rest)
                fputs(" / ", stdout);
            pen_begin(cells, &view);
            rest = rest ? pen_text(rest) : pen_message(messages[i].id);
            for (uint8_t at = 0; at < pen_cell(); at++)
                print_code(cells[at]);
        } while (rest);
        puts("|");
    }
    print_letters();
    return 0;
}
