// SPDX-License-Identifier: MIT
// Piles stand in the first row as stones, two a cell, where all fit, otherwise as numbers, three cells each:
// five piles, the rest in the second row. The message has what is left of the second row.
#include "ui/view_16x2.h"

enum { COLUMNS = 16, NUMBER_CELLS = 3, NUMBERS_A_ROW = 5 };
enum { ARROW_RIGHT = 0x7e, ARROW_LEFT = 0x7f };
enum { STONE_STONE = 1, STONE_GHOST, STONE_NONE, GHOST_GHOST, GHOST_NONE, UP_DOWN, FEWER };

const FLASH uint8_t view_16x2_glyphs[8][8] = {
    [STONE_STONE] = {0, 0, 0x1b, 0x1b, 0x1b, 0x1b, 0, 0},
    [STONE_GHOST] = {0, 0, 0x18, 0x18, 0x18, 0x1b, 0, 0},
    [STONE_NONE] = {0, 0, 0x18, 0x18, 0x18, 0x18, 0, 0},
    [GHOST_GHOST] = {0, 0, 0, 0, 0, 0x1b, 0, 0},
    [GHOST_NONE] = {0, 0, 0, 0, 0, 0x18, 0, 0},
    [UP_DOWN] = {0x08, 0x1c, 0x08, 0x0a, 0x0a, 0x02, 0x07, 0x02},
    [FEWER] = {0, 0, 0x04, 0x04, 0x15, 0x0e, 0x04, 0},
};

// Writes n right-aligned so that it ends before *end, and returns its first cell.
static uint8_t *draw_number(uint8_t *end, uint8_t n)
{
    uint8_t tens = 0;
    for (; n >= 10; n -= 10)
        tens++;
    *--end = '0' + n;
    if (tens)
        *--end = '0' + tens;
    return end;
}

static void draw_text(uint8_t *cells, const FLASH char *text, const uint8_t *number)
{
    for (; *text; text++) {
        if (*text != '#') {
            *cells++ = *text;
            continue;
        }
        uint8_t digits = *number < 10 ? 1 : 2;
        draw_number(cells + digits, *number++);
        cells += digits;
    }
}

static uint8_t stone_cells(part_t stones)
{
    return stones < 3 ? 1 : (uint8_t)(stones + 1) / 2;
}

static bool stones_fit(const struct view *view)
{
    if (!view->start)
        return false;
    uint8_t cells = 0;
    for (uint8_t i = 0; i < view->position->count; i++) {
        cells += 1 + stone_cells(view->start[i]);
        if (cells > COLUMNS)
            return false;
    }
    return true;
}

static uint8_t marker(const struct view *view, uint8_t pile)
{
    if (pile == view->selected)
        return ARROW_RIGHT;
    return view->take[pile] ? FEWER : ' ';
}

static uint8_t *draw_stones(uint8_t *cells, const struct view *view, uint8_t pile)
{
    const part_t stones = view->position->part[pile], stay = stones - view->take[pile];
    *cells++ = pile == view->selected ? ARROW_RIGHT : ' ';
    uint8_t *const end = cells + stone_cells(view->start[pile]);
    if (stones == 0)
        *cells = '-';
    for (part_t i = 0; i < stones; i += 2) {
        uint8_t glyph = i < stay ? STONE_NONE : GHOST_NONE;
        if (i + 1 < stones)
            glyph = i + 1 < stay ? STONE_STONE : i < stay ? STONE_GHOST : GHOST_GHOST;
        *cells++ = glyph;
    }
    return end;
}

static void draw_board(const struct view *view, uint8_t cells[2][COLUMNS])
{
    const uint8_t count = view->position->count;
    const FLASH char *message = word_text(view->word);
    uint8_t *row = cells[0], *message_cells = cells[1];
    bool stones = stones_fit(view);
    for (uint8_t i = 0; i < count; i++) {
        if (stones) {
            row = draw_stones(row, view, i);
            continue;
        }
        if (i == NUMBERS_A_ROW)
            row = cells[1];
        *row = marker(view, i);
        row += NUMBER_CELLS;
        draw_number(row, view->position->part[i] - view->take[i]);
    }
    if (!stones && count > NUMBERS_A_ROW) {
        const FLASH char *in_short = word_text(view->word + 1);
        if (*in_short) {
            message = in_short;
            message_cells += (PILES_MAX - NUMBERS_A_ROW) * NUMBER_CELLS;
        } else {
            for (uint8_t i = 0; i < COLUMNS; i++)
                cells[1][i] = ' ';
        }
    }
    draw_text(message_cells, message, view->number);
}

void view_16x2_draw(const struct view *view, uint8_t cells[2][COLUMNS])
{
    for (uint8_t i = 0; i < COLUMNS; i++)
        cells[0][i] = cells[1][i] = ' ';
    if (view->kind == VIEW_BOARD) {
        draw_board(view, cells);
        return;
    }
    uint8_t indent = 0;
    if (view->kind == VIEW_SETTING) {
        cells[0][0] = ARROW_LEFT;
        cells[0][COLUMNS - 1] = ARROW_RIGHT;
        cells[1][0] = UP_DOWN;
        draw_text(&cells[1][9], word_text(WORD_OK_PLAY), view->number);
        indent = 1;
    }
    draw_text(&cells[0][indent], word_text(view->word), view->number);
    draw_text(&cells[1][indent], word_text(view->second), view->number);
}
