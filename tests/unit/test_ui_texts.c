// SPDX-License-Identifier: MIT
// If this test fails, a text does not fit on the LCD, or a game has a wrong title. Every text fits on the
// LCD, and every game has the right title.
#include "check.h"
#include "ui/lcd/lcd_view.h"
#include "ui/screens/pen.h"
#include "ui/screens/titles.h"
#include "ui/screens/venue.h"
#include "view_start.h"

static uint8_t cells[32];
static struct lcd_frame frame;

// Returns the columns allowed if all numbers are 10: more than 16 if real numbers are shorter.
static uint8_t room(uint8_t message)
{
    switch (message) {
    case MSG_BITE:
    case MSG_I_BITE:
    case MSG_BOTH_HANDS:
        return 16 + 2;
    case MSG_MAN:
    case MSG_MY_MAN:
        return 16 + 3;
    case MSG_YOU_LEAD:
    case MSG_I_LEAD:
    case MSG_YOU_WIN_HINTS:
    case MSG_I_TAKE:
    case MSG_I_ROLL:
    case MSG_I_STEP:
    case MSG_I_DIVIDE:
    case MSG_PILE_LIMIT:
    case MSG_WHY_GROUPS:
    case MSG_FACT_MISSING:
        return 16 + 1;
    default:
        return message_class(message) == CLASS_LABEL ? 14 : 16;
    }
}

static void test_messages_fit(void)
{
    view = (struct view){.number = {10, 10, 10}};
    uint8_t too_long = 0, in_short = 0;
    for (uint8_t message = 1; message < message_count; message++) {
        pen_begin(cells, &view);
        const FLASH uint8_t *more = pen_message(message);
        too_long += pen_cell() > room(message);
        if (!more || message_class(message) == CLASS_TITLE)
            continue;
        pen_clear(ROW_2);
        CHECK(!pen_text(more));
        const bool has_one_digit = message == MSG_WHY_OVER; // of the second number
        too_long += pen_cell() > ROW_2 + 7 + has_one_digit;
        in_short++;
    }
    CHECK_EQUAL(too_long, 0);
    CHECK(in_short > 0);
}

// The lines on a page of the rules have 15 and 16 columns.
static void test_pages_fit(void)
{
    view = (struct view){.number = {2, 10, 2}};
    uint8_t too_long = 0, titles = 0, pages = 0;
    for (uint8_t title = 1; title < message_count; title++) {
        if (message_class(title) != CLASS_TITLE)
            continue;
        view.number[0] = title == TITLE_TAKE_AWAY ? 10 : 2;
        const FLASH uint8_t *more;
        for (uint8_t page = 1; pen_begin(cells, &view), more = pen_page(title, page); page++) {
            too_long += pen_cell() > 15 || pen_cell() == 0;
            pen_go(ROW_2);
            pen_text(more);
            too_long += pen_cell() != 0 && pen_cell() < ROW_2;
            pages++;
        }
        pen_begin(cells, &view);
        CHECK(!pen_page(title, UINT8_MAX));
        titles++;
    }
    CHECK_EQUAL(too_long, 0);
    CHECK(titles == 24 && pages > 2 * titles);
}

static bool says(uint8_t from, const FLASH char *text)
{
    while (*text && cells[from] == (uint8_t)*text) {
        from++;
        text++;
    }
    return !*text && pen_cell() == from;
}

// The first and the last packed text are unpacked correctly. No message is empty.
static void test_packing(void)
{
    static const FLASH char first[] = "Bouton plays Nim", last[] = "40 can't reach 1", more[] = "More",
                            rule[] = "The rules are", more_rule[] = "not shown here.";
    pen_begin(cells, &view);
    CHECK(!pen_message(NO_MESSAGE) && pen_cell() == 0);
    CHECK(!pen_message(MSG_SPLASH) && says(0, first));
    pen_begin(cells, &view);
    CHECK_EQUAL(message_count - 1, MSG_FACT_MISSING);
    view = (struct view){.number = {40, 1}};
    CHECK(!pen_message(MSG_FACT_MISSING) && says(0, last));
    pen_begin(cells, &view);
    const FLASH uint8_t *rest = pen_message(TITLE_MORE);
    CHECK(rest && says(0, more));
    rest = pen_page(TITLE_MORE, 1);
    CHECK(rest && says(ROW_1, rule));
    pen_go(ROW_2);
    CHECK(!pen_text(rest) && says(ROW_2, more_rule));
}

// The numbers in the view appear on the pages of the rules in order.
static void test_page_numbers(void)
{
    static const FLASH char balls[] = "Roll 1-2 balls", most[] = "each up to 40", radius[] = "6 x radius 3.";
    view = (struct view){.number = {2, 40, 3}};
    pen_begin(cells, &view);
    CHECK(pen_page(TITLE_FOOTBALL, 1) && says(ROW_1, balls));
    pen_begin(cells, &view);
    CHECK(pen_page(TITLE_FOOTBALL, 2) && says(ROW_1, most));
    pen_begin(cells, &view);
    const FLASH uint8_t *const rest = pen_page(TITLE_FOOTBALL, 3);
    pen_go(ROW_2);
    CHECK(pen_text(rest) && says(ROW_2, radius));
}

// Checks the first and the last message, and the ends of some classes.
static void test_classes(void)
{
    CHECK(message_class(MSG_SPLASH) == CLASS_LINE && message_class(TITLE_MORE) == CLASS_TITLE);
    CHECK_EQUAL(message_class(MSG_TWO), CLASS_VALUE);
    CHECK(message_class(MSG_LAST_STONE_WINS) == CLASS_GOAL && message_class(MSG_SOS_WINS) == CLASS_GOAL);
    CHECK(message_class(MSG_TOO_LARGE) == CLASS_NEWS && message_class(MSG_THINKING) == CLASS_WAITING);
}

static bool same(const FLASH char *a, const FLASH char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

#define CALLED(name_, word_)                                                                                 \
    do {                                                                                                     \
        static const FLASH char name[] = name_;                                                              \
        uint8_t row_ = 0;                                                                                    \
        while (row_ < GAME_COUNT && !same(&games[row_].name[0], name))                                       \
            row_++;                                                                                          \
        CHECK(row_ < GAME_COUNT && title_of(row_)->name == word_);                                           \
        named++;                                                                                             \
    } while (0)

static void test_titles(void)
{
    uint8_t named = 0;
    CALLED("nim", TITLE_NIM);
    CALLED("moore", TITLE_NIM_K);
    CALLED("bnim", TITLE_BOUNDED);
    CALLED("poj2315", TITLE_FOOTBALL);
    CALLED("take", TITLE_TAKE_AWAY);
    CALLED("sub", TITLE_SUBTRACTION);
    CALLED("subsum", TITLE_SUBTRACTION_SUM);
    CALLED("mixed", TITLE_MIXED);
    CALLED("dag", TITLE_GRAPH);
    CALLED("everysg", TITLE_EVERY);
    CALLED("wythoff", TITLE_WYTHOFF);
    CALLED("fib", TITLE_FIBONACCI);
    CALLED("dyn1", TITLE_DYNAMIC);
    CALLED("stair", TITLE_STAIR);
    CALLED("chomp", TITLE_CHOMP);
    CALLED("nimble", TITLE_NIMBLE);
    CALLED("turtle_opt", TITLE_TURTLES);
    CALLED("turtle_man", TITLE_TURTLE_PAIRS);
    CALLED("turtle_edge", TITLE_TURTLE_EDGE);
    CALLED("northcott", TITLE_NORTHCOTT);
    CALLED("northcottr", TITLE_RETREAT);
    CALLED("sos", TITLE_SOS);
    CALLED("divide", TITLE_DIVIDE);
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        named += games[row].misere; // a misère game has no name, because it is a setting of the normal game
    CHECK_EQUAL(named, GAME_COUNT);
}

// Start positions fit into a row of the menu. Their pictures fit onto the LCD.
static void test_starts_fit(void)
{
    struct position *const position = &view.position;
    uint8_t bad = 0, starts = 0;
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        for (uint8_t start = 0; game_start(&games[row], start, position); start++) {
            view_start(row, start, VIEW_START, NO_PART, (struct move){0});
            const uint8_t *const shown = frame.cell[0];
            pen_begin(frame.cell[0], &view);
            pen_go(ROW_2 + 1);
            lcd_draw_position(&frame, &view);
            uint8_t end = pen_cell();
            while (end > ROW_2 + 1 && shown[(end - 1) % 32] == ' ')
                end--;
            bad += end > ROW_2 + COLUMNS;
            bad += view.shape == SHAPE_BAR && (position->count > 8 || position->part[0] > 8);
            bad += view.shape == SHAPE_MEN && position->columns + position->count / 2 + 2 > 16;
            bad += view.params == PARAM_S && position->set >> 16;
            for (uint8_t i = 0; view.shape == SHAPE_STRIP && i < position->count; i++)
                bad += position->part[i] >= COLUMNS;
            for (uint8_t i = 0; view.params == PARAM_GRAPH && i < position->vertices; i++) {
                uint8_t arrows = 0;
                for (vertex_set_t set = position->successors[i]; set; set &= set - 1)
                    arrows++;
                bad += arrows > 7;
            }
            starts++;
        }
    CHECK_EQUAL(bad, 0);
    CHECK(starts > GAME_COUNT);
}

// family_step visits all families and then returns to the first.
static void test_families(void)
{
    static struct ui ui;
    uint8_t row = 0, families = 0, wrong = 0;
    do {
        const uint8_t next = family_step(ui.venue, row, 1);
        wrong += family_step(ui.venue, next, -1) != row || title_of(next)->family == title_of(row)->family;
        row = next;
    } while (row && ++families < 20);
    CHECK(families == 10 && wrong == 0);
    CHECK(title_step(ui.venue, GAME_NIM, 1) == GAME_WYTHOFF &&
          title_step(ui.venue, GAME_NIM, -1) == GAME_STAIR &&
          title_step(ui.venue, GAME_CHOMP, 1) == GAME_CHOMP);
}

// A step of a stair uses the same columns after the number of its coins has grown.
static void test_stairs(void)
{
    static const FLASH char before[] = "  1\x7e 2 10", after[] = "  1\x7e"
                                                                 "12\x07 0";
    view = (struct view){.kind = VIEW_BOARD,
                         .shape = SHAPE_STAIRS,
                         .selected = 1,
                         .position = {.count = 3, .part = {1, 2, 10}}};
    view_move((struct move){0});
    uint8_t wrong = 0;
    lcd_view_draw(&frame, &view);
    for (uint8_t i = 0; i < sizeof before - 1; i++)
        wrong += frame.cell[0][i] != (uint8_t)before[i];
    view_move((struct move){.count = 2, .change = {{2, 0}, {1, 12}}});
    lcd_view_draw(&frame, &view);
    for (uint8_t i = 0; i < sizeof after - 1; i++)
        wrong += frame.cell[0][i] != (uint8_t)after[i];
    view.selected = 2;
    lcd_view_draw(&frame, &view);
    wrong += frame.cell[0][3] != MORE || frame.cell[0][6] != ARROW_RIGHT;
    CHECK_EQUAL(wrong, 0);
}

// A long message covers piles. If a covered pile is selected, no other pile looks selected.
static void test_covered_selection(void)
{
    view = (struct view){.kind = VIEW_BOARD,
                         .shape = SHAPE_PILES,
                         .message = MSG_NO_STONES,
                         .selected = 5,
                         .position = {.count = 8}};
    uint8_t marks = 0;
    lcd_view_draw(&frame, &view);
    for (uint8_t i = 0; i < COLUMNS; i++)
        marks += frame.cell[0][i] == ARROW_RIGHT;
    CHECK_EQUAL(marks, 0);
}

// The poisoned square looks different from all others, in large and small bars.
static void test_poison(void)
{
    view = (struct view){.position = {.count = 2, .part = {3, 2}}, .after = {3, 2}};
    const uint8_t *const first = frame.glyph[4], *const next = frame.glyph[5];
    lcd_draw_bar(&frame, &view);
    CHECK(first[5] == 0x1b && first[6] == 0x03 && first[7] == 0x1b && first[2] == 0x1b);
    CHECK(next[6] == 0x18 && next[2] == 0);
    view.position.count = 5;
    lcd_draw_bar(&frame, &view);
    CHECK(first[7] == 0x1b && first[6] == 0x18 && first[4] == 0);
}

int main(void)
{
    test_messages_fit();
    test_pages_fit();
    test_packing();
    test_page_numbers();
    test_classes();
    test_titles();
    test_starts_fit();
    test_families();
    test_stairs();
    test_covered_selection();
    test_poison();
    return check_done();
}
