// SPDX-License-Identifier: MIT
// If this test fails, a text on the LCD is cut, covered or has a wrong number. All messages, rules and menus
// on the LCD, in every language. No text may be cut or covered, or have a placeholder or a wrong number.
#include "lcd_print.h"
#include "tap.h"
#include "texts.h"
#include "unit/ui_keys.h"
#include "notation/names.h"

#include <string.h>

enum { BAR_COLUMNS = 4, ROUND_MAX = 60 };

static struct lcd_frame frame;
static struct view view;
static unsigned seen_screens;

static unsigned letters_in(const uint8_t *cells, unsigned count)
{
    unsigned found = 0;
    for (unsigned i = 0; i < count; i++)
        found += cells[i] != ' ';
    return found;
}

static void set_up(uint8_t row, uint8_t kind)
{
    ui.settings = (struct settings){.game = row};
    ui_set_up(&ui, false);
    position_view(&ui, &view);
    view.kind = kind;
    view.selected = NO_PART;
    view.vertex = 0;
}

// Returns true if the message fits beside the chocolate bar, in two rows.
static bool fits_beside_bar(uint8_t message)
{
    uint8_t cells[2 * CELLS] = {0};
    unsigned seen = 0;
    const unsigned length = write_message(cells, &view, message), wanted = letters_in(cells, length);
    set_up(GAME_CHOMP, VIEW_BOARD);
    lcd_view_draw(&frame, &view);
    for (uint8_t row = 0; row < LCD_ROWS; row++)
        seen += letters_in(frame.cell[row], LCD_COLUMNS - BAR_COLUMNS);
    return seen == wanted;
}

// Returns true if the message may appear beside the chocolate bar.
static bool is_of_bar(uint8_t message)
{
    static const uint8_t notes[] = {MSG_PLAYER_MOVES, MSG_OK_OR_HINT, MSG_MY_TURN, MSG_GAME_OVER,
                                    MSG_BITE,         MSG_I_BITE,     MSG_POISON};
    static const uint8_t of_others[] = {MSG_YOUR_MOVE_OF, MSG_PILE_LIMIT, MSG_HINT_DRAW,
                                        MSG_NO_STONES,    MSG_TOO_LARGE,  MSG_DRAWS_OF};
    const enum message_class class = message_class(message);
    if (class == CLASS_NEWS)
        return !memchr(of_others, message, sizeof of_others);
    return class == CLASS_WAITING || memchr(notes, message, sizeof notes);
}

static bool message_is_true(const struct message_row *row)
{
    const enum message_class class = message_class(row->id);
    uint8_t cells[2 * CELLS];
    unsigned wanted[NUMBERS] = {0};
    set_up(row->id == MSG_ARROWS ? GAME_DAG : GAME_SUB, VIEW_TITLE);
    view.message = row->id;
    view.turn = NO_TURN;
    set_longest(&view, row->digits, wanted);
    const unsigned length = write_message(cells, &view, row->id);
    const unsigned count = (unsigned)strspn(row->digits, "1234");
    memcpy(frame.cell, cells, sizeof frame.cell); // for printing
    return length && has_longest(cells, length, wanted, class == CLASS_TITLE ? 0 : count) &&
           (!is_of_bar(row->id) || fits_beside_bar(row->id));
}

// Draws the view on an empty LCD frame.
static void draw(void)
{
    view = *look();
    memset(&frame, 0, sizeof frame);
    lcd_view_draw(&frame, &view);
}

static void tap_key(uint8_t key)
{
    tap_later(key);
    draw();
}

// Returns true if the row contains only this text between `from` and `end`.
static bool stands(uint8_t row, uint8_t from, uint8_t end, const uint8_t *text, unsigned length)
{
    if (length > (unsigned)(end - from) || memcmp(frame.cell[row] + from, text, length))
        return false;
    return !letters_in(frame.cell[row] + from + length, end - from - length);
}

// Returns the column at which the value in row 2 must end.
static uint8_t value_end(void)
{
    uint8_t cells[2 * CELLS];
    const unsigned length = write_message(cells, &view, MSG_OK_PLAY);
    const uint8_t at = 9;
    return memcmp(frame.cell[1] + at, cells, length) ? LCD_COLUMNS : at;
}

// Returns true if the numbers in the row are the position's parts.
static bool has_parts(const uint8_t *row, uint8_t end)
{
    unsigned numbers[LCD_COLUMNS];
    const unsigned count = numbers_in(row, end, numbers);
    for (unsigned i = 0; i < count; i++)
        if (i == view.position.count || numbers[i] != view.position.part[i])
            return false;
    return count == view.position.count;
}

static bool has_start(void)
{
    const uint8_t *const row = frame.cell[1];
    switch (view.shape) {
    case SHAPE_HEAP:
    case SHAPE_COINS:
    case SHAPE_LETTERS:
    case SHAPE_MEN:
        return letters_in(row + 1, LCD_COLUMNS - 1);
    default:
        return has_parts(row + 1, (uint8_t)(value_end() - 1));
    }
}

static bool screen_is_true(void)
{
    static const uint8_t up_down[LCD_GLYPH_LINES] = {0x08, 0x1c, 0x08, 0x0a, 0x0a, 0x02, 0x07, 0x02};
    uint8_t cells[2 * CELLS];
    const bool is_rules = view.kind == VIEW_RULES;
    seen_screens++;
    if (memcmp(frame.glyph[UP_DOWN], up_down, sizeof up_down))
        return false;
    if (is_rules && view.page) {
        pen_begin(cells, &view);
        const FLASH uint8_t *rest = pen_page(view.message, view.page);
        if (!rest || !stands(0, 0, LCD_COLUMNS - 1, cells, pen_cell()) ||
            frame.cell[0][LCD_COLUMNS - 1] != UP_DOWN)
            return false;
        pen_clear(ROW_1);
        memset(cells, ' ', sizeof cells);
        pen_begin(cells, &view);
        rest = pen_page(view.message, view.page);
        pen_go(ROW_2);
        pen_text(rest);
        return stands(1, 0, LCD_COLUMNS, cells + ROW_2, pen_cell() ? pen_cell() - ROW_2 : COLUMNS) &&
               has_longest(cells, CELLS, 0, 0);
    }
    const uint8_t label_end = is_rules ? LCD_COLUMNS - 2 : LCD_COLUMNS - 1;
    unsigned length = write_message(cells, &view, is_rules ? MSG_RULES : view.message);
    if (frame.cell[0][0] != ARROW_LEFT || frame.cell[0][label_end] != ARROW_RIGHT ||
        !stands(0, 1, label_end, cells, length))
        return false;
    if (view.kind == VIEW_START)
        return has_start();
    if (!view.second)
        return letters_in(frame.cell[1], LCD_COLUMNS) > 1;
    length = write_message(cells, &view, view.second);
    return stands(1, is_rules ? 0 : 1, value_end(), cells, length);
}

static unsigned wrong;

static void check_screen(void)
{
    if (screen_is_true())
        return;
    wrong++;
    printf("# %s\n", game_name(ui.match.game));
    lcd_print(&frame);
}

// Presses the key until the first screen appears again. Checks each screen.
static void go_round(uint8_t key, void (*do_at_each)(void))
{
    struct lcd_frame first = frame;
    unsigned presses = 0;
    do {
        check_screen();
        if (do_at_each)
            do_at_each();
        tap_key(key);
    } while (memcmp(first.cell, frame.cell, sizeof frame.cell) && presses++ < ROUND_MAX);
    wrong += presses >= ROUND_MAX;
}

// Checks all values of a setting, unless the setting chooses the game.
static void change_value(void)
{
    if (view.message != MSG_GAME && view.message != MSG_WHICH)
        go_round(KEY_DOWN, 0);
}

static void check_menu(uint8_t row)
{
    ui.settings = (struct settings){.game = row};
    ui_set_level(&ui, LEVEL_MIN);
    ui_go(&ui, SCREEN_MENU);
    draw();
    go_round(KEY_RIGHT, change_value);
}

int main(void)
{
    ui_init(&ui, 0, now);
    for (uint8_t language = 0; language < LANGUAGES; language++) {
        ui.language = view.language = language;
        unsigned wrong_messages = 0;
        for (unsigned i = 0; i < MESSAGE_ROWS; i++)
            if (!message_is_true(&message_rows[i])) {
                wrong_messages++;
                printf("# %s\n", message_rows[i].name);
                lcd_print(&frame);
            }
        tap_check(!wrong_messages, "language %u: %u of %u messages are cut, covered or wrong", language,
                  wrong_messages, MESSAGE_ROWS);
        wrong = seen_screens = 0;
        for (uint8_t row = 0; row < GAME_COUNT; row++)
            if (title_of(row)->family)
                check_menu(row);
        tap_check(!wrong && seen_screens > 500, "language %u: %u of %u screens of the menu are cut or wrong",
                  language, wrong, seen_screens);
    }
    return tap_done();
}
