// SPDX-License-Identifier: MIT
// If this test fails, a player reads a wrong set of numbers to take, or a wrong number in the rules. Checks
// random sets, and the rules of each start, in every language. positions.c checks the messages of these
// games.
#include "draw.h"
#include "frames.h"
#include "shape_limits.h"
#include "tap.h"
#include "notation/names.h"

enum { STARTS_MAX = 6, RULES_BYTES = 16 * LCD_ROWS * (LCD_COLUMNS + 1) };

static unsigned sets;

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
    for (char *end; *(text += strcspn(text, "0123456789")); text = end) {
        const unsigned long number = strtoul(text, &end, 10);
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
