// SPDX-License-Identifier: MIT
// What is to be seen while nobody plays: the name, the rules of a game, a game, and so on with the next one.
#include "ui/titles.h"
#include "ui/visitors/visitors.h"
#include "ui/visitors/words.h"

enum { TITLE_MS = 7000, RULES_MS = 5000 };

static void enter(void)
{
    ui_no_move();
    ui.view.kind = VIEW_TITLE;
    ui.view.second = WORD_ANY_KEY;
    ui.view.word = WORD_TITLE;
    visitors.nobody = true;
    visitors.sound = SOUND_CALL;
}

static void show_rules(void)
{
    if (ui.waited >= TITLE_MS)
        ui_show(&rules_screen);
}

const FLASH struct screen splash_screen = {enter, 0, show_rules};

// The name of the next game that is offered, and the first line of its rules.
static void enter_rules(void)
{
    do
        visitors.game = ui_ring(visitors.game, VISITORS_GAMES - 1, 1);
    while (!visitors_offers(visitors.game));
    ui.settings = (struct settings){.game = visitors_row(visitors.game)};
    if (ui.settings.game != ROW_MORRA)
        ui_set_up(false);
    const uint8_t word = title_of(ui.settings.game)->word;
    const uint8_t number = ui.view.params == PARAM_MAX ? ui.position.cap : ui.position.k;
    ui.view.second = word + 1;
    ui_say_numbers(word, number, ui.position.most);
}

// Then the second line, and the game; but Morra wants a human.
static void show_game(void)
{
    if (ui.waited < RULES_MS)
        return;
    ui.waited = 0;
    if (ui.view.second == ui.view.word + 1) {
        ui.view.second++;
        ui_say(ui.view.word);
    } else if (ui.settings.game == ROW_MORRA) {
        ui_show(&splash_screen);
    } else {
        ui_start_game();
    }
}

const FLASH struct screen rules_screen = {enter_rules, 0, show_game};
