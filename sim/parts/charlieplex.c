// SPDX-License-Identifier: MIT
#include "parts/charlieplex.h"

#include <string.h>
#include <simavr/avr_ioport.h>

enum {
    BIN_MS = 40, // length of a bin in ms: four frames at 100 Hz
    FLASH_US = 20,
    FRAME_US = 10000,
    BLINK_US = 50000,
    FLICKER_US = 250000,
    BLINK_BINS = 25, // a second, in bins
    BLINK_TURNS = 3,
    NO_LED = 255,
};

static unsigned led_between(const struct led *wiring, unsigned anode, unsigned cathode)
{
    for (unsigned led = 0; led < LEDS; led++)
        if (wiring[led].anode == anode && wiring[led].cathode == cathode)
            return led;
    return NO_LED;
}

static uint64_t cycles_of(const struct charlieplex *leds, uint64_t us)
{
    return machine_cycles(leds->machine, us * 1000);
}

// Records a violation. `cycles` is the length of a flash or flicker, or 0.
static void violate(struct charlieplex *leds, enum led_violation_kind kind, unsigned led, uint64_t cycles)
{
    static const char *const what[LED_VIOLATION_KINDS] = {
        "lit by the current of another LED", "lit together with another LED", "a flash", "flickers"};
    const uint64_t us = cycles * 1000000 / leds->machine->avr->frequency;

    if (us)
        violations_add(&leds->violations, kind, "LED %u %s, %llu us", led + 1, what[kind],
                       (unsigned long long)us);
    else
        violations_add(&leds->violations, kind, "LED %u %s", led + 1, what[kind]);
}

// Returns how bright an LED looks if it was lit for `lit` cycles during a bin of BIN_MS.
static enum led_look look_of(const struct charlieplex *leds, uint64_t lit)
{
    return lit * 20 < leds->full ? LED_OFF : lit * 2ull < leds->full ? LED_DIM : LED_ON;
}

static void end_bin(struct charlieplex *leds)
{
    uint32_t *bin = leds->bin[leds->bins++ % LED_BINS];

    for (unsigned led = 0; led < LEDS; led++) {
        bin[led] = (uint32_t)leds->bin_lit[led];
        leds->bin_lit[led] = 0;
        if (bin[led] > leds->full)
            leds->full = bin[led];
    }
    for (unsigned led = 0; led < LEDS; led++) {
        enum led_look look = look_of(leds, bin[led]);

        if (leds->look[led] != look) {
            leds->changes++;
            leds->last_change = machine_now(leds->machine);
        }
        leds->look[led] = look;
    }
    leds->bin_start += leds->bin_cycles;
}

static void count_light(struct charlieplex *leds, uint64_t cycles)
{
    for (unsigned led = 0; cycles && led < LEDS; led++)
        if (leds->lit >> led & 1) {
            leds->bin_lit[led] += cycles;
            leds->measure[led].lit += cycles;
        }
}

void charlieplex_update(struct charlieplex *leds)
{
    uint64_t now = machine_now(leds->machine);

    // After a long time without light, such as a night, skips most bins.
    if (!leds->lit && now - leds->bin_start > (LED_BINS + 2) * leds->bin_cycles) {
        for (unsigned i = 0; i < LED_BINS + 1; i++)
            end_bin(leds);
        leds->bin_start = now;
        leds->since = now;
    }
    while (now >= leds->bin_start + leds->bin_cycles) {
        uint64_t end = leds->bin_start + leds->bin_cycles;

        count_light(leds, end - leds->since);
        leds->since = end;
        end_bin(leds);
    }
    count_light(leds, now - leds->since);
    leds->since = now;
}

// Returns an LED to which LED_LEAKAGE applies, or NO_LED.
static unsigned leakage(const struct led *wiring, uint8_t ddr, uint8_t port)
{
    for (unsigned anode = 0; anode < LED_LINES; anode++)
        for (unsigned cathode = 0; cathode < LED_LINES; cathode++) {
            bool is_high = port >> anode & 1, is_driven = ddr >> anode & 1;
            bool is_low = (ddr & ~port) >> cathode & 1;

            if (anode == cathode || !is_high || !is_low)
                continue;
            if (led_between(wiring, anode, cathode) != NO_LED) {
                if (!is_driven)
                    return led_between(wiring, anode, cathode);
                continue;
            }
            for (unsigned middle = 0; middle < LED_LINES; middle++)
                if (!(ddr >> middle & 1) && led_between(wiring, anode, middle) != NO_LED &&
                    led_between(wiring, middle, cathode) != NO_LED)
                    return led_between(wiring, anode, middle);
        }
    return NO_LED;
}

static uint16_t lit_by(const struct led *wiring, uint8_t ddr, uint8_t port)
{
    uint16_t lit = 0;

    for (unsigned led = 0; led < LEDS; led++)
        if ((ddr & port) >> wiring[led].anode & 1 && (ddr & ~port) >> wiring[led].cathode & 1)
            lit |= (uint16_t)(1u << led);
    return lit;
}

static void led_turned_on(struct charlieplex *leds, unsigned led, uint64_t now)
{
    uint64_t period = now - leds->on_at[led];
    struct led_measure *measure = &leds->measure[led];

    if (leds->was_lit[led] && period > cycles_of(leds, FRAME_US) &&
        now - leds->off_at[led] < cycles_of(leds, BLINK_US)) {
        if (leds->gap_at[led][0] && now - leds->gap_at[led][0] < cycles_of(leds, FLICKER_US))
            violate(leds, LED_FLICKER, led, period);
        leds->gap_at[led][0] = leds->gap_at[led][1];
        leds->gap_at[led][1] = now;
    }
    if (measure->times && period > measure->period_max)
        measure->period_max = period;
    if (!measure->times++)
        measure->first = now;
    measure->last = now;
    leds->on_at[led] = now;
    leds->was_lit[led] = true;
}

static void led_turned_off(struct charlieplex *leds, unsigned led, uint64_t now)
{
    leds->off_at[led] = now;
    if (now - leds->on_at[led] < cycles_of(leds, FLASH_US))
        violate(leds, LED_FLASH, led, now - leds->on_at[led]);
}

static void update_lit(struct charlieplex *leds)
{
    uint64_t now = machine_now(leds->machine);
    uint16_t lit = lit_by(leds->wiring, leds->ddr, leds->port), before = leds->lit;
    unsigned leaking = leakage(leds->wiring, leds->ddr, leds->port);

    charlieplex_update(leds);
    leds->lit = lit;
    if (leaking != NO_LED)
        violate(leds, LED_LEAKAGE, leaking, 0);
    if (lit & (lit - 1))
        violate(leds, LED_TOGETHER, (unsigned)__builtin_ctz(lit), 0);
    for (unsigned led = 0; led < LEDS; led++)
        if ((lit ^ before) >> led & 1) {
            if (lit >> led & 1)
                led_turned_on(leds, led, now);
            else
                led_turned_off(leds, led, now);
        }
}

static void register_written(struct avr_irq_t *irq, uint32_t value, void *user)
{
    const struct led_line *line = user;
    uint8_t *is = line->is_ddr ? &line->leds->ddr : &line->leds->port;

    (void)irq;
    if (*is == (value & ((1 << LED_LINES) - 1)))
        return;
    *is = value & ((1 << LED_LINES) - 1);
    update_lit(line->leds);
}

static void mcu_was_reset(void *user)
{
    struct charlieplex *leds = user;

    charlieplex_update(leds);
    leds->ddr = leds->port = 0;
    leds->lit = 0; // the reset cut off this light, so do not report a flash
}

void charlieplex_open(struct charlieplex *leds, struct machine *machine,
                      const struct pin pins[static LED_LINES], const struct led wiring[static LEDS])
{
    *leds = (struct charlieplex){.machine = machine, .wiring = wiring};
    violations_open(&leds->violations, machine, "LEDs");
    leds->line[0] = (struct led_line){leds, true};
    leds->line[1] = (struct led_line){leds, false};
    avr_irq_register_notify(machine_pin(machine, pins[0].port, IOPORT_IRQ_DIRECTION_ALL), register_written,
                            &leds->line[0]);
    avr_irq_register_notify(machine_pin(machine, pins[0].port, IOPORT_IRQ_REG_PORT), register_written,
                            &leds->line[1]);
    for (unsigned line = 0; line < LED_LINES; line++)
        machine_add_signal(machine, pins[line].name, machine_pin(machine, pins[line].port, pins[line].bit),
                           1);
    machine_add_part(machine, mcu_was_reset, leds);
    charlieplex_power_up(leds);
}

void charlieplex_power_up(struct charlieplex *leds)
{
    violations_forget(&leds->violations);
    leds->bins = 0;
    leds->full = 1;
    leds->bin_cycles = cycles_of(leds, BIN_MS * 1000);
    leds->bin_start = leds->since = machine_now(leds->machine);
    memset(leds->bin, 0, sizeof leds->bin);
    memset(leds->bin_lit, 0, sizeof leds->bin_lit);
    memset(leds->look, 0, sizeof leds->look);
    memset(leds->was_lit, 0, sizeof leds->was_lit);
    memset(leds->gap_at, 0, sizeof leds->gap_at);
    charlieplex_measure(leds);
}

void charlieplex_measure(struct charlieplex *leds)
{
    charlieplex_update(leds);
    memset(leds->measure, 0, sizeof leds->measure);
    leds->measured_since = machine_now(leds->machine);
}

unsigned charlieplex_led(unsigned row, unsigned place)
{
    return row * row + place;
}

enum led_look charlieplex_look_now(struct charlieplex *leds, unsigned led)
{
    charlieplex_update(leds);
    return leds->look[led];
}

// Counts how often the LED turns brighter or darker. Marking and unmarking a stone makes only two turns.
enum led_look charlieplex_look(struct charlieplex *leds, unsigned led)
{
    unsigned turns = 0;
    int direction = 0;
    enum led_look after;

    charlieplex_update(leds);
    after = leds->look[led];
    for (unsigned back = 1; back <= leds->bins && back <= BLINK_BINS; back++) {
        enum led_look look = look_of(leds, leds->bin[(leds->bins - back) % LED_BINS][led]);

        if (look != after && direction != (look > after ? 1 : -1)) {
            direction = look > after ? 1 : -1;
            turns++;
        }
        after = look;
    }
    return turns >= BLINK_TURNS ? LED_BLINKING : leds->look[led];
}

enum led_look charlieplex_brightest(struct charlieplex *leds, unsigned led, unsigned ms)
{
    enum led_look brightest = LED_OFF;

    charlieplex_update(leds);
    for (unsigned back = 1; back <= leds->bins && back <= ms / BIN_MS; back++) {
        enum led_look look = look_of(leds, leds->bin[(leds->bins - back) % LED_BINS][led]);

        if (look > brightest)
            brightest = look;
    }
    return brightest;
}

static char letter(struct charlieplex *leds, unsigned led)
{
    enum led_look look = charlieplex_look(leds, led);

    if (look == LED_BLINKING && charlieplex_brightest(leds, led, BLINK_BINS * BIN_MS) != LED_ON)
        return '+';
    return ".oO*"[look];
}

void charlieplex_text(struct charlieplex *leds, char text[static LED_TEXT_BYTES])
{
    for (unsigned row = 0; row < LED_ROWS; row++) {
        for (unsigned place = 0; place <= 2 * row; place++)
            *text++ = letter(leds, charlieplex_led(row, place));
        *text++ = row < LED_ROWS - 1 ? ' ' : '\0';
    }
}
