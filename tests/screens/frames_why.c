// SPDX-License-Identifier: MIT
// If this test fails, the LCD shows the numbers of a reason incomplete or run together. Steps of the why
// screen on the LCD, in every language. Numbers must be whole and separate, and boards must look as in the
// match. Positions are random.
#include "draw.h"
#include "frames.h"
#include "game/explain/reason.h"
#include "tap.h"

enum { A_ROW = 5, STEPS_MAX = 20, STARTS_MAX = 6 };

static unsigned boards;

static const struct {
    uint8_t game, most_parts, most;
} tried[] = {
    {GAME_NIM, PILES_MAX, PART_MAX},  {GAME_MNIM, PILES_MAX, PART_MAX},   {GAME_MOORE, PILES_MAX, PART_MAX},
    {GAME_BNIM, PILES_MAX, PART_MAX}, {GAME_STAIR, PILES_MAX, 9},         {GAME_TURTLE_OPT, COINS_MAX, 1},
    {GAME_NIMBLE, PILES_MAX, 15},     {GAME_SUBSUM, PILES_MAX, PART_MAX},
};

// Returns true if the frame shows the view's visible numbers.
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
        if (!is_true() || steps == STEPS_MAX) {
            print_frame(language);
            return false;
        }
        tap_later(KEY_RIGHT);
    }
    return true;
}

// Returns true if the explanation shows the position itself.
static bool has_board(const struct game *game, const struct position *position)
{
    struct position copy = *position;
    struct reason reason;
    reason_find(game, &copy, &reason);
    return game->shape != SHAPE_BAR && reason.ending <= NOT_YET && reason.way >= BY_PAIRS &&
           reason.way <= BY_SEARCH;
}

// Checks that the steps of an explanation show the match's position.
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
    for (; ui.screen == SCREEN_WHY; tap_later(KEY_RIGHT)) {
        lcd_view_draw(&frame, look());
        frames++;
        if (memcmp(frame.cell[0], wanted.cell[0], LCD_COLUMNS - 1)) {
            print_frame(language);
            return false;
        }
    }
    return true;
}

int main(void)
{
    const unsigned positions = draw_count(500, 12500);
    ui_init(&ui, 0, now);
    for (uint8_t language = 0; language < LANGUAGES; language++) {
        bool good = true;
        unsigned other_boards = 0;
        ui.language = language;
        for (unsigned i = 0; good && i < positions; i++)
            good = steps_are_true(language);
        tap_check(good, "language %u: every number in the steps of the why screen is complete and separate",
                  language);
        boards = 0;
        for (uint8_t row = 0; row < GAME_COUNT; row++)
            for (uint8_t start = 0; start < STARTS_MAX; start++)
                other_boards += !boards_are_true(language, row, start);
        tap_check(other_boards == 0 && boards > 10,
                  "language %u: %u of %u boards in the steps of the why screen differ from the match",
                  language, other_boards, boards);
    }
    printf("# %u frames\n", frames);
    return tap_done();
}
