// SPDX-License-Identifier: MIT
#include "player.h"

#include "tap.h"
#include "core/xorshift.h"

#include <stdio.h>
#include <stdlib.h>
#include <stdarg.h>
#include <string.h>

enum { REST_MS = 30, RESTLESS_MS = 2000, LOOK_MS = 2, HOLD_MS = 900, SHORT_AT = 9 };

void player_open(struct player *player, const char *elf)
{
    char error[512];

    *player = (struct player){.down_ms = 20, .up_ms = 18, .random = 0x1901};
    if (bench_open(&player->bench, board_by_name("uno"), elf, error, sizeof error))
        return;
    tap_check(false, "%s", error);
    exit(tap_done());
}

unsigned player_random(struct player *player, unsigned below)
{
    return xorshift(&player->random) % below;
}

bool player_fault(struct player *player, const char *what, ...)
{
    char frame[BENCH_FRAME_BYTES];
    va_list arguments;

    if (player->error[0])
        return false;
    va_start(arguments, what);
    vsnprintf(player->error, sizeof player->error - BENCH_FRAME_BYTES - 1, what, arguments);
    va_end(arguments);
    bench_frame(&player->bench, frame);
    strcat(player->error, "\n");
    strcat(player->error, frame);
    return false;
}

void player_hold(struct player *player, enum ladder_key key, unsigned ms)
{
    bench_push(&player->bench, key);
    bench_run_ms(&player->bench, ms);
    bench_release(&player->bench, key);
    bench_run_ms(&player->bench, player->up_ms);
}

void player_tap(struct player *player, enum ladder_key key)
{
    player_hold(player, key, player->down_ms);
}

void player_settle(struct player *player)
{
    struct machine *machine = &player->bench.machine;
    uint64_t rest = machine_cycles(machine, REST_MS * 1000000ull);

    for (unsigned waited = 0; waited < RESTLESS_MS; waited += LOOK_MS) {
        if (machine_now(machine) - player->bench.lcd.e_rise >= rest)
            return;
        bench_run_ms(&player->bench, LOOK_MS);
    }
}

bool player_sees(const struct player *player, unsigned row, const char *text)
{
    char shown[EYE_ROW_BYTES];
    unsigned column = 0;
    size_t length = strcspn(text, "|");

    eye_row(&player->bench.lcd, row, shown);
    if (row == 2 && eye_message_is_short(&player->bench.lcd)) {
        column = SHORT_AT;
        text += length + (text[length] == '|');
        length = strlen(text);
    }
    if (strncmp(shown + column, text, length))
        return false;
    for (column += (unsigned)length; column < LCD_COLUMNS; column++)
        if (shown[column] != ' ')
            return false;
    return true;
}

int player_wait(struct player *player, unsigned ms, const char *const *messages)
{
    for (unsigned waited = 0; waited <= ms; waited += LOOK_MS) {
        for (int i = 0; messages[i]; i++)
            if (player_sees(player, 2, messages[i]))
                return i;
        if (!bench_run_ms(&player->bench, LOOK_MS))
            break;
    }
    return -1;
}

bool player_expect(struct player *player, unsigned ms, const char *message)
{
    const char *const messages[] = {message, NULL};

    return player_wait(player, ms, messages) == 0 ||
           player_fault(player, "\"%s\" is not on the glass within %u ms", message, ms);
}

bool player_sees_menu(const struct player *player)
{
    char row[EYE_ROW_BYTES];

    eye_row(&player->bench.lcd, 1, row);
    return row[0] == '<' && row[LCD_COLUMNS - 1] == '>';
}

// A key only skips the machine's move, so the way back may take a second try.
bool player_menu(struct player *player)
{
    player_settle(player);
    for (unsigned tries = 0; tries < 2 && !player_sees_menu(player); tries++) {
        if (player_sees(player, 1, "Bouton plays Nim"))
            player_tap(player, LADDER_OK);
        else
            player_hold(player, LADDER_LEFT, HOLD_MS);
        player_settle(player);
    }
    return player_sees_menu(player) || player_fault(player, "no way back to the menu");
}

bool player_can_play(struct player *player)
{
    struct setup setup = {.k = 1 + player_random(player, 3),
                          .misere = player_random(player, 2),
                          .start = (enum start)player_random(player, START_OWN),
                          .machine_first = player_random(player, 2)};
    enum outcome outcome = player_start(player, &setup);

    return player_random_game(player, outcome) != BROKEN && player_is_well(player);
}

bool player_is_well(struct player *player)
{
    char error[512];

    return bench_is_well(&player->bench, error, sizeof error) || player_fault(player, "%s", error);
}

void player_explain(struct player *player)
{
    tap_note(player->error);
    player->error[0] = '\0';
}
