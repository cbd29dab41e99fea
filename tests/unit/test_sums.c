// SPDX-License-Identifier: MIT
// Compares games that have a formula or Grundy values with brute force, in positions of one byte. tests/model
// has larger positions.
#include "check.h"
#include "game/search/retrograde.h"
#include "game_named.h"

enum { DIGITS = 6, CODES = 256 };

typedef bool relation_t(const uint8_t *from, const uint8_t *to);

struct row {
    char name[12];
    uint8_t count, bits, least; // digits, bits per digit, size of a part whose digit is 0
    subtraction_set_t set;
    relation_t *leads;
};

static struct row row; // the game under test
static const FLASH struct game *game;
static uint8_t lost[CODES / 8], won[CODES / 8];

static bool has(const uint8_t *set, uint8_t code)
{
    return set[code / 8] >> code % 8 & 1;
}

static void read_digits(uint8_t code, uint8_t *digit)
{
    for (uint8_t i = 0; i < row.count; i++, code >>= row.bits)
        digit[i] = (code & ((1 << row.bits) - 1)) + row.least;
}

// --- rules

// Returns the only digit that becomes smaller while all others stay equal, otherwise DIGITS.
static uint8_t only_smaller(const uint8_t *from, const uint8_t *to)
{
    uint8_t found = DIGITS;
    for (uint8_t i = 0; i < row.count; i++) {
        if (to[i] > from[i] || (to[i] < from[i] && found != DIGITS))
            return DIGITS;
        if (to[i] < from[i])
            found = i;
    }
    return found;
}

static bool takes_up_to_3(const uint8_t *from, const uint8_t *to)
{
    return *to < *from && *from - *to <= 3;
}

static bool takes_in_set(const uint8_t *from, const uint8_t *to)
{
    uint8_t pile = only_smaller(from, to), taken = pile == DIGITS ? 0 : from[pile] - to[pile];
    return taken < 32 && row.set >> taken & 1;
}

static bool takes_mixed(const uint8_t *from, const uint8_t *to)
{
    uint8_t pile = only_smaller(from, to), taken = pile == DIGITS ? 0 : from[pile] - to[pile];
    return taken && (pile != 0 || taken <= 3) && (pile != 1 || taken % 2);
}

static bool takes_any(const uint8_t *from, const uint8_t *to)
{
    return only_smaller(from, to) != DIGITS;
}

static bool takes_wythoff(const uint8_t *from, const uint8_t *to)
{
    return takes_any(from, to) || (to[0] < from[0] && from[0] - to[0] == from[1] - to[1]);
}

// Caps above 7 do not matter for a heap of at most 7.
static bool takes_capped(const uint8_t *from, const uint8_t *to, uint8_t factor)
{
    uint8_t taken = from[0] - to[0], cap = factor * taken;
    return to[0] < from[0] && taken <= from[1] && to[1] == (cap > 7 ? 7 : cap);
}

static bool takes_fib(const uint8_t *from, const uint8_t *to)
{
    return takes_capped(from, to, 2);
}

static bool takes_dyn1(const uint8_t *from, const uint8_t *to)
{
    return takes_capped(from, to, 1);
}

static bool goes_down(const uint8_t *from, const uint8_t *to)
{
    for (uint8_t i = 0; i < row.count; i++) {
        uint8_t rest[DIGITS]; // coins left on step i
        for (uint8_t k = 0; k < row.count; k++)
            rest[k] = from[k];
        if (to[i] >= from[i])
            continue;
        rest[i] = to[i];
        if (i)
            rest[i - 1] += from[i] - to[i];
        bool same = true;
        for (uint8_t k = 0; k < row.count; k++)
            same = same && rest[k] == to[k];
        if (same)
            return true;
    }
    return false;
}

// True if a move may turn these coins: the last was a head, and their number is allowed.
static bool turns(const uint8_t *from, const uint8_t *to, bool may_be_alone, bool first_is_alone)
{
    uint8_t turned = 0, last = 0;
    for (uint8_t i = 0; i < row.count; i++)
        if (from[i] != to[i]) {
            turned++;
            last = i;
        }
    bool alone = may_be_alone || (first_is_alone && last == 0);
    return turned && from[last] && (turned == 2 || (turned == 1 && alone));
}

static bool turns_opt(const uint8_t *from, const uint8_t *to)
{
    return turns(from, to, true, false);
}

static bool turns_man(const uint8_t *from, const uint8_t *to)
{
    return turns(from, to, false, false);
}

static bool turns_edge(const uint8_t *from, const uint8_t *to)
{
    return turns(from, to, false, true);
}

// Own men come first in a position, so each move swaps the men of a row.
static bool goes(const uint8_t *from, const uint8_t *to, bool retreats)
{
    uint8_t moved = 0;
    for (uint8_t i = 0; i < row.count; i += 2) {
        uint8_t own = from[i], other = from[i + 1], column = to[i + 1];
        if (to[i] != other || column == other || (own < other) != (column < other))
            return false;
        if (column == own)
            continue;
        moved++;
        if (!retreats && (own < other) != (own < column))
            return false;
    }
    return moved == 1;
}

static bool goes_ahead(const uint8_t *from, const uint8_t *to)
{
    return goes(from, to, false);
}

static bool goes_both_ways(const uint8_t *from, const uint8_t *to)
{
    return goes(from, to, true);
}

static bool divides(const uint8_t *from, const uint8_t *to)
{
    uint8_t sum = to[0] + to[1];
    return sum == from[0] || sum == from[1];
}

#define FULL (((subtraction_set_t)1 << (TAKES_MAX + 1)) - 2) // all takes up to TAKES_MAX
#define SET ((subtraction_set_t)1 << 1 | (subtraction_set_t)1 << 3 | (subtraction_set_t)1 << 4)

#define APART (((subtraction_set_t)1 << 14) - (1 << 9) + 2) // takes of 1 and 9 to 13, with a gap between them

static const FLASH struct row rows[] = {
    {"take", 1, 6, 0, 0, takes_up_to_3},        // a heap of 0..63
    {"mtake", 1, 6, 0, 0, takes_up_to_3},       // a heap of 0..63
    {"sub", 1, 6, 0, SET, takes_in_set},        // a heap of 0..63
    {"msub", 1, 6, 0, SET, takes_in_set},       // a heap of 0..63
    {"subsum", 2, 3, 0, SET, takes_in_set},     // 2 piles of 0..7
    {"msubsum", 2, 3, 0, SET, takes_in_set},    // 2 piles of 0..7
    {"subsum", 2, 3, 0, FULL, takes_in_set},    // 2 piles of 0..7
    {"subsum", 1, 6, 0, APART, takes_in_set},   // a pile of 0..63
    {"mixed", 3, 2, 0, 0, takes_mixed},         // 3 piles of 0..3
    {"mmixed", 2, 3, 0, 0, takes_mixed},        // 2 piles of 0..7
    {"wythoff", 2, 3, 0, 0, takes_wythoff},     // 2 piles of 0..7
    {"nimble", 3, 2, 0, 0, takes_any},          // 3 coins at 0..3
    {"fib", 2, 3, 0, 0, takes_fib},             // heap and cap 0..7
    {"dyn1", 2, 3, 0, 0, takes_dyn1},           // heap and cap 0..7
    {"stair", 3, 2, 0, 0, goes_down},           // 3 steps of 0..3
    {"turtle_opt", 6, 1, 0, 0, turns_opt},      // 6 coins
    {"turtle_man", 6, 1, 0, 0, turns_man},      // 6 coins
    {"turtle_edge", 6, 1, 0, 0, turns_edge},    // 6 coins
    {"northcott", 4, 2, 1, 0, goes_ahead},      // 2 rows of 4 squares
    {"northcottr", 4, 2, 1, 0, goes_both_ways}, // 2 rows of 4 squares
    {"divide", 2, 3, 1, 0, divides},            // 2 boxes of 1..8
};

// --- comparison with the game

static uint16_t codes(void)
{
    return (uint16_t)1 << row.count * row.bits;
}

// False if both men share a square or a step might overflow.
static bool is_position(const uint8_t *digit)
{
    uint8_t sum = 0;
    for (uint8_t i = 0; i < row.count; i++)
        sum += digit[i];
    if (game->shape == SHAPE_MEN)
        return digit[0] != digit[1] && digit[2] != digit[3];
    return row.leads != goes_down || sum < 1 << row.bits;
}

static bool leads(const uint8_t *from, uint8_t code)
{
    uint8_t to[DIGITS];
    read_digits(code, to);
    return is_position(to) && row.leads(from, to);
}

static void add(uint8_t *set, uint8_t code)
{
    set[code / 8] |= 1 << code % 8;
}

// Marks more positions as lost or won. Returns false if there are none.
static bool solve_more(void)
{
    bool more = false;
    for (uint16_t code = 0; code < codes(); code++) {
        uint8_t from[DIGITS];
        read_digits(code, from);
        if (has(lost, code) || has(won, code) || !is_position(from))
            continue;
        bool can_move = false, wins = false, all_won = true;
        for (uint16_t to = 0; to < codes() && !wins; to++) {
            if (!leads(from, to))
                continue;
            can_move = true;
            wins = has(lost, to);
            all_won = all_won && has(won, to);
        }
        if (wins || (!can_move && game->misere))
            add(won, code);
        else if (all_won)
            add(lost, code);
        else
            continue;
        more = true;
    }
    return more;
}

static void set_position(struct position *position, const uint8_t *digit)
{
    *position = (struct position){.misere = game->misere, .growth = game->growth, .k = 1};
    position->set = row.set;
    if (game->shape == SHAPE_HEAP) {
        position->stones = digit[0];
        position->cap = game->params == PARAM_MAX ? 3 : digit[1];
        return;
    }
    if (game->shape == SHAPE_MEN)
        position->columns = 1 << row.bits;
    position->count = row.count;
    for (uint8_t i = 0; i < row.count; i++)
        position->part[i] = digit[i];
}

static uint8_t code_after(const struct position *before, const struct move *move)
{
    struct position after = *before;
    uint8_t code = 0;
    game_play(&after, move);
    if (game->shape == SHAPE_HEAP)
        return row.count == 1 ? after.stones : after.stones | (after.cap > 7 ? 7 : after.cap) << 3;
    bool swapped = game->shape == SHAPE_MEN && after.white;
    for (uint8_t i = row.count; i--;)
        code = code << row.bits | (after.part[i ^ swapped] - row.least);
    return code;
}

static bool right(uint8_t code)
{
    uint8_t from[DIGITS], listed[CODES / 8] = {0}, missing = 0, moves = 0;
    struct position position;
    struct move move = {0};
    read_digits(code, from);
    set_position(&position, from);
    for (uint16_t to = 0; to < codes(); to++)
        if (leads(from, to)) {
            moves++;
            missing += has(lost, to);
        }

    for (;;) {
        while (game_next_winning(game, &position, &move) == PENDING)
            ;
        if (!game_is_move(&move))
            break;
        uint8_t to = code_after(&position, &move);
        if (!leads(from, to) || !has(lost, to))
            return false;
        missing -= !has(listed, to);
        add(listed, to);
    }
    enum verdict verdict = game_reply(game, &position, &move);
    bool is_move = move.count || move.amount;
    uint8_t to = code_after(&position, &move);
    if (missing || verdict != (has(won, code) ? N_POSITION : P_POSITION) || is_move != (moves != 0))
        return false;
    return !is_move || (leads(from, to) && (verdict == P_POSITION || has(lost, to)));
}

static uint16_t wrong_positions(void)
{
    uint16_t wrong = 0;
    for (uint8_t i = 0; i < CODES / 8; i++)
        lost[i] = won[i] = 0;
    while (solve_more())
        ;
    for (uint16_t code = 0; code < codes(); code++) {
        uint8_t digit[DIGITS];
        read_digits(code, digit);
        if (is_position(digit))
            wrong += has(lost, code) == has(won, code) || !right(code);
    }
    return wrong;
}

// True if the game has two or more start positions and each has a move.
static bool starts_well(void)
{
    struct position position;
    uint8_t i = 0;
    for (; game_start(game, i, &position); i++)
        if (game_is_over(game, &position))
            return false;
    return i >= 2;
}

// The values of a subtraction set stay in the arena until the set changes.
static void check_kept_values(void)
{
    struct position position = {.count = 1, .set = SET, .part = {6}};
    game = game_named("subsum");
    CHECK_EQUAL(game_verdict(game, &position), N_POSITION);
    arena.bytes[6] = 0;
    CHECK_EQUAL(game_verdict(game, &position), P_POSITION);
    position.set = FULL;
    game_verdict(game, &position);
    position.set = SET;
    CHECK_EQUAL(game_verdict(game, &position), N_POSITION);
}

int main(void)
{
    for (uint8_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        row = rows[i];
        game = game_named(row.name);
        CHECK(game && wrong_positions() == 0 && starts_well());
    }
    check_kept_values();
    return check_done();
}
