// SPDX-License-Identifier: MIT
#include "answer/near.h"

#include <ctype.h>
#include <string.h>

enum { LETTERS_MAX = 15 };

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

unsigned word_distance(const char *word, size_t length, const char *known)
{
    // cost[i][j]: distance between the first i letters of the word and the first j letters of the known word
    unsigned cost[LETTERS_MAX + 1][LETTERS_MAX + 1];
    const size_t wanted = strlen(known);

    if (length > LETTERS_MAX || wanted > LETTERS_MAX)
        return FAR;
    for (size_t i = 0; i <= length; i++)
        for (size_t j = 0; j <= wanted; j++) {
            cost[i][j] = (unsigned)(i + j);
            if (!i || !j)
                continue;
            const char c = (char)tolower((unsigned char)word[i - 1]);
            cost[i][j] = least(cost[i - 1][j] + 1, cost[i][j - 1] + 1);
            cost[i][j] = least(cost[i][j], cost[i - 1][j - 1] + (c != known[j - 1]));
            if (i > 1 && j > 1 && c == known[j - 2] && tolower((unsigned char)word[i - 2]) == known[j - 1])
                cost[i][j] = least(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    return cost[length][wanted];
}
