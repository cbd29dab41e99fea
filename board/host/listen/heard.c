// SPDX-License-Identifier: MIT
#include "listen/listen.h"

#include "line/version.h"
#include "notation/state.h"
#include "notation/text.h"
#include "text/crc.h"

#include <stdlib.h> // strtoul
#include <string.h>

char heard_name[32];

// Returns the length of the line before its checksum; 0 if that is wrong, or if a byte is not printable.
static size_t checked_length(const char *line)
{
    const char *const star = strrchr(line, '*');
    uint16_t crc = 0xffff;
    char *end;

    if (!star || star == line || star[-1] != ' ')
        return 0;
    for (const char *byte = line; byte < star; byte++) {
        if (*byte < ' ' || *byte > '~')
            return 0;
        crc = crc_add(crc, (uint8_t)*byte);
    }
    const bool is_right = star[1] >= '0' && star[1] <= '9' && strtoul(star + 1, &end, 10) == crc && !*end;
    return is_right ? (size_t)(star - 1 - line) : 0;
}

// Reads the numbers of a match from console_line. False if one is wrong.
static bool read_match(struct heard_match *match)
{
    const struct state *const state = &match->state;

    memset(match, 0, sizeof *match);
    read_numbers(&match->state);
    match->turn = (uint8_t)text_number(0, 0, TURN_DRAWN);
    match->has_move = console_line.length != console_line.at + 2 ||
                      memcmp(&console_line.characters[console_line.at], " 0", 2) != 0;
    for (stones_t part = 0; match->has_move && (!read_at_end() || !part); part++) {
        part = text_number(PARTS_MAX - 1, (part_t)part, PARTS_MAX - 1);
        match->chosen[part] = text_number(0, 1, STONES_MAX);
    }
    return !console_line.fault && game_is_over(state->game, &state->position) == (match->turn >= TURN_WON) &&
           (match->turn != TURN_DRAWN || state->shape == SHAPE_LETTERS);
}

enum heard heard_read(const char *line, struct heard_match *match)
{
    static struct console_line typed; // a part of the next line of the user
    const size_t length = checked_length(line), board = strcspn(line, " ");
    const size_t name = board < length ? board + 1 + strcspn(&line[board + 1], " ") : 0;

    if (!board || name <= board + 1 || name >= sizeof heard_name || length > CONSOLE_LINE_MAX)
        return HEARD_NOTHING;
    memcpy(heard_name, line, name);
    heard_name[name] = '\0';
    if (strcmp(&heard_name[board], " " BOUTON_VERSION) != 0)
        return HEARD_OTHER_VERSION;
    if (name >= length)
        return HEARD_NO_MATCH;
    typed = console_line;
    console_line.mode = NUMBERS;
    console_line.fault = FAULT_NONE;
    console_line.at = 0;
    console_line.length = (column_t)(length - name);
    memcpy(console_line.characters, &line[name], length - name);

    const bool is_match = read_match(match);

    console_line = typed;
    return is_match ? HEARD_MATCH : HEARD_NOTHING;
}

bool heard_move(const struct heard_match *match, const struct position *from, struct move *move)
{
    const struct game *const game = match->state.game;
    struct position after;
    part_t *const part = after.part;

    game_no_move(move);
    for (uint8_t i = 0; i < PARTS_MAX; i++) {
        const stones_t chosen = match->chosen[i];
        if (chosen && (i >= game_parts(game, from) || chosen > game_number_max(game, from, i)))
            return false;
        if (chosen)
            game_choose(game, from, i, chosen, move);
    }
    if (!game_is_move(move) || !game_allows_choices(game, from, move))
        return false;
    game_play_from(&after, from, move);
    after.white = false;
    for (uint8_t i = 0; game->shape == SHAPE_MEN && i < after.count;
         i += 2) { // the other player's men come first
        const part_t man = part[i];
        part[i] = part[i + 1];
        part[i + 1] = man;
    }
    while (game->shape == SHAPE_BAR && after.count && !part[after.count - 1]) // rows that are eaten
        after.count--;
    return !memcmp(&after, &match->state.position, sizeof after);
}
