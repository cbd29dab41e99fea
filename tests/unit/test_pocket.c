// SPDX-License-Identifier: MIT
// If this test fails, the pocket toy plays a wrong move, shows a wrong result, or errs too often. The toy has
// neither LEDs nor keys here. Tests at its pins press the keys and read the LEDs.

#include "check.h"
#include "game/level.h"
#include "game/theory/theories.h"
#include "ui/leds/pocket.h"

static struct pocket toy;
static uint16_t noise = 1;

static uint8_t random_below(uint8_t limit)
{
    noise = (noise >> 1) ^ (noise & 1 ? 0xb400 : 0);
    return noise % limit;
}

// Runs a frame with a pressed key. Releases OK in another frame.
static enum pocket_sound press(uint8_t key)
{
    enum pocket_sound sound = pocket_frame(&toy, key, key);
    if (key == POCKET_OK && toy.state == POCKET_HOLD)
        sound = pocket_frame(&toy, 0, 0);
    return sound;
}

// Sets the toy to the menu, as after an abandoned game.
static void new_toy(uint8_t settings)
{
    toy = (struct pocket){.settings = settings, .machine = true, .marked = {1, 1, 0, 0}};
    press(0);
}

static void new_game(uint8_t settings)
{
    new_toy(settings);
    press(POCKET_OK);
}

static void go_to(uint8_t row)
{
    for (uint8_t i = 0; toy.row != row && i < POCKET_ROWS; i++)
        press(POCKET_NEXT);
}

static bool stands(uint8_t one, uint8_t two, uint8_t three, uint8_t four)
{
    const part_t *part = toy.position.part;
    return part[0] == one && part[1] == two && part[2] == three && part[3] == four;
}

static bool marks(uint8_t one, uint8_t two, uint8_t three, uint8_t four)
{
    const uint8_t *marked = toy.marked;
    return marked[0] == one && marked[1] == two && marked[2] == three && marked[3] == four;
}

static bool shows(uint16_t lit, uint16_t dim)
{
    struct pocket_lights lights = pocket_lights(&toy);
    return lights.lit == lit && (lights.dim & ~lit) == dim;
}

// Returns a set of lights from hexadecimal rows, whose lowest bit is leftmost.
#define LIGHTS(row1, row2, row3, row4) (0x##row1 | 0x##row2 << 1 | 0x##row3 << 4 | 0x##row4 << 9)

static void games_start(void)
{
    new_game(0);
    CHECK(stands(1, 3, 5, 7) && marks(0, 0, 0, 0) && toy.state == POCKET_CHOOSE);
    CHECK(toy.position.k == 1 && !toy.position.misere && toy.position.count == 4);
    new_game(1 << 2 | POCKET_MISERE);
    CHECK(stands(0, 3, 5, 7) && toy.position.misere);
    new_game(2 << 2 | 2);
    CHECK(stands(0, 3, 4, 5) && toy.position.k == 3);

    bool differ = false, fit = true;
    part_t before = 0;
    for (uint8_t wait = 0; wait < 255; wait++) {
        new_toy(3 << 2);
        for (uint8_t i = 0; i < wait; i++)
            press(0);
        press(POCKET_OK);
        const part_t *part = toy.position.part;
        fit = fit && part[0] <= 1 && part[1] <= 3 && part[2] <= 5 && part[3] <= 7 && part[2] && part[3];
        differ |= before && part[3] != before;
        before = part[3];
    }
    CHECK(differ && fit);
}

static void chosen_row_blinks(void)
{
    new_game(0);
    go_to(2);
    press(POCKET_TAKE);
    bool seen = false, gone = false, others = true;
    for (uint8_t i = 0; i < 128; i++) {
        press(0);
        const struct pocket_lights lights = pocket_lights(&toy);
        seen |= shows(LIGHTS(1, 7, f, 7f), LIGHTS(0, 0, 10, 0));
        gone |= shows(LIGHTS(1, 7, 0, 7f), LIGHTS(0, 0, 1f, 0));
        others &= (lights.lit | LIGHTS(0, 0, 1f, 0)) == 0xffff;
    }
    CHECK(seen && gone && others);
    press(POCKET_TAKE); // A new mark or selected row is visible at once.
    CHECK(shows(LIGHTS(1, 7, 7, 7f), LIGHTS(0, 0, 18, 0)));
    press(POCKET_NEXT);
    CHECK(shows(LIGHTS(1, 7, 7, 0), LIGHTS(0, 0, 18, 7f)));

    new_game(0); // a game for marking all stones of a row
    go_to(1);
    for (uint8_t i = 0; i < 3; i++)
        press(POCKET_TAKE);
    CHECK(shows(LIGHTS(1, 0, 1f, 7f), LIGHTS(0, 7, 0, 0)));
    for (uint8_t i = 0; i < 32; i++)
        press(0);
    CHECK(shows(LIGHTS(1, 0, 1f, 7f), 0));
}

static uint8_t stones(void)
{
    uint8_t sum = 0;
    for (uint8_t row = 0; row < POCKET_ROWS; row++)
        sum += toy.position.part[row];
    return sum;
}

// Waits for the human's turn or the end of the game. Returns the latest sound.
static enum pocket_sound rest(bool hurry)
{
    enum pocket_sound last = POCKET_SILENCE;
    for (uint16_t frames = 0; frames < 3000 && toy.state == POCKET_REMOVE; frames++) {
        const uint8_t before = stones();
        const enum pocket_sound sound = press(hurry ? POCKET_TAKE : 0);
        if (sound)
            last = sound;
        if (toy.state == POCKET_REMOVE && stones() + (sound == POCKET_STONE) != before)
            return POCKET_NO; // a stone disappeared silently, or several at once
    }
    return last;
}

// Presses NEXT. Returns true if the next row with stones is selected.
static bool next_has_stones(void)
{
    uint8_t next = toy.row;
    do
        next = (next + 1) % POCKET_ROWS;
    while (!toy.position.part[next]);
    press(POCKET_NEXT);
    return toy.row == next;
}

// Plays a random legal move. Returns how often NEXT went wrong.
static uint8_t any_move(void)
{
    uint8_t wrong = 0;
    for (uint8_t rows = 1 + random_below(toy.position.k); rows; rows--) {
        for (uint8_t steps = 1 + random_below(4); steps; steps--)
            wrong += !next_has_stones();
        for (uint8_t takes = 1 + random_below(toy.position.part[toy.row]); takes; takes--)
            press(POCKET_TAKE);
    }
    while (marks(0, 0, 0, 0))
        press(POCKET_TAKE);
    // the time of the next key press decides whether the toy errs
    for (uint8_t wait = random_below(255); wait; wait--)
        press(0);
    press(POCKET_OK);
    return wrong;
}

// Returns true if a second of darkness comes before the result.
static bool stays_at_result(uint8_t key, uint8_t every)
{
    uint16_t frames = 0;
    bool is_dark = true, is_seen = false;
    for (uint8_t left = every; toy.state >= POCKET_OVER_WON && frames < 400; left--) {
        press(left ? 0 : key);
        if (!left)
            left = every;
        const struct pocket_lights lights = pocket_lights(&toy);
        const bool is_lit = lights.lit | lights.dim;
        if (++frames <= 125)
            is_dark &= !is_lit;
        else
            is_seen |= is_lit;
    }
    return is_dark && is_seen && frames > 250 && toy.state == POCKET_MENU;
}

struct tally {
    uint16_t moves; // number of the machine's moves from won positions without an immediate win
    uint16_t errors;
    uint8_t won, lost, wrong;
};

// Returns true if the player to move can win by taking all stones.
static bool can_end(const struct position *position)
{
    uint8_t rows = 0;
    for (uint8_t row = 0; row < POCKET_ROWS; row++)
        rows += position->part[row] != 0;
    return !position->misere && rows <= position->k;
}

// Plays a game. Counts faults, and moves of the machine that lose a win.
static void play(uint8_t settings, bool hurry, struct tally *tally)
{
    bool human_moved = false;
    new_toy(settings);
    for (uint8_t i = random_below(200); i; i--)
        press(0);
    press(POCKET_OK);
    if (random_below(2)) {
        tally->wrong += any_move();
        human_moved = true;
    } else {
        press(POCKET_OK);
    }
    for (uint8_t moves = 0; moves < 20; moves++) {
        struct position before = toy.position;
        enum pocket_sound heard;
        uint8_t touched = 0, taken = 0;
        if (human_moved) // the stones that the human has marked do not belong to `before`
            for (uint8_t row = 0; row < POCKET_ROWS; row++)
                before.part[row] -= toy.marked[row];
        if (human_moved && toy.marked[0] + toy.marked[1] + toy.marked[2] + toy.marked[3] && !stones())
            tally->wrong++;
        bool over = true;
        for (uint8_t row = 0; row < POCKET_ROWS; row++)
            over &= !before.part[row];
        heard = rest(hurry);
        if (!over) {
            for (uint8_t row = 0; row < POCKET_ROWS && toy.state == POCKET_CHOOSE; row++) {
                touched += toy.position.part[row] != before.part[row];
                taken += before.part[row] - toy.position.part[row];
                tally->wrong += toy.position.part[row] > before.part[row];
            }
            if (toy.state == POCKET_CHOOSE && (!touched || touched > toy.position.k || !taken))
                tally->wrong++;
            tally->wrong += can_end(&before) && toy.state != POCKET_OVER_LOST;
            if (moore_verdict(&before) == N_POSITION && !can_end(&before)) {
                tally->moves++;
                tally->errors += toy.state != POCKET_CHOOSE || moore_verdict(&toy.position) != P_POSITION;
            }
        }
        if (toy.state != POCKET_CHOOSE) {
            const bool human_last = over, won = human_last != before.misere;
            tally->wrong += toy.state != (won ? POCKET_OVER_WON : POCKET_OVER_LOST);
            tally->wrong += heard != (won ? POCKET_WON : POCKET_LOST);
            tally->won += won;
            tally->lost += !won;
            tally->wrong += !stays_at_result(1 << random_below(3), 6 + random_below(45));
            tally->wrong += toy.settings != settings;
            return;
        }
        tally->wrong += !toy.position.part[toy.row];
        tally->wrong += any_move();
        human_moved = true;
    }
    tally->wrong++;
}

static void games_are_played(void)
{
    for (uint8_t settings = 0; settings < 0x40; settings++) {
        if ((settings & POCKET_K) == POCKET_K)
            continue;
        const bool is_perfect = settings >= POCKET_LEVEL;
        struct tally tally = {0};
        for (uint8_t game = 0; game < 12; game++)
            play(settings | (game & 2 ? POCKET_MISERE : 0), game & 1, &tally);
        CHECK(tally.wrong == 0 && tally.won + tally.lost == 12 && (!is_perfect || tally.errors == 0));
    }
}

// Checks that the toy errs about as often as its level should.
static void levels_differ(void)
{
    uint8_t won_before = 255;

    for (uint8_t level = LEVEL_MIN; level <= LEVEL_MAX; level++) {
        static const uint8_t percent[] = {90, 67, 34, 0}; // percentage of random moves by level
        struct tally tally = {0};
        for (uint8_t game = 0; game < 200; game++)
            play((level - 1) << 4 | (game & 1 ? POCKET_MISERE : 0), true, &tally);
        const uint16_t errs = 100 * tally.errors / tally.moves;
        CHECK(tally.wrong == 0 && tally.moves > 100);
        CHECK(errs <= percent[level - 1] && errs * 2 >= percent[level - 1]);
        CHECK(tally.won < won_before);
        won_before = tally.won;
    }
}

// Returns how many frames the removal of five stones takes.
static uint16_t frames_of_removal(uint8_t key)
{
    uint16_t frames = 0;
    new_game(0);
    go_to(2);
    for (uint8_t i = 0; i < 5; i++)
        press(POCKET_TAKE);
    for (press(POCKET_OK); toy.position.part[2] && frames < 3000; frames++)
        press(frames % 12 ? 0 : key);
    return frames;
}

static void keys_hurry(void)
{
    const uint16_t alone = frames_of_removal(0);
    CHECK(frames_of_removal(POCKET_NEXT) < alone && frames_of_removal(POCKET_TAKE) < alone &&
          frames_of_removal(POCKET_OK) < alone);
}

static void short_press_gives_no_hint(void)
{
    new_game(0);
    press(POCKET_TAKE);
    for (uint8_t i = 0; i < 80; i++) // less than 0.7 s
        pocket_frame(&toy, i ? 0 : POCKET_OK, POCKET_OK);
    CHECK(toy.state == POCKET_HOLD && marks(0, 0, 0, 1));
    pocket_frame(&toy, 0, 0);
    CHECK(toy.state == POCKET_REMOVE && stands(1, 3, 5, 6));
}

int main(void)
{
    games_start();
    chosen_row_blinks();
    games_are_played();
    levels_differ();
    keys_hurry();
    short_press_gives_no_hint();
    return check_done();
}
