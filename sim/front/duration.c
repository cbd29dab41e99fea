// SPDX-License-Identifier: MIT
#include "front/duration.h"

#include <stdlib.h>
#include <string.h>

enum { HOUR_MS = 3600000 };

bool duration_read(const char *text, unsigned *ms)
{
    char *unit;
    double time = strtod(text, &unit);

    if (unit == text)
        return false;
    if (!strcmp(unit, "s"))
        time *= 1000;
    else if (strcmp(unit, "ms"))
        return false;
    if (!(time >= 0 && time <= HOUR_MS))
        return false;
    *ms = (unsigned)time;
    return true;
}
