// SPDX-License-Identifier: MIT
#include "answer/near.h"

#include <ctype.h>
#include <string.h>

// Returns how many letters both words share at the beginning.
static size_t common(const char *word, size_t length, const char *known)
{
    size_t count = 0;

    while (count < length && known[count] && tolower((unsigned char)word[count]) == known[count])
        count++;
    return count;
}

bool is_near(const char *word, size_t length, const char *known)
{
    const size_t wanted = strlen(known), same = common(word, length, known);

    if (length < 2 || length > wanted + 1 || wanted > length + 1)
        return false;
    word += same;
    known += same;

    const size_t left = length - same, wanted_left = wanted - same;

    if (left > wanted_left)
        return common(word + 1, left - 1, known) == wanted_left;
    if (left < wanted_left)
        return common(word, left, known + 1) == left;
    return left < 2 || common(word + 1, left - 1, known + 1) == left - 1 ||
           (tolower((unsigned char)word[0]) == known[1] && tolower((unsigned char)word[1]) == known[0] &&
            common(word + 2, left - 2, known + 2) == left - 2);
}
