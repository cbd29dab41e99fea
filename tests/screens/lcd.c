// SPDX-License-Identifier: MIT
// Prints what the LCD shows in one language: each message, then each screen of the menu and each page of
// rules. usage: lcd <number of the language>
#include "keeper.h"
#include "place.h"
#include "ui/lcd/lcd_view.h"
#include "ui/screens/pen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROW(id, class, numbers) {#id, id, numbers},
static const struct {
    const char *name;
    uint8_t id;
    const char *digits; // of each number
} messages[] = {MESSAGES(ROW)};
#undef ROW

enum { SEEN_MAX = 2000, BAR_COLUMNS = 4 };
enum { ONE_DIGIT = 3, TWO_DIGITS = 12, THREE_DIGITS = 112 };

static struct lcd_frame frame;
static struct view view;
static uint16_t now;

static void print_cell(uint8_t code)
{
    static const char *const letters[] = {
        ['['] = "ä", ['\\'] = "ö", [']'] = "ü", ['^'] = "ß", ['`'] = "ñ", [0x7e] = "→", [0x7f] = "←"};
    if (code < LCD_GLYPHS)
        fputs("▒", stdout);
    else if (code < sizeof letters / sizeof letters[0] && letters[code])
        fputs(letters[code], stdout);
    else
        putchar(code);
}

static void print_row(uint8_t row)
{
    putchar('|');
    for (uint8_t i = 0; i < LCD_COLUMNS; i++)
        print_cell(frame.cell[row][i]);
    puts("|");
}

static void print_name(const char *name)
{
    printf("%-24s", name);
}

static void print_section(const char *title)
{
    printf("\n%s\n", title);
    print_name("");
    puts("|....5....10...15|");
}

static uint8_t blanks(const uint8_t *cells, uint8_t count)
{
    uint8_t found = 0;
    for (uint8_t i = 0; i < count; i++)
        found += cells[i] == ' ';
    return found;
}

static void draw(void)
{
    lcd_view_draw(&frame, &view);
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

static void set_numbers(const char *digits)
{
    uint8_t *number = view.number;
    for (uint8_t i = 0; digits[i] && digits[i] != '@'; i++) {
        if (digits[i] == '4')
            *number++ = 10 * ONE_DIGIT + i; // hundreds
        *number++ = i + (digits[i] == '3' ? THREE_DIGITS : digits[i] == '2' ? TWO_DIGITS : ONE_DIGIT);
    }
}

// Beside eight piles there is room for a short form.
static void print_short_form(void)
{
    set_up(GAME_NIM, VIEW_BOARD);
    view.position.count = PILES_MAX;
    view.places = 0; // numbers
    draw();
    print_name("  in short");
    print_row(1);
}

// True if the message can stand beside a bar.
static bool is_of_bar(uint8_t message)
{
    static const uint8_t notes[] = {MSG_YOUR_MOVE, MSG_PLAYER_MOVES, MSG_OK_OR_HINT, MSG_MY_TURN,
                                    MSG_GAME_OVER, MSG_BITE,         MSG_I_BITE,     MSG_POISON};
    static const uint8_t other_news[] = {MSG_YOUR_MOVE_OF, MSG_PILE_LIMIT, MSG_HINT_DRAW,
                                         MSG_NO_STONES,    MSG_TOO_LARGE,  MSG_DRAWS_OF};
    const enum message_class class = message_class(message);
    if (class == CLASS_NEWS)
        return !memchr(other_news, message, sizeof other_news);
    return class == CLASS_WAITING || memchr(notes, message, sizeof notes);
}

static void print_beside_bar(void)
{
    uint8_t text[CELLS];
    pen_begin(text, &view);
    pen_message(view.message);
    if (view.message == MSG_YOUR_MOVE)
        pen_message(MSG_OK_RULES); // stands behind it
    const uint8_t written = LCD_COLUMNS - blanks(text, LCD_COLUMNS);
    set_up(GAME_CHOMP, VIEW_BOARD);
    draw();
    uint8_t seen = 0;
    for (uint8_t row = 0; row < LCD_ROWS; row++) {
        print_name(row ? "" : "  beside a bar");
        print_row(row);
        seen += LCD_COLUMNS - BAR_COLUMNS - blanks(frame.cell[row], LCD_COLUMNS - BAR_COLUMNS);
    }
    if (seen != written)
        puts("  COVERED");
}

static void print_message(uint8_t i)
{
    const uint8_t message = messages[i].id, class = message_class(message);
    const bool stands_with_board = class >= CLASS_NOTE;
    set_up(message == MSG_ARROWS ? GAME_DAG : GAME_SUB, VIEW_TITLE);
    view.message = message;
    view.second = NO_MESSAGE;
    view.turn = message == MSG_YOUR_MOVE ? YOUR_TURN : NO_TURN;
    set_numbers(messages[i].digits);
    uint8_t text[CELLS];
    pen_begin(text, &view);
    const bool has_short_form = pen_message(message) && stands_with_board;
    memset(&frame, ' ', sizeof frame);
    memcpy(frame.cell[0], text, LCD_COLUMNS);
    print_name(messages[i].name);
    print_row(0);
    if (pen_cell() > LCD_COLUMNS)
        puts("  OVERFLOW");
    if (has_short_form)
        print_short_form();
    if (stands_with_board && is_of_bar(message))
        print_beside_bar();
}

static uint8_t seen[SEEN_MAX][CELLS];
static int seen_count;

// Prints the screen unless it was printed before.
static void print_screen(void)
{
    draw();
    for (int i = 0; i < seen_count; i++)
        if (!memcmp(seen[i], frame.cell, CELLS))
            return;
    if (seen_count == SEEN_MAX)
        abort();
    memcpy(seen[seen_count++], frame.cell, CELLS);
    putchar('\n');
    print_row(0);
    print_row(1);
}

static void tap(uint8_t key)
{
    now += 50;
    ui_tick(&ui, now);
    ui_event(&ui, (struct event){key, KEY_PRESS}, now);
    ui_event(&ui, (struct event){key, KEY_TAP}, now);
    view = *look();
    draw();
}

// Presses the key until the screen is again what it was; prints all screens.
static void go_round(uint8_t key, void (*do_at_each)(void))
{
    uint8_t first[CELLS];
    draw();
    memcpy(first, frame.cell, CELLS);
    do {
        print_screen();
        if (do_at_each)
            do_at_each();
        tap(key);
    } while (memcmp(first, frame.cell, CELLS));
}

// Changes the value of a setting, or turns the pages; not the game, which is changed by print_menu.
static void change_value(void)
{
    if (view.message != MSG_GAME && view.message != MSG_WHICH)
        go_round(KEY_DOWN, 0);
}

static void print_menu(uint8_t row)
{
    ui.settings = (struct settings){.game = row};
    ui_set_level(&ui, LEVEL_MIN);
    ui_go(&ui, SCREEN_MENU);
    view = *look();
    go_round(KEY_RIGHT, change_value);
}

// Two messages that stand together, and their numbers.
static const struct {
    uint8_t message, second, number[3];
} pairs[] = {
    {MSG_SPLASH, MSG_PRESS_OK, {0}},          {MSG_YOU_WIN, MSG_AGAIN_OR_MENU, {0}},
    {MSG_YOU_WIN, MSG_TRY_LEVEL, {3}},        {MSG_YOU_WIN_HINTS, MSG_AGAIN_OR_MENU, {2}},
    {MSG_YOU_HAD_IT, MSG_RETRY_OR_MENU, {0}}, {MSG_BOUTON_WINS, MSG_AGAIN_OR_MENU, {0}},
    {MSG_A_DRAW, MSG_AGAIN_OR_MENU, {0}},     {MSG_PLAYER_WINS, MSG_AGAIN_OR_MENU, {2}},
};

static void print_pairs(void)
{
    view.kind = VIEW_TITLE;
    for (uint8_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        view.second = pairs[i].second;
        view.number[2] = pairs[i].number[2];
        show_message(&view, pairs[i].message, pairs[i].number[0], pairs[i].number[1]);
        print_screen();
    }
}

int main(int count, char **arguments)
{
    if (count != 2 || atoi(arguments[1]) >= LANGUAGES)
        return 1;
    ui_init(&ui, &no_keeper, 0, now);
    ui.language = view.language = (uint8_t)atoi(arguments[1]);
    print_section("Messages on the LCD, numbers of two digits being 12, 13, 14, of three 112, 113. ▒: a "
                  "glyph of its own");
    for (uint8_t i = 0; i < sizeof messages / sizeof messages[0]; i++)
        print_message(i);
    puts("\nTwo messages");
    print_pairs();
    puts("\nThe menu, with all values, and the rules, page by page, game after game");
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        if (title_of(row)->family)
            print_menu(row);
    puts("\nWhat a game without rules would show");
    view.kind = VIEW_RULES;
    view.message = TITLE_MORE;
    view.page = 1;
    print_screen();
    return 0;
}
