// SPDX-License-Identifier: MIT
// Boards that show one part after the other, and heaps.
#include "ui/lcd/board_16x2.h"

// Numbers of piles take three cells each: five piles stand in the first row, the rest in the second one, with
// the message behind them.
enum { NUMBER_CELLS = 3, NUMBERS_A_ROW = 5, MESSAGE = ROW_2 + (PILES_MAX - NUMBERS_A_ROW) * NUMBER_CELLS };
enum { STONES_SHOWN = 24 }; // of the heap
enum { TOKEN_CELLS = 6 };   // 13>20

// How to show parts: as those of a shape, steps as numbers, or in another way.
enum { AS_NUMBERS = SHAPE_STAIRS, AS_LIST = 0xfe, DONE };

// Coins, letters, and both about to be turned or written.
static const FLASH uint8_t codes[] = {'T', 'H', '_', 'S', 'O', TURNED_T, TURNED_H, '_', TURNED_S, TURNED_O};
enum { LETTERS = 2, CHANGED = 5 };

// Stones, two a cell, and ghosts of those that do not stay.
static void draw_stones(uint8_t stones, uint8_t stay)
{
    for (uint8_t i = 0; i < stones; i++) {
        const bool left = i < stay;
        uint8_t glyph = left ? STONE_NONE : GHOST_NONE;
        if (++i < stones) {
            glyph--;
            if (i < stay)
                glyph--;
        }
        pen_put(glyph);
    }
}

// A pile keeps the cells that it had at the start.
static void draw_pile(uint8_t most, uint8_t stones, uint8_t stay)
{
    const uint8_t next = pen_at + (most ? (uint8_t)(most + 1) / 2 : 1);
    if (stones == 0)
        pen_put('-');
    draw_stones(stones, stay);
    pen_at = next;
}

// Puts a man or coin into its cell, and a ghost where it comes from. Empty cells are '_', those with several
// coins their number.
static void draw_man(uint8_t now, uint8_t after, uint8_t man)
{
    uint8_t *const cells = pen_cells, *cell = &cells[now % COLUMNS];
    if (*cell == '_')
        *cell = GHOST;
    cell = &cells[after % COLUMNS];
    if (*cell == BLACK)
        man = '2';
    else if (*cell >= '2' && *cell <= '9')
        man = *cell + 1;
    *cell = man;
}

// Shows so many parts. If stones do not fit, the pen ends beyond the row.
static void draw_parts(uint8_t as, uint8_t count)
{
    const uint8_t shape = ui.view.shape, selected = ui.view.selected;
    for (uint8_t i = 0; i < count; i++) {
        const part_t after = view_after(i);
        part_t now = ui.position.part[i];
        const uint8_t next = pen_at + TOKEN_CELLS;
        uint8_t code = ' ';
        if (i == selected || selected == count) // both piles
            code = ARROW_RIGHT;
        switch (as) {
        case SHAPE_PILES:
            pen_put(code);
            draw_pile(ui.start[i], now, after);
            if (pen_at > COLUMNS)
                return;
            break;
        case SHAPE_STAIRS:
            if (i == NUMBERS_A_ROW)
                pen_at = ROW_2;
            if (code == ' ' && after != now)
                code = after < now ? FEWER : MORE;
            pen_put(code);
            if (after < 10)
                pen_put(' ');
            pen_number(after);
            break;
        case SHAPE_TOKENS:
        case SHAPE_BOXES:
            pen_number(now);
            if (after != now) {
                pen_put(ARROW_RIGHT);
                pen_number(after);
            }
            pen_at = next;
            break;
        case SHAPE_COINS:
        case SHAPE_LETTERS:
            code = after;
            if (shape == SHAPE_LETTERS)
                code += LETTERS;
            if (after != now)
                code += CHANGED;
            if (i && count <= COLUMNS / 2)
                pen_put(' ');
            pen_put(codes[code]);
            break;
        case SHAPE_STRIP:
            draw_man(now, after, BLACK);
            break;
        case SHAPE_MEN: // one row, its columns from 1, and the gaps of all
            code = i ^ (selected == NO_PART ? 0 : selected);
            if (code < 2) {
                draw_man(now - 1, after - 1, i & 1);
                if (i & 1)
                    pen_put(ARROW_RIGHT);
            }
            // fall through
        default: // a list
            if (shape == SHAPE_MEN) {
                if (!(i & 1))
                    break;
                now = view_after(i - 1) - after;
                if (now & 0x80)
                    now = -now;
                now--;
            }
            if (as == AS_LIST && pen_at != ROW_2 + 1)
                pen_put('-');
            pen_number(now);
        }
    }
}

static void draw_heap(void)
{
    const uint8_t stones = ui.position.stones;
    uint8_t stay = stones;
    if (ui.view.shows_move)
        stay -= ui.move.amount;
    if (stones <= STONES_SHOWN && ui.view.params != PARAM_S && ui.view.kind == VIEW_BOARD) {
        draw_stones(stones, stay);
        pen_put(' ');
        pen_number(stay);
    } else {
        pen_number(stay);
        pen_message(ui.view.params == PARAM_S ? MSG_BY_SET : MSG_STONES);
    }
}

void draw_start(void)
{
    const uint8_t count = ui.position.count;
    switch (ui.view.shape) {
    case SHAPE_HEAP:
        draw_heap();
        break;
    case SHAPE_LETTERS:
        pen_number(count);
        pen_message(MSG_CELLS);
        break;
    default:
        draw_parts(ui.view.shape == SHAPE_COINS ? SHAPE_COINS : AS_LIST, count);
    }
}

void draw_board(void)
{
    uint8_t as = ui.view.shape, count = ui.position.count, length = COLUMNS;
    if (as == SHAPE_PILES || as == SHAPE_PAIR) {
        as = AS_NUMBERS;
        if (ui.view.in_places) {
            draw_parts(SHAPE_PILES, count);
            if (pen_at <= COLUMNS)
                as = DONE;
            else
                pen_clear(ROW_1);
        }
    }
    pen_clear(ROW_2);
    const FLASH uint8_t *in_short = pen_message(ui.view.message);
    if (as == AS_NUMBERS && count > NUMBERS_A_ROW) {
        count = NUMBERS_A_ROW;
        if (in_short) {
            count = ui.position.count;
            pen_clear(ROW_2);
            pen_at = MESSAGE;
            pen_text(in_short);
        }
    }
    pen_at = ROW_1;
    switch (as) {
    case DONE:
        break;
    case SHAPE_HEAP:
        draw_heap();
        break;
    case SHAPE_BAR:
        draw_bar();
        break;
    case SHAPE_MEN:
        length = ui.position.most;
        // fall through
    case SHAPE_STRIP:
        while (pen_at < length)
            pen_put('_');
        pen_at++;
        // fall through
    default:
        draw_parts(as, count);
    }
}
