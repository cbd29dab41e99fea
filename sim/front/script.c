// SPDX-License-Identifier: MIT
#include "front/script.h"

#include <stdio.h>

enum { FAULT_BYTES = 256 };

const char script_help[] =
    "press KEY [TIMES]       tap a key\n"
    "press KEY until text \"...\"\n"
    "                        tap a key until the display shows this within 2 s after a tap, at most\n"
    "                        100 times; after 'until' all that can follow 'expect'\n"
    "hold KEY TIME           hold a key this long (800ms, 1.5s)\n"
    "push KEY, release KEY   press a key or let it go, and leave it so\n"
    "wait TIME\n"
    "expect row N \"...\"      row 1 or 2 must show this text within 5 s of simulated time\n"
    "expect text \"...\"       must be somewhere on the display within 5 s\n"
    "expect leds \"...\"       must look like this within 5 s, row by row: O on, o dim,\n"
    "                        * blinking, + blinking but dim, . off\n"
    "expect matrix           must look like the next eight lines within 5 s, each of 32\n"
    "                        LEDs: # lit, . dark\n"
    "expect text \"...\"       on a matrix: must appear within 5 s, moving or not\n"
    "expect says level of_levels 4\n"
    "                        the texts of these messages with their numbers; ids are in the file of\n"
    "                        --words, written here without MSG_\n"
    "expect piles 3 4 5      the display must show these piles within 5 s, none of them marked;\n"
    "                        also: stairs 3 0 1, heap 21, strip 0 3 3 (cells of the coins),\n"
    "                        tokens 6 4 of 8 (vertices 6 and 4 of 8), squares 5 3 1,\n"
    "                        men 1 9 2 8 of 9 (columns, player and opponent in turns),\n"
    "                        coins HTH, letters S_O, boxes 5 8\n"
    "expect pile 2 = 1       the same position, but with 1 in part 2, which is a chosen move;\n"
    "                        part 2 = 1 means the same for all shapes\n"
    "expect mark 2           part 2 is also marked as the chosen part; 'mark all' is all parts,\n"
    "                        'mark 1 to 3 5' is token 1 with its arrows to 3 and 5;\n"
    "                        'look 6 to 2 3' is vertex 6 with its arrows\n"
    "expect now ...          must be met at once\n"
    "show                    print the display or the LEDs\n"
    "reset                   press the reset button\n"
    "bounce TIME             let contacts bounce this long from now on\n"
    "unplug, plug            unplug the display, plug it in\n"
    "KEY is right, up, down, left or ok; on the pocket toy next, take or ok; # starts a\n"
    "comment\n";

static bool is_shown(const struct script_step *step, struct bench *bench)
{
    if (step->expectation)
        return bench_wait(bench, step->expectation->is_met, step->row, step->text, step->ms);
    return bench_wait_position(bench, &step->position, step->ms);
}

static bool run_press(const struct script_step *step, struct bench *bench)
{
    for (unsigned i = 0; i < step->count; i++) {
        if (!bench_tap(bench, step->key))
            return false;
        if (step->is_until && is_shown(step, bench))
            return true;
    }
    return !step->is_until;
}

static bool run_hold(const struct script_step *step, struct bench *bench)
{
    return bench_hold(bench, step->key, step->ms);
}

static bool run_push(const struct script_step *step, struct bench *bench)
{
    bench_push(bench, step->key);
    return true;
}

static bool run_release(const struct script_step *step, struct bench *bench)
{
    bench_release(bench, step->key);
    return true;
}

static bool run_wait(const struct script_step *step, struct bench *bench)
{
    return bench_run_ms(bench, step->ms);
}

static bool run_show(const struct script_step *step, struct bench *bench)
{
    char frame[BENCH_FRAME_BYTES];

    (void)step;
    bench_frame(bench, frame);
    fputs(frame, stdout);
    return true;
}

static bool run_reset(const struct script_step *step, struct bench *bench)
{
    (void)step;
    machine_reset(&bench->machine);
    return true;
}

static bool run_bounce(const struct script_step *step, struct bench *bench)
{
    bench_set_bounce(bench, step->ms * 1000);
    return true;
}

static bool run_unplug(const struct script_step *step, struct bench *bench)
{
    (void)step;
    bench->display->unplug(bench);
    return true;
}

static bool run_plug(const struct script_step *step, struct bench *bench)
{
    bench->display->plug(bench, step->line);
    return true;
}

const struct command script_commands[] = {
    {"press", "kc", run_press},    // press KEY [TIMES], press KEY until WORD ...
    {"hold", "kt", run_hold},      // hold KEY TIME
    {"push", "k", run_push},       // push KEY
    {"release", "k", run_release}, // release KEY
    {"wait", "t", run_wait},       // wait TIME
    {"expect", "e", is_shown},     // expect [now] WORD ...
    {"show", "", run_show},        // show
    {"reset", "", run_reset},      // reset
    {"bounce", "t", run_bounce},   // bounce TIME
    {"unplug", "d", run_unplug},   // unplug
    {"plug", "d", run_plug},       // plug
};
const unsigned script_command_count = sizeof script_commands / sizeof script_commands[0];

static void report_miss(const struct script *script, const struct script_step *step, struct bench *bench)
{
    char frame[BENCH_FRAME_BYTES], fault[FAULT_BYTES];
    const char *const when = step->is_until ? "within 100 taps" : step->ms ? "within 5 s" : "now";

    bench_frame(bench, frame);
    fprintf(stderr, "%s:%u: ", script->path, step->line);
    if (!bench_is_well(bench, fault, sizeof fault))
        fprintf(stderr, "%s\n", fault);
    else if (!step->expectation)
        fprintf(stderr, "the display does not show this position %s\n", when);
    else
        fprintf(stderr, step->expectation->missed, step->text, when, step->row);
    fprintf(stderr, "%s", frame);
}

bool script_play(const struct script *script, struct bench *bench)
{
    char ignored[FAULT_BYTES];

    for (unsigned i = 0; i < script->count; i++) {
        const struct script_step *step = &script->steps[i];

        if (!step->command->run(step, bench) || !bench_is_well(bench, ignored, sizeof ignored)) {
            fflush(stdout);
            report_miss(script, step, bench);
            return false;
        }
    }
    return true;
}
