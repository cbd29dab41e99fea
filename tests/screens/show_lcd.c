// SPDX-License-Identifier: MIT
#include "lcd_print.h"
#include "show.h"
#include "ui/screens/ui.h"

#include <string.h>

enum { BESIDE_BAR = 11, PILE_FIELDS = 9 };

static struct lcd_frame frame;
static unsigned fields; // number of cells in row 2 that show piles
static bool is_bar;

void show_begin(struct ui *ui)
{
    ui_init(ui, 0, 0);
}

// Returns true if a name is in front of tokens at rest.
static bool are_named(const struct view *view)
{
    return view->shape != SHAPE_TOKENS || view->has_move || frame.cell[0][0] >= 'A';
}

bool show_has_scene(const struct scene *scene, const struct view *view, bool changed)
{
    (void)changed;
    lcd_view_draw(&frame, view);
    is_bar = scene->game->shape == SHAPE_BAR;
    return are_named(view) && eye_sees(frame.cell[0], frame.glyph[0], scene, &fields);
}

bool show_has_text(void)
{
    return true;
}

// Appends words, each after a single space.
static void add_words(char *words, const uint8_t *text, unsigned length)
{
    char *end = words + strlen(words);

    for (unsigned i = 0; i < length; i++) {
        if (text[i] == ' ')
            continue;
        if (i == 0 || text[i - 1] == ' ')
            *end++ = ' ';
        *end++ = (char)text[i];
    }
    *end = 0;
}

bool show_reads(const uint8_t *text, unsigned length, const uint8_t *in_short, unsigned short_length)
{
    char seen[3 * LCD_COLUMNS] = "", wanted[3 * LCD_COLUMNS] = "";

    if (is_bar)
        add_words(seen, frame.cell[0], BESIDE_BAR);
    if (fields)
        add_words(seen, frame.cell[1] + PILE_FIELDS, LCD_COLUMNS - PILE_FIELDS);
    else
        add_words(seen, frame.cell[1], is_bar ? BESIDE_BAR : LCD_COLUMNS);
    if (fields)
        add_words(wanted, in_short, short_length);
    else
        add_words(wanted, text, length);
    return !strcmp(seen, wanted);
}

uint8_t show_behind_turn(void)
{
    return MSG_OK_RULES;
}

void show_print(void)
{
    lcd_print(&frame);
}
