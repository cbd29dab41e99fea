// SPDX-License-Identifier: MIT
#include "robot/glass.h"

enum { LOOK_MS = 2, OFFER_MS = 12000 };

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

enum offer glass_offers(struct robot *robot)
{
    enum offer offer = NO_OFFER;

    for (unsigned waited = 0; waited < OFFER_MS && !offer; waited += LOOK_MS) {
        offer = robot->glass->tells_offer(robot);
        bench_run_ms(&robot->bench, LOOK_MS);
    }
    bench_run_ms(&robot->bench, robot->glass->seen_ms);
    return offer;
}
