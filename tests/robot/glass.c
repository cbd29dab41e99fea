// SPDX-License-Identifier: MIT
#include "robot/glass.h"

enum { LOOK_MS = 2 };

bool glass_waits(struct robot *robot, bool (*holds)(struct robot *robot), unsigned ms)
{
    for (unsigned waited = 0; !holds(robot); waited += LOOK_MS)
        if (waited >= ms || !bench_run_ms(&robot->bench, LOOK_MS))
            return false;
    return true;
}

bool glass_reads(struct robot *robot, const char *text, unsigned ms)
{
    for (unsigned waited = 0; !robot->glass->reads(robot, text); waited += LOOK_MS)
        if (waited >= ms || !bench_run_ms(&robot->bench, LOOK_MS))
            return false;
    return true;
}
