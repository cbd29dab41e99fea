// SPDX-License-Identifier: MIT
#include "eye_lcd.h"

#include "robot/sight.h"

enum { LINES = 8, OF_FRAME = 8, A_ROW = 5, FIELD = 3 };

static const uint8_t *cells, *glyphs;

// The robot looks at this frame in place of a display.
uint8_t lcd_cell_code(const struct lcd *lcd, unsigned row, unsigned column)
{
    (void)lcd;
    return cells[(row - 1) * LCD_COLUMNS + column];
}

uint8_t lcd_cell_line(const struct lcd *lcd, unsigned row, unsigned column, unsigned line)
{
    const uint8_t code = lcd_cell_code(lcd, row, column);

    return code < OF_FRAME ? glyphs[LINES * code + line] : 0;
}

// What will change is marked, unless an arrow stands there: piles by a glyph, or by the stones that go.
static bool has_marks(const struct sight *sight, const struct scene *scene, const struct position *after)
{
    const uint8_t shape = scene->game->shape;

    for (unsigned i = 0; i < sight->count; i++) {
        const unsigned before = scene->position.part[i], now = after->part[i];

        switch (shape) {
        case SHAPE_PILES:
        case SHAPE_PAIR:
        case SHAPE_STAIRS:
            if (!sight->as_numbers) {
                if (sight->taken[i] != before - now)
                    return false;
                break;
            }
            if ((int)i == scene->selected || scene->selected == scene->position.count)
                break;
            // fall through
        case SHAPE_COINS:
        case SHAPE_LETTERS:
        case SHAPE_TOKENS:
        case SHAPE_BOXES:
            if (sight->marked[i] != (before != now))
                return false;
            break;
        case SHAPE_BAR:
            if (sight->taken[i] != before - now)
                return false;
        }
    }
    return true;
}

static bool has_selection(const struct sight *sight, const struct scene *scene)
{
    const int count = scene->position.count, selected = scene->selected;

    switch (scene->game->shape) {
    case SHAPE_PILES:
    case SHAPE_PAIR:
    case SHAPE_STAIRS:
        if (selected == count)
            return sight->selected == count - 1;
        return sight->selected == selected || selected >= (int)sight->count;
    case SHAPE_MEN:
        return sight->selected == (selected < 0 ? 0 : selected / 2);
    }
    return true;
}

bool eye_sees(const uint8_t *of_cells, const uint8_t *of_glyphs, const struct scene *scene, unsigned *fields)
{
    static struct robot robot;
    struct position after = scene->position;
    struct sight sight;

    cells = of_cells;
    glyphs = of_glyphs;
    robot.game = scene->game;
    robot.position = scene->position;
    game_play(&after, &scene->move);
    const bool sees = sight_board(&robot, &sight);

    *fields = sight.as_numbers && sight.count > A_ROW ? (sight.count - A_ROW) * FIELD : 0;
    return sees && sight_is(&sight, scene->game, &after, false) && has_marks(&sight, scene, &after) &&
           has_selection(&sight, scene);
}
