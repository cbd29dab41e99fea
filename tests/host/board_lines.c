// SPDX-License-Identifier: MIT
// If this test fails, a line from a board makes `bouton --port` crash or accept an impossible position. Sends
// random board lines with valid checksums to the listener, under sanitizers. The notation must accept each
// position that the listener accepts.
#include "host/fuzz/line.h"
#include "listen/listen.h"
#include "line/version.h"
#include "draw.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 60000, LINES_OF_ALL = 1000000, NUMBERS_EACH = 300, REPORTS = 10 };

// For each game, the numbers in a board's line at the start and after a move
static const char *const lines[][2] = {
    {"0 3 3 4 5 0 0", "0 3 3 3 5 1 1 1"},
    {"1 3 3 4 5 0 0", "1 3 1 4 5 1 0 2"},
    {"2 2 3 3 4 5 0 0", "2 2 3 0 1 5 1 0 3 1 3"},
    {"3 2 3 3 4 5 0 0", "3 2 3 1 0 5 1 0 2 1 4"},
    {"4 3 21 0 0", "4 3 20 1 0 1"},
    {"5 3 21 0 0", "5 3 20 1 0 1"},
    {"6 3 1 3 4 33 0 0", "6 3 1 3 4 32 1 0 1"},
    {"7 3 1 3 4 33 0 0", "7 3 1 3 4 29 1 0 4"},
    {"8 3 1 3 4 3 10 12 15 0 0", "8 3 1 3 4 3 10 9 15 1 1 3"},
    {"9 3 1 3 4 3 10 12 15 0 0", "9 3 1 3 4 3 6 12 15 1 0 4"},
    {"10 3 7 8 9 0 0", "10 3 7 8 7 1 2 2"},
    {"11 3 7 8 9 0 0", "11 3 7 8 4 1 2 5"},
    {"12 2 5 8 0 0", "12 2 2 8 1 0 3"},
    {"13 20 19 0 0", "13 7 26 1 0 13"},
    {"14 20 19 0 0", "14 1 19 1 0 19"},
    {"15 5 1 2 3 4 5 0 0", "15 5 1 5 0 4 5 1 2 3"},
    {"16 4 2 5 9 12 0 0", "16 4 2 5 2 12 1 2 7"},
    {"17 4 1 0 1 1 0 0", "17 4 0 0 1 1 1 0 1"},
    {"18 4 1 0 1 1 0 0", "18 4 1 1 0 1 1 2 2"},
    {"19 4 1 0 1 1 0 0", "19 4 0 0 1 1 1 0 1"},
    {"20 9 8 1 9 2 7 8 4 3 5 0 0", "20 9 8 9 1 7 6 4 8 5 3 1 2 6"},
    {"21 9 8 1 9 2 7 8 4 3 5 0 0", "21 9 8 9 1 7 2 4 6 5 3 1 4 6"},
    {"22 7 7 0 0 0 0 0 0 0 0 0", "22 7 7 1 0 0 0 0 0 0 1 0 1"},
    {"23 2 5 8 0 0", "23 2 7 1 1 0 7"},
    {"24 2 1 4 1 1 1 2 0 0", "24 2 1 4 0 1 1 2 1 0 1"},
    {"25 2 10 1 4 6 6 6 12 0 0", "25 2 10 1 4 0 6 6 12 1 0 1"},
    {"26 7 11 1 0 2 1 3 2 4 0 4 1 5 1 5 2 5 4 6 2 6 3 6 5 1 6 0 0",
     "26 7 11 1 0 2 1 3 2 4 0 4 1 5 1 5 2 5 4 6 2 6 3 6 5 1 2 1 0 3"},
    {"27 7 11 1 0 2 1 3 2 4 0 4 1 5 1 5 2 5 4 6 2 6 3 6 5 1 6 0 0",
     "27 7 11 1 0 2 1 3 2 4 0 4 1 5 1 5 2 5 4 6 2 6 3 6 5 1 3 1 0 4"},
    {"28 7 11 1 0 2 1 3 2 4 0 4 1 5 1 5 2 5 4 6 2 6 3 6 5 3 6 5 4 0 0",
     "28 7 11 1 0 2 1 3 2 4 0 4 1 5 1 5 2 5 4 6 2 6 3 6 5 3 3 4 1 1 0 4 1 5 2 2"},
    {"29 3 8 5 1 0 0", "29 3 1 1 1 1 0 7"},
};
enum { COUNT = sizeof lines / sizeof *lines };

static struct listener listener;

static uint32_t random_number(uint32_t now)
{
    static const uint32_t special[] = {0, 1, 2, 254, 255, 1000, 1001, INT32_MAX, 0x80000000, UINT32_MAX};

    switch (below(4)) {
    case 0:
        return special[below(sizeof special / sizeof *special)];
    case 1:
        return now + below(3) - 1;
    default:
        return below(12);
    }
}

// CRC with the polynomial x^16 + x^12 + x^5 + 1, without the firmware's code
static uint32_t checksum(const char *text)
{
    uint32_t left = 0xffff;

    for (; *text; text++)
        for (uint32_t bit = 0x80; bit; bit >>= 1)
            left = (left << 1 ^ ((!!(*text & bit) ^ left >> 15) ? 0x1021 : 0)) & 0xffff;
    return left;
}

// Writes a board's line after `changes` random changes to the numbers in `from`.
static void make(char *text, const char *from, unsigned changes)
{
    uint32_t number[NUMBERS_EACH];
    unsigned count = 0;

    for (char *end; *from; from = end)
        number[count++] = (uint32_t)strtoul(from, &end, 10);
    for (; changes; changes--) {
        const unsigned at = below(count);
        if (below(8)) {
            number[at] = random_number(number[at]);
        } else if (below(2) && count < NUMBERS_EACH) {
            memmove(&number[at + 1], &number[at], (count - at) * sizeof *number);
            count++;
        } else if (count > 1) {
            count--;
            memmove(&number[at], &number[at + 1], (count - at) * sizeof *number);
        }
    }
    char *at = text + sprintf(text, "uno %s ", BOUTON_VERSION);
    for (unsigned i = 0; i < count; i++)
        at += sprintf(at, "%u ", number[i]);
    sprintf(at, "*%u", checksum(text));
}

// Returns true if the notation accepts the current position.
static bool is_position(void)
{
    char question[LINE_KEPT + 1];

    ask("show", 4, '\n');
    strcpy(question, answer.byte);
    question[strcspn(question, "\n")] = '\0';
    char *const end = strstr(question, " : game over");
    if (end)
        *end = '\0';
    ask(question, strlen(question), '\n');
    return begins_any(answer.byte, (const char *const[]){question, "error: too many", NULL});
}

int main(int count, char **arguments)
{
    const unsigned all = count > 1 ? (unsigned)atoi(arguments[1]) : draw_count(LINES, LINES_OF_ALL);
    unsigned accepted = 0, moves = 0, wrong = 0;

    listener.words.put = listener.record.put = put_answer;
    console.listener = &listener;
    for (unsigned left = all; left; left--) {
        char text[NUMBERS_EACH * 11 + 40];
        const unsigned game = below(COUNT);
        make(text, lines[game][0], 0);
        listener_line(&listener, text);
        make(text, lines[game][1], below(4));
        forget_answer();
        if (listener_line(&listener, text) != HEARD_MATCH)
            continue;
        accepted++;
        moves += strstr(answer.byte, "). ") != NULL;
        if (!below(8) && !is_position() && wrong++ < REPORTS)
            printf("# %s: %s\n", text, answer.byte);
        if (!below(64))
            ask("game", 4, '\n');
    }
    printf("%sok 1 - %u random lines: each of %u accepted positions is legal\n", wrong ? "not " : "", all,
           accepted);
    printf("%sok 2 - the accepted lines have %u moves\n1..2\n",
           accepted > all / 10 && accepted < all && moves ? "" : "not ", moves);
    return wrong != 0;
}
