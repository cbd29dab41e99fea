// SPDX-License-Identifier: MIT
// The serial line of a board beside its keys and its display: senders that are too fast,
// noise, ends of lines, resets, and how long keys wait while it answers.
#include "console/version.h"
#include "tap.h"
#include "parts/bench.h"

#include <simavr/avr_adc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TEXT_BYTES = 1 << 20,
    SLICE_MS = 10,
    REST_MS = 500,
    PATIENCE_S = 600,
    LINES = 150,
    DEAF_ROUNDS = 4,
    LATENCY_MAX_MS = 40,
    SET_UP_MS = 30, // that the glass is late when its set-up has just begun
    PASS_MAX_MS = 5,
    PRESSES = 40,
    SLEEP_S = 10,
    PAUSED_RESETS = 50,
    PAUSED_RESETS_MIN = 25, // of them amid a pause
    ASLEEP_MIN_PERCENT = 97,
};

static struct bench bench;
static char text[TEXT_BYTES]; // all that was received since listen()
static unsigned length;
static uint64_t last_look, longest_gap; // between two looks at the keys
static char why[512];

static bool fault(const char *what)
{
    if (!why[0])
        snprintf(why, sizeof why, "%s; received: %.300s", what, text);
    return false;
}

static void take(void *user, uint8_t byte)
{
    (void)user;
    if (length < TEXT_BYTES - 1)
        text[length++] = (char)byte;
    text[length] = '\0';
}

static void keys_are_read(struct avr_irq_t *irq, uint32_t value, void *user)
{
    uint64_t now = machine_now(&bench.machine), gap = now - last_look;

    (void)irq;
    (void)value;
    (void)user;
    longest_gap = last_look && gap > longest_gap ? gap : longest_gap;
    last_look = now;
}

static double ms_of(uint64_t cycles)
{
    return (double)cycles * 1000 / bench.machine.avr->frequency;
}

static void listen(void)
{
    length = 0;
    text[0] = '\0';
}

static void say(const char *words)
{
    serial_send(&bench.line, words, (unsigned)strlen(words));
}

// Until all that was sent is answered.
static bool let_answer(void)
{
    struct serial_rest rest = {0};

    for (unsigned slice = 0; !serial_rests(&bench.line, &rest, REST_MS) || serial_unsent(&bench.line);
         slice++) {
        if (slice == PATIENCE_S * 1000 / SLICE_MS)
            return fault("no end of answers");
        if (!bench_run_ms(&bench, SLICE_MS))
            return false;
    }
    return true;
}

static bool answers(const char *words, const char *expected)
{
    listen();
    say(words);
    return let_answer() && (!strcmp(text, expected) || fault("not the answer"));
}

static bool is_alive(void)
{
    return answers("nim - : 3 4 5\n", "nim - : 3 4 5 : N : 1-2\n");
}

static unsigned count_of(char c)
{
    unsigned count = 0;

    for (const char *at = text; *at; at++)
        count += *at == c;
    return count;
}

// Two piles a and b, for which nobody needs a theory.
static void say_two_piles(unsigned a, unsigned b)
{
    char words[40];

    snprintf(words, sizeof words, "nim - : %u %u\n", a, b);
    say(words);
}

static bool is_right(const char *line)
{
    unsigned a, b, pile, take;
    char verdict, end;

    if (sscanf(line, "nim - : %u %u : %c : -%c", &a, &b, &verdict, &end) == 4 && end == '\n')
        return a == b && verdict == 'P';
    return sscanf(line, "nim - : %u %u : %c : %u-%u%c", &a, &b, &verdict, &pile, &take, &end) == 6 &&
           end == '\n' && verdict == 'N' && pile == (a > b ? 1 : 2) && take == (a > b ? a - b : b - a);
}

// The questions of the pastes
static void say_question(unsigned i)
{
    say_two_piles(i % 100, i / 2 % 100);
}

static bool was_asked(const char *line)
{
    unsigned a, b;

    sscanf(line, "nim - : %u %u", &a, &b);
    for (unsigned i = 0; i < LINES; i++)
        if (a == i % 100 && b == i / 2 % 100)
            return true;
    return false;
}

static bool all_right(bool or_error)
{
    for (const char *line = text; *line; line = strchr(line, '\n') + 1)
        if (!(is_right(line) && was_asked(line)) && !(or_error && !strncmp(line, "error: ", 7)))
            return fault("a wrong answer");
    return true;
}

static bool answers_paste(void)
{
    unsigned xoffs = bench.line.xoffs;

    listen();
    for (unsigned i = 0; i < LINES; i++)
        say_question(i);
    return let_answer() && all_right(false) && (count_of('\n') == LINES || fault("lines are lost")) &&
           (bench.line.xoffs > xoffs || fault("no XOFF"));
}

// Which bytes are lost depends on when they come.
static bool answers_deaf_sender(unsigned after_us)
{
    bench.line.ignores_xoff = true;
    machine_run_us(&bench.machine, after_us);
    listen();
    for (unsigned i = 0; i < LINES; i++)
        say_question(i);

    bool good = let_answer() && all_right(true) && (count_of('\n') <= LINES || fault("too many answers")) &&
                (strstr(text, "error: ") || fault("nothing was lost"));

    bench.line.ignores_xoff = false;
    if (good) {
        say("\n"); // the last one may have lost its end
        good = let_answer();
    }
    return good && is_alive();
}

static bool survives_deaf_sender(void)
{
    for (unsigned round = 0; round < DEAF_ROUNDS; round++)
        if (!answers_deaf_sender(137 * round))
            return false;
    return true;
}

static bool refuses_noise(void)
{
    listen();
    say("nim - : 3");
    serial_send_noise(&bench.line, ' ');
    say("5\n");
    if (!let_answer() || (strncmp(text, "error: column 10: ", 18) && !fault("noise is taken for text")))
        return false;
    say("nim - : 3 #");
    serial_send_noise(&bench.line, '\n');
    say("nim - : 4\n");
    return let_answer() && (count_of('\n') == 2 || fault("not one answer each")) &&
           (strstr(text, "\nerror: column 11: ") || fault("noise is lost in a comment")) && is_alive();
}

// In the middle of an answer, of a line, and with full rings.
static bool survives_resets(void)
{
    for (unsigned ms = 1; ms < 40; ms += 3) {
        for (unsigned i = 0; i < 10; i++)
            say("games\nnim - : 3 4 5\n");
        bench_run_ms(&bench, ms);
        bench.line.queued = 0;
        machine_reset(&bench.machine);
        bench_run_ms(&bench, BENCH_START_MS);
        if (!is_alive())
            return false;
    }
    return true;
}

// The firmware forgets that it has told the computer to pause, the computer does not.
static bool resets_end_pauses(void)
{
    unsigned paused = 0;

    for (unsigned reset = 0; reset < PAUSED_RESETS; reset++) {
        for (unsigned i = 0; i < 20; i++)
            say("games\nnim - : 3 4 5\n");
        bench_run_ms(&bench, 20);
        machine_run_us(&bench.machine, 137 * reset);
        paused += bench.line.is_paused;
        bench.line.queued = 0;
        machine_reset(&bench.machine);
        bench_run_ms(&bench, BENCH_START_MS);
        if (bench.line.is_paused)
            return fault("the computer is still paused after a reset");
        if (!is_alive())
            return false;
    }
    return paused >= PAUSED_RESETS_MIN || fault("hardly a reset amid a pause");
}

static bool interrupts(const char *before, unsigned ms, const char *after, const char *expected)
{
    listen();
    say(before);
    return bench_run_ms(&bench, ms) && answers(after, expected);
}

static bool survives_interrupts(void)
{
    const char *search = "sos n=16 : ............S...\n", *probe = "\003nim - : 3 4 5\n";
    const char *expected = "error: interrupted\nnim - : 3 4 5 : N : 1-2\n";

    for (unsigned ms = 0; ms < 200; ms += 17)
        if (!interrupts(search, ms, probe, expected))
            return false;
    return true;
}

// The game under way stays as it was.
static bool interrupts_reply(void)
{
    return answers("new bnim m=2;K=3 : 12 12 12 12\n", "bnim m=2;K=3 : 12 12 12 12\n") &&
           interrupts("reply\n", 50, "\003show\n", "error: interrupted\nbnim m=2;K=3 : 12 12 12 12\n");
}

static bool interrupts_answer(void)
{
    const char *end = "\n\nerror: interrupted\n";

    listen();
    say("games\n");
    bench_run_ms(&bench, 100);
    say("\003");
    return let_answer() &&
           ((length > 1000 && !strcmp(text + length - strlen(end), end)) ||
            fault("not the rest of the answer, and then the error")) &&
           is_alive();
}

// The time between two looks at the keys while the question is answered, soon after the power came.
static void check_gap(const char *question)
{
    machine_reset(&bench.machine);
    bench_run_ms(&bench, BENCH_START_MS);
    last_look = longest_gap = 0;
    listen();
    say(question);

    const bool good = let_answer() && ms_of(longest_gap) <= PASS_MAX_MS;

    tap_check(good, "at most %.1f ms between two looks at the keys: %.40s", ms_of(longest_gap), question);
}

// From the first contact to the first change on the glass.
static bool press_at_once(double *worst)
{
    unsigned changes = bench.lcd.changes, set_ups = bench.lcd.set_ups;
    uint64_t pushed = machine_now(&bench.machine);

    bench_push(&bench, LADDER_RIGHT);
    for (unsigned step = 0; step < 5000 && bench.lcd.changes == changes; step++)
        machine_run_us(&bench.machine, 20);
    if (bench.lcd.changes == changes)
        return fault("a key does nothing");

    double ms = ms_of(bench.lcd.last_change - pushed);

    if (bench.lcd.set_ups != set_ups)
        ms -= SET_UP_MS;
    *worst = ms > *worst ? ms : *worst;
    bench_run_ms(&bench, 60);
    bench_release(&bench, LADDER_RIGHT);
    return bench_run_ms(&bench, 60);
}

// Presses keys while the line is kept busy with the same question.
static void check_keys(const char *question, const char *what)
{
    double worst = 0;
    bool good = true;

    listen();
    say(question);
    bench_run_ms(&bench, 50);
    last_look = longest_gap = 0;
    for (unsigned press = 0; press < PRESSES && good; press++) {
        while (serial_unsent(&bench.line) < 100)
            say(question);
        machine_run_us(&bench.machine, 137 * press);
        good = press_at_once(&worst);
    }
    tap_check(good && worst <= LATENCY_MAX_MS, "%s: a key changes the glass within %.1f ms", what, worst);
    good = ms_of(longest_gap) <= PASS_MAX_MS;
    tap_check(good, "%s: at most %.1f ms between two looks at the keys", what, ms_of(longest_gap));
    bench.line.queued = 0;
    good = let_answer();
    say("\n");
    tap_check(let_answer() && good && is_alive(), "%s: and then the toy answers as ever", what);
    tap_note(why);
    why[0] = '\0';
}

static void check(bool good, const char *what)
{
    char error[512];

    tap_check(bench_is_well(&bench, error, sizeof error) && good, "%s", what);
    if (!bench_is_well(&bench, error, sizeof error))
        tap_note(error);
    tap_note(why);
    why[0] = '\0';
}

static double asleep_percent(void)
{
    uint64_t from = machine_now(&bench.machine), asleep = bench.machine.asleep;

    bench_run_ms(&bench, SLEEP_S * 1000);
    return 100.0 * (double)(bench.machine.asleep - asleep) / (double)(machine_now(&bench.machine) - from);
}

int main(int argc, char **argv)
{
    char error[512];

    if (!bench_open(&bench, board_by_name("uno"), argc > 1 ? argv[1] : "out/uno/bouton.elf", error,
                    sizeof error)) {
        tap_check(false, "%s", error);
        return tap_done();
    }
    bench.line.on_byte = take;
    avr_irq_register_notify(avr_io_getirq(bench.machine.avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_OUT_TRIGGER),
                            keys_are_read, NULL);
    bench_run_ms(&bench, BENCH_START_MS);
    check(!length, "the toy does not speak first");
    check(is_alive(), "a line with LF: the answer ends in LF");
    check(answers("nim - : 3 4 5\r", "nim - : 3 4 5 : N : 1-2\r\n"),
          "with CR, the Enter of a terminal: CR LF");
    check(answers("nim - : 3 4 5\r\nversion\n", "nim - : 3 4 5 : N : 1-2\r\nbouton " BOUTON_VERSION "\n"),
          "with CR LF: one line");
    check(answers_paste(), "a long paste: XOFF and XON, nothing is lost");
    check(survives_deaf_sender(), "a sender that ignores XOFF: right answers or errors");
    check(refuses_noise(), "a byte without its stop bit: an error");
    check(answers("nim - : 3 4\003nim - : 3 4 5\n", "error: interrupted\nnim - : 3 4 5 : N : 1-2\n"),
          "Ctrl-C drops a line that is typed");
    check(answers("version\r", "bouton " BOUTON_VERSION "\r\n") &&
              answers("nim - : 3 4\003version\r", "error: interrupted\r\nbouton " BOUTON_VERSION "\r\n") &&
              answers("version\r\n", "bouton " BOUTON_VERSION "\r\n") &&
              answers("nim - : 3 4\003version\n", "error: interrupted\r\nbouton " BOUTON_VERSION "\n"),
          "where lines end in CR, its error ends in CR LF");
    check(survives_interrupts(), "Ctrl-C ends a search, at any time");
    check(interrupts("sos n=16 : ............S...\n", 50, "version\nversion\n\003version\n",
                     "error: interrupted\nbouton " BOUTON_VERSION "\n"),
          "and drops what waits");
    check(interrupts_reply(), "Ctrl-C amid a reply leaves the game as it was");
    check(interrupts_answer(), "an answer that has begun comes to its end, and then the error");
    double percent = asleep_percent();

    tap_check(percent >= ASLEEP_MIN_PERCENT, "asleep for %.1f %% of the time while the line is quiet",
              percent);
    bench_tap(&bench, LADDER_OK);
    check_keys("games\n", "while long answers stream");
    check_keys("x\n", "while short lines rush in");
    check_keys("sos n=16 : ................\n", "while long searches run");
    check_keys("all mmoore k=8 : 3 2 1 3 2 1 3 2\n", "while all moves are listed");
    check(!bench.machine.resets, "no reset, no violation");
    check(survives_resets(), "resets amid lines and answers");
    check(resets_end_pauses(), "a reset ends a pause that was asked for before it");
    check_gap("sos n=16 : ....S...........\n");
    check_gap("all mdag "
              "V=10;E=9>0,9>1,9>2,9>3,9>4,9>5,9>6,9>7,9>8,8>7,7>6,6>5,5>4,4>3,3>2,2>1,1>0,8>0,8>1,8>2 : 9 9 "
              "9\n");
    bench_close(&bench);
    return tap_done();
}
