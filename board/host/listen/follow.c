// SPDX-License-Identifier: MIT
#include "listen/listen.h"

#include "notation/answers.h" // write_result
#include "notation/sentence.h"
#include "notation/state.h"
#include "notation/text.h"

#include <string.h>

enum event { BEGUN, JOINED, MOVED, MISSED, TAKEN_BACK, REPEATED };

// The game since its start, or since the first position that was heard. Each event led to its match.
static struct kept {
    struct heard_match match;
    enum event event;
} game[MATCH_UNDO_MAX + 1];
static unsigned count;
static enum { UNKNOWN, PERSON, MACHINE } player[2]; // of the first and second side
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
        *state = game[count - 1].match.state;
}

enum result follow_result(enum result *user)
{
    const uint8_t turn = game[count - 1].match.turn;
    const enum result winner = turn & 1 ? SECOND_WON : FIRST_WON;

    *user = turn & TURN_OF_MACHINE ? FIRST_WON + SECOND_WON - winner : NOT_OVER;
    return turn == TURN_DRAWN ? NOBODY_WON : turn < TURN_WON ? NOT_OVER : winner;
}

static bool is_same(const struct heard_match *one, const struct heard_match *other)
{
    return one->state.game == other->state.game &&
           !memcmp(&one->state.position, &other->state.position, sizeof one->state.position);
}

// Returns what led to the match. Forgets moves that were taken back.
static enum event find_event(const struct heard_match *now)
{
    const struct heard_match *const latest = count ? &game[count - 1].match : NULL;
    struct move move;

    if (latest && is_same(now, latest))
        return REPEATED;
    if (latest && now->has_move && now->state.game == latest->state.game)
        return heard_move(now, &latest->state.position, &move) ? MOVED : MISSED;
    for (unsigned kept = count; kept && !now->has_move; kept--)
        if (is_same(now, &game[kept - 1].match)) {
            count = kept;
            return TAKEN_BACK;
        }
    return now->has_move || now->turn & 1 ? JOINED : BEGUN;
}

static enum event keep(const struct heard_match *now)
{
    const enum event event = find_event(now);

    if (event == BEGUN || event == JOINED) {
        count = 0;
        player[0] = player[1] = UNKNOWN;
    }
    if (count > MATCH_UNDO_MAX) { // no room: the oldest position is forgotten
        memmove(game, &game[1], --count * sizeof *game);
        game->event = JOINED;
    }
    if (event < TAKEN_BACK)
        game[count++] = (struct kept){*now, event};
    game[count - 1].match.turn = now->turn;
    if (now->turn != TURN_DRAWN)
        player[now->turn & 1] = now->turn & TURN_OF_MACHINE ? MACHINE : PERSON;
    return event;
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

// Writes the latest move of a match, which follows from the match before.
static void write_move(const struct kept *kept, bool in_words)
{
    const struct state *const before = &kept[-1].match.state;
    struct move move;

    heard_move(&kept->match, &before->position, &move);
    text_move(before, &move);
    if (in_words) {
        text_words(" (");
        sentence_move(before, &move);
        text_char(')');
    }
}

// Writes what happened, who is to move or has won, and the position.
static void write_event(const struct kept *kept, enum event event)
{
    static const char *const events[] = {"New game", "A game under way", "", "Some moves were missed",
                                         "Moves were taken back"};
    const uint8_t turn = kept->match.turn;
    const char *const name = turn == TURN_DRAWN ? "Nobody" : name_of(turn & 1);

    if (event == MOVED) {
        text_words(name_of(kept[-1].match.turn & 1));
        text_words(": ");
        write_move(kept, true);
    }
    text_words(events[event]);
    text_words(". ");
    text_words(name);
    if (turn < TURN_WON)
        text_words(strcmp(name, "You") ? " is to move: " : " are to move: ");
    else
        text_words(strcmp(name, "You") ? " has won: " : " have won: ");
    console_line.task.state = kept->match.state;
    write_state();
    text_char('\n');
}

static void write_record(const struct kept *kept, bool has_move)
{
    enum result user;
    const enum result result = follow_result(&user);

    console_line.task.state = kept->match.state;
    write_state();
    write_result(result, user);
    text_words(result ? " : " : user ? " : machine : " : " : human : ");
    if (has_move && kept->event == MOVED)
        write_move(kept, false);
    else
        text_char('-');
    text_char('\n');
}

enum heard follow_line(const char *line)
{
    static struct heard_match now;
    const bool was_there = count;
    const enum heard heard = heard_read(line, &now);
    const enum event event = heard == HEARD_MATCH ? keep(&now) : REPEATED;
    void (*const put)(char c) = console_line.put;

    console_line.mode = WRITE;
    if (heard == HEARD_NO_MATCH)
        count = 0;
    if (says && event != REPEATED)
        write_event(&game[count - 1], event);
    else if (says && was_there && heard == HEARD_NO_MATCH)
        text_words("The game was left.\n");
    console_line.put = record;
    if (record && heard == HEARD_MATCH && (event != REPEATED || !says))
        write_record(&game[count - 1], now.has_move);
    else if (record && heard == HEARD_NO_MATCH && (was_there || !says))
        text_words("-\n");
    console_line.put = put;
    return heard;
}

void follow_write_game(void)
{
    for (const struct kept *kept = game; kept < &game[count]; kept++)
        write_event(kept, kept->event);
    text_char('\n');
}
