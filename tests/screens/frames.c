// SPDX-License-Identifier: MIT
// Draws frames of the LCD for random positions that the line of a board accepts, in every language, and
// compares the numbers on them with the state: each step of why, with the parts that count and the numbers of
// its message; sets, the arrows of graphs, and the numbers in rules. None may be cut, or glued to its
// neighbour. Boards and their messages: positions.c.
#include "draw.h"
#include "game/explain/reason.h"
#include "keeper.h"
#include "place.h"
#include "shape_limits.h"
#include "random.h"
#include "tap.h"
#include "ui/lcd/lcd_view.h"
#include "ui/screens/pen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { A_ROW = 5, STEPS_MAX = 20, STARTS_MAX = 6 };

static struct lcd_frame frame;
static uint16_t now;
static unsigned frames, sets, graphs, boards;

static const struct {
    uint8_t game, most_parts, most;
} tried[] = {
    {GAME_NIM, PILES_MAX, PART_MAX},  {GAME_MNIM, PILES_MAX, PART_MAX},   {GAME_MOORE, PILES_MAX, PART_MAX},
    {GAME_BNIM, PILES_MAX, PART_MAX}, {GAME_STAIR, PILES_MAX, 9},         {GAME_TURTLE_OPT, COINS_MAX, 1},
    {GAME_NIMBLE, PILES_MAX, 15},     {GAME_SUBSUM, PILES_MAX, PART_MAX},
};

// Reads the numbers on the frame, row after row; returns how many.
static unsigned read_numbers(unsigned numbers[CELLS])
{
    unsigned count = 0;
    for (uint8_t row = 0; row < LCD_ROWS; row++) {
        bool goes_on = false;
        for (uint8_t column = 0; column < LCD_COLUMNS; column++) {
            const uint8_t digit = (uint8_t)(frame.cell[row][column] - '0');
            if (digit > 9) {
                goes_on = false;
                continue;
            }
            if (!goes_on)
                numbers[count++] = 0;
            goes_on = true;
            numbers[count - 1] = 10 * numbers[count - 1] + digit;
        }
    }
    return count;
}

// Whether the frame has the numbers that count, if it shows them, and then, of a column, those of its
// message, of which a short form has the first ones. A message without a short form stands below the first
// five numbers.
static bool is_true(void)
{
    const struct view *const view = look();
    const uint8_t message = view->message;
    const bool is_column = message == MSG_WHY_EVEN || message == MSG_WHY_ODD || message == MSG_WHY_OVER;
    unsigned numbers[CELLS], at = 0, parts = 0;
    const unsigned count = read_numbers(numbers);
    if (view->shape == SHAPE_PILES)
        parts = view->position.count;
    if (parts > A_ROW && !is_column)
        parts = A_ROW;
    for (; at < parts; at++)
        if (at >= count || numbers[at] != view->position.part[at])
            return false;
    if (is_column && at == count)
        return false;
    for (unsigned i = 0; is_column && at < count; i++, at++)
        if (i == NUMBERS || numbers[at] != view->number[i])
            return false;
    return true;
}

static void tap_key(uint8_t key)
{
    now += 50;
    ui_tick(&ui, now);
    ui_event(&ui, (struct event){key, KEY_PRESS}, now);
    ui_event(&ui, (struct event){key, KEY_TAP}, now);
}

static void print_frame(uint8_t language)
{
    printf("# language %u, %s, message %u\n", language, ui.match.game->name, look()->message);
    for (uint8_t row = 0; row < LCD_ROWS; row++) {
        printf("# |");
        for (uint8_t i = 0; i < LCD_COLUMNS; i++)
            putchar(frame.cell[row][i] < ' ' ? '.' : frame.cell[row][i]);
        printf("|\n");
    }
}

// A random position of a game, all of whose steps are shown.
static bool steps_are_true(uint8_t language)
{
    const unsigned which = random_below(sizeof tried / sizeof tried[0]);
    ui.settings = (struct settings){.game = tried[which].game};
    memset(ui.settings.pile, PART_MAX,
           sizeof ui.settings.pile); // no room for their stones: numbers are drawn
    ui_set_up(&ui, false);
    struct position *const position = &ui.match.position;
    position->count = (uint8_t)(1 + random_below(tried[which].most_parts));
    const uint32_t most = 1 + random_below(tried[which].most);
    for (uint8_t i = 0; i < position->count; i++)
        position->part[i] = (part_t)(random_below(8) ? random_below(most + 1) : 0);
    ui_no_move(&ui);
    ui_go(&ui, SCREEN_WHY);
    for (unsigned steps = 0; ui.screen == SCREEN_WHY; steps++) {
        lcd_view_draw(&frame, look());
        frames++;
        if (!is_true() || steps == STEPS_MAX) {
            print_frame(language);
            return false;
        }
        tap_key(KEY_RIGHT);
    }
    return true;
}

// True if the reason of this position is told with the board beside it, not with numbers.
static bool has_board(const struct game *game, const struct position *position)
{
    struct position copy = *position;
    struct reason reason;
    reason_find(game, &copy, &reason);
    return game->shape != SHAPE_BAR && reason.ending <= NOT_YET && reason.way >= BY_PAIRS &&
           reason.way <= BY_SEARCH;
}

// From a start position of a game, each step with the board draws it as during the match, as a move leaves
// it: the same cells in row 1, but the last one.
static bool boards_are_true(uint8_t language, uint8_t row, uint8_t start)
{
    const struct game *const game = &games[row];
    struct position position;
    if (!game_start(game, start, &position) || !has_board(game, &position))
        return true;
    ui.settings = (struct settings){.level = LEVEL_MAX};
    ui.match.side[0] = ui.match.side[1] = HUMAN;
    place_match(game, &position);
    struct view view = *look();
    match_next(&ui.match, &ui.chosen.move);
    game_play(&view.position, &ui.chosen.move);
    show_changes(&view, &ui.chosen.move, 0);
    view.has_move = true;
    lcd_view_draw(&frame, &view);
    const struct lcd_frame wanted = frame;
    boards++;
    ui_go(&ui, SCREEN_WHY);
    for (; ui.screen == SCREEN_WHY; tap_key(KEY_RIGHT)) {
        lcd_view_draw(&frame, look());
        frames++;
        if (memcmp(frame.cell[0], wanted.cell[0], LCD_COLUMNS - 1)) {
            print_frame(language);
            return false;
        }
    }
    return true;
}

// Whether row 2 has the message of the view, or its short form.
static bool says_message(void)
{
    const struct view *const view = look();
    uint8_t cells[2 * COLUMNS];
    char row[COLUMNS + 1] = "", text[COLUMNS + 1] = "";
    memcpy(row, frame.cell[1], COLUMNS);
    pen_begin(cells, view);
    const FLASH uint8_t *rest = pen_message(view->message);
    for (uint8_t forms = 0; forms < 2; forms++) {
        memcpy(text, cells, COLUMNS);
        for (uint8_t end = COLUMNS; end && text[end - 1] == ' '; end--)
            text[end - 1] = 0;
        if (strstr(row, text))
            return true;
        pen_clear(ROW_1);
        if (rest)
            pen_text(rest);
    }
    return false;
}

// Whether the numbers on the frame, after the first `skipped` ones, are those of a set, or of its rest.
static bool has_set(subtraction_set_t set, unsigned skipped)
{
    unsigned numbers[CELLS], at = skipped;
    const unsigned count = read_numbers(numbers);
    for (uint8_t number = 0; set >> number; number++)
        if (set >> number & 1 && (at == count || numbers[at++] != number))
            return false;
    return at == count;
}

// The whole set stands on one page of the rules.
static bool rules_have_set(subtraction_set_t set)
{
    bool has = false;
    tap_key(KEY_OK); // no move is chosen
    while (ui.screen == SCREEN_RULES) {
        lcd_view_draw(&frame, look());
        has |= has_set(set, 0);
        tap_key(KEY_OK);
    }
    return has;
}

// What the dots write of a turn and the set has room for the pen.
static bool fits_text(uint8_t message, subtraction_set_t set)
{
    uint8_t cells[CELLS], end = CELLS;
    struct view view = *look();
    view.number[0] = 1;
    pen_begin(cells, &view);
    pen_message(message);
    uint8_t first = pen_cell() + 1;
    pen_message(MSG_BY_SET);
    while (end && cells[end - 1] == ' ')
        end--;
    while (cells[first] != ' ') // the word before the set
        first++;
    memset(frame.cell, ' ', sizeof cells);
    memcpy(frame.cell, cells + first, (size_t)(end - first));
    return end == pen_cell() && has_set(set, 0);
}

// A heap or piles with a random set: the heap is whole, and so are the set or its absence beside it, the
// message, the hints and the rules.
static bool set_is_true(uint8_t language)
{
    static const uint8_t with_set[] = {GAME_SUB, GAME_MSUB, GAME_SUBSUM, GAME_MSUBSUM};
    const uint8_t game = with_set[random_below(sizeof with_set)];
    ui.settings = (struct settings){.game = game, .level = LEVEL_MAX};
    ui.match.side[0] = ui.match.side[1] = HUMAN;
    struct position position = {.k = 1, .misere = games[game].misere};
    const bool is_heap = games[game].shape == SHAPE_HEAP;
    for (uint32_t left = 1 + random_below(TAKES_MAX); left; left--)
        set_add(&position.set, (uint8_t)(1 + random_below(TAKE_MAX)));
    if (is_heap)
        position.stones = (stones_t)(1 + random_below(STONES_MAX));
    else
        position.part[position.count++] = (part_t)(1 + random_below(PART_MAX));
    if (game_is_over(&games[game], &position) || !is_shown(&games[game], &position))
        return true;
    sets++;
    place_match(&games[game], &position);
    bool good = true;
    for (uint8_t hints = 0; good && hints < 4 && ui.screen == SCREEN_PLAY; hints++) {
        lcd_view_draw(&frame, look());
        frames++;
        const struct lcd_frame whole = frame;
        good = says_message();
        memset(frame.cell[1], ' ', LCD_COLUMNS);
        if (is_heap && look()->left == position.stones)
            good &= has_set(0, 1) || has_set(position.set, 1);
        frame = whole;
        if (good) {
            ui_event(&ui, (struct event){KEY_OK, KEY_PRESS}, now);
            ui_event(&ui, (struct event){KEY_OK, KEY_HOLD}, now);
        }
        for (unsigned ticks = 0; good && ui.thinking && ticks < 1000; ticks++)
            ui_tick(&ui, now += 2);
    }
    if (good) {
        ui_no_move(&ui);
        ui_go(&ui, SCREEN_PLAY);
        good = rules_have_set(position.set) && fits_text(MSG_YOUR_MOVE, position.set) &&
               fits_text(MSG_PLAYER_MOVES, position.set);
    }
    if (!good)
        print_frame(language);
    return good;
}

// The arrows of each vertex of a random graph.
static bool arrows_are_true(uint8_t language)
{
    ui.settings = (struct settings){.game = GAME_DAG, .level = LEVEL_MAX};
    struct position position = {.k = 1, .vertices = VERTICES_MAX, .count = 1, .part = {VERTICES_MAX - 1}};
    const uint32_t most = 1 + random_below(EDGES_MAX);
    for (uint32_t left = most; left; left--) {
        const uint8_t from = (uint8_t)(VERTICES_MAX - 1 - random_below(1 + random_below(VERTICES_MAX - 1)));
        graph_add_edge(&position, from, (uint8_t)random_below(from));
    }
    if (game_is_over(&games[GAME_DAG], &position) || !is_shown(&games[GAME_DAG], &position))
        return true;
    graphs++;
    place_match(&games[GAME_DAG], &position);
    for (uint8_t vertex = 0; vertex < position.vertices; vertex++) {
        ui.chosen.vertex = vertex;
        ui_tell(&ui, TOLD_CHOICE);
        lcd_view_draw(&frame, look());
        frames++;
        if (!has_set(position.successors[vertex], 2)) { // behind the token and the vertex
            print_frame(language);
            return false;
        }
    }
    return true;
}

// What is counted in rules, and its number by the rules themselves: each noun in every language.
struct noun {
    const char *word[LANGUAGES];
    unsigned number;
};

// Whether a number that stands before a noun is that of the rules; counts these.
static bool noun_is_true(const char *text, const struct noun *noun, uint8_t language, unsigned *told)
{
    const char *const word = noun->word[language];
    for (const char *at = text; (at = strstr(at, word)); at++) {
        const char *digit = at;
        while (digit > text && (digit[-1] == ' ' || digit[-1] == '\n'))
            digit--;
        if (digit == at || digit == text || digit[-1] < '0' || digit[-1] > '9')
            continue;
        while (digit > text && digit[-1] >= '0' && digit[-1] <= '9')
            digit--;
        ++*told;
        if ((unsigned)atoi(digit) != noun->number) {
            printf("# %u is told, %u of \"%s\" is the rule\n", (unsigned)atoi(digit), noun->number, word);
            return false;
        }
    }
    return true;
}

// Whether the text has the number.
static bool has_number(const char *text, unsigned number)
{
    while (*text) {
        if (*text < '0' || *text > '9') {
            text++;
            continue;
        }
        char *end;
        if (strtoul(text, &end, 10) == number)
            return true;
        text = end;
    }
    return false;
}

// The rules during a match from this start position, as one text: a line a row.
static void read_rules(char *text)
{
    tap_key(KEY_OK); // no move is chosen
    while (ui.screen == SCREEN_RULES) {
        lcd_view_draw(&frame, look());
        frames++;
        for (uint8_t row = 0; row < LCD_ROWS; row++)
            for (uint8_t i = 0; i <= LCD_COLUMNS; i++) {
                const uint8_t code = i == LCD_COLUMNS ? '\n' : frame.cell[row][i];
                *text++ = (char)(code < ' ' && i < LCD_COLUMNS ? ' ' : code);
            }
        tap_key(KEY_OK);
    }
    *text = 0;
}

// The largest number that a part allows, with the parameters of the position.
static unsigned most_of(const struct game *game, const struct position *position)
{
    struct position large = *position;
    large.stones = STONES_MAX;
    large.part[0] = PART_MAX;
    return game_number_max(game, &large, 0);
}

// The numbers in the rules of a match from a start position of a game are those of its rules: piles or balls
// in a move, stones or turns each; and all parameters are told.
static bool rules_are_true(uint8_t language, uint8_t row, uint8_t start)
{
    const struct game *const game = &games[row];
    struct position position;
    if (!game_start(game, start, &position))
        return true;
    char text[16 * LCD_ROWS * (LCD_COLUMNS + 1)];
    ui.settings = (struct settings){.level = LEVEL_MAX};
    ui.match.side[0] = ui.match.side[1] = HUMAN;
    place_match(game, &position);
    read_rules(text);
    position.count = PARTS_MAX; // so that a move may choose as many parts as ever
    const unsigned parts = game_choices_max(game, &position), most = most_of(game, &position);
    // By languages: de, en, es, fr
    const struct noun nouns[] = {
        {{"Haufen", "piles", "montones", "tas"}, parts},
        {{"B[lle", "balls", "balones", "balles"}, parts},
        {{"Umdrehung", "turn", "vuelta", "tour"}, most},
    };
    bool good = *text;
    unsigned told = 0;
    for (unsigned i = 0; i < sizeof nouns / sizeof nouns[0]; i++)
        good &= noun_is_true(text, &nouns[i], language, &told);
    if (game->params == PARAM_K || game->params == PARAMS_M_K || game->params == PARAMS_M_L_R)
        good &= told > 0;
    if (game->params == PARAMS_M_K || game->params == PARAM_MAX)
        good &= has_number(text, most);
    if (game->params == PARAMS_M_L_R)
        good &= has_number(text, position.longest) && has_number(text, position.radius);
    for (uint8_t take = 0; game->params == PARAM_S && (take = set_next(position.set, take));)
        good &= has_number(text, take);
    if (!good)
        printf("# language %u, %s:\n%s", language, &game->name[0], text);
    return good;
}

int main(void)
{
    const unsigned positions = draw_count(500, 12500);
    ui_init(&ui, &no_keeper, 0, now);
    for (uint8_t language = 0; language < LANGUAGES; language++) {
        bool good = true;
        ui.language = language;
        for (unsigned i = 0; good && i < positions; i++)
            good = steps_are_true(language);
        bool has_sets = true;
        sets = 0;
        for (unsigned i = 0; has_sets && i < positions; i++)
            has_sets = set_is_true(language);
        tap_check(has_sets && sets > positions / 2,
                  "language %u: a set is whole or not there, in %u of %u positions that the glass takes",
                  language, sets, positions);
        bool arrows = true;
        graphs = 0;
        for (unsigned i = 0; arrows && i < positions; i++)
            arrows = arrows_are_true(language);
        tap_check(arrows && graphs > positions / 2,
                  "language %u: the arrows of a vertex are whole, in %u of %u graphs that the glass takes",
                  language, graphs, positions);
        unsigned starts = 0, wrong = 0, other_boards = 0;
        boards = 0;
        for (uint8_t row = 0; row < GAME_COUNT; row++)
            for (uint8_t start = 0; start < STARTS_MAX; start++, starts++) {
                wrong += !rules_are_true(language, row, start);
                other_boards += !boards_are_true(language, row, start);
            }
        tap_check(wrong == 0, "language %u: the numbers in the rules are those of the rules, of %u starts",
                  language, starts);
        tap_check(other_boards == 0 && boards > 10,
                  "language %u: %u of %u boards in the steps of why look otherwise than in the match",
                  language, other_boards, boards);
        tap_check(good, "language %u: every number in the steps of why is whole and stands alone", language);
    }
    printf("# %u frames\n", frames);
    return tap_done();
}
