// SPDX-License-Identifier: MIT
#include "parts/max7219.h"

#include "core/xorshift.h"

#include <string.h>
#include <simavr/sim_irq.h>

enum { DIN, CLK, LOAD }; // roles of the lines
enum { DIGIT_0 = 0x01, DECODE = 0x09, INTENSITY = 0x0A, SCAN_LIMIT = 0x0B, SHUTDOWN = 0x0C, TEST = 0x0F };
enum { BITS = 16 * MAX7219_MODULES, MILLION = 1000000 };

// Records a violation. `value` depends on the kind of violation.
static void violate(struct max7219 *chain, enum max7219_violation_kind kind, uint64_t value)
{
    static const char *const what[MAX7219_VIOLATION_KINDS] = {
        [MAX7219_CLK_HIGH_SHORT] = "CLK high too short (100 ns)",
        [MAX7219_CLK_LOW_SHORT] = "CLK low too short (100 ns)",
        [MAX7219_DIN_SETUP_SHORT] = "DIN set up too late before CLK rises (50 ns)",
        [MAX7219_DIN_HOLD_SHORT] = "DIN not held after CLK rises (50 ns)",
        [MAX7219_LOAD_SETUP_SHORT] = "LOAD falls too late before CLK rises (50 ns)",
        [MAX7219_LOAD_HOLD_SHORT] = "LOAD rises too early after CLK (50 ns)",
        [MAX7219_LOAD_HIGH_SHORT] = "LOAD high too short (100 ns)",
        [MAX7219_CLK_UNLOADED] = "CLK rises while LOAD is high",
        [MAX7219_NOT_64_BITS] = "LOAD rises after so many bits, not 64",
        [MAX7219_NO_REGISTER] = "no such register",
    };

    if (!chain->mcu_in_reset)
        violations_add(&chain->violations, kind, "%s: %llu%s", what[kind], (unsigned long long)value,
                       kind < MAX7219_CLK_UNLOADED ? " ns" : "");
}

static void check_time(struct max7219 *chain, uint64_t since, uint64_t least,
                       enum max7219_violation_kind kind)
{
    const uint64_t cycles = machine_now(chain->machine) - since;

    if (cycles < least)
        violate(chain, kind, cycles * 1000000000 / chain->machine->avr->frequency);
}

static uint32_t random_below(struct max7219 *chain, uint32_t range)
{
    return xorshift(&chain->random) % range;
}

static bool is_noise(struct max7219 *chain)
{
    return chain->noise && random_below(chain, MILLION) < chain->noise;
}

// Returns the segments for a code B character. Bit 6 is segment A.
static uint8_t decode(uint8_t code)
{
    static const uint8_t code_b[16] = {0x7E, 0x30, 0x6D, 0x79, 0x33, 0x5B, 0x5F, 0x70,
                                       0x7F, 0x7B, 0x01, 0x4F, 0x37, 0x0E, 0x67, 0x00};

    return (code & 0x80) | code_b[code & 0x0F];
}

static uint8_t lit_in_row(const struct max7219 *chain, unsigned module, unsigned row)
{
    const uint8_t *reg = chain->reg[module], data = reg[DIGIT_0 + row];

    if (reg[TEST] & 1)
        return 0xFF;
    if (!(reg[SHUTDOWN] & 1) || row > (reg[SCAN_LIMIT] & 7u))
        return 0;
    return reg[DECODE] >> row & 1 ? decode(data) : data;
}

bool max7219_is_lit(const struct max7219 *chain, unsigned column, unsigned row)
{
    const struct max7219_mounting *const mounting = &chain->mounting;
    unsigned module = column / 8, x = column % 8, y = row;

    if (mounting->is_reversed)
        module = MAX7219_MODULES - 1 - module;
    for (unsigned turn = 0; turn < mounting->turns; turn++) { // undoes one turn
        const unsigned before = 7 - x;

        x = y;
        y = before;
    }
    if (mounting->is_mirrored)
        x = 7 - x;
    return lit_in_row(chain, module, y) >> (7 - x) & 1;
}

unsigned max7219_brightness(const struct max7219 *chain, unsigned module)
{
    const uint8_t *reg = chain->reg[module];

    if (reg[TEST] & 1)
        return 16;
    return reg[SHUTDOWN] & 1 ? (reg[INTENSITY] & 0x0Fu) + 1 : 0;
}

static void take_picture(const struct max7219 *chain, uint8_t columns[MAX7219_COLUMNS])
{
    for (unsigned x = 0; x < MAX7219_COLUMNS; x++) {
        columns[x] = 0;
        for (unsigned y = 0; y < MAX7219_ROWS; y++)
            columns[x] |= (uint8_t)(max7219_is_lit(chain, x, y) << y);
    }
}

// Returns by how many columns the picture has scrolled left, or 0.
static unsigned moved_by(const uint8_t *before, const uint8_t *now, unsigned most)
{
    for (unsigned by = 1; by <= most; by++)
        if (!memcmp(before + by, now, MAX7219_COLUMNS - by))
            return by;
    return 0;
}

void max7219_look(struct max7219 *chain)
{
    uint8_t now[MAX7219_COLUMNS];

    if (machine_now(chain->machine) - chain->last_change < chain->times.settle)
        return;
    take_picture(chain, now);
    if (chain->is_seen && !memcmp(now, chain->seen, sizeof now))
        return;

    unsigned by = chain->is_seen ? moved_by(chain->seen, now, 4) : 0;

    if (!by || chain->tape_length + by > MAX7219_TAPE) {
        chain->tape_length = 0;
        by = MAX7219_COLUMNS;
    }
    memcpy(chain->tape + chain->tape_length, now + MAX7219_COLUMNS - by, by);
    chain->tape_length += by;
    memcpy(chain->seen, now, sizeof now);
    chain->is_seen = true;
    chain->pictures++;
}

// Writes a register. Counts a change if the picture changes.
static void write_register(struct max7219 *chain, unsigned module, unsigned number, uint8_t data)
{
    uint8_t before[MAX7219_COLUMNS], after[MAX7219_COLUMNS];

    if (chain->reg[module][number] == data)
        return;
    max7219_look(chain);
    take_picture(chain, before);
    chain->reg[module][number] = data;
    take_picture(chain, after);
    if (!memcmp(before, after, sizeof before))
        return;
    chain->changes++;
    chain->last_change = machine_now(chain->machine);
}

static void load(struct max7219 *chain)
{
    for (unsigned module = 0; module < MAX7219_MODULES; module++) {
        const uint16_t word = (uint16_t)(chain->shift >> 16 * (MAX7219_MODULES - 1 - module));
        const unsigned number = word >> 8 & 0x0F;

        if (number == 0x0D || number == 0x0E) {
            if (chain->bits && !chain->noise) // before the first bit, the registers hold random data
                violate(chain, MAX7219_NO_REGISTER, number);
        } else if (number) {
            write_register(chain, module, number, (uint8_t)word);
        }
    }
}

static void clk_changed(struct max7219 *chain, bool level)
{
    const uint64_t now = machine_now(chain->machine);

    if (!level) {
        check_time(chain, chain->clk_rise, chain->times.clk_high, MAX7219_CLK_HIGH_SHORT);
        chain->clk_fall = now;
        return;
    }
    check_time(chain, chain->clk_fall, chain->times.clk_low, MAX7219_CLK_LOW_SHORT);
    check_time(chain, chain->din_change, chain->times.din_setup, MAX7219_DIN_SETUP_SHORT);
    check_time(chain, chain->load_fall, chain->times.load_setup, MAX7219_LOAD_SETUP_SHORT);
    if (chain->load)
        violate(chain, MAX7219_CLK_UNLOADED, 0);
    chain->clk_rise = now;
    chain->bits++;

    unsigned times = is_noise(chain) ? random_below(chain, 2) * 2 : 1;

    for (; times; times--)
        chain->shift = chain->shift << 1 | (chain->din ^ is_noise(chain));
}

static void load_changed(struct max7219 *chain, bool level)
{
    const uint64_t now = machine_now(chain->machine);

    if (!level) {
        check_time(chain, chain->load_rise, chain->times.load_high, MAX7219_LOAD_HIGH_SHORT);
        chain->load_fall = now;
        chain->bits = 0;
        return;
    }
    check_time(chain, chain->clk_rise, chain->times.load_hold, MAX7219_LOAD_HOLD_SHORT);
    chain->load_rise = now;
    // LOAD also rises before the first bit, when its pin becomes an output.
    if (chain->bits != BITS && chain->bits)
        violate(chain, MAX7219_NOT_64_BITS, chain->bits);
    if (!is_noise(chain))
        load(chain);
}

static void din_changed(struct max7219 *chain)
{
    check_time(chain, chain->clk_rise, chain->times.din_hold, MAX7219_DIN_HOLD_SHORT);
    chain->din_change = machine_now(chain->machine);
}

static void line_changed(struct avr_irq_t *irq, uint32_t value, void *user)
{
    const struct max7219_line *line = user;
    struct max7219 *chain = line->chain;
    bool *const state = line->role == DIN ? &chain->din : line->role == CLK ? &chain->clk : &chain->load;
    const bool level = value & 1;

    (void)irq;
    if (level == *state)
        return;
    *state = level;
    if (line->role == CLK)
        clk_changed(chain, level);
    else if (line->role == LOAD)
        load_changed(chain, level);
    else
        din_changed(chain);
}

// Handles an MCU reset: all lines fall.
static void mcu_was_reset(void *part)
{
    struct max7219 *chain = part;

    chain->mcu_in_reset = true;
    for (unsigned role = 0; role <= LOAD; role++)
        avr_raise_irq(chain->line[role].irq, 0);
    chain->mcu_in_reset = false;
    chain->bits = 0;
}

void max7219_lose(struct max7219 *chain, unsigned module, unsigned seed)
{
    chain->random = 2463534242u ^ seed * 2654435761u ^ module;
    if (!chain->random)
        chain->random = 1;
    for (unsigned number = DIGIT_0; number < DECODE; number++)
        write_register(chain, module, number, (uint8_t)random_below(chain, 256));
    for (unsigned number = DECODE; number < MAX7219_REGISTERS; number++)
        write_register(chain, module, number, 0);
}

void max7219_upset(struct max7219 *chain, unsigned module, unsigned seed)
{
    chain->random = 88675123u ^ seed * 2654435761u ^ module;
    if (!chain->random)
        chain->random = 1;
    for (unsigned number = DIGIT_0; number < MAX7219_REGISTERS; number++)
        if (random_below(chain, 2))
            write_register(chain, module, number, (uint8_t)random_below(chain, 256));
}

void max7219_power_up(struct max7219 *chain, unsigned seed)
{
    for (unsigned module = 0; module < MAX7219_MODULES; module++)
        max7219_lose(chain, module, seed);
    // Pretend that no line has changed for a long time.
    chain->din_change = chain->clk_rise = chain->clk_fall = chain->load_rise = chain->load_fall =
        machine_now(chain->machine) - machine_cycles(chain->machine, 1000000);
    chain->last_change = chain->load_rise;
    violations_forget(&chain->violations);
    chain->changes = chain->pictures = chain->bits = chain->tape_length = 0;
    chain->is_seen = false;
}

void max7219_open(struct max7219 *chain, struct machine *machine, const struct pin pins[static 3])
{
    *chain = (struct max7219){.machine = machine};
    violations_open(&chain->violations, machine, "matrix");
    chain->times = (struct max7219_times){
        .clk_high = machine_cycles(machine, 100),
        .clk_low = machine_cycles(machine, 100),
        .din_setup = machine_cycles(machine, 50),
        .din_hold = machine_cycles(machine, 50),
        .load_setup = machine_cycles(machine, 50),
        .load_hold = machine_cycles(machine, 50),
        .load_high = machine_cycles(machine, 100),
        .settle = machine_cycles(machine, 500000),
    };
    for (uint8_t role = DIN; role <= LOAD; role++) {
        struct avr_irq_t *irq = machine_pin(machine, pins[role].port, pins[role].bit);

        chain->line[role] = (struct max7219_line){chain, irq, role};
        avr_irq_register_notify(irq, line_changed, &chain->line[role]);
        machine_add_signal(machine, pins[role].name, irq, 1);
    }
    max7219_power_up(chain, 1);
    machine_add_part(machine, mcu_was_reset, chain);
}
