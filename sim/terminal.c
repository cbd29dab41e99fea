// SPDX-License-Identifier: MIT
#include "terminal.h"

#include "pace.h"    // real time
#include "strokes.h" // typed keys become pressed keys

#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>   // tigetstr
#include <unistd.h> // STDIN_FILENO

enum {
    FRAME_MS = 20,
    NOTE_MS = 400, // a tone is over before anybody could see that it was there
    CELL_WIDTH = 6,
    CELL_HEIGHT = 10,                           // in dots, with the gap to the next cell
    GLASS_WIDTH = LCD_COLUMNS * CELL_WIDTH / 2, // in terminal characters of 2x2 dots
    GLASS_HEIGHT = LCD_ROWS * CELL_HEIGHT / 2,
    GLASS_TOP = 1,
    TEXT_TOP = GLASS_TOP + GLASS_HEIGHT + 2,
    HELP_TOP = TEXT_TOP + 4,
    HEIGHT = HELP_TOP + 4,
    WIDTH = 68,
    LEFT = 1,
    LEDS_WIDTH = 29,
    LEDS_HEIGHT = 9,
    LEDS_TEXT_TOP = GLASS_TOP + LEDS_HEIGHT + 2,
    MATRIX_WIDTH = 2 * MAX7219_COLUMNS,
    MATRIX_TEXT_TOP = GLASS_TOP + MAX7219_ROWS + 3,
    PAIR_GLASS = 1,
    PAIR_ALARM = 2,
    PAIR_LED = 3,
};

// What the screen depends on, apart from its size and what is typed.
struct looks {
    unsigned changes, second, held, held_second;
    bool note, is_holding;
};

struct terminal {
    struct toy *toy;
    struct pty *pty; // or NULL
    struct strokes strokes;
    bool quit;
    struct looks drawn;
    unsigned tones;    // that were heard
    uint64_t note_end; // cycle
};

static volatile sig_atomic_t signalled;

static void on_signal(int number)
{
    (void)number;
    signalled = 1;
}

static bool is_dot_lit(const struct lcd *lcd, unsigned x, unsigned y)
{
    unsigned line = y % CELL_HEIGHT, dot = x % CELL_WIDTH;

    return dot < 5 && line < 8 &&
           lcd_cell_line(lcd, y / CELL_HEIGHT + 1, x / CELL_WIDTH, line) >> (4 - dot) & 1;
}

static const char *quadrants(const struct lcd *lcd, unsigned x, unsigned y)
{
    // By upper left, upper right, lower left, lower right, from the lowest bit up.
    static const char *const block[16] = {" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛",
                                          "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"};

    return block[is_dot_lit(lcd, x, y) | is_dot_lit(lcd, x + 1, y) << 1 | is_dot_lit(lcd, x, y + 1) << 2 |
                 is_dot_lit(lcd, x + 1, y + 1) << 3];
}

static void draw_border(int top, int width, int height)
{
    for (int x = 1; x <= width; x++) {
        mvaddstr(top, LEFT + x, "─");
        mvaddstr(top + height + 1, LEFT + x, "─");
    }
    for (int y = 1; y <= height; y++) {
        mvaddstr(top + y, LEFT, "│");
        mvaddstr(top + y, LEFT + width + 1, "│");
    }
    mvaddstr(top, LEFT, "┌");
    mvaddstr(top, LEFT + width + 1, "┐");
    mvaddstr(top + height + 1, LEFT, "└");
    mvaddstr(top + height + 1, LEFT + width + 1, "┘");
}

static void draw_glass(const struct lcd *lcd)
{
    draw_border(GLASS_TOP, GLASS_WIDTH, GLASS_HEIGHT);
    attron(COLOR_PAIR(PAIR_GLASS));
    for (unsigned y = 0; y < GLASS_HEIGHT; y++) {
        move(GLASS_TOP + 1 + (int)y, LEFT + 1);
        for (unsigned x = 0; x < GLASS_WIDTH; x++)
            addstr(quadrants(lcd, 2 * x, 2 * y));
    }
    attroff(COLOR_PAIR(PAIR_GLASS));
}

// The same once more in letters, for eyes, tests and screen readers that cannot read the dots.
static void draw_text(const struct lcd *lcd)
{
    char text[LCD_ROW_BYTES];

    draw_border(TEXT_TOP, LCD_COLUMNS, LCD_ROWS);
    for (unsigned row = 1; row <= LCD_ROWS; row++) {
        lcd_row_text(lcd, row, text);
        mvaddstr(TEXT_TOP + (int)row, LEFT + 1, text);
    }
}

// As they are at this moment, so that blinking is seen to blink.
static void draw_leds(struct toy *toy)
{
    static const struct {
        const char *sign;
        attr_t attributes;
    } look[] = {[LED_OFF] = {"·", A_DIM}, [LED_DIM] = {"○", 0}, [LED_ON] = {"●", A_BOLD}};

    draw_border(GLASS_TOP, LEDS_WIDTH, LEDS_HEIGHT);
    for (unsigned row = 0; row < LED_ROWS; row++)
        for (unsigned place = 0; place <= 2 * row; place++) {
            enum led_look now = charlieplex_look_now(&toy->leds, charlieplex_led(row, place));

            attrset(look[now].attributes | (now == LED_OFF ? 0 : COLOR_PAIR(PAIR_LED)));
            mvaddstr(GLASS_TOP + 2 + 2 * (int)row, LEFT + 3 + 4 * (int)(LED_ROWS - 1 - row + place),
                     look[now].sign);
        }
    attrset(A_NORMAL);
}

static bool has_note(struct terminal *terminal)
{
    const struct machine *machine = &terminal->toy->machine;
    struct piezo *piezo = &terminal->toy->piezo;

    if (!terminal->toy->board->piezo)
        return false;
    piezo_update(piezo);
    if (piezo_sounds(piezo) || piezo->tones != terminal->tones)
        terminal->note_end = machine_now(machine) + machine_cycles(machine, NOTE_MS * 1000000ull);
    terminal->tones = piezo->tones;
    return machine_now(machine) < terminal->note_end;
}

// What is heard, and its pitch once it is over.
static void draw_note(struct terminal *terminal)
{
    const struct piezo *piezo = &terminal->toy->piezo;

    if (terminal->drawn.note)
        printw("   ♪ %s", piezo_sounds(piezo) ? "" : piezo_text(piezo));
}

// What is seen over a second, in letters, and what is heard.
static void draw_leds_text(struct terminal *terminal)
{
    char text[LED_TEXT_BYTES];

    charlieplex_text(&terminal->toy->leds, text);
    mvaddstr(LEDS_TEXT_TOP, LEFT, text);
    if (terminal->toy->machine.is_down)
        addstr("   asleep: any key wakes it");
    draw_note(terminal);
    mvaddstr(LEDS_TEXT_TOP + 1, LEFT, "O lit   o dim: marked   * blinks   + blinks dimly   . off");
}

// As they are at this moment; dim where the intensity is low.
static void draw_matrix(const struct max7219 *matrix)
{
    enum { DIM = 2, BRIGHT = 10 };

    draw_border(GLASS_TOP, MATRIX_WIDTH, MAX7219_ROWS);
    for (unsigned y = 0; y < MAX7219_ROWS; y++)
        for (unsigned x = 0; x < MAX7219_COLUMNS; x++) {
            bool is_lit = max7219_is_lit(matrix, x, y);
            unsigned brightness = is_lit ? max7219_brightness(matrix, x / 8) : 0;

            attrset(brightness <= DIM ? A_DIM : brightness >= BRIGHT ? A_BOLD : A_NORMAL);
            if (is_lit)
                attron(COLOR_PAIR(PAIR_LED));
            mvaddstr(GLASS_TOP + 1 + (int)y, LEFT + 1 + 2 * (int)x, is_lit ? "●" : "·");
        }
    attrset(A_NORMAL);
}

// What has been read so far, the lamps of the keys, and what is heard.
static void draw_matrix_text(struct terminal *terminal)
{
    struct toy *toy = terminal->toy;
    char text[MATRIX_TAPE_BYTES];
    const struct key_pin *keys = toy->board->key;

    matrix_read(&toy->matrix, text);
    mvprintw(MATRIX_TEXT_TOP, LEFT, "%.*s", WIDTH - LEFT, text);
    move(MATRIX_TEXT_TOP + 2, LEFT);
    for (unsigned key = 0; key < PIN_KEYS_MAX && keys[key].name; key++) {
        attrset(toy_lamp(toy, key) ? A_REVERSE | COLOR_PAIR(PAIR_LED) : A_DIM);
        printw(" %s ", keys[key].name);
        attrset(A_NORMAL);
        addstr("  ");
    }
    draw_note(terminal);
}

// Which keys are down, for somebody who counts seconds.
static void draw_holding(const struct terminal *terminal)
{
    const struct strokes *strokes = &terminal->strokes;
    const struct key_pin *keys = terminal->toy->board->key;

    attron(A_BOLD);
    addstr(strokes->held ? "held down:" : "Hold which key?   h: none");
    for (unsigned key = 0; key < PIN_KEYS_MAX; key++)
        if (strokes->held >> key & 1)
            printw(" %s", keys[key].name);
    if (strokes->held)
        printw("   for %u s", terminal->drawn.held_second);
    if (strokes->stays)
        addstr("   h: let go");
    attroff(A_BOLD);
}

static void draw_help(struct terminal *terminal)
{
    const struct board *board = terminal->toy->board;
    char error[512];

    mvprintw(0, LEFT, "Bouton, board %s   %u s", board->name, terminal->drawn.second);
    if (terminal->pty)
        printw("   serial line: %s", terminal->pty->name);
    mvaddstr(HELP_TOP, LEFT,
             board->leds ? "n or right  NEXT   t or up  TAKE   o or Enter  OK   r  reset   q  quit"
                         : "arrows  the four keys     Enter  OK     r  reset     q  quit");
    move(HELP_TOP + 1, LEFT);
    if (terminal->drawn.is_holding || terminal->drawn.held)
        draw_holding(terminal);
    else
        addstr(board->leds ? "h, then a key: hold it" : "h, then a key: hold it (OK: hint, left: menu)");
    if (board->leds)
        mvaddstr(HELP_TOP + 2, LEFT, "what the lights and the menu say: board/pocket/README.md");
    else if (board->matrix)
        mvaddstr(HELP_TOP + 2, LEFT, "h, then two keys at once: both stay down, until h lets them go");
    if (!toy_is_well(terminal->toy, error, sizeof error)) {
        attron(COLOR_PAIR(PAIR_ALARM));
        mvaddnstr(HELP_TOP + 3, LEFT, error, COLS - LEFT);
        attroff(COLOR_PAIR(PAIR_ALARM));
    }
}

static struct looks look(struct terminal *terminal)
{
    const struct strokes *strokes = &terminal->strokes;

    return (struct looks){
        .changes = toy_changes(terminal->toy),
        .second = (unsigned)toy_seconds(terminal->toy),
        .held = strokes->held,
        .held_second = strokes->held ? strokes_held_ms(strokes) / 1000 : 0,
        .note = has_note(terminal),
        .is_holding = strokes->is_holding,
    };
}

static bool looks_same(const struct looks *one, const struct looks *other)
{
    return one->changes == other->changes && one->second == other->second && one->held == other->held &&
           one->held_second == other->held_second && one->note == other->note &&
           one->is_holding == other->is_holding;
}

static void draw(struct terminal *terminal)
{
    terminal->drawn = look(terminal);
    erase();
    if (COLS < WIDTH || LINES < HEIGHT) {
        mvprintw(0, 0, "Please enlarge this window to %dx%d", WIDTH, HEIGHT);
    } else if (terminal->toy->board->leds) {
        draw_leds(terminal->toy);
        draw_leds_text(terminal);
        draw_help(terminal);
    } else if (terminal->toy->board->matrix) {
        draw_matrix(&terminal->toy->matrix);
        draw_matrix_text(terminal);
        draw_help(terminal);
    } else {
        draw_glass(&terminal->toy->lcd);
        draw_text(&terminal->toy->lcd);
        draw_help(terminal);
    }
    refresh();
}

// What is typed for the keys of all boards; one of another board is no key of this one.
static unsigned key_of(const struct board *board, int typed)
{
    static const struct {
        int typed;
        const char *key;
    } keys[] = {
        {KEY_RIGHT, "right"}, {KEY_UP, "up"}, {KEY_DOWN, "down"}, {KEY_LEFT, "left"},
        {KEY_ENTER, "ok"},    {'\n', "ok"},   {'\r', "ok"},       {KEY_RIGHT, "next"},
        {KEY_UP, "take"},     {'n', "next"},  {'t', "take"},      {'o', "ok"},
    };
    unsigned key = PIN_KEYS_MAX;

    for (size_t i = 0; i < sizeof keys / sizeof keys[0] && key == PIN_KEYS_MAX; i++)
        if (keys[i].typed == typed)
            key = board_key(board, keys[i].key);
    return key;
}

static void take_key(struct terminal *terminal, int typed)
{
    unsigned key = key_of(terminal->toy->board, typed);

    if (key != PIN_KEYS_MAX)
        strokes_type(&terminal->strokes, key);
    else if (typed == 'h')
        strokes_toggle_holding(&terminal->strokes);
    else if (typed == 'r')
        machine_reset(&terminal->toy->machine);
    else if (typed == 'q')
        terminal->quit = true;
    draw(terminal);
}

// Lets as much simulated time pass as real time has, in steps short enough for the keys.
static void keep_pace(struct terminal *terminal, struct pace *pace)
{
    if (terminal->pty)
        pty_serve(terminal->pty);
    for (unsigned due = pace_due(pace); due; due--) {
        strokes_tick(&terminal->strokes);
        machine_run_us(&terminal->toy->machine, 1000);
    }
}

// Its window was closed; not everybody gets a SIGHUP then.
static bool is_terminal_gone(void)
{
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};

    return poll(&input, 1, 0) > 0 && input.revents & (POLLHUP | POLLERR);
}

static void loop(struct terminal *terminal)
{
    struct pace pace;

    pace_start(&pace);
    draw(terminal);
    while (!terminal->quit && !signalled && !is_terminal_gone()) {
        int typed = getch(); // waits for a frame's time

        while (typed != ERR) {
            take_key(terminal, typed);
            timeout(0);
            typed = getch();
        }
        timeout(FRAME_MS);
        keep_pace(terminal, &pace);

        const struct looks now = look(terminal);

        if (!looks_same(&now, &terminal->drawn))
            draw(terminal);
    }
}

static void use_utf8(void)
{
    setlocale(LC_ALL, "");
    if (strcmp(nl_langinfo(CODESET), "UTF-8"))
        setlocale(LC_CTYPE, "C.UTF-8");
}

static void catch_signals(void)
{
    const struct sigaction action = {.sa_handler = on_signal};

    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
}

static void use_colors(void)
{
    if (!has_colors())
        return;
    start_color();
    init_pair(PAIR_GLASS, COLOR_WHITE, COLOR_BLUE);
    init_pair(PAIR_LED, COLOR_YELLOW, COLOR_BLACK);
    init_pair(PAIR_ALARM, COLOR_RED, COLOR_BLACK);
}

bool terminal_play(struct toy *toy, struct pty *pty)
{
    struct terminal terminal = {.toy = toy, .pty = pty};
    char error[512];

    use_utf8();

    SCREEN *screen = newterm(NULL, stdout, stdin);
    bool is_usable = screen && tigetstr("cup"); // "dumb" terminals cannot move the cursor

    if (screen && !is_usable)
        endwin();
    if (!is_usable) {
        fprintf(stderr, "bouton-sim: this terminal (TERM=%s) cannot be used\n", getenv("TERM") ?: "");
        return false;
    }
    catch_signals();
    use_colors();
    cbreak();
    noecho();
    keypad(stdscr, TRUE);
    set_escdelay(25);
    curs_set(0);
    timeout(FRAME_MS);
    strokes_init(&terminal.strokes, toy);
    loop(&terminal);
    endwin();
    delscreen(screen);
    if (toy_is_well(toy, error, sizeof error))
        return true;
    fprintf(stderr, "bouton-sim: %s\n", error);
    return false;
}
