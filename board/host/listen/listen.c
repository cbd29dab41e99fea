// SPDX-License-Identifier: MIT
#include "listen/listen.h"

#include "line/version.h"
#include "notation/answers.h"
#include "notation/sentence.h"
#include "notation/state.h"
#include "notation/text.h"
#include "text/codes.h"

#include <stdlib.h>
#include <string.h>

// Bits of the number `turn` in a board's line. Bit 0 is the side to move or the winner.
enum { TURN_OF_MACHINE = 2, TURN_WON = 4, TURN_DRAWN = 8 };

// A state of the board's match. The men of the player to move come first.
struct shown {
    struct state state;
    uint8_t turn;
    bool has_move;              // false at the start of a match and after an undo
    stones_t chosen[PARTS_MAX]; // number that the latest move chose for each part; 0: no change
    enum event { BEGUN, JOINED, MOVED, MISSED, TAKEN_BACK, REPEATED } event; // event that led to this state
};

char heard_name[32];
static struct shown game[MATCH_UNDO_MAX + 1]; // all known states of the match, the oldest first
static unsigned count;
static enum { UNKNOWN, PERSON, MACHINE } player[2]; // kind of player on each side
static bool is_on, says;
static void (*record)(char c);

void follow_start(bool in_words, void (*put)(char c))
{
    is_on = true;
    says = in_words;
    record = put;
}

bool follow_is_on(void)
{
    return is_on;
}

void follow_load(struct state *state)
{
    state->game = NULL;
    if (count)
        *state = game[count - 1].state;
}

enum result follow_result(enum result *user)
{
    const uint8_t turn = game[count - 1].turn;
    const enum result winner = turn & 1 ? SECOND_WON : FIRST_WON;

    *user = turn & TURN_OF_MACHINE ? FIRST_WON + SECOND_WON - winner : NOT_OVER;
    return turn == TURN_DRAWN ? NOBODY_WON : turn < TURN_WON ? NOT_OVER : winner;
}

// Returns the length of the line without its checksum, or 0 if the line is damaged.
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

// Reads a match from the numbers in console_line. Returns false if it is not valid.
static bool read_numbers_of_match(struct shown *match)
{
    memset(match, 0, sizeof *match);
    read_numbers(&match->state);
    match->turn = (uint8_t)text_number(0, 0, TURN_DRAWN);
    match->has_move = console_line.length != console_line.at + 2 ||
                      memcmp(&console_line.characters[console_line.at], " 0", 2) != 0;
    for (stones_t part = 0; match->has_move && (!read_at_end() || !part); part++) {
        part = text_number(PARTS_MAX - 1, (part_t)part, PARTS_MAX - 1);
        match->chosen[part] = text_number(0, 1, STONES_MAX);
    }
    return !console_line.fault &&
           (match->turn != TURN_DRAWN || form_of(match->state.game)->flags & MAY_BE_DRAWN) &&
           game_is_over(match->state.game, &match->state.position) == (match->turn >= TURN_WON);
}

// Reads a line and sets heard_name. Sets *match if it returns HEARD_MATCH.
static enum heard read_line(const char *line, struct shown *match)
{
    static struct console_line typed; // a copy of the user's unfinished line
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

    const bool is_match = read_numbers_of_match(match);

    console_line = typed;
    return is_match ? HEARD_MATCH : HEARD_NOTHING;
}

// Sets *move to the latest move. Returns true if this move leads from the position `from` to that of the
// match.
static bool leads(const struct shown *match, const struct position *from, struct move *move)
{
    const struct game *const rules = match->state.game;
    const uint16_t flags = form_of(rules)->flags;
    struct position after;
    part_t *const part = after.part;

    game_no_move(move);
    for (uint8_t i = 0; i < PARTS_MAX; i++) {
        const stones_t chosen = match->chosen[i];
        if (chosen && (i >= game_parts(rules, from) || chosen > game_number_max(rules, from, i)))
            return false;
        if (chosen)
            game_choose(rules, from, i, chosen, move);
    }
    if (!game_is_move(move) || !game_allows_choices(rules, from, move))
        return false;
    game_play_from(&after, from, move);
    after.white = false;
    for (uint8_t i = 0; flags & IN_PAIRS && i < after.count; i += 2) {
        const part_t man = part[i]; // swaps the men, because the other player is to move now
        part[i] = part[i + 1];
        part[i + 1] = man;
    }
    while (flags & DROPS_ZEROS && after.count && !part[after.count - 1])
        after.count--;
    return !memcmp(&after, &match->state.position, sizeof after);
}

static bool is_same(const struct shown *one, const struct shown *other)
{
    return one->state.game == other->state.game &&
           !memcmp(&one->state.position, &other->state.position, sizeof one->state.position);
}

// Returns the event that led to this state. Removes undone moves from `game`.
static enum event find_event(const struct shown *match)
{
    const struct shown *const latest = count ? &game[count - 1] : NULL;
    struct move move;

    if (latest && is_same(match, latest))
        return REPEATED;
    if (latest && match->has_move && match->state.game == latest->state.game)
        return leads(match, &latest->state.position, &move) ? MOVED : MISSED;
    const bool is_rematch = latest && latest->turn >= TURN_WON && is_same(match, &game[0]);

    for (unsigned kept = count; kept && !match->has_move && !is_rematch; kept--)
        if (is_same(match, &game[kept - 1])) {
            count = kept;
            return TAKEN_BACK;
        }
    return match->has_move || match->turn & 1 ? JOINED : BEGUN;
}

// Adds this state of the match to `game`, unless `game` has it already.
static void keep(struct shown *match)
{
    match->event = find_event(match);
    if (match->event <= JOINED)
        count = player[0] = player[1] = UNKNOWN;
    if (match->turn != TURN_DRAWN)
        player[match->turn & 1] = match->turn & TURN_OF_MACHINE ? MACHINE : PERSON;
    if (count > MATCH_UNDO_MAX) { // `game` is full, so the oldest state is forgotten
        memmove(game, &game[1], --count * sizeof *game);
        game->event = JOINED;
    }
    if (match->event < TAKEN_BACK)
        game[count++] = *match;
    game[count - 1].turn = match->turn;
}

static const char *name_of(uint8_t side)
{
    static const char *const names[][2] = {
        {"The first player", "The second player"}, {"Player 1", "Player 2"}, {"Bouton 1", "Bouton 2"}};

    if (player[side] == PERSON && player[!side] == MACHINE)
        return "You";
    if (player[side] == MACHINE && player[!side] != MACHINE)
        return "Bouton";
    return names[player[0] == player[1] ? player[0] : UNKNOWN][side];
}

const char *follow_player(void)
{
    return count && game[count - 1].turn < TURN_WON ? name_of(game[count - 1].turn & 1) : "You";
}

// Writes the move that led from the previous state, match[-1], to this state.
static void write_move(const struct shown *match, bool in_words)
{
    const struct state *const before = &match[-1].state;
    struct move move;

    leads(match, &before->position, &move);
    text_move(before, &move);
    if (in_words) {
        text_words(" (");
        sentence_move(before, &move);
        text_char(')');
    }
}

// Writes the event, the player to move or the winner, and the position.
static void write_event(const struct shown *match, enum event event)
{
    static const char *const events[] = {"New game", "A game under way", "", "Some moves were missed",
                                         "Moves were taken back"};
    const char *const name = match->turn == TURN_DRAWN ? "Nobody" : name_of(match->turn & 1);
    const bool is_you = !strcmp(name, "You"), is_over = match->turn >= TURN_WON;

    if (event == MOVED) {
        text_words(name_of(match[-1].turn & 1));
        text_words(": ");
        write_move(match, true);
    }
    text_words(events[event]);
    text_words(". ");
    text_words(name);
    text_words(is_over ? is_you ? " have won: " : " has won: " : is_you ? " are to move: " : " is to move: ");
    console_line.task.state = match->state;
    write_state();
    text_char('\n');
}

// Writes `<game> <params> : <position> : <turn or result> : <move>`. Without a move, writes `undo` or `-`
// instead.
static void write_record(const struct shown *match, enum event event, bool has_move)
{
    enum result user;
    const enum result result = follow_result(&user);

    console_line.task.state = match->state;
    write_state();
    write_result(result, user);
    text_words(result ? " : " : user ? " : machine : " : " : human : ");
    if (has_move && match->event == MOVED)
        write_move(match, false);
    else
        text_words(event == TAKEN_BACK ? "undo" : "-");
    text_char('\n');
}

enum heard follow_line(const char *line)
{
    static struct shown match;
    const bool was_there = count;
    const enum heard heard = read_line(line, &match);
    void (*const put)(char c) = console_line.put;

    console_line.mode = WRITE;
    if (heard == HEARD_MATCH)
        keep(&match);
    if (heard == HEARD_NO_MATCH)
        count = 0;
    const bool is_change =
        heard == HEARD_MATCH ? match.event != REPEATED : heard == HEARD_NO_MATCH && was_there;
    if (says && is_change && count)
        write_event(&game[count - 1], match.event);
    else if (says && is_change)
        text_words("The game was left.\n");
    console_line.put = record;
    if (record && count && heard == HEARD_MATCH && (is_change || !says))
        write_record(&game[count - 1], match.event, match.has_move);
    else if (record && heard == HEARD_NO_MATCH && (is_change || !says))
        text_words("-\n");
    console_line.put = put;
    return heard;
}

void follow_write_game(void)
{
    for (const struct shown *match = game; match < &game[count]; match++)
        write_event(match, match->event);
    text_char('\n');
}
