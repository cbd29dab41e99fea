// SPDX-License-Identifier: MIT
#include "core/pace.h"

#include <time.h>

enum { LAG_MAX_MS = 100 };

static uint64_t real_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

void pace_start(struct pace *pace)
{
    pace->real_ms = real_ms();
}

unsigned pace_due(struct pace *pace)
{
    uint64_t now = real_ms(), due = now - pace->real_ms;

    pace->real_ms = now;
    return due < LAG_MAX_MS ? (unsigned)due : LAG_MAX_MS;
}
