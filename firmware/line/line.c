// SPDX-License-Identifier: MIT
#include "line/line.h"

#include "game/games.h"
#include "game/game.h"
#include "line/version.h"
#include "port/port.h" // port_ms
#include "text/codes.h"

#include <string.h> // memcmp, memcpy

// Largest count of numbers in a line of text
enum { NUMBERS_LIMIT = 5 + 2 * EDGES_MAX + 3 * TOKENS_MAX };
_Static_assert(PART_MAX <= UINT8_MAX && 2 * STONES_MAX <= UINT8_MAX, "each number is a byte");

enum { OF_MACHINE = 2, HAS_WON = 4, DRAWN = 8 };

enum { CRC_START = 0xffff };

_Static_assert(GAME_CHOMP == 29, "a new order of the games needs a new BOUTON_VERSION");

static const FLASH char name[] = BOARD_NAME " " BOUTON_VERSION " ";

// Kinds of line. The kind of a line about a match is A_MATCH plus the number of changes.
enum { NOTHING = 0, NO_MATCH = 1, GIVEN_NUMBERS = 2, A_MATCH = 0x100 };

static struct line {
    uint16_t subject;              // kind of the latest line; NOTHING makes line_step() send a new line
    uint8_t number[NUMBERS_LIMIT]; // numbers of the line
    uint8_t left;                  // how many numbers are yet to be sent, including the checksum
    uint8_t sent;
    char text[sizeof name]; // the name, a number or the checksum
    uint8_t length, at;     // length of `text`, and index of the next character to send
    uint16_t crc;           // checksum of the line up to the end of `text`
} line;
_Static_assert(sizeof name >= sizeof "*65535\n", "the text has room for a checksum");

// The functions below write numbers to `at`, and return the address after them.

static uint8_t *write_set(uint8_t *at, subtraction_set_t set)
{
    uint8_t *const count = at++;

    for (uint8_t take = 0; (take = set_next(set, take));)
        *at++ = take;
    *count = at - count - 1;
    return at;
}

static uint8_t *write_edges(uint8_t *at, const struct position *position)
{
    uint8_t *const count = at++;

    *count = 0;
    for (uint8_t from = 0; from < position->vertices; from++)
        for (uint8_t to = 0; to < position->vertices; to++)
            if (graph_has_edge(position, from, to)) {
                ++*count;
                *at++ = from;
                *at++ = to;
            }
    return at;
}

static uint8_t *write_params(uint8_t *at, uint8_t params_of_game, const struct position *position)
{
    const uint8_t end = first_param[params_of_game + 1];

    for (uint8_t i = first_param[params_of_game]; i < end; i++) {
        const FLASH struct param *const param = &params[i];

        if (param->size == PARAM_SET)
            at = write_set(at, position->set);
        else if (param->size == PARAM_EDGES)
            at = write_edges(at, position);
        else
            *at++ = param_get(param, position);
    }
    return at;
}

// How a line of text shows the parts of a position
enum {
    PAIRS_SWAP = 1,   // swap the parts of a pair while the second player is to move
    ENDS_IN_ZEROS = 2 // leave out zeros at the end of the parts
};
static const FLASH uint8_t forms[SHAPES] = {[SHAPE_BAR] = ENDS_IN_ZEROS, [SHAPE_MEN] = PAIRS_SWAP};

// Returns 1 if the line must show the parts of each pair in reverse order, otherwise 0.
static uint8_t swap_of(const FLASH struct game *game, const struct position *position)
{
    return forms[game->shape] & position->white;
}

static uint8_t *write_parts(uint8_t *at, const FLASH struct game *game, const struct position *position)
{
    const uint8_t swap = swap_of(game, position);
    const part_t *parts = position->part;
    uint8_t count = position->count;

    if (game->has_heap) {
        parts = &position->stones; // the heap, and a cap that changes, are parts of the line
        count = game->growth ? 2 : 1;
    } else {
        if (forms[game->shape] & ENDS_IN_ZEROS)
            while (count && !parts[count - 1])
                count--;
        *at++ = count;
    }
    for (uint8_t part = 0; part < count; part++)
        *at++ = parts[part ^ swap];
    return at;
}

// Returns the code that says whose turn it is, or who has won (README.md).
static uint8_t turn_of(const struct match *match)
{
    const uint8_t result = match->result;
    uint8_t turn = match->position.white;

    if (result == NOBODY_WON)
        return DRAWN;
    if (result)
        turn = result - FIRST_WON;
    if (match->side[turn] != HUMAN)
        turn += OF_MACHINE;
    return result ? turn + HAS_WON : turn;
}

// Writes the latest move as choices in the position before the move.
static uint8_t *write_move(uint8_t *at, const struct match *match)
{
    const FLASH struct game *const game = match->game;
    struct position before = match->position;

    if (!game_is_move(&match->latest)) {
        *at++ = 0;
        return at;
    }
    match_step_back(match, match->at, &before);
    const uint8_t swap = swap_of(game, &before), parts = game_parts(game, &before);
    for (uint8_t part = 0; part < parts; part++) {
        const choice_t number = game_number(game, &before, &match->latest, part ^ swap);
        if (number) {
            *at++ = part;
            *at++ = number;
        }
    }
    return at;
}

static uint8_t *write_match(uint8_t *at, const struct match *match)
{
    const FLASH struct game *const game = match->game;

    *at++ = game - games;
    at = write_params(at, game->params, &match->position);
    at = write_parts(at, game, &match->position);
    *at++ = turn_of(match);
    return write_move(at, match);
}

// Adds a byte to the text and to the checksum.
static void put(uint8_t byte)
{
    line.text[line.length++] = (char)byte;
    line.crc = crc_add(line.crc, byte);
}

static void put_checksum(void)
{
    const uint16_t crc = line.crc;

    put('*');
    put_digits(crc, put);
    put('\n');
}

// Starts a line of text with the board's name and the numbers up to `end`.
static void begin(const uint8_t *end)
{
    line.sent = 0;
    line.left = end - line.number + 1;
    line.crc = CRC_START;
    for (const FLASH char *at = name; *at; at++)
        put((uint8_t)*at);
}

// Fills `text` with the next part of the line. Returns false at the end.
static bool refill(void)
{
    line.length = line.at = 0;
    if (!line.left)
        return false;
    if (--line.left) {
        put_digits(line.number[line.sent++], put);
        put(' ');
    } else {
        put_checksum();
    }
    return true;
}

bool line_step(uint16_t now, const struct match *shown, bool has_time)
{
    const uint16_t subject = shown ? A_MATCH + shown->changes : NO_MATCH;
    bool is_sending;

    if (port_serial_heard())
        line.subject = NOTHING;
    if (!line.length && line.subject != subject) {
        line.subject = subject;
        begin(shown ? write_match(line.number, shown) : line.number);
    }
    do {
        is_sending = line.at < line.length || refill();
        if (is_sending && port_serial_is_ready())
            port_serial_send((uint8_t)line.text[line.at++]);
    } while (is_sending && has_time && port_ms() == now);
    return is_sending;
}

bool line_step_numbers(uint16_t now, const uint8_t *numbers, uint8_t count, bool has_time)
{
    if (!line.length) {
        if (port_serial_heard())
            line.subject = NOTHING;
        if (line.subject == GIVEN_NUMBERS && !memcmp(line.number, numbers, count))
            return false;
        line.subject = GIVEN_NUMBERS;
        memcpy(line.number, numbers, count);
        begin(line.number + count);
    }
    return line_step(now, 0, has_time);
}
