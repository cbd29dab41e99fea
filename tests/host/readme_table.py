# SPDX-License-Identifier: MIT
"""The numbers of the pages, for readme_numbers.py.

COMPARED: for each page (text, expression, files...). Each {} in the text is a number on the page, in digits or as a word. The expression
has the constants of these files, and one value for each {}, in their order. Its functions:

    found(form)     the numbers that the groups of a regular expression find in the files
    count(form)     how often it is in the files; if it has a group, how many words the group has
    chance(n)       the numerator and denominator of n / 256
    round(x), int(x)

PROSE: for each page (reason, phrases), a phrase a line, for numbers that no source has. A phrase that begins with `re:` is a regular
expression, whose first group, if any, has the numbers. A phrase that begins with `#` is a heading and means all that is below it.

EVERYWHERE: the same for all pages that have the phrase."""

UNO, NANO, EXHIBIT, POCKET = (f"board/{board}/board.mk" for board in ("uno", "nano", "exhibit", "pocket"))
LIMITS, HOST = "board/atmega.h", "board/host/board.h"
LEVELS, STORE = "firmware/game/level.c firmware/game/level.h", "firmware/storage/store.h firmware/storage/record.h"
CHILD = "chance(errors[2]), chance(errors[1]), chance(errors[0])"  # at levels 3, 2 and 1
LADDER = "firmware/device/key_ladder.c"
GAMES = "firmware/game/games.h"
SERIAL = "firmware/port/atmega/serial.c"
DOTS = "firmware/device/matrix_frame.h firmware/ui/matrix/dots.h firmware/ui/matrix/matrix_board.c"
KIOSK = "firmware/ui/kiosk/kiosk.h firmware/ui/kiosk/kiosk.c"
TOY = "firmware/ui/leds/pocket.c firmware/ui/leds/pocket.h board/pocket/board.h board/pocket/main.c"

ALL_GAMES = "count('^    GAME_(?!COUNT)')"
ALL_LANGUAGES = "count('^LANGUAGES = (.*)')"
LCD = "firmware/device/lcd_frame.h"
BOUNDS, REPLIES, PINS = "tests/bench/bounds.txt", "tests/bench/reply.py", "tests/bench/pins.c"
SEARCHED = "tests/host/theory.c tests/host/theory_sums.c tests/host/theory_search.c tests/host/theory_graphs.c tests/host/theory_chomp.c"
SOS = "tests/host/theory_sos.c"
SOLVER = " ".join(f"board/host/solver/{name}"
                  for name in ("explore.h", "plot.h", "heap_values.h", "heaps.h", "lost.c", "table.c", "graph.h", "sum.c", "files.h", "period.c"))
LINE = "board/host/notation/line.h board/host/board.h"
SMALL = ("places, and small numbers of definitions, examples and proofs", 
         r"re:(?<![\d.,])\d(?![\d,.]*\d)|\b(?i:three|four|five|six|seven|eight|nine|ten)\b")
FENCES = ("drawings and examples", r"re:(?s)^ *```text$.*?^ *```$")

EVERYWHERE = (
    ("an example of a log", r"re:^20\d\d-\d\d-\d\dT.*$"),
    ("an example of a position", r"re:(?:nim|moore) (?:-|k=\d) : [\d ]+"),
    ("an example of a sentence", r"re:take \d from pile \d"),
    ("datasheet", r"re:^\| [^|]*\| ATmega328P, 16 MHz, 5 V \|"),
    ("wiring.py compares the pins with board.h and the diagram", r"re:^\| [^|]+ \| \w+ \| P[A-L]\d.*$"),
    ("wiring.py compares it with the diagram", r"re:P[A-L]\d -+[\[(].*$"),
    ("wiring.py compares it with the diagram", r"re:^ +\+--.*GND +\d+(?: of 1023)?$"),
    ("notation_page.py compares it with what the program prints",
     r"re:^\| `?\w+`? \| [^|]+ \| ((?:TH|\.SO|[\d.,>]+)[^|]*\| (?:TH|\.SO|[\d.,>]+)[^|]*) \|$"),
)

COMPARED = {
    "README.md": (
        ("The Uno firmware needs {} KB of flash", r"found(r'facts of seven games, line . <= [\d,]+ bytes . (\d+),')", "README.md"),
        ("It plays **{} impartial games**", ALL_GAMES, GAMES),
        ("| games | all {} | all {} | all {}, and Morra |", ", ".join(3 * [ALL_GAMES]), GAMES),
        ("\"Games\" are {} pictures", ALL_GAMES, GAMES),
        ("always has all {} languages", ALL_LANGUAGES, EXHIBIT),
        ("a museum, in {} languages | Arduino Mega, {}x{} dots, {} arcade keys |",
         f"{ALL_LANGUAGES}, MATRIX_WIDTH, MATRIX_HEIGHT, 5", EXHIBIT, DOTS),
        ("| languages | one of {}, chosen", ALL_LANGUAGES, EXHIBIT),
        ("bars up to {}x{},", "BAR_ROWS_MAX, BAR_COLUMNS_MAX", LIMITS),
        ("a **{}x{} LCD Keypad Shield**", "LCD_COLUMNS, LCD_ROWS", LCD),
        ("| Arduino Uno, {}x{} LCD Keypad Shield |", "LCD_COLUMNS, LCD_ROWS", LCD),
        ("wired to a {}x{} LCD and {} keys |", "LCD_COLUMNS, LCD_ROWS, 5", LCD),
        ("facts of {} games, line", r"count(r'(GAME_.*?]),(?!(?:.*\n)*.*\1)')", "firmware/game/explain/set_values.c"),
        ("{} climbs begin at random lines of each game, {} more vary", "2 * CLIMBS, 2 * CLIMBS", "tests/worst/slowest.c"),
        ("* **Learn** has {} lessons", "count('name:')", "sim/web/page/lessons.js"),
        ("at levels {} and {} | hold RIGHT", "LEVEL_MIN, PRACTICE_MAX", LEVELS, "firmware/ui/screens/turns.h"),
        ("Level {} is perfect. Levels {}, {} and {} play like a child in {}/{}, {}/{} and {}/{} of their turns",
         "LEVEL_MAX, 3, 2, LEVEL_MIN, " + CHILD, LEVELS),
        ("You begin at level {}.", "LEVEL_NEWCOMER", "firmware/game/level.h"),
        ("After {} wins in a row", "WINS", "firmware/ui/screens/result.c"),
        ("strips up to {} cells", "SOS_MAX", LIMITS),
        ("up to {} piles of up to {}.", "PILES_MAX, PART_MAX", LIMITS),
        ("| ATtiny2313A with {} KB, {} LEDs, three keys |",
         "FLASH_BUDGET / 1024, STONES_MAX", "board/pocket/board.mk board/pocket/board.h"),
        ("| levels of the machine | {} to {} | {} to {} | {} to {} | {} to {};",
         "LEVEL_MIN, LEVEL_MAX, LEVEL_MIN, LEVEL_MAX, LEVEL_MIN, LEVEL_MAX, LEVEL_MIN, LEVEL_MAX", LEVELS),
        ("after {} s the light goes out | as the uno | after {} s it attracts visitors | after {} s it sleeps",
         "IDLE_MS / 1000, idle_s[0], IDLE_FRAMES * FRAME_MS / 1000", "firmware/ui/input/keys.h", KIOSK, TOY),
        ("Each climb executes {} million branches", "SEARCHED / 1000000", "tests/worst/slowest.c"),
        ("The limits are {} ms, and {} ms on the CPU", "SEARCH_MAX_MS, FORMULA_MAX_MS", "tests/bench/replies.c"),
        ("facts of seven games, line | <= {} bytes |", "FLASH_BUDGET", UNO),
        ("| static RAM, arena of {} bytes included", "ARENA_BYTES", LIMITS),
        ("and worst computed stack | <= {} bytes |", "RAM_BUDGET", UNO),
        ("rules, verdict, reply | <= {} bytes |", "NIM_FAMILY_BUDGET", "tests/tools/size.py"),
        ("worst, with call and return | <= {} cycles |", r"""found(r'"nim, 4 piles <= 9", .(\d+),')""", REPLIES),
        ("through the table of games | <= {} cycles |", r"""found(r'"nim by game_reply, 4 piles <= 9", .(\d+),')""", REPLIES),
        ("4 piles <= 9, worst | <= {} and {} cycles |",
         r"""found(r'"moore, k = 2, 4 piles <= 9", .(\d+),'), found(r'"moore, k = 3, 4 piles <= 9", .(\d+),')""", REPLIES),
        ("any k, worst of {} random ones | <= {} cycles |", r"""found(r'any k", .\d+, \d+., (\d+)'), found(r'any k", .(\d+), ')""", REPLIES),
        ("proved for 8 piles <= 255 | <= 1,550 cycles | {} |", r"found(r'(?m)^8 7 (\d+)')[0] + 4", BOUNDS),
        ("/ with 4 | <= {} |", r"found(r'<= (\d\.\d)')", REPLIES),
        ("over position, level and seed | <= {} ms |", "GAP_MAX_MS", "tests/pins/every_keys.c"),
        ("| {} to {} % |", r"found(r'wins\[1\] >= (\d+) - noise && wins\[1\] <= (\d+)')", "tests/bench/child.c"),
        ("contacts bouncing for {} ms | <= 40 ms", r"found(r'worst_latency.(\d).')", PINS),
        ("for 3 ms | <= {} ms |", r"""found(r'first changed glyph, worst", "<= (\d+)')""", PINS),
        ("the same, contacts bouncing for {} ms | <= {} ms |", r"""found(r'bounce for (\d+) ms", "<= (\d+)')""", PINS),
        ("asleep while waiting for the human | >= {} % |", r"""found(r'waiting for the human", ">= (\d+)')""", PINS),
        ("on one core of an AMD EPYC | >= {} |", r"""found(r'games a second at pin level", ">= (\d+)')""", PINS),
        ("A level that errs, in {}/{}, {}/{} or {}/{} of its turns", "chance(errors[0]), chance(errors[1]), chance(errors[2])", LEVELS),
        ("Level {} never errs.", "LEVEL_MAX", LEVELS),
        ("plays {} matches of each game", "MATCHES_OF_ALL", "tests/bench/child.c"),
        ("Nim takes at most {} to {} cycles, Nim_k at most {} to {}.",
         r"found(r'(?m)^1 0 (\d+)')[0] + 4, found(r'(?m)^8 0 (\d+)')[0] + 4, "
         r"found(r'(?m)^1 1 (\d+)')[0] + 4, found(r'(?m)^8 7 (\d+)')[0] + 4",
         BOUNDS),
        ("nano: flash; static RAM and worst computed stack | <= {}; {} bytes", "FLASH_BUDGET, RAM_BUDGET", NANO),
        ("pocket: flash; static RAM and worst computed stack | <= {}; {} bytes", "FLASH_BUDGET, RAM_BUDGET", POCKET),
        ("exhibit: flash; static RAM and worst computed stack | <= {}; {} bytes", "FLASH_BUDGET, RAM_BUDGET", EXHIBIT),
        ("key to light | <= 5; {} ms |", "LATENCY_MAX_MS", "tests/pins/pocket_leds.c"),
        ("| exhibit: pictures a second while anything moves | >= {} |", r"found(r'a_second >= (\d+)')", "tests/pins/matrix.c"),
        ("both conventions | {} cycles | 83 |", r"found(r'(?m)^8 0 (\d+)')", BOUNDS),
        ("the same, any k | {} cycles |", r"found(r'(?m)^8 7 (\d+)')", BOUNDS),
        ("heaps up to {} with caps 1 to {}, piles up to {} |", "STONES_MAX, 2 * STONES_MAX, PART_MAX", LIMITS),
        ("up to {} steps with up to {} coins", "PILES_MAX, PART_MAX", LIMITS),
    ),
    "board/exhibit/README.md": (
        ("# exhibit: {}x{} LEDs and five arcade keys", "MATRIX_WIDTH, MATRIX_HEIGHT", DOTS),
        ("in any of {} languages", ALL_LANGUAGES, EXHIBIT),
        ("blinks: {} times a second", "round(1000 / (BLINK_FRAMES * MATRIX_FRAME_MS))", DOTS, "firmware/ui/matrix/matrix_view.h"),
        ("| five arcade keys | with lamps of {} V, at most {} mA each |", "5, LAMP_MILLIAMPS", "tests/host/wiring.py"),
        ("{} A for all dots of {} modules at full brightness", "4 * MODULE_MILLIAMPS / 1000, 4", "tests/host/wiring.py"),
        ("below {} V the chip", r"found(r'reset below ([\d.]+) V')", EXHIBIT),
        ("between two players, and at levels {} and {}", "LEVEL_MIN, PRACTICE_MAX", LEVELS, "firmware/ui/screens/turns.h"),
        ("a silent demonstration of one move, which takes {} s", "OPENING_MS / 1000", "firmware/ui/kiosk/kiosk_screens.h"),
        ("| Level | {}, which never errs, or {}, {}, {}: in {} of {}, {} of {} and {} of {} turns",
         "LEVEL_MAX, 3, 2, LEVEL_MIN, " + CHILD, LEVELS),
        ("its last position stays for {} s.", "END_MS / 1000", "firmware/ui/screens/result.c"),
        ("After {} wins in a row", "WINS", "firmware/ui/screens/result.c"),
        ("ends when one side leads by {}.", "LEAD_WINS", "firmware/ui/kiosk/morra.c"),
        ("{} s after the last key the game ends; during the last {} s a bar", "idle_s[0], COUNTDOWN_S", KIOSK),
        ("so do {} s without a key", "idle_s[0]", KIOSK),
        ("attract mode begins after {} s, and the next start", "idle_s[0]", KIOSK),
        ("| Brightness | {} to {} of {}: the dots are lit for {}/{}, {}/{}, {}/{} or {}/{} of the time. {} as delivered; all dots at {} need {} A",
         "1, BRIGHTNESSES, BRIGHTNESSES, 2 * brightness[2] + 1, 32, 2 * brightness[3] + 1, 32, 2 * brightness[0] + 1, 32, "
         "2 * brightness[1] + 1, 32, FIRST_BRIGHTNESS, BRIGHTNESSES, 4 * MODULE_MILLIAMPS / 1000", "firmware/ui/kiosk/settings.h",
         "firmware/ui/kiosk/matrix_kiosk.c", "firmware/ui/kiosk/operator.c", "tests/host/wiring.py"),
        ("| Idle | {} s, {} s, {} s without a key |", "idle_s", KIOSK),
        ("the pages of its rules, {} s each", "TEXT_MS / 1000", "firmware/ui/kiosk/attract.c"),
        ("| piles of at most {} |", "MOST_STONES", DOTS),
        ("its stones as dots, {} in a column", "DOTS_HEIGHT", DOTS),
        ("Hold LEFT and RIGHT, and no other key, for {} s: count to {}.", "GESTURE_S, GESTURE_S + 1", KIOSK),
        ("Within {} s hold UP and DOWN, and no other key, until the menu comes, {} s later", "GESTURE_PAUSE_S, GESTURE_S", KIOSK),
        ("Wait for {} seconds.", "GESTURE_S + 1", KIOSK),
        ("all within {} seconds", "GESTURE_PAUSE_S", KIOSK),
        ("perfectly, at level {}; gently, at level {}; easily, at level {}, as delivered", "LEVEL_MAX, LEVEL_MAX - 1, LEVEL_MAX - 2", LEVELS),
        ("Moves are taken back at level {} only", "PRACTICE_MAX", "firmware/ui/screens/turns.h"),
        ("{} and {} digits", "2 * PLAYED_BYTES, 2 * WON_BYTES", "board/exhibit/board.h"),
        ("At {} games a day the EEPROM lasts for {} years", "VERSIONS_A_DAY, int(STORE_YEARS)", "board/exhibit/board.h", STORE),
        ("{} hours after its start", "int(RENEWAL_WRAPS * 65.536 / 3600)", "firmware/port/atmega/restart.c"),
        ("{} dots are lit", "MATRIX_WIDTH * MATRIX_HEIGHT", DOTS),
        ("sends the match, {} baud", "SERIAL_BAUD", LIMITS),
    ),
    "board/host/README.md": (
        ("solves {} impartial games", ALL_GAMES, GAMES),
        ("no valid line arrives within {} s", "SILENCE_MS / 1000", "board/host/tty.c"),
        ("| piles | {} |", "PILES_MAX", HOST),
        ("and k | {} |", "PART_MAX", HOST),
        ("| numbers in S, the largest of them | {} |", "TAKES_MAX", HOST),
        ("on them | {}, {}, {} |", "VERTICES_MAX, EDGES_MAX, TOKENS_MAX", HOST),
        ("of chocolate | {}, {} |", "BAR_ROWS_MAX, BAR_COLUMNS_MAX", HOST),
        ("| coins to turn | {} |", "COINS_MAX", HOST),
        ("Northcott's men | {}, {} |", "MEN_ROWS_MAX, COLUMNS_MAX", HOST),
        ("| cells of SOS | {} |", "SOS_MAX", HOST),
        ("mdag and chomp search | {} |", "ARENA_BYTES * 8", HOST),
        ("its end (LF or CR LF) | {} |", "CONSOLE_LINE_MAX", LINE),
        ("| steps of such a search | {} |", "CONSOLE_STEPS_MAX", LINE),
        ("each counts as {} steps | {} |", "TRY_STEPS, CONSOLE_TRIES_MAX", LINE, "board/host/notation/work.c"),
        ("winning moves that `all` lists | {} |", "CONSOLE_LIST_MAX", LINE),
        ("moves that `undo` takes back | {} |", "MATCH_UNDO_MAX", LINE),
        ("answered within {} s", r"found(r'answered within (\d+) s')", "board/host/notation/line.h"),
        ("A byte {}, which is Ctrl-C", "CONSOLE_INTERRUPT", "board/host/notation/console.h"),
    ),
    "board/host/notation/README.md": (
        ("## Games {} games, a section", ALL_GAMES, GAMES),
        ("Ctrl-C, a byte {} |", "CONSOLE_INTERRUPT", "board/host/notation/console.h"),
        ("may have {} vertices, {} edges and {} bytes", "GRAPH_VERTICES_MAX, GRAPH_EDGES_MAX, FILE_BYTES_MAX", SOLVER),
        ("| characters in a line, without its end | {} |", "CONSOLE_LINE_MAX", LINE),
        ("moves that `undo` takes back | {} |", "MATCH_UNDO_MAX", LINE),
        ("each counts as {} steps | {} |", "TRY_STEPS, CONSOLE_TRIES_MAX", LINE, "board/host/notation/work.c"),
        ("winning moves that `all` lists | {} |", "CONSOLE_LIST_MAX", LINE),
        ("room for; a board's {} |", "ARENA_BYTES * 8", LIMITS),
        ("room for; a board's 2,048 | {} |", "ARENA_BYTES * 8", HOST),
        ("steps of a search; a board's 16,500 | {} |", "CONSOLE_STEPS_MAX", LINE),
        ("digits or numbers of its rules | {}; {}, {} or {} |", "SUM_MAX, HEAPS_MAX / 2, HEAP_DIGITS_MAX, HEAP_TAKE_MAX", SOLVER),
        ("that take any number; that leave three heaps | {}; {}; {} |", "HEAP_VALUES_MAX - 1, 32767, 4095", SOLVER),
        ("`0.F` at 2,530 | {} |", "HEAP_WORK_MAX", SOLVER),
        ("Grundy values explore | {} and {} |", "EXPLORED_MAX, EXPLORED_MOVES_MAX", SOLVER),
        ("points of a chart | {}; {}; {} |", "ROWS_MAX, NUMBERS_MAX, PLOT_POINTS_MAX", SOLVER),
        ("said to be seen if {} values or more repeat, in {} whole periods", "SEEN_VALUES_MIN, SEEN_PERIODS_MIN + 1", SOLVER),
        ("Every line is answered within {} s", r"found(r'answered within (\d+) s')", "board/host/notation/line.h"),
        ("a board holds at most {} coins", "PART_MAX", LIMITS),
        ("coins, this machine {}.", "PART_MAX", HOST),
        ("A sum has at most {} parts", "SUM_MAX", SOLVER),
    ),
    "board/nano/README.md": (
        ("# nano: Arduino Nano with a {}x{} LCD and five keys", "LCD_COLUMNS, LCD_ROWS", LCD),
        ("answers at {} baud, the old one at {} baud", r"found(r'BAUDS = (\d+) (\d+)')", NANO),
        ("Either bootloader keeps {} KB", "(32768 - FLASH_BUDGET) / 1024", NANO),
        ("A firmware of more than {} bytes does not link", "FLASH_BUDGET", NANO),
        ("the same {} games", ALL_GAMES, GAMES),
    ),
    "board/pocket/README.md": (
        ("on {} LEDs and three keys, with an ATtiny2313A: {} KB of flash, {} bytes of RAM",
         "16, FLASH_BUDGET / 1024, RAM_BUDGET * 4 / 3", POCKET),
        ("held for {} s: a hint", "round(HOLD_FRAMES * FRAME_MS / 1000, 1)", TOY),
        ("level: {} never errs; {}, {} and {} play a random move in {}/{}, {}/{} and {}/{} of their turns",
         "LEVEL_MAX, 3, 2, 1, " + CHILD, LEVELS),
        ("A new toy has level {},", "(POCKET_NEW >> 4) + 1", TOY, LEVELS),
        ("of the {} ms of a frame", "FRAME_MS", TOY),
        ("After {} s without a key it sleeps", "IDLE_FRAMES * FRAME_MS / 1000", TOY),
        ("row 4  level {} to {};", "LEVEL_MIN, LEVEL_MAX", LEVELS),
        ("{}      never", "LEVEL_MAX", LEVELS),
        ("re:hint: what to take blinks,     {}      in {} of {} turns", "3, chance(errors[2])", LEVELS),
        ("re:and is marked; nothing does    {}      in {} of {} turns", "2, chance(errors[1])", LEVELS),
        ("re:where you cannot win           {}      in {} of {} turns", "1, chance(errors[0])", LEVELS),
    ),
    "board/uno/README.md": (
        ("| {}x{} HD44780, five keys on A0 |", "LCD_COLUMNS, LCD_ROWS", LCD),
        ("with its usual bootloader (optiboot, {} baud)", "BAUDS", UNO),
        ("the bootloader in the last {} bytes", "32768 - FLASH_BUDGET", UNO),
        ("with it, at levels {} and {};", "LEVEL_MIN, PRACTICE_MAX", LEVELS, "firmware/ui/screens/turns.h"),
        ("{} s after the last key the backlight goes out, and the keys are read every {} ms",
         "IDLE_MS / 1000, REST_MS", "firmware/ui/input/keys.h board/uno/main.c"),
        ("At {} games a day the EEPROM lasts for {} years", "VERSIONS_A_DAY, int(STORE_YEARS)", "board/uno/board.h", STORE),
        ("a serial port with {} baud", "SERIAL_BAUD", LIMITS),
        ("At {} MHz the nearest rate is {} baud, {} % more than {}.",
         "F_CPU / 1000000, round(F_CPU / 8 / 17), round(100 * (F_CPU / 8 / 17 / SERIAL_BAUD - 1), 1), SERIAL_BAUD", LIMITS, UNO),
        *((rf"re:what it shows \|\n.*\n(?:.*\n){{{row}}}\| {{}}\.\.{{}} \|",
           f"{f'ends[{row - 1}] + HYSTERESIS' if row else 0}, {f'ends[{row}] - HYSTERESIS - 1' if row < 9 else 1023}", LADDER)
          for row in range(10)),
        *((rf"re:^\| {make}[^|]*\| {{}} \| {{}} \| {{}} \| {{}} \| {{}} \| {{}} \|$",
           rf"found(r'{shield} = ..(\d+), (\d+), (\d+), (\d+), (\d+)., (\d+)')", "sim/parts/key_ladder.c")
          for make, shield in (("usual, drawn", "ladder_high_shield"), ("usual, lower", "ladder_shield"), (r"v1\.1", "ladder_v11_shield"))),
    ),
    "firmware/game/README.md": (
        ("This folder knows {} games", ALL_GAMES, GAMES),
        ("| {} | exhibit, host |", r"count(r'(GAME_.*?]),(?!(?:.*\n)*.*\1)')", "firmware/game/explain/set_all.c"),
        ("of at most {} and {} stones.", "PART_MAX, STONES_MAX", LIMITS),
        ("bits and up to {} stones", "PART_MAX", HOST),
        ("Numbers in S are at most {} on the host,", "TAKE_MAX", HOST),
        ("on the host, at most {} on the boards", "TAKE_MAX", LIMITS),
        ("With numbers in S up to {} the first period", "TAKE_MAX", HOST),
        ("among the first {} values is refused", "VALUES_MAX", HOST),
        ("The boards have {} bits", "ARENA_BYTES * 8", LIMITS),
        ("The host has {}:", "ARENA_BYTES * 8", HOST),
        ("ten tokens on {} vertices.", "VERTICES_MAX", HOST),
        ("there are {} bars, of which 322", r"found(r'bars != (\d+)')", SEARCHED),
        ("larger bars, up to {} rows", "BAR_ROWS_MAX", HOST),
        ("Strips up to {} cells on the boards,", "SOS_MAX", LIMITS),
        ("16 cells on the boards, {} on the host", "SOS_MAX", HOST),
        ("random number below {}, one finger if it is below {}.", "OF, ONE_FINGER", "firmware/ui/kiosk/morra.c"),
        ("| Nim, Nim_k, both conventions | {} piles up to {} |", "PILES, SIZE - 1", "tests/host/theory.c"),
        ("| heaps below {}, max up to {} |", r"""found(r'"mtake".*.0, (\d+).'), found(r'now.cap <= (\d+)')""", "tests/host/theory_sums.c"),
        ("| heaps below {}, all sets", r"""found(r'"msub".*.0, (\d+).')""", "tests/host/theory_sums.c"),
        ("| numbers below {}; {}; {} |",
         r"""found(r'"wythoff".*, (\d+)., ANY'), found(r'"dyn1".*, (\d+)., 0'), found(r'"divide".*, (\d+)., 0')""",
         "tests/host/theory_sums.c"),
        ("{} piles below {}, {} below {}; where",
         r"3, found(r'1, 6, 1, .0, 14, 14, (\d+)'), 4, found(r'1, 6, 1, .0, 14, 14, 10, (\d+)')", "tests/host/theory_search.c"),
        ("may fail {} piles below {}, {} below {}, {} below {} |",
         r"4, found(r'.0, 0, 0, 0, (13),'), 5, found(r'0, 13, (\d+),'), 6, found(r'0, 13, 10, (\d+)')", "tests/host/theory_search.c"),
        ("random graphs of up to {} vertices", "SMALL", "tests/host/theory_graphs.c"),
        ("| all {} bars up to 8 × 8; two rows below {}, four below {} |",
         r"found(r'bars != (\d+)'), found(r'.0, 0, (\d+), 0, (\d+).')", "tests/host/theory_chomp.c"),
        ("| all strips up to {} cells, random ones up to {} |", "ALL_CELLS, RANDOM_CELLS", SOS),
    ),
    "firmware/line/README.md": (
        ("at {} baud, 8N1", "SERIAL_BAUD", LIMITS),
        ("initial value {} |", "CRC_START", "firmware/text/codes.h firmware/text/codes.c firmware/line/line.c"),
        ("| {} | {} | this side is to move. The machine", "TURN_OF_MACHINE, TURN_OF_MACHINE + 1", "board/host/listen/listen.c"),
        ("| {} | {} | this side has won. A human", "TURN_WON, TURN_WON + 1", "board/host/listen/listen.c"),
        ("| {} | {} | this side has won. The machine",
         "TURN_WON + TURN_OF_MACHINE, TURN_WON + TURN_OF_MACHINE + 1", "board/host/listen/listen.c"),
        ("| {} | {} | the match is a draw", "TURN_DRAWN, TURN_DRAWN", "board/host/listen/listen.c"),
    ),
    "tests/proof/README.md": (
        ("(the boards allow {})", "PART_MAX", LIMITS),
        ("the time of a byte, {} cycles", "10 * 8 * round(F_CPU / 8 / SERIAL_BAUD)", LIMITS, UNO),
        ("both conventions, four places | {} cycles", r"found(r'(?m)^8 0 (\d+)')", BOUNDS),
        ("both conventions | {} cycles, 10 bytes", r"found(r'(?m)^8 7 (\d+)')", BOUNDS),
        ("| the same with 4 piles | | {} cycles | | | `moore", r"found(r'(?m)^4 0 (\d+)')", BOUNDS),
        ("| the same with 4 piles | | {} cycles | | | `mark", r"found(r'(?m)^4 3 (\d+)')", BOUNDS),
    ),
}

PROSE = {
    "README.md": (
        ("a drawing of the display", r"""
            three of its five stones
            Take 3 leave 2"""),
        ("counted on the page, and measured", r"""
            It needs about five minutes
            turning turtles, three rules
            in three stages
            It has three views
            units on four targets
            tries fifty generated
            four files are all"""),
        ("a year, a version, a number of a problem", r"""
            Nim in 1901
            re:Debian 12, Debian 13 or Ubuntu 24.04
            Python 3
            POJ 2315
            avr-gcc 5.4
            version 3: as"""),
        ("what the games are; params.c", r"""
            | 21 and 1 to 3; Fibonacci
            33 and {1, 3, 4}
            one pile by 1 to 3"""),
        ("measured", r"""
            1.4 KB of RAM
            one file of 570 KB
            re:^\| `make .*(\| .*\d+ minutes.*) \|$"""),
        ("a lesson", "a lesson of 45 minutes"),
        ("exit status, a place", r"""
            ends with status 1
            of pile 1, which has the number 0, it leaves 1"""),
        ("the texts of the example", "## Add a game"),
        ("measured by the target that the page names", r"""
            re:^\|[^|]*\|[^|]*\|([^|]*)\|$
            re:^\|[^|]*\|[^|]*\| [^|]* (\|[^|]*\|[^|]*\|)$
            re:^\| [^|]+: `.*` (\|.*)$
            | each of the other 25 games | <= 1.9 ms | <= 19 ms | <= 3.9 ms |
            | the same, proved for 8 piles <= 255 | <= 1,550 cycles"""),
        ("what is measured or proved", r"""
            4 piles <= 9
            k = 2 and 3
            8 piles <= 99
            8 piles / with 4
            of 30 games together | >= 97 %
            at level 1, in each game; at level 2; 3; 4
            for 1 to 8 piles
            k = 1 to 7
            pocket: reply at 1 MHz; key to light | <= 5
            wakes in 24 hours of power-down | 0
            exhibit: key to dots | <= 40 ms
            longest | <= 1 s
            up to 8 piles of up to 255
            moves at level 4
            4 rows of up to 7, k = 1 to 3
            with caps 1"""),
    ),
    "board/exhibit/README.md": (
        ("wiring.py compares the values and the supply with the diagram", r"""
            ## Parts
            10 uF, 100 nF at each module
            Measure 5 V at the last module
            the lamp, its transistor, its 5 V
            wires to it below 50 cm"""),
        ("what modules look like, and the picture", r"""
            an arrow over the other three to the right
            All four modules must be of one kind
            | four on one long board, the chips
            the chip with 24 legs
            RIGHT, once or three times"""),
        ("parts of the exhibit; the parts table and wiring.py have them", r"""
            five arcade keys
            four MAX7219 modules
            five big keys
            all five lamps
            boards with four of them
            re:^\| eight dots in a row"""),
        ("a drawing", "A square is three dots wide"),
        ("measured", "the exhibit starts about 2 s after power-up"),
        ("two rounds of the registers, exhibit_registers and matrix test them", "corrects them within 0.5 s"),
        ("a place, a count or a date", r"""
            vertices from 0 at the left
            all counters are 0
            count from 0
            of before 2013
            RestartSec=10"""),
    ),
    "board/host/README.md": (
        ("exit status", r"""
            re:exit\s+status \d
            re:^\| [012] \| (?:at|if)"""),
        ("an example", "re:(?:Bouton is to move|to move): .*"),
    ),
    "board/host/notation/README.md": (
        ("where the limit ends the search for a period", r"""
            `0.376` at a heap of 143,011, `0.F` at 2,530"""),
        SMALL,
        FENCES,
        ("a definition", r"""
            99 at most
            one set in two hundred
            Square 1,1 is poison"""),
        ("a fact of theory", "of a heap below 35"),
        ("a choice of the chart, tests/host/plot", "up to 64 numbers on a side"),
        ("what the boards need at most, measured by tests/worst", "a board's 16,500"),
    ),
    "board/nano/README.md": (
        ("the parts table has them", "and five keys"),
        ("wiring.py compares the values with the diagram", r"""
            ## Parts
            D10, and through 220 ohm to 5V"""),
        ("an example", "Left after 7s, 0 or 2 loses"),
    ),
    "board/pocket/README.md": (
        ("the parts table has them", r"""
            and three keys
            re:[Aa]ll three keys"""),
        ("a count of writes", "is three writes"),
        ("what the page leads through", "in four steps"),
        ("wiring.py compares the values with the diagram", "## Parts"),
        ("datasheet", r"""
            A chip as delivered runs at 1 MHz
            an EEPROM rated for 100,000 a byte"""),
        ("examples of the rule", r"""
            3 = 2+1, 5 = 4+1, 6 = 4+2, 7 = 4+2+1.
            rows of 1 alone
            Moore's Nim_2 and Nim_3
            multiples of k + 1
            With k = 3 and three rows
            With k = 1 a mark in another row
            LED (anode>cathode), as they stand:"""),
        ("numbers of rows and of their values", r"""
            re:\brow \d
            re:^row \d   (1, 2, 3(?:, 4)?)
            1 is ordinary Nim
            1: 1-3-5-7      2: 3-5-7
            3: 3-4-5        4: always
            re:^\\|  ([123])  (?:See|Leave|If)
            With k = 1 a mark
            k = 1.
            (k = 2, 3:"""),
        ("computed: 16 stones less 1, 3, 3 and 3", "of at least 6 stones"),
        ("measured once", "A test flipped 2,000 bits"),
        ("wiring.py compares it with board.h", r"""
            GND is pin 10, VCC pin 20.
            VCC 20
            GND 10"""),
        ("estimates from the datasheet and the figures that are measured at the simulated pins", "## How long a cell lasts"),
        ("electrics.py computes the rows", "## Currents and voltages"),
        ("versions of other programs and series of chips", r"""
            avr-libc 2.0.0 of Debian 12, and simavr 1.6 of Debian 12 and 13
            of series 0 and 1"""),
    ),
    "board/pocket/pcb/README.md": (
        ("the size that the table has, rounded; layout.py compares it", "The board is 66 x 93 mm"),
        ("versions of other programs, and what they need", r"""
            ## Make the files
            in KiCad 9."""),
        ("orders and steps", r"""
            ## Order
            ## Solder
            ## Flash"""),
        ("wiring.py compares pins and values", r"""
            ## Measure
            ## Test"""),
        ("case.py checks the sizes", "## Case"),
        ("what nobody has looked at", "## Before anybody pays"),
    ),
    "board/uno/README.md": (
        ("the parts table has them", "five keys on A0"),
        ("a version, a title", r"""
            Firefox 151
            Thirty boards in a lesson"""),
        ("computed from the resistors of the shields, 5 % off", r"""
            re:^\| \d+\.\.\d+ (\|.*)$
            re:^\| \d+ \d+ \d+ \d+ \d+.*$
            resistors of 5 %"""),
        ("the name of a make", r"""
            DFRobot v1.0
            re:v1\.1
            re:\b[Tt]hree makes"""),
        ("a key's mark", "OK held sets both to 0"),
        ("an example", "Left after 7s, 0 or 2 loses"),
        ("measured at the simulated pins", "awake for 0.6 % of the time instead of 2 %"),
    ),
    "firmware/game/README.md": (
        SMALL,
        FENCES,
        ("an estimate", "fewer than a hundred additions"),
        ("sources", "## Sources"),
        ("a year or a chapter", r"""
            re:\b(?:1[6-9]|20)\d\d\b(?=[),;. ])
            ch. 14"""),
        ("bits of a machine word", r"""
            re:\b(?:16|32|64) bits
            and in 32 on the host
            16 bits, on the host 64"""),
        ("an example or a proof", r"""
            Only pile 11 has it
            leaves 11 ⊕
            21 stones and 1 to 3
            adds up to 100 by 1 to 10)
            1, 2, 3, 5, 8, 13, ...
            up to n = 11. For n = 12
            re:n = (?:7, 9, 11|16, 18, 20|8, 10, 12, 14)
            even n ≥ 16
            since 15 or more
            even n ≥ 14
            For n = 14
            re:[17]/12
            k = 102,334,155
            n = 12
            6 × 13
            n = 14 is a draw
            [n ≥ 16]
            (165580141, 267914296)
            problem 2315"""),
        ("computed; theory_large, theory_chomp and the vectors check some of them", r"""
            by heap 5,296
            k = 29,309
            wrong k is 2,584
            it is 102,334,155
            less than 10⁻⁸
            4 piles up to 12,
            three tokens on ten vertices (220)
            4 piles up to 81, 8 up to 18
            re:^\| [45], each 0.*$
            from 15 % down to 3 %, and from 22 %
            re:^\| (?:boards|host) \| \d+/.*$
            of which 322 are P
            165 of them
            171 bytes in all
            at most 64.
            38, 6 × 8: 142, 8 × 8: 322, 8 × 10: 1,000
            up to 80 cells
            rows of 13, the other is 8 × 10
            up to 14 columns
            strip of up to 18 cells; `out/tests/theory_sos 16` compares every answer for 16 cells
            all sets within 1..8, and with the larger half at 28..31
            up to 12 coins
            n ≤ 16, which"""),
    ),
    "firmware/line/README.md": (
        SMALL,
    ),
    "sim/README.md": (
        ("what other programs do", r"""
            ends with status 1
            means to wait 50 ms, but waits for less than 1 ms"""),
        ("the drawing of a character", "a block of 2x4 dots")),
    "sim/web/teaching.md": (
        ("a lesson: minutes and examples", "# A lesson with Nim: 45 minutes, one projector"),
    ),
    "tests/proof/README.md": (
        SMALL,
        ("measured by prove.py", "## Results"),
        ("the domain of a proof", r"""
            re:\b[01]\.\.255\b
            re:k from 1 to 255
            four rows of 0..7
            and k is 1..3"""),
        ("versions of the compiler", "avr-gcc 5.4 and 14.2, the toy's move in that of 5.4"),
        ("as prove.py --all draws them", "112,320 cases"),
    ),
}
