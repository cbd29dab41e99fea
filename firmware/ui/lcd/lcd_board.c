// SPDX-License-Identifier: MIT
#include "ui/lcd/lcd_view.h"

#include "ui/screens/pen.h"    // messages and numbers
#include "ui/screens/screen.h" // the view

// Numbers of piles take three cells each: five piles stand in the first row, the rest in the second one, with
// the message behind them.
enum { NUMBER_CELLS = 3, NUMBERS_A_ROW = 5, MESSAGE = ROW_2 + (PILES_MAX - NUMBERS_A_ROW) * NUMBER_CELLS };
enum { STONES_SHOWN = 24 };                  // of a heap; above this a number
enum { TOKEN_CELLS = 6, AT_REST_CELLS = 2 }; // 13>20; 8
enum { OK_RULES_CELL = ROW_2 + 12 };

static struct lcd_frame *frame; // the frame to fill

// The present part, 0..count-1
static struct part {
    uint8_t count, number;
    part_t now, after; // before and after the shown changes (ui_after)
} part;

// Goes to the next part; false after the last one.
static bool next_part(void)
{
    if (++part.number == part.count)
        return false;
    part.now = ui.view.position->part[part.number];
    part.after = ui_after(part.number);
    return true;
}

// Returns the code in front of the part: an arrow if it is selected.
static uint8_t mark(void)
{
    const uint8_t selected = ui.view.selected;
    const bool both = selected == ui.view.position->count;
    return part.number == selected || both ? ARROW_RIGHT : ' ';
}

// Draws more than a row of numbers only with a short message.
static void draw_numbers(void)
{
    if (part.count > NUMBERS_A_ROW) {
        pen_clear(ROW_2);
        const FLASH uint8_t *const in_short = pen_message(ui.view.message);
        if (in_short) {
            pen_clear(ROW_2);
            pen_go(MESSAGE);
            pen_text(in_short);
        } else {
            part.count = NUMBERS_A_ROW;
        }
        pen_go(ROW_1);
    }
    while (next_part()) {
        uint8_t code = mark();
        if (part.number == NUMBERS_A_ROW)
            pen_go(ROW_2);
        if (code == ' ' && part.after != part.now)
            code = part.after < part.now ? FEWER : MORE;
        pen_put(code);
        if (part.after < 10)
            pen_put(' ');
        pen_number(part.after);
    }
}

// Draws stones, two a cell, of which the first `left` are not removed.
static void draw_stones(uint8_t stones, uint8_t left)
{
    for (uint8_t i = 0; i < stones; i++) {
        uint8_t glyph = i < left ? STONE_NONE : REMOVED_NONE;
        if (++i < stones) {
            glyph--;
            if (i < left)
                glyph--;
        }
        pen_put(glyph);
    }
}

static uint8_t cells_of(part_t stones)
{
    if (!stones)
        stones = 1;
    return (uint8_t)(stones + 1) / 2;
}

// Each pile keeps the cells that it had at the start, if they are enough for all piles.
static void draw_piles(void)
{
    const part_t *place = ui.start;
    uint16_t cells = part.count;
    for (uint8_t i = 0; ui.view.keeps_places && i < part.count; i++)
        cells += cells_of(place[i]);
    if (!ui.view.keeps_places || cells > COLUMNS) {
        draw_numbers();
        return;
    }
    while (next_part()) {
        pen_put(mark());
        const uint8_t next = pen_cell() + cells_of(*place++);
        if (!part.now)
            pen_put('-');
        draw_stones(part.now, part.after);
        pen_go(next);
    }
}

static void draw_message(void)
{
    pen_clear(ROW_2);
    pen_message(ui.view.message);
    if (ui.view.message == MSG_YOUR_MOVE) {
        pen_go(OK_RULES_CELL);
        pen_message(MSG_OK_RULES);
    }
}

static void draw_heap(void)
{
    const uint8_t stones = ui.view.position->stones;
    uint8_t left = stones, message = MSG_STONES;
    if (ui.view.shows_move)
        left -= ui.move.amount;
    if (ui.view.params == PARAM_S) {
        message = MSG_BY_SET;
    } else if (stones <= STONES_SHOWN && ui.view.kind == VIEW_BOARD) {
        draw_stones(stones, left);
        pen_put(' ');
        message = NO_MESSAGE;
    }
    pen_number(left);
    pen_message(message);
    if (pen_cell() > COLUMNS && ui.view.kind == VIEW_BOARD) { // S has no room here; the rules tell it
        pen_clear(ROW_1);
        pen_number(left);
        pen_message(MSG_STONES);
        draw_message();
    }
}

// Puts a man or coin into its cell, and a removed one into the cell that it leaves. Empty cells show '_',
// cells with several coins their number.
static void draw_man(uint8_t man, uint8_t first_column)
{
    uint8_t *const cells = frame->cell[0], *cell = &cells[(uint8_t)(part.now - first_column) % COLUMNS];
    if (*cell == '_')
        *cell = REMOVED;
    cell = &cells[(uint8_t)(part.after - first_column) % COLUMNS];
    if (*cell == BLACK)
        man = '2';
    else if (*cell >= '2' && *cell <= '9')
        man = *cell + 1;
    *cell = man;
}

static void draw_empty(uint8_t cells)
{
    for (; cells; cells--)
        pen_put('_');
}

static void draw_strip(void)
{
    draw_empty(COLUMNS);
    while (next_part())
        draw_man(BLACK, 0);
}

// Writes the number of cells between the men of a row: goes on from the black one to the white one.
static void put_gap(void)
{
    const part_t black = part.after;
    next_part();
    pen_number((part.after < black ? black - part.after : part.after - black) - 1);
}

// Draws the selected row, its columns from 1, and the gaps of all rows, with an arrow at that of the selected
// one.
static void draw_men(void)
{
    const uint8_t selected = ui.view.selected == NO_PART ? 0 : ui.view.selected & ~1;
    draw_empty(ui.view.position->columns);
    pen_put(' ');
    while (next_part()) {
        const bool is_selected = part.number == selected;
        if (is_selected) {
            draw_man(BLACK, 1);
            pen_put(ARROW_RIGHT);
        }
        put_gap();
        if (is_selected)
            draw_man(WHITE, 1);
    }
}

// Draws a coin or letter for each part, by what it is after the shown changes and whether they change it;
// with blanks between them if there is room.
static void draw_codes(void)
{
    static const FLASH uint8_t coins[][2] = {{'T', TURNED_T}, {'H', TURNED_H}};
    static const FLASH uint8_t letters[][2] = {{'_', '_'}, {'S', TURNED_S}, {'O', TURNED_O}};
    const FLASH uint8_t(*const codes)[2] = ui.view.shape == SHAPE_COINS ? coins : letters;
    while (next_part()) {
        if (part.number && part.count <= COLUMNS / 2)
            pen_put(' ');
        const FLASH uint8_t *code = codes[part.after];
        if (part.after != part.now)
            code++;
        pen_put(*code);
    }
}

// Draws the vertices of tokens, or the boxes. While no move is chosen, words say that tokens are there.
static void draw_tokens(void)
{
    uint8_t width = TOKEN_CELLS;
    if (ui.view.shape == SHAPE_TOKENS && !ui_has_move()) {
        width = AT_REST_CELLS;
        pen_message(MSG_TOKEN_AT);
    }
    while (next_part()) {
        const uint8_t next = pen_cell() + width;
        pen_number(part.now);
        if (part.after != part.now) {
            pen_put(ARROW_RIGHT);
            pen_number(part.after);
        }
        pen_go(next);
    }
}

// Draws the parts, or the gaps of men.
static void draw_list(bool men)
{
    while (next_part()) {
        if (part.number)
            pen_put('-');
        if (men)
            put_gap();
        else
            pen_number(part.now);
    }
}

static void draw_count(void)
{
    pen_number(part.count);
    pen_message(MSG_CELLS);
}

// Draws a start position in the form of the menu.
static void draw_start(void)
{
    switch (ui.view.shape) {
    case SHAPE_HEAP:
        draw_heap();
        break;
    case SHAPE_COINS:
        draw_codes();
        break;
    case SHAPE_LETTERS:
        draw_count();
        break;
    default:
        draw_list(ui.view.shape == SHAPE_MEN);
    }
}

static void draw_bar(void)
{
    lcd_draw_bar(frame);
}

typedef void drawing_t(void);

// What draws all parts of a shape on the board, by enum shape
static drawing_t *const FLASH drawings[SHAPES] = {
    [SHAPE_PILES] = draw_piles,   [SHAPE_HEAP] = draw_heap,     [SHAPE_STAIRS] = draw_numbers,
    [SHAPE_PAIR] = draw_piles,    [SHAPE_STRIP] = draw_strip,   [SHAPE_BAR] = draw_bar,
    [SHAPE_COINS] = draw_codes,   [SHAPE_TOKENS] = draw_tokens, [SHAPE_MEN] = draw_men,
    [SHAPE_LETTERS] = draw_codes, [SHAPE_BOXES] = draw_tokens,
};

static bool has_stones(uint8_t shape)
{
    return shape == SHAPE_PILES || shape == SHAPE_HEAP || shape == SHAPE_STAIRS || shape == SHAPE_PAIR ||
           shape == SHAPE_BOXES || shape == SHAPE_TOKENS;
}

static void draw_board(void)
{
    const uint8_t shape = ui.view.shape;
    lcd_use_glyphs(frame, has_stones(shape) ? GLYPHS_STONES : GLYPHS_TOKENS);
    draw_message();
    pen_go(ROW_1);
    drawings[shape]();
    uint8_t *const corner = &frame->cell[0][COLUMNS - 1];
    if (ui.screen == SCREEN_WHY && *corner == ' ')
        *corner = ARROW_RIGHT; // leads to the next step
}

void lcd_draw_position(struct lcd_frame *to)
{
    frame = to;
    part.count = ui.view.position->count;
    part.number = NO_PART;
    if (ui.view.kind == VIEW_START)
        draw_start();
    else
        draw_board();
}
