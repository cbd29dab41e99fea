// SPDX-License-Identifier: MIT
// If this test fails, a player reads a wrong set of numbers to take, or a wrong number in the rules or in a
// reason. Checks random sets, the rules of each start, and the steps of random reasons on the LCD, in every
// language. Numbers must be whole and separate. positions.c checks the messages of these games, and
// host/why_screen.py the boards in the steps.
#include "draw.h"
#include "lcd_print.h"
#include "notation/names.h"
#include "numbers.h"
#include "random.h"
#include "shape_limits.h"
#include "tap.h"
#include "ui/screens/pen.h"
#include "unit/ui_keys.h"

#include <stdlib.h>
#include <string.h>

enum { A_ROW = 5, STEPS_MAX = 20, STARTS_MAX = 6, RULES_BYTES = 16 * LCD_ROWS * (LCD_COLUMNS + 1) };

static struct lcd_frame frame;
static unsigned frames, sets;

// Reads the numbers in the frame. Returns their count.
static unsigned read_numbers(unsigned numbers[CELLS])
{
    const unsigned count = numbers_in(frame.cell[0], LCD_COLUMNS, numbers);
    return count + numbers_in(frame.cell[1], LCD_COLUMNS, numbers + count);
}

static void print_frame(uint8_t language)
{
    printf("# language %u, %s, message %u\n", language, game_name(ui.match.game), look()->message);
    lcd_print(&frame);
}

// Returns true if the frame shows `skipped` numbers and then exactly this set.
static bool has_set(subtraction_set_t set, unsigned skipped)
{
    unsigned numbers[CELLS], at = skipped;
    const unsigned count = read_numbers(numbers);
    for (uint8_t number = 0; set >> number; number++)
        if (set >> number & 1 && (at == count || numbers[at++] != number))
            return false;
    return at == count;
}

// Returns true if a page of the rules shows the complete set.
static bool rules_have_set(subtraction_set_t set)
{
    bool has = false;
    tap_later(KEY_OK); // opens the rules, because no move is selected
    while (ui.screen == SCREEN_RULES) {
        lcd_view_draw(&frame, look());
        has |= has_set(set, 0);
        tap_later(KEY_OK);
    }
    return has;
}

// Returns true if the LED matrix has room for the text with the set.
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
    while (cells[first] != ' ') // skips the word in front of the set
        first++;
    memset(frame.cell, ' ', sizeof cells);
    memcpy(frame.cell, cells + first, (size_t)(end - first));
    return end == pen_cell() && has_set(set, 0);
}

// Returns true if row 1 shows the heap and, if it fits, the set.
static bool row_is_true(const struct position *position)
{
    uint8_t cells[2 * CELLS];
    pen_begin(cells, look());
    pen_number(position->stones);
    pen_message(MSG_BY_SET);
    const bool fits = pen_cell() <= LCD_COLUMNS;
    if (!fits) {
        pen_begin(cells, look());
        pen_number(position->stones);
        pen_message(MSG_STONES);
    }
    return !memcmp(frame.cell[0], cells, LCD_COLUMNS) && has_set(fits ? position->set : 0, 1);
}

// Checks all texts that show the set of takes, in a random game.
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
    if (is_heap) {
        lcd_view_draw(&frame, look());
        frames++;
        memset(frame.cell[1], ' ', LCD_COLUMNS); // row 1 shows the heap
        good = row_is_true(&position);
    }
    good = good && rules_have_set(position.set) && fits_text(MSG_YOUR_MOVE, position.set) &&
           fits_text(MSG_PLAYER_MOVES, position.set);
    if (!good)
        print_frame(language);
    return good;
}

// A noun in each language, and the number that the rules must show before the noun
struct noun {
    const char *word[LANGUAGES];
    unsigned number;
};

// Returns true if all numbers before the noun are right. Counts them in *told.
static bool noun_is_true(const char *text, const struct noun *noun, uint8_t language, unsigned *told)
{
    const char *const word = noun->word[language];
    while (text += strcspn(text, "0123456789"), *text) {
        char *end;
        const unsigned long number = strtoul(text, &end, 10);
        text = end;
        if (strncmp(end + strspn(end, " \n"), word, strlen(word)))
            continue;
        ++*told;
        if (number != noun->number) {
            printf("# the rules say %lu, not %u, before \"%s\"\n", number, noun->number, word);
            return false;
        }
    }
    return true;
}

// Returns true if the text contains this number.
static bool has_number(const char *text, unsigned number)
{
    unsigned numbers[RULES_BYTES];
    const unsigned count = numbers_in((const uint8_t *)text, (unsigned)strlen(text), numbers);
    for (unsigned i = 0; i < count; i++)
        if (numbers[i] == number)
            return true;
    return false;
}

// Reads all pages of a game's rules into a text.
static void read_rules(char *text)
{
    tap_later(KEY_OK); // opens the rules, because no move is selected
    while (ui.screen == SCREEN_RULES) {
        lcd_view_draw(&frame, look());
        frames++;
        for (uint8_t row = 0; row < LCD_ROWS; row++)
            for (uint8_t i = 0; i <= LCD_COLUMNS; i++) {
                const uint8_t code = i == LCD_COLUMNS ? '\n' : frame.cell[row][i];
                *text++ = (char)(code < ' ' && i < LCD_COLUMNS ? ' ' : code);
            }
        tap_later(KEY_OK);
    }
    *text = 0;
}

// Returns the largest number that a move may take from the largest pile.
static unsigned most_of(const struct game *game, const struct position *position)
{
    struct position large = *position;
    large.stones = STONES_MAX;
    large.part[0] = PART_MAX;
    return game_number_max(game, &large, 0);
}

// Checks that the numbers in the rules fit the game.
static bool rules_are_true(uint8_t language, uint8_t row, uint8_t start)
{
    const struct game *const game = &games[row];
    struct position position;
    if (!game_start(game, start, &position))
        return true;
    char text[RULES_BYTES];
    ui.settings = (struct settings){.level = LEVEL_MAX};
    ui.match.side[0] = ui.match.side[1] = HUMAN;
    place_match(game, &position);
    read_rules(text);
    position.count = PARTS_MAX; // with so many parts, only the game's rules limit a move
    const unsigned parts = game_choices_max(game, &position), most = most_of(game, &position);
    // languages in the order de, en, es, fr
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
        printf("# language %u, %s:\n%s", language, game_name(game), text);
    return good;
}

// Games whose reasons have numbers, with limits of the positions
static const struct {
    uint8_t game, most_parts, most;
} tried[] = {
    {GAME_NIM, PILES_MAX, PART_MAX},  {GAME_MNIM, PILES_MAX, PART_MAX},   {GAME_MOORE, PILES_MAX, PART_MAX},
    {GAME_BNIM, PILES_MAX, PART_MAX}, {GAME_STAIR, PILES_MAX, 9},         {GAME_TURTLE_OPT, COINS_MAX, 1},
    {GAME_NIMBLE, PILES_MAX, 15},     {GAME_SUBSUM, PILES_MAX, PART_MAX},
};

// Returns true if the frame shows the view's visible numbers, and in its corner whether a step follows.
static bool step_is_true(void)
{
    const struct view *const view = look();
    const uint8_t message = view->message;
    const bool is_column = message == MSG_WHY_EVEN || message == MSG_WHY_ODD || message == MSG_WHY_OVER;
    unsigned numbers[CELLS], at = 0, parts = 0;
    const unsigned count = read_numbers(numbers);
    if (view->leads_on && frame.cell[0][LCD_COLUMNS - 1] == ' ')
        return false;
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

// Checks each step of the explanation of a random position.
static bool steps_are_true(uint8_t language)
{
    const unsigned which = random_below(sizeof tried / sizeof tried[0]);
    ui.settings = (struct settings){.game = tried[which].game};
    memset(ui.settings.pile, PART_MAX,
           sizeof ui.settings.pile); // large piles, so that the LCD shows numbers instead of stones
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
        if (!step_is_true() || steps == STEPS_MAX) {
            print_frame(language);
            return false;
        }
        tap_later(KEY_RIGHT);
    }
    return true;
}

int main(void)
{
    const unsigned positions = draw_count(500, 12500);
    ui_init(&ui, 0, now);
    for (uint8_t language = 0; language < LANGUAGES; language++) {
        bool good = true;
        ui.language = language;
        sets = 0;
        for (unsigned i = 0; good && i < positions; i++)
            good = set_is_true(language);
        tap_check(good && sets > positions / 2,
                  "language %u: a set is shown if it fits, in %u of %u positions that fit the display",
                  language, sets, positions);
        good = true;
        for (unsigned i = 0; good && i < positions; i++)
            good = steps_are_true(language);
        tap_check(good, "language %u: every number in the steps of the why screen is complete and separate",
                  language);
        unsigned starts = 0, wrong = 0;
        for (uint8_t row = 0; row < GAME_COUNT; row++)
            for (uint8_t start = 0; start < STARTS_MAX; start++, starts++)
                wrong += !rules_are_true(language, row, start);
        tap_check(wrong == 0, "language %u: the numbers in the rules are right, for %u starts", language,
                  starts);
    }
    printf("# %u frames\n", frames);
    return tap_done();
}
