// SPDX-License-Identifier: MIT
#include "ui/lcd/lcd_view.h"

#include "ui/screens/pen.h" // messages and numbers

// A pile drawn as a number needs three characters. A row has room for five piles.
enum { NUMBER_CELLS = 3, NUMBERS_A_ROW = 5, MESSAGE = ROW_2 + (PILES_MAX - NUMBERS_A_ROW) * NUMBER_CELLS };
enum { STONES_SHOWN = 24 }; // largest heap drawn stone by stone; a larger heap is drawn as a number
enum { TOKEN_CELLS = 6, AT_REST_CELLS = 2 }; // widths of "13>20" and of "8"
enum { OK_RULES_CELL = ROW_2 + 12 };

// View to draw, and current part. All drawing functions share this variable, to save a parameter.
static struct drawing {
    struct lcd_frame *frame; // frame of the display to draw into
    struct walk walk;
} drawn;

static bool next_part(void)
{
    return walk_next(&drawn.walk);
}

// Returns an arrow if the current part is selected, otherwise a blank.
static uint8_t mark(void)
{
    return drawn.walk.is_selected ? ARROW_RIGHT : ' ';
}

// Draws piles as numbers. More than five piles need a short message.
static void draw_numbers(void)
{
    if (drawn.walk.count > NUMBERS_A_ROW) {
        pen_clear(ROW_2);
        const FLASH uint8_t *const in_short = pen_message(drawn.walk.view->message);
        if (in_short) {
            pen_clear(ROW_2);
            pen_go(MESSAGE);
            pen_text(in_short);
        } else {
            drawn.walk.count = NUMBERS_A_ROW;
        }
        pen_go(ROW_1);
    }
    while (next_part()) {
        uint8_t code = mark();
        if (drawn.walk.number == NUMBERS_A_ROW)
            pen_go(ROW_2);
        if (code == ' ' && drawn.walk.after != drawn.walk.now)
            code = drawn.walk.after < drawn.walk.now ? FEWER : MORE;
        pen_put(code);
        if (drawn.walk.after < 10)
            pen_put(' ');
        pen_number(drawn.walk.after);
    }
}

// Draws two stones in each character. The first `left` stones remain, others look removed.
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

// Draws the piles stone by stone, or as numbers if there is no room.
static void draw_piles(void)
{
    const part_t *place = drawn.walk.view->places;
    uint16_t cells = drawn.walk.count;
    for (uint8_t i = 0; place && i < drawn.walk.count; i++)
        cells += cells_of(place[i]);
    if (!place || cells > COLUMNS) {
        draw_numbers();
        return;
    }
    while (next_part()) {
        pen_put(mark());
        const uint8_t next = pen_cell() + cells_of(*place++);
        if (!drawn.walk.now)
            pen_put('-');
        draw_stones(drawn.walk.now, drawn.walk.after);
        pen_go(next);
    }
}

static void draw_message(void)
{
    pen_clear(ROW_2);
    pen_message(drawn.walk.view->message);
    if (drawn.walk.view->turn == YOUR_TURN || drawn.walk.view->turn == YOUR_FIRST_TURN) {
        pen_go(OK_RULES_CELL);
        pen_message(MSG_OK_RULES);
    }
}

static void draw_heap(void)
{
    const uint8_t stones = drawn.walk.view->position.stones, left = drawn.walk.view->left;
    uint8_t message = MSG_STONES;
    if (drawn.walk.view->params == PARAM_S) {
        message = MSG_BY_SET;
    } else if (stones <= STONES_SHOWN && drawn.walk.view->kind == VIEW_BOARD) {
        draw_stones(stones, left);
        pen_put(' ');
        message = NO_MESSAGE;
    }
    pen_number(left);
    pen_message(message);
    // the list of allowed numbers is too long for the row
    if (pen_cell() > COLUMNS && drawn.walk.view->kind == VIEW_BOARD) {
        pen_clear(ROW_1);
        pen_number(left);
        pen_message(MSG_STONES);
        draw_message();
    }
}

// Draws a man or a coin, with a mark at its old place.
static void draw_man(uint8_t man, uint8_t first_column)
{
    uint8_t *const cells = drawn.frame->cell[0],
                   *cell = &cells[(uint8_t)(drawn.walk.now - first_column) % COLUMNS];
    if (*cell == '_')
        *cell = REMOVED;
    cell = &cells[(uint8_t)(drawn.walk.after - first_column) % COLUMNS];
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

// Writes the number of cells between a row's black man and white man.
static void put_gap(void)
{
    const part_t black = drawn.walk.after;
    next_part();
    pen_number((drawn.walk.after < black ? black - drawn.walk.after : drawn.walk.after - black) - 1);
}

// Draws the men of the selected row. Writes the gaps of all rows.
static void draw_men(void)
{
    const uint8_t selected = drawn.walk.view->selected == NO_PART ? 0 : drawn.walk.view->selected & ~1;
    draw_empty(drawn.walk.view->position.columns);
    pen_put(' ');
    while (next_part()) {
        const bool is_selected = drawn.walk.number == selected;
        if (is_selected) {
            draw_man(BLACK, 1);
            pen_put(ARROW_RIGHT);
        }
        put_gap();
        if (is_selected)
            draw_man(WHITE, 1);
    }
}

// Draws a character for each coin or letter.
static void draw_codes(const FLASH uint8_t (*codes)[2])
{
    while (next_part()) {
        if (drawn.walk.number && drawn.walk.count <= COLUMNS / 2)
            pen_put(' ');
        const FLASH uint8_t *code = codes[drawn.walk.after];
        if (drawn.walk.after != drawn.walk.now)
            code++;
        pen_put(*code);
    }
}

static void draw_coins(void)
{
    static const FLASH uint8_t codes[][2] = {{'T', TURNED_T}, {'H', TURNED_H}};
    draw_codes(codes);
}

static void draw_letters(void)
{
    static const FLASH uint8_t codes[][2] = {{'_', '_'}, {'S', TURNED_S}, {'O', TURNED_O}};
    draw_codes(codes);
}

// Writes each part's value in `width` characters, and the new value after a change.
static void draw_in_cells(uint8_t width)
{
    while (next_part()) {
        const uint8_t next = pen_cell() + width;
        pen_number(drawn.walk.now);
        if (drawn.walk.after != drawn.walk.now) {
            pen_put(ARROW_RIGHT);
            pen_number(drawn.walk.after);
        }
        pen_go(next);
    }
}

static void draw_boxes(void)
{
    draw_in_cells(TOKEN_CELLS);
}

// Writes the number of each token's vertex.
static void draw_tokens(void)
{
    uint8_t width = TOKEN_CELLS;
    if (!drawn.walk.view->has_move) {
        width = AT_REST_CELLS;
        pen_message(MSG_TOKEN_AT);
    }
    draw_in_cells(width);
}

// Writes the values of all parts.
static void draw_list(void)
{
    while (next_part()) {
        if (drawn.walk.number)
            pen_put('-');
        pen_number(drawn.walk.now);
    }
}

// Writes the distances between the men.
static void draw_gaps(void)
{
    while (next_part()) {
        if (drawn.walk.number)
            pen_put('-');
        put_gap();
    }
}

static void draw_count(void)
{
    pen_number(drawn.walk.count);
    pen_message(MSG_CELLS);
}

static void draw_bar(void)
{
    lcd_draw_bar(drawn.frame, drawn.walk.view);
}

typedef void drawing_t(void);

// How each shape is drawn, indexed by enum shape
static const FLASH struct drawing_row {
    drawing_t *draw, *draw_start; // draws a position in a match, or a start position in the menu
    uint8_t glyphs;
} drawings[SHAPES] = {
    [SHAPE_PILES] = {draw_piles, draw_list, GLYPHS_STONES},
    [SHAPE_HEAP] = {draw_heap, draw_heap, GLYPHS_STONES},
    [SHAPE_STAIRS] = {draw_numbers, draw_list, GLYPHS_STONES},
    [SHAPE_PAIR] = {draw_piles, draw_list, GLYPHS_STONES},
    [SHAPE_BOXES] = {draw_boxes, draw_list, GLYPHS_STONES},
    [SHAPE_TOKENS] = {draw_tokens, draw_list, GLYPHS_STONES},
    [SHAPE_STRIP] = {draw_strip, draw_list, GLYPHS_TOKENS},
    [SHAPE_BAR] = {draw_bar, draw_list, GLYPHS_TOKENS},
    [SHAPE_COINS] = {draw_coins, draw_coins, GLYPHS_TOKENS},
    [SHAPE_MEN] = {draw_men, draw_gaps, GLYPHS_TOKENS},
    [SHAPE_LETTERS] = {draw_letters, draw_count, GLYPHS_TOKENS},
};

void lcd_draw_position(struct lcd_frame *to, const struct view *of)
{
    const FLASH struct drawing_row *const drawing = &drawings[of->shape];
    drawing_t *draw = drawing->draw_start;
    drawn.frame = to;
    walk_begin(&drawn.walk, of);
    if (of->kind != VIEW_START) {
        draw = drawing->draw;
        lcd_use_glyphs(to, drawing->glyphs);
        draw_message();
        pen_go(ROW_1);
    }
    draw();
    uint8_t *const corner = &to->cell[0][COLUMNS - 1];
    if (of->leads_on && *corner == ' ')
        *corner = ARROW_RIGHT;
}
