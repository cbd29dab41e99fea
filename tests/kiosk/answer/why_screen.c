// SPDX-License-Identifier: MIT
// Prints what the exhibit's why screen shows for each position on stdin, for tests/host/why_screen.py.
// Positions are in the host's notation. An answer has these lines:
//
//   <verdict> <move>                           or "refused", if the exhibit cannot play the position
//   <message> <four numbers>|<board>|<board>   for each step: the board before and after the shown changes
//   end <fault>                                the fault is empty, or what LEFT or the screen did wrong
#include "game/rules/rules.h"
#include "notation.h"
#include "random.h"
#include "ui/kiosk/kiosk.h"
#include "unit/ui_keys.h"

#include <stdio.h>
#include <string.h>

enum { STEPS_MAX = 150, BYTES = 1200, SHOWN_NUMBERS = 4 };

#define NAMED(id, class, numbers) [id] = #id,
static const char *const names[MESSAGES_END] = {MESSAGES(NAMED)};
static struct venue venue;

// Appends a position in the notation. If the view draws piles instead, appends "piles" and the sizes.
static void add_board(char *text, const struct view *view, const part_t *part, stones_t stones)
{
    struct position position = view->position;
    memcpy(position.part, part, sizeof position.part);
    position.stones = stones;
    if (view->shape == ui.match.game->shape) {
        strcat(strcat(text, "|"), notation_position(ui.match.game, &position));
        return;
    }
    strcat(text, "|piles");
    for (uint8_t i = 0; i < position.count; i++)
        sprintf(text + strlen(text), " %u", part[i]);
}

static void write_step(char text[static BYTES])
{
    const struct view *const view = look();
    strcpy(text, names[view->message]);
    for (uint8_t i = 0; i < SHOWN_NUMBERS; i++)
        sprintf(text + strlen(text), " %u", view->number[i]);
    add_board(text, view, view->position.part, view->position.stones);
    add_board(text, view, view->after, view->left);
}

static void press(uint8_t key)
{
    tap(key);
    think();
}

static bool is_shown(const char *step)
{
    char shown[BYTES];
    if (ui.screen != SCREEN_WHY)
        return false;
    write_step(shown);
    return !strcmp(shown, step);
}

// Returns true if LEFT shows the step `before` and RIGHT the present step.
static bool goes_back(const char *before, const char *present)
{
    press(KEY_LEFT);
    const bool is_before = is_shown(before);
    press(KEY_RIGHT);
    return is_before && is_shown(present);
}

// Prints all steps of the explanation. Returns an error message, or "".
static const char *print_steps(void)
{
    const struct position position = ui.match.position;
    const struct move hint = ui.chosen.move;
    char before[BYTES] = "", present[BYTES];
    ui_go(&ui, SCREEN_WHY);
    think();
    for (unsigned steps = 0; ui.screen == SCREEN_WHY; steps++) {
        write_step(present);
        puts(present);
        if (steps == STEPS_MAX)
            return "the steps do not end";
        if (steps && random_below(4) == 0 && !goes_back(before, present))
            return "LEFT does not lead to the step before";
        strcpy(before, present);
        press(KEY_RIGHT);
    }
    const bool is_same = !memcmp(&position, &ui.match.position, sizeof position) &&
                         !memcmp(&hint, &ui.chosen.move, sizeof hint);
    return ui.screen == SCREEN_PLAY && is_same ? "" : "the screen has changed the move or the position";
}

// Starts a match between two people from this position.
static void begin(const struct game *game, const struct position *position)
{
    ui = (struct ui){0};
    kiosk_init(&ui, &venue, now);
    ui.settings = (struct settings){.game = (uint8_t)(game - games - game->misere), .misere = game->misere};
    ui_set_up(&ui, false);
    ui.match.side[0] = ui.match.side[1] = HUMAN;
    place_match(game, position);
}

static void answer(const char *line)
{
    struct position position;
    struct move move;
    const struct game *const game = notation_read(line, &position);
    enum verdict verdict;
    if (!game || game_is_over(game, &position)) {
        puts("refused");
        return;
    }
    game_no_move(&move);
    do
        verdict = game_reply(game, &position, &move);
    while (verdict == PENDING);
    if (verdict == P_POSITION)
        game_no_move(&move);
    const char letter = verdict == P_POSITION ? 'P' : verdict == N_POSITION ? 'N' : 'D';
    printf("%c %s\n", letter, verdict == P_POSITION ? "-" : notation_move(game, &position, move));
    begin(game, &position);
    ui.chosen.move = move;
    printf("end %s\n", print_steps());
}

int main(void)
{
    char line[BYTES];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        answer(line);
    }
    return 0;
}
