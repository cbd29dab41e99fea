// SPDX-License-Identifier: MIT
#include "front/terminal.h"

#include "front/charset.h" // replaces characters on terminals without UTF-8
#include "core/pace.h"     // pace of real time
#include "front/strokes.h" // turns typed characters into key presses
#include "front/title.h"   // title of the window
#include "front/view.h"    // how the display is drawn

#include <ncurses.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h> // TIOCGWINSZ
#include <term.h>      // tigetstr
#include <unistd.h>    // STDIN_FILENO

enum {
    FRAME_MS = 20,
    NOTE_MS = 400, // shortest time for which a musical note is drawn
    LEFT = 1,
    PICTURE_TOP = 1,
    TEXT_HEIGHT = 4, // number of lines below the picture that show the display's content as text
    HELP_HEIGHT = 4,
    HEIGHT = PICTURE_TOP + PICTURE_HEIGHT + TEXT_HEIGHT + HELP_HEIGHT,
    WIDTH = LEFT + PICTURE_WIDTH + 1,
    TIME_BYTES = 16,
};

// Everything that the screen shows. The screen is drawn again if something changes.
struct looks {
    unsigned changes, second, held, held_second;
    bool note, light, is_holding;
};

struct terminal {
    struct bench *bench;
    const struct view *view;
    struct pty *pty; // may be NULL
    struct strokes strokes;
    bool quit;
    struct looks drawn;
    unsigned tones;    // number of tones heard so far
    uint64_t note_end; // cycle until which the musical note is drawn
};

static volatile sig_atomic_t signalled;

static void on_signal(int number)
{
    (void)number;
    signalled = 1;
}

static bool has_note(struct terminal *terminal)
{
    const struct machine *machine = &terminal->bench->machine;
    struct piezo *piezo = &terminal->bench->piezo;

    if (!terminal->bench->board->piezo)
        return false;
    piezo_update(piezo);
    if (piezo_sounds(piezo) || piezo->tones != terminal->tones)
        terminal->note_end = machine_now(machine) + machine_cycles(machine, NOTE_MS * 1000000ull);
    terminal->tones = piezo->tones;
    return machine_now(machine) < terminal->note_end;
}

// Draws a musical note while a tone sounds. Afterwards draws the tone's pitch.
static void draw_note(const struct terminal *terminal)
{
    const struct piezo *piezo = &terminal->bench->piezo;

    if (terminal->drawn.note)
        printw("   %s %s", charset_fit("♪"), piezo_sounds(piezo) ? "" : piezo_text(piezo));
}

static void print_time(unsigned seconds, char text[static TIME_BYTES])
{
    snprintf(text, TIME_BYTES, "%u:%02u:%02u", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

static void draw_title(const struct terminal *terminal)
{
    const char *board = terminal->bench->board->name;
    char time[TIME_BYTES], title[80];

    print_time(terminal->drawn.second, time);
    snprintf(title, sizeof title, "Bouton %s: simulated time %s", board, time);
    title_set(title);
    mvprintw(0, LEFT, "Bouton, board %s   simulated time %s", board, time);
    if (terminal->pty)
        printw("   serial line: %s", terminal->pty->name);
}

// Draws the names of the held keys and for how many seconds they were held.
static void draw_holding(const struct terminal *terminal)
{
    const struct strokes *strokes = &terminal->strokes;
    const struct pin *keys = terminal->bench->board->key;

    attron(A_BOLD);
    addstr(strokes->held ? "held down:" : "Hold which key?   h: none");
    for (unsigned key = 0; key < KEYS_MAX; key++)
        if (strokes->held >> key & 1)
            printw(" %s", keys[key].name);
    if (strokes->held)
        printw("   for %u s", terminal->drawn.held_second);
    if (strokes->stays)
        addstr("   h: let go");
    attroff(A_BOLD);
}

static void draw_help(const struct terminal *terminal, int top)
{
    const struct view *view = terminal->view;
    char error[512];

    mvaddstr(top, LEFT, view->keys_help);
    move(top + 1, LEFT);
    if (terminal->drawn.is_holding || terminal->drawn.held)
        draw_holding(terminal);
    else
        addstr(view->hold_help);
    mvaddstr(top + 2, LEFT, view->more_help);
    if (!bench_is_well(terminal->bench, error, sizeof error)) {
        attron(COLOR_PAIR(PAIR_ALARM));
        mvaddnstr(top + 3, LEFT, error, COLS - LEFT);
        attroff(COLOR_PAIR(PAIR_ALARM));
    }
}

static struct looks look(struct terminal *terminal)
{
    const struct strokes *strokes = &terminal->strokes;

    return (struct looks){
        .changes = bench_changes(terminal->bench),
        .second = (unsigned)bench_seconds(terminal->bench),
        .held = strokes->held,
        .held_second = strokes->held ? strokes_held_ms(strokes) / 1000 : 0,
        .note = has_note(terminal),
        .light = bench_light(terminal->bench),
        .is_holding = strokes->is_holding,
    };
}

static bool looks_same(const struct looks *one, const struct looks *other)
{
    return one->changes == other->changes && one->second == other->second && one->held == other->held &&
           one->held_second == other->held_second && one->note == other->note && one->light == other->light &&
           one->is_holding == other->is_holding;
}

static void draw(struct terminal *terminal)
{
    terminal->drawn = look(terminal);
    erase();
    if (COLS < WIDTH || LINES < HEIGHT) {
        mvprintw(0, 0, "Please enlarge this window to %dx%d: it is %dx%d. q: quit", WIDTH, HEIGHT, COLS,
                 LINES);
    } else {
        const struct room room = {PICTURE_TOP, LEFT, COLS - LEFT,
                                  LINES - PICTURE_TOP - TEXT_HEIGHT - HELP_HEIGHT};
        const int bottom = PICTURE_TOP + terminal->view->draw_picture(terminal->bench, room);

        draw_title(terminal);
        terminal->view->draw_text(terminal->bench, LEFT, bottom);
        draw_note(terminal);
        draw_help(terminal, bottom + TEXT_HEIGHT);
    }
    refresh();
}

// Returns the board's key for a typed character, or KEYS_MAX.
static unsigned key_of(const struct board *board, int typed)
{
    static const struct {
        int typed;
        const char *key;
    } keys[] = {
        {KEY_RIGHT, "right"}, {KEY_UP, "up"},   {KEY_DOWN, "down"}, {KEY_LEFT, "left"}, // arrows
        {KEY_ENTER, "ok"},    {'\n', "ok"},     {'\r', "ok"},                           // Enter
        {KEY_RIGHT, "next"},  {KEY_UP, "take"},              // arrows on the pocket toy
        {'n', "next"},        {'t', "take"},    {'o', "ok"}, // characters for the pocket toy's keys
    };
    unsigned key = KEYS_MAX;

    for (size_t i = 0; i < sizeof keys / sizeof keys[0] && key == KEYS_MAX; i++)
        if (keys[i].typed == typed)
            key = board_key(board, keys[i].key);
    return key;
}

static void take_key(struct terminal *terminal, int typed)
{
    unsigned key = key_of(terminal->bench->board, typed);

    if (key != KEYS_MAX)
        strokes_type(&terminal->strokes, key);
    else if (typed == 'h')
        strokes_toggle_holding(&terminal->strokes);
    else if (typed == 'r')
        machine_reset(&terminal->bench->machine);
    else if (typed == 'q')
        terminal->quit = true;
    draw(terminal);
}

// Simulates the board up to now, in short steps, so that keys are on time.
static void keep_pace(struct terminal *terminal, struct pace *pace)
{
    if (terminal->pty)
        pty_serve(terminal->pty);
    for (unsigned due = pace_due(pace); due; due--) {
        strokes_tick(&terminal->strokes);
        machine_run_us(&terminal->bench->machine, 1000);
    }
}

// Returns true if the terminal's window is closed. SIGHUP does not always arrive.
static bool is_terminal_gone(void)
{
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};

    return poll(&input, 1, 0) > 0 && input.revents & (POLLHUP | POLLERR);
}

// Adapts to the window's size. Asks the kernel, because ncurses may miss a SIGWINCH.
static bool follow_size(void)
{
    struct winsize size;
    const bool is_new = !ioctl(STDIN_FILENO, TIOCGWINSZ, &size) && size.ws_row && size.ws_col &&
                        is_term_resized(size.ws_row, size.ws_col);

    if (is_new)
        resizeterm(size.ws_row, size.ws_col);
    return is_new;
}

static void loop(struct terminal *terminal)
{
    struct pace pace;

    pace_start(&pace);
    follow_size();
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

        if (follow_size() || !looks_same(&now, &terminal->drawn))
            draw(terminal);
    }
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

bool terminal_play(struct bench *bench, struct pty *pty)
{
    struct terminal terminal = {.bench = bench, .view = view_of(bench->board), .pty = pty};
    char error[512];
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
    title_open();
    cbreak();
    noecho();
    keypad(stdscr, TRUE);
    set_escdelay(25);
    curs_set(0);
    timeout(FRAME_MS);
    strokes_init(&terminal.strokes, bench);
    loop(&terminal);
    endwin();
    title_close();
    delscreen(screen);
    if (bench_is_well(bench, error, sizeof error))
        return true;
    fprintf(stderr, "bouton-sim: %s\n", error);
    return false;
}
