// SPDX-License-Identifier: MIT
// Stones and numbers: piles, steps, the heap, tokens on a graph, boxes, and start positions of all games.
#include "ui/board_16x2.h"

// Numbers of piles take three cells each: five piles stand in the first row, the rest in the second one, with
// the message behind them.
enum { NUMBER_CELLS = 3, NUMBERS_A_ROW = 5, MESSAGE = ROW_2 + (PILES_MAX - NUMBERS_A_ROW) * NUMBER_CELLS };
enum { STONES_SHOWN = 24 }; // of the heap
enum { TOKEN_CELLS = 5, BOX_CELLS = 9 };

// Stones, two a cell, and ghosts of those that do not stay.
static void draw_stones(uint8_t stones, uint8_t stay)
{
    for (uint8_t i = 0; i < stones; i += 2)
        pen_put(STONE_STONE + 2 * (i >= stay) + (i + 1 >= stay) + (i + 1 >= stones));
}

// A pile keeps the cells that it had at the start.
static uint8_t stone_cells(const struct view *view, uint8_t pile)
{
    const uint8_t most = view->start[pile];
    return most ? (most + 1) / 2 : 1;
}

// Steps are numbers, as they grow.
static bool stones_fit(const struct view *view)
{
    if (!view->start || view->shape == SHAPE_STAIRS)
        return false;
    uint8_t cells = 0;
    for (uint8_t i = 0; i < view->position->count; i++)
        cells += 1 + stone_cells(view, i);
    return cells <= COLUMNS;
}

// The message in short, where it has a short form, so that the second row has room for piles.
static bool make_room(const FLASH uint8_t *in_short)
{
    if (!in_short)
        return false;
    pen_clear(ROW_2);
    pen_at = MESSAGE;
    pen_text(in_short);
    pen_at = ROW_1;
    return true;
}

void draw_piles(const struct view *view, const FLASH uint8_t *in_short)
{
    const bool as_stones = stones_fit(view);
    uint8_t count = view->position->count;
    if (!as_stones && count > NUMBERS_A_ROW && !make_room(in_short))
        count = NUMBERS_A_ROW;
    for (uint8_t i = 0; i < count; i++) {
        const part_t stones = view->position->part[i], after = view_after(view, i);
        uint8_t mark = ' ';
        if (i == view->selected || (view->selected == BOTH_PILES && view->shape == SHAPE_PAIR))
            mark = ARROW_RIGHT;
        else if (!as_stones && after != stones)
            mark = after < stones ? FEWER : MORE;
        if (as_stones) {
            pen_put(mark);
            const uint8_t next = pen_at + stone_cells(view, i);
            if (stones == 0)
                pen_put('-');
            draw_stones(stones, after);
            pen_at = next;
        } else {
            if (i == NUMBERS_A_ROW)
                pen_at = ROW_2;
            pen_put(mark);
            pen_number_right(after);
        }
    }
}

static void put_heap(const struct view *view, uint8_t stones)
{
    pen_number(stones);
    pen_word(view->params == PARAM_S ? WORD_BY_SET : WORD_STONES);
}

void draw_heap(const struct view *view)
{
    const uint8_t stones = view->position->stones;
    const uint8_t stay = view->move ? stones - view->move->amount : stones;
    if (view->params == PARAM_S || stones > STONES_SHOWN) {
        put_heap(view, stay);
    } else {
        draw_stones(stones, stay);
        pen_put(' ');
        pen_number(stay);
    }
}

void draw_tokens(const struct view *view)
{
    const bool boxes = view->shape == SHAPE_BOXES;
    for (uint8_t i = 0; i < view->position->count; i++) {
        const part_t now = view->position->part[i], after = view_after(view, i);
        const uint8_t next = pen_at + (boxes ? BOX_CELLS : TOKEN_CELLS);
        pen_put((boxes ? '1' : 'A') + i);
        if (boxes)
            pen_put(':');
        pen_number(now);
        if (after != now) {
            pen_put(ARROW_RIGHT);
            pen_number(after);
        }
        pen_at = next;
    }
}

// Of men their gaps.
void draw_start(const struct view *view)
{
    const struct position *position = view->position;
    const uint8_t first = pen_at;
    if (view->shape == SHAPE_HEAP) {
        put_heap(view, position->stones);
    } else if (view->shape == SHAPE_LETTERS) {
        pen_number(position->count);
        pen_word(WORD_CELLS);
    } else {
        for (uint8_t i = 0; i < position->count; i++) {
            if (view->shape == SHAPE_COINS) {
                pen_put(position->part[i] ? 'H' : 'T');
                continue;
            }
            if (pen_at != first)
                pen_put('-');
            pen_number(view->shape == SHAPE_MEN ? view_gap(view, i++) : position->part[i]);
        }
    }
}
