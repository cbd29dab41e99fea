// SPDX-License-Identifier: MIT
#include "parts/lcd_hd44780.h"

#include "parts/lcd_controller.h" // executes the bytes that the display receives

#include <simavr/sim_irq.h>

enum { RS, E, D4, D5, D6, D7 }; // roles of the lines

// Records a violation with the time in `cycles`, which may be 0.
static void violate(struct lcd *lcd, enum lcd_violation_kind kind, uint64_t cycles)
{
    static const char *const what[LCD_VIOLATION_KINDS] = {
        [LCD_E_PULSE_SHORT] = "E pulse too short (450 ns)",
        [LCD_E_CYCLE_SHORT] = "E cycle too short (1000 ns)",
        [LCD_RS_SETUP_SHORT] = "RS moved too late before E rises (60 ns), or while E was high",
        [LCD_DATA_SETUP_SHORT] = "D4..D7 set up too late before E falls (195 ns)",
        [LCD_HOLD_SHORT] = "RS or D4..D7 not held after E falls (20 ns)",
        [LCD_POWER_UP_SHORT] = "used too early after power-up (40 ms)",
        [LCD_INIT_SHORT] = "init sequence too fast (4.1 ms, then 100 us)",
        [LCD_BUSY] = "used while busy (37 us, 1.52 ms after clear and home)",
        [LCD_BAD_ADDRESS] = "DDRAM address outside two lines of 40",
    };
    const uint64_t ns = cycles * 1000000000 / lcd->machine->avr->frequency;

    violations_add(&lcd->violations, kind, "%s: %llu ns", what[kind], (unsigned long long)ns);
}

static void be_busy(struct lcd *lcd, uint64_t cycles, enum lcd_violation_kind kind)
{
    uint64_t ready = machine_now(lcd->machine) + cycles;

    if (ready > lcd->ready) {
        lcd->ready = ready;
        lcd->busy_since = machine_now(lcd->machine);
        lcd->ready_kind = kind;
    }
}

static void execute(struct lcd *lcd, uint8_t byte)
{
    bool is_clear_or_home = !lcd->rs && byte > 0 && byte < 0x04;

    be_busy(lcd, is_clear_or_home ? lcd->times.clear : lcd->times.normal, LCD_BUSY);
    if (lcd->rs)
        controller_write(lcd, byte);
    else if (!controller_command(lcd, byte) && lcd->in_step)
        violate(lcd, LCD_BAD_ADDRESS, 0);
}

static void latch(struct lcd *lcd)
{
    uint64_t now = machine_now(lcd->machine);

    if (now < lcd->ready) {
        if (!lcd->mcu_in_reset && (lcd->in_step || lcd->ready_kind != LCD_BUSY))
            violate(lcd, lcd->ready_kind, now - lcd->busy_since);
        return;
    }
    // The display needs a long wait after each of its first two nibbles.
    if (lcd->nibbles < 2)
        be_busy(lcd, lcd->times.init[lcd->nibbles++], LCD_INIT_SHORT);
    if (lcd->eight_bit) {
        execute(lcd, (uint8_t)(lcd->data << 4 | LOW_HALF_UNWIRED));
    } else if (lcd->has_first_half) {
        lcd->has_first_half = false;
        execute(lcd, lcd->first_half | lcd->data);
    } else {
        lcd->has_first_half = true;
        lcd->first_half = (uint8_t)(lcd->data << 4);
    }
}

static void e_changed(struct lcd *lcd, bool level)
{
    uint64_t now = machine_now(lcd->machine);

    lcd->e = level;
    if (level) {
        if (now - lcd->e_rise < lcd->times.e_cycle)
            violate(lcd, LCD_E_CYCLE_SHORT, now - lcd->e_rise);
        if (now - lcd->rs_change < lcd->times.rs_setup)
            violate(lcd, LCD_RS_SETUP_SHORT, now - lcd->rs_change);
        lcd->e_rise = now;
        return;
    }
    lcd->e_fall = now;
    if (!lcd->mcu_in_reset) {
        if (now - lcd->e_rise < lcd->times.e_pulse)
            violate(lcd, LCD_E_PULSE_SHORT, now - lcd->e_rise);
        if (now - lcd->data_change < lcd->times.data_setup)
            violate(lcd, LCD_DATA_SETUP_SHORT, now - lcd->data_change);
    }
    latch(lcd);
}

// Checks that the line did not change too soon after E fell.
static void check_hold(struct lcd *lcd)
{
    uint64_t held = machine_now(lcd->machine) - lcd->e_fall;

    if (held < lcd->times.hold && !lcd->mcu_in_reset)
        violate(lcd, LCD_HOLD_SHORT, held);
}

static void rs_changed(struct lcd *lcd, bool level)
{
    check_hold(lcd);
    if (lcd->e && !lcd->mcu_in_reset)
        violate(lcd, LCD_RS_SETUP_SHORT, 0);
    lcd->rs = level;
    lcd->rs_change = machine_now(lcd->machine);
}

static void data_changed(struct lcd *lcd, unsigned bit, bool level)
{
    check_hold(lcd);
    lcd->data = (uint8_t)((lcd->data & ~(1u << bit)) | (unsigned)level << bit);
    lcd->data_change = machine_now(lcd->machine);
}

static void line_changed(struct avr_irq_t *irq, uint32_t value, void *user)
{
    const struct lcd_line *line = user;
    struct lcd *lcd = line->lcd;
    bool level = value & 1;

    (void)irq;
    if (lcd->unplugged)
        return;
    if (line->role == E) {
        if (level != lcd->e)
            e_changed(lcd, level);
    } else if (line->role == RS) {
        if (level != lcd->rs)
            rs_changed(lcd, level);
    } else if (level != (lcd->data >> (line->role - D4) & 1)) {
        data_changed(lcd, line->role - D4, level);
    }
}

// Handles an MCU reset: all lines fall, E first.
static void mcu_was_reset(void *part)
{
    static const uint8_t order[] = {E, RS, D7, D6, D5, D4};
    struct lcd *lcd = part;

    lcd->mcu_in_reset = true;
    for (unsigned i = 0; i < sizeof order; i++)
        avr_raise_irq(lcd->line[order[i]].irq, 0);
    lcd->mcu_in_reset = false;
    // After a reset, the firmware cannot know which half of a byte comes next.
    lcd->in_step = lcd->nibbles == 0 && lcd->in_step;
}

void lcd_set_slow(struct lcd *lcd, bool slow)
{
    unsigned percent = slow ? 135 : 100;

    lcd->times = (struct lcd_times){
        .e_pulse = machine_cycles(lcd->machine, 450),
        .e_cycle = machine_cycles(lcd->machine, 1000),
        .rs_setup = machine_cycles(lcd->machine, 60),
        .data_setup = machine_cycles(lcd->machine, 195),
        .hold = machine_cycles(lcd->machine, 20),
        .power_up = machine_cycles(lcd->machine, 40000000),
        .init = {machine_cycles(lcd->machine, 4100000), machine_cycles(lcd->machine, 100000)},
        .normal = machine_cycles(lcd->machine, 370 * percent),
        .clear = machine_cycles(lcd->machine, 15200 * percent),
    };
}

static void listen(struct lcd *lcd)
{
    uint64_t now = machine_now(lcd->machine);

    lcd->data = 0;
    for (unsigned role = D4; role <= D7; role++)
        lcd->data |= (uint8_t)((lcd->line[role].irq->value & 1) << (role - D4));
    lcd->rs = lcd->line[RS].irq->value & 1;
    lcd->e = lcd->line[E].irq->value & 1;
    // Pretend that no line has changed for a long time.
    lcd->e_rise = lcd->e_fall = lcd->rs_change = lcd->data_change = now - lcd->times.power_up;
    lcd->ready = now;
    lcd->unplugged = false;
    controller_note_change(lcd);
}

void lcd_power_up(struct lcd *lcd, enum lcd_start start, unsigned seed)
{
    controller_start(lcd, start, seed);
    listen(lcd);
    violations_forget(&lcd->violations);
    lcd->changes = lcd->nibbles = 0;
    lcd->in_step = start == LCD_8BIT;
    be_busy(lcd, lcd->times.power_up, LCD_POWER_UP_SHORT);
}

void lcd_unplug(struct lcd *lcd)
{
    lcd->unplugged = true;
    controller_set_display(lcd, false, false, false);
}

void lcd_plug(struct lcd *lcd, unsigned seed)
{
    controller_start(lcd, LCD_GARBAGE, seed);
    listen(lcd);
    lcd->in_step = false;
    lcd->nibbles = 2; // skips the long waits after power-up
}

void lcd_open(struct lcd *lcd, struct machine *machine, const struct pin pins[static 6])
{
    *lcd = (struct lcd){.machine = machine};
    violations_open(&lcd->violations, machine, "display");
    for (uint8_t role = RS; role <= D7; role++) {
        struct avr_irq_t *irq = machine_pin(machine, pins[role].port, pins[role].bit);

        lcd->line[role] = (struct lcd_line){lcd, irq, role};
        avr_irq_register_notify(irq, line_changed, &lcd->line[role]);
        machine_add_signal(machine, pins[role].name, irq, 1);
    }
    lcd_set_slow(lcd, false);
    lcd_power_up(lcd, LCD_8BIT, 1);
    machine_add_part(machine, mcu_was_reset, lcd);
}
