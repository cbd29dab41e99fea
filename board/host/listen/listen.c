// SPDX-License-Identifier: MIT
#include "listen/listen.h"

#include "line/version.h"
#include "notation/state.h"
#include "text/codes.h"

#include <string.h>

// Bits of a board's number `turn`. Bit 0 is the player to move or the winner.
enum { TURN_OF_MACHINE = 2, TURN_WON = 4, TURN_DRAWN = 8 };

void listener_load(const struct listener *listener, struct state *state)
{
    state->game = NULL;
    if (listener->count)
        *state = listener->game[listener->count - 1].state;
}

enum result listener_result(const struct listener *listener, enum result *user)
{
    const uint8_t turn = listener->game[listener->count - 1].turn;
    const enum result winner = turn & 1 ? SECOND_WON : FIRST_WON;

    *user = turn & TURN_OF_MACHINE ? FIRST_WON + SECOND_WON - winner : NOT_OVER;
    return turn == TURN_DRAWN ? NOBODY_WON : turn < TURN_WON ? NOT_OVER : winner;
}

// Returns the length of a line without the checksum, or 0 if the line is damaged.
static size_t checked_length(const char *line)
{
    const char *const star = strrchr(line, '*');
    uint16_t crc = 0xffff;
    uint32_t sum;

    if (!star || star == line || star[-1] != ' ')
        return 0;
    for (const char *byte = line; byte < star; byte++) {
        if (*byte < ' ' || *byte > '~')
            return 0;
        crc = crc_add(crc, (uint8_t)*byte);
    }
    const char *const end = read_digits(star + 1, &sum);

    return end > star + 1 && !*end && sum == crc ? (size_t)(star - 1 - line) : 0;
}

// Reads a match from a line of numbers. Returns false if the match is not valid.
static bool read_match(struct line *line, struct shown *match)
{
    memset(match, 0, sizeof *match);
    read_numbers(line, &match->state);
    match->turn = (uint8_t)text_number(line, 0, 0, TURN_DRAWN);
    match->has_move = line->length != line->at + 2 || memcmp(&line->characters[line->at], " 0", 2) != 0;
    for (stones_t part = 0; match->has_move && (!read_at_end(line) || !part); part++) {
        part = text_number(line, PARTS_MAX - 1, (part_t)part, PARTS_MAX - 1);
        match->chosen[part] = text_number(line, 0, 1, STONES_MAX);
    }
    return !line->fault->id &&
           (match->turn != TURN_DRAWN || form_of(match->state.game)->flags & MAY_BE_DRAWN) &&
           game_is_over(match->state.game, &match->state.position) == (match->turn >= TURN_WON);
}

// Reads a received line. Sets listener->name and, for HEARD_MATCH, *match.
static enum heard read_line(struct listener *listener, const char *characters, struct shown *match)
{
    const size_t length = checked_length(characters), board = strcspn(characters, " ");
    const size_t name = board < length ? board + 1 + strcspn(&characters[board + 1], " ") : 0;
    struct fault fault = {0};

    if (!board || name <= board + 1 || name >= sizeof listener->name || length > CONSOLE_LINE_MAX)
        return HEARD_NOTHING;
    memcpy(listener->name, characters, name);
    listener->name[name] = '\0';
    if (strcmp(&listener->name[board], " " BOUTON_VERSION) != 0)
        return HEARD_OTHER_VERSION;
    if (name >= length)
        return HEARD_NO_MATCH;

    struct line line = line_from(&characters[name], length - name, &fault);

    line.mode = NUMBERS;
    return read_match(&line, match) ? HEARD_MATCH : HEARD_NOTHING;
}

// Sets *move to the latest move. Returns true if the move leads from `from` to the match's position.
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
        const part_t man = part[i]; // swaps the men, because the men of the player to move come first
        part[i] = part[i + 1];
        part[i + 1] = man;
    }
    while (flags & DESCENDS && after.count && !part[after.count - 1])
        after.count--;
    return !memcmp(&after, &match->state.position, sizeof after);
}

static bool is_same(const struct shown *one, const struct shown *other)
{
    return one->state.game == other->state.game &&
           !memcmp(&one->state.position, &other->state.position, sizeof one->state.position);
}

// Returns the event that led to this state. Forgets moves that were taken back.
static enum event find_event(struct listener *listener, const struct shown *match)
{
    const struct shown *const game = listener->game;
    const struct shown *const latest = listener->count ? &game[listener->count - 1] : NULL;
    struct move move;

    if (latest && is_same(match, latest))
        return REPEATED;
    if (latest && match->has_move && match->state.game == latest->state.game)
        return leads(match, &latest->state.position, &move) ? MOVED : MISSED;
    const bool is_rematch = latest && latest->turn >= TURN_WON && is_same(match, &game[0]);

    for (unsigned kept = listener->count; kept && !match->has_move && !is_rematch; kept--)
        if (is_same(match, &game[kept - 1])) {
            listener->count = kept;
            return TAKEN_BACK;
        }
    return match->has_move || match->turn & 1 ? JOINED : BEGUN;
}

// Appends a state of the match to listener->game, unless the state is already there.
static void keep(struct listener *listener, struct shown *match)
{
    struct shown *const game = listener->game;

    match->event = find_event(listener, match);
    if (match->event <= JOINED)
        listener->count = listener->player[0] = listener->player[1] = UNKNOWN;
    if (match->turn != TURN_DRAWN)
        listener->player[match->turn & 1] = match->turn & TURN_OF_MACHINE ? MACHINE : PERSON;
    if (listener->count > MATCH_UNDO_MAX) { // if the array is full, drops the oldest state
        memmove(game, &game[1], --listener->count * sizeof *game);
        game->event = JOINED;
    }
    if (match->event < TAKEN_BACK)
        game[listener->count++] = *match;
    game[listener->count - 1].turn = match->turn;
}

static const char *name_of(const struct listener *listener, uint8_t side)
{
    static const char *const names[][2] = {
        {"The first player", "The second player"}, {"Player 1", "Player 2"}, {"Bouton 1", "Bouton 2"}};

    if (listener->player[side] == PERSON && listener->player[!side] == MACHINE)
        return "You";
    if (listener->player[side] == MACHINE && listener->player[!side] != MACHINE)
        return "Bouton";
    return names[listener->player[0] == listener->player[1] ? listener->player[0] : UNKNOWN][side];
}

const char *listener_player(const struct listener *listener)
{
    const uint8_t turn = listener->count ? listener->game[listener->count - 1].turn : TURN_WON;

    return turn < TURN_WON ? name_of(listener, turn & 1) : "You";
}

// Writes the move that led from the previous state (match[-1]) to `match`.
static void write_move(struct line *out, const struct shown *match, bool in_words)
{
    const struct state *const before = &match[-1].state;
    struct move move;

    leads(match, &before->position, &move);
    text_move(out, before, &move);
    if (in_words) {
        text_words(out, " (");
        say_move(out, before, &move);
        text_char(out, ')');
    }
}

// Writes the event, the turn or the result, and the position.
static void write_event(const struct listener *listener, struct line *out, const struct shown *match,
                        enum event event)
{
    static const char *const events[] = {"New game", "A game under way", "", "Some moves were missed",
                                         "Moves were taken back"};
    const char *const name = match->turn == TURN_DRAWN ? "Nobody" : name_of(listener, match->turn & 1);
    const bool is_you = !strcmp(name, "You"), is_over = match->turn >= TURN_WON;

    if (event == MOVED) {
        write_format(out, "$: ", name_of(listener, match[-1].turn & 1));
        write_move(out, match, true);
    }
    write_format(out, "$. $ $: ", events[event], name,
                 is_over  ? is_you ? "have won" : "has won"
                 : is_you ? "are to move"
                          : "is to move");
    write_state(out, &match->state);
    text_char(out, '\n');
}

void write_result(struct line *out, enum result result, enum result user)
{
    static const char *const winners[] = {[FIRST_WON] = "the first player won",
                                          [SECOND_WON] = "the second player won",
                                          [NOBODY_WON] = "a draw"};
    const char *const of_user = user == result ? "you won" : "the machine won";

    if (result == NOT_OVER)
        return;
    write_format(out, " : game over, $",
                 result != NOBODY_WON && user != NOT_OVER ? of_user : winners[result]);
}

// Writes `<game> <params> : <position> : <turn or result> : <move>`.
static void write_record(const struct listener *listener, struct line *out, const struct shown *match,
                         enum event event, bool has_move)
{
    enum result user;
    const enum result result = listener_result(listener, &user);

    write_state(out, &match->state);
    write_result(out, result, user);
    text_words(out, result ? " : " : user ? " : machine : " : " : human : ");
    if (has_move && match->event == MOVED)
        write_move(out, match, false);
    else
        text_words(out, event == TAKEN_BACK ? "undo" : "-");
    text_char(out, '\n');
}

enum heard listener_line(struct listener *listener, const char *line)
{
    struct line words = line_to(listener->words), record = line_to(listener->record);
    const bool was_there = listener->count, says = listener->words.put, records = listener->record.put;
    struct shown match;
    const enum heard heard = read_line(listener, line, &match);

    if (heard == HEARD_MATCH)
        keep(listener, &match);
    if (heard == HEARD_NO_MATCH)
        listener->count = 0;

    const struct shown *const latest = listener->count ? &listener->game[listener->count - 1] : NULL;
    const bool is_change =
        heard == HEARD_MATCH ? match.event != REPEATED : heard == HEARD_NO_MATCH && was_there;

    if (says && is_change && latest)
        write_event(listener, &words, latest, match.event);
    else if (says && is_change)
        text_words(&words, "The game was left.\n");
    if (records && latest && heard == HEARD_MATCH && (is_change || !says))
        write_record(listener, &record, latest, match.event, match.has_move);
    else if (records && heard == HEARD_NO_MATCH && (is_change || !says))
        text_words(&record, "-\n");
    return heard;
}

void listener_write_game(const struct listener *listener, struct line *out)
{
    for (const struct shown *match = listener->game; match < &listener->game[listener->count]; match++)
        write_event(listener, out, match, match->event);
    text_char(out, '\n');
}
