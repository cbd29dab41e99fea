# SPDX-License-Identifier: MIT
"""The numbers on the pages that readme_numbers.py compares with the sources.

COMPARED has rows (text, expression, files...) for each page. Each {} in the text is a number on the page, in digits or
as a word. The expression uses constants of these files and gives one value for each {}, in order. Its functions:

    found(form)   the numbers that the groups of a regular expression find in the files
    count(form)   how often it matches in the files, or the number of words in its group
    chance(n)     the numerator and denominator of n / 256
    round(x), int(x)
"""

UNO, NANO, EXHIBIT, POCKET = (f"board/{board}/board.mk" for board in ("uno", "nano", "exhibit", "pocket"))
LIMITS, HOST = "board/atmega.h", "board/host/board.h"
LEVELS, STORE = "firmware/game/level.c firmware/game/level.h", "firmware/storage/store.h firmware/storage/record.h"
CHILD = "chance(errors[2]), chance(errors[1]), chance(errors[0])"  # at levels 3, 2 and 1
LADDER = "firmware/device/key_ladder.c"
GAMES = "firmware/game/games.h"
SERVICE = "firmware/ui/kiosk/service.c"
DOTS = "firmware/device/matrix_frame.h firmware/ui/matrix/dots.h firmware/ui/matrix/matrix_board.c"
KIOSK = "firmware/ui/kiosk/kiosk.h firmware/ui/kiosk/kiosk.c"
TOY = "firmware/ui/leds/pocket.c firmware/ui/leds/pocket.h board/pocket/board.h board/pocket/main.c"

ALL_GAMES = "count('^    GAME_(?!COUNT)')"
ALL_LANGUAGES = "count('^LANGUAGES = (.*)')"
LCD = "firmware/device/lcd_frame.h"
BOUNDS, REPLIES, PINS = "tests/bench/bounds.txt", "tests/bench/cycles.py", "tests/bench/pins.c"
SMALL = "tests/model/small.py"
SOLVER = " ".join(f"board/host/{name}"
                  for name in ("solver/explore.h", "solver/heap_values.h", "solver/box.h", "solver/period.c", "solver/table.h", "question/component.h",
                               "question/files.h", "question/question.h", "answer/commands.c", "answer/plot.h", "answer/tables.c"))
FIGURES = "tests/bench/README.md"
LINE = "board/host/notation/text.h board/host/solver/work.h board/host/board.h"
CONSOLE_ROWS = (  # on two pages
    (r"re:\| characters [^|]* end \| {} \|", "CONSOLE_LINE_MAX", LINE),
    (r"re:\| steps of a search[^|]*\| {} \|", "CONSOLE_STEPS_MAX", LINE),
    ("each counts as {} steps | {} |", "TRY_STEPS, CONSOLE_TRIES_MAX", LINE, "board/host/solver/work.c"),
    ("winning moves that `all` lists | {} |", "CONSOLE_LIST_MAX", LINE),
    ("moves that `undo` takes back | {} |", "MATCH_UNDO_MAX", LINE),
    ("answers every line within {} s", r"found(r'an answer within (\d+) s')", "board/host/solver/work.h"),
    (r"re:[Aa] byte {}\b", "CONSOLE_INTERRUPT", "board/host/answer/console.h"),
)
COMPARED = {
    "README.md": (
        ("plays Nim and {} games like it on small AVR boards, and at level {} never", f"{ALL_GAMES} - 1, LEVEL_MAX", GAMES, LEVELS),
        ('"Learn" has {} lessons', "count('name:')", "sim/web/page/lessons.js"),
        ("wall panel of {}x{} LEDs with five arcade keys", "MATRIX_WIDTH, MATRIX_HEIGHT", EXHIBIT, DOTS),
        ('a "{}x{} LCD Keypad Shield"', "LCD_COLUMNS, LCD_ROWS", LCD),
        *((f"| ATmega328P | {{}}x{{}} {what} | {{}} |", f"LCD_COLUMNS, LCD_ROWS, {ALL_GAMES}", LCD, GAMES) for what in ("LCD Keypad Shield", "LCD, five keys")),
        ("| ATmega2560 | {}x{} LEDs, five arcade keys | {}, and Morra |", f"MATRIX_WIDTH, MATRIX_HEIGHT, {ALL_GAMES}", DOTS, GAMES),
        ("| ATtiny2313A | {} LEDs, three keys |", "STONES_MAX", "board/pocket/board.h"),
        ("Levels 1 to {} make mistakes on purpose. You begin at level {}. After {} wins without a hint", "LEVEL_MAX - 1, LEVEL_NEWCOMER, WINS",
         LEVELS, "firmware/ui/screens/result.c"),
        ("| CPU cycles to call such a reply | at most {} in Nim, at most {} in Nim_k |", r"found(r'(?m)^8 (\d+)')[0] + 4, found(r'(?m)^8(?: \d+){7} (\d+)')[0] + 4",
         BOUNDS),
        ("| longest wait for a move that we found, all {} games | {} ms |", rf"{ALL_GAMES}, found(r'Football: [^|]*\| \d+ ms \| (\d+) ms')", GAMES, FIGURES),
        ("| delay from a key to the first changed character | at most {} ms |", r"found(r'for 3 ms . <= \d+ ms . (\d+)')", FIGURES),
        ("needs more than {} bytes of flash. `make size` fails if the firmware's variables and deepest stack need more than {} bytes of RAM", "FLASH_BUDGET, RAM_BUDGET", UNO),
        ("| pocket toy: flash; RAM with the deepest stack | {} of {} bytes; {} of {} bytes |",
         r"found(r'pocket: flash[^|]*\|[^|]*\| ([\d,]+);'), FLASH_BUDGET, found(r'pocket: flash[^|]*\|[^|]*\|[^;]*; (\d+) ')[0] + "
         r"found(r'pocket: flash[^|]*\|[^|]*\|[^+]*. (\d+) ')[0], RAM_BUDGET * 4 / 3", POCKET, FIGURES),
    ),
    "board/README.md": (
        ("| games | all {} | all {}, and Morra |", ", ".join(2 * [ALL_GAMES]), GAMES),
        ("| one of {}, chosen when you build it | all {} |", ", ".join(2 * [ALL_LANGUAGES]), EXHIBIT),
        ("at levels {} and {}, or between two players", "LEVEL_MIN, PRACTICE_MAX", LEVELS, "firmware/ui/screens/turns.h"),
        ("Level {} is perfect. Level {} plays like a child in {}/{} of its turns, level {} in {}/{}, and level {} in {}/{}.",
         "LEVEL_MAX, 3, chance(errors[2]), 2, chance(errors[1]), LEVEL_MIN, chance(errors[0])", LEVELS),
        ("You begin at level {}.", "LEVEL_NEWCOMER", "firmware/game/level.h"),
        ("If you win {} games in a row", "WINS", "firmware/ui/screens/result.c"),
        ("bars up to {}x{},", "BAR_ROWS_MAX, BAR_COLUMNS_MAX", LIMITS),
        ("strips up to {} cells", "SOS_MAX", LIMITS),
        ("up to {} piles of up to {}.", "PILES_MAX, PART_MAX", LIMITS),
    ),
    "board/exhibit/README.md": (
        ("# exhibit: {}x{} LEDs and five arcade keys", "MATRIX_WIDTH, MATRIX_HEIGHT", DOTS),
        ("in any of {} languages", ALL_LANGUAGES, EXHIBIT),
        ("the old and the new position, {} times a second", "round(1000 / (BLINK_FRAMES * MATRIX_FRAME_MS))", DOTS, "firmware/ui/matrix/matrix_view.h"),
        ("| five arcade keys | with lamps of {} V, at most {} mA each |", "5, LAMP_MILLIAMPS", "tests/host/diagram.py"),
        ("in reset below {} V", r"found(r'reset below ([\d.]+) V')", EXHIBIT),
        ("a silent demonstration of one move, which takes {} s", "OPENING_MS / 1000", "firmware/ui/kiosk/kiosk_screens.h"),
        ("shows its last position for {} s.", "END_MS / 1000", "firmware/ui/screens/result.c"),
        ("ends when one side leads by {}.", "LEAD_WINS", "firmware/ui/kiosk/morra.c"),
        ("{} s after the last key the game ends. During the last {} s of the game, a bar", "idle_s[0], COUNTDOWN_S", KIOSK),
        ("attract mode begins after {} s.", "idle_s[0]", KIOSK),
        ("the pages of its rules for {} s each", "TEXT_MS / 1000", "firmware/ui/kiosk/attract.c"),
        ("| piles of at most {} |", "MOST_STONES", DOTS),
        ("its stones as dots, {} in a column", "DOTS_HEIGHT", DOTS),
        ("sends the match, {} baud", "SERIAL_BAUD", LIMITS),
        ("| Level | {} to {}, see", "LEVEL_MIN, LEVEL_MAX", LEVELS),
    ),
    "board/exhibit/building.md": (
        ("lower edge {} mm above the floor. The keys are between {} mm and {} mm above the floor",
         r"found(r'(?m)^panel(?: \| \d+){3} \| (\d+)'), KEYS_LOWEST, KEYS_HIGHEST", "board/exhibit/panel.txt", "board/panel.py"),
        ("keys at a height of at least {} mm", "KEYS_LOWEST", "board/panel.py"),
        ("gives {} mm as the highest reach", "KEYS_HIGHEST", "board/panel.py"),
        ("looks from {} degrees", "VIEWING_DEGREES", "board/panel.py"),
        ("time until the pin is high | 5.64 ms | {} ms", "DEBOUNCE_MS", "firmware/ui/input/keys.h"),
    ),
    "board/exhibit/operating.md": (
        ("The menu also closes {} s after the last key", "idle_s[0]", KIOSK),
        ("| Brightness | {} to {} of {}: the dots are lit for {}/{}, {}/{}, {}/{} or {}/{} of the time. {} as delivered",
         "1, BRIGHTNESSES, BRIGHTNESSES, 2 * brightness[2] + 1, 32, 2 * brightness[3] + 1, 32, 2 * brightness[0] + 1, 32, "
         "2 * brightness[1] + 1, 32, FIRST_BRIGHTNESS", "firmware/ui/kiosk/settings.h",
         "firmware/ui/kiosk/matrix_kiosk.c", "firmware/ui/kiosk/operator.c"),
        ("| Idle | time without a key until the game ends: {} s, {} s, {} s |", "idle_s", KIOSK),
        ("Hold LEFT and RIGHT, and no other key, for {} s: slowly count to {}.", "GESTURE_S, GESTURE_S + 1", KIOSK),
        ("Within {} s hold UP and DOWN, and no other key. After {} s the menu appears", "GESTURE_PAUSE_S, GESTURE_S", KIOSK),
        ("Wait for {} seconds.", "GESTURE_S + 1", KIOSK),
        ("all within {} seconds", "GESTURE_PAUSE_S", KIOSK),
        ("perfect: level {}; medium: level {}; easy: level {}, as delivered", "LEVEL_MAX, LEVEL_MAX - 1, LEVEL_MAX - 2", LEVELS),
        ("take moves back at level {} only", "PRACTICE_MAX", "firmware/ui/screens/turns.h"),
        ("{} and {} digits", "2 * PLAYED_BYTES, 2 * WON_BYTES", "board/exhibit/board.h"),
        ("At {} games a day the EEPROM lasts for {} years", "GAMES_A_DAY, int(STORE_YEARS)", "board/exhibit/board.h", STORE),
        ("After {} hours the watchdog restarts the exhibit", "int(RENEWAL_WRAPS * 65.536 / 3600)", "firmware/port/atmega/restart.c"),
        ("{} dots are lit", "MATRIX_WIDTH * MATRIX_HEIGHT", DOTS),
        ("stuck for {} s", "STUCK_S", KIOSK),
        ("add at most {} records a day. In {} years the records of hours and restarts use {} %",
         "SERVICES_A_DAY, 10, round(100 * 10 * 366 * SERVICES_A_DAY / (STORE_SLOTS - STORE_KEYS) / STORE_ENDURANCE)",
         "board/exhibit/board.h", STORE),
        ("one after another, each for {} s", "STAGE_MS / 1000", SERVICE),
        ("and \"Restarts\" stop at {}.", "SERVICE_COUNT_MAX", "firmware/storage/record.h"),
        ("have bounced, in ms, up to {}.", "BOUNCE_MAX_MS", "firmware/ui/input/keys.h"),
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
        ("search of bnim, mdag or chomp | {} |", "ARENA_BYTES * 8", HOST),
        *CONSOLE_ROWS,
    ),
    "board/host/notation/README.md": (
        ("## Games There are {} games.", ALL_GAMES, GAMES),
        *CONSOLE_ROWS,
        ("may have at most {} vertices, {} edges and {} bytes", "GRAPH_VERTICES_MAX, GRAPH_EDGES_MAX, FILE_BYTES_MAX", SOLVER),
        ("positions in a search; on a board {} |", "ARENA_BYTES * 8", LIMITS),
        ("positions in a search; on a board 2,048 | {} |", "ARENA_BYTES * 8", HOST),
        ("numbers of `S` or `not` | {}; {}; {}; {} |", "SUM_MAX, PIECES_MAX, HEAP_DIGITS_MAX, HEAP_TAKE_MAX", SOLVER),
        ("stones of a heap without a proved period | {} |", "int(HEAP_MEMORY / HEAP_BYTES_OF_A_VALUE) - 1", SOLVER),
        ("for the values of one game | {} |", "HEAP_STEPS", SOLVER),
        ("`divide` and tokens | {} |", "int(BOX_MEMORY / BOX_BYTES_OF_A_POSITION)", SOLVER),
        ("misere play of `fib` and `dyn1` | {} |", "BOX_STEPS", SOLVER),
        ("misere play or Grundy values | {} and {} |", "EXPLORED_MAX, EXPLORED_MOVES_MAX", SOLVER),
        ("points of a chart | {}; {}; {} |", "ROWS_MAX, NUMBERS_MAX, PLOT_POINTS_MAX", SOLVER),
        ("Without a range, the last heap is {} |", "TABLE_END", SOLVER),
        ("in each row of the table is at least {} and", "ROW_MIN", SOLVER),
        ("at least {} values repeat, and n is at least {} (n0 + p) |", "SEEN_VALUES_MIN, SEEN_TIMES_MIN", SOLVER),
        ("raises the limits of the next answers to {} s of CPU time and {} GiB", r"found(r'`limit time=(\d+) memory=(\d+)G` raises the limits')",
         "board/host/notation/README.md"),
        ("has a limit: {} on a board,", "PART_MAX", LIMITS),
        ("on a board, {} on this machine", "PART_MAX", HOST),
        ("A sum has at most {} parts", "SUM_MAX", SOLVER),
    ),
    "board/nano/README.md": (
        ("# nano: Arduino Nano with a {}x{} LCD and five keys", "LCD_COLUMNS, LCD_ROWS", LCD),
        ("answers at {} baud, the old one at {} baud", r"found(r'BAUDS = (\d+) (\d+)')", NANO),
        ("Either bootloader needs {} KB", "(32768 - FLASH_BUDGET) / 1024", NANO),
        ("the build fails if the firmware has more than {} bytes", "FLASH_BUDGET", NANO),
    ),
    "board/pocket/README.md": (
        ("on {} LEDs and three keys. The toy's ATtiny2313A has {} KB of flash and {} bytes of RAM",
         "16, FLASH_BUDGET / 1024, RAM_BUDGET * 4 / 3", POCKET),
        ("held for {} s: a hint", "round(HOLD_FRAMES * FRAME_MS / 1000, 1)", TOY),
        ("level: {} never errs; {}, {} and {} play a random move in {}/{}, {}/{} and {}/{} of their turns",
         "LEVEL_MAX, 3, 2, 1, " + CHILD, LEVELS),
        ("A new toy is set to level {},", "(POCKET_NEW >> 4) + 1", TOY, LEVELS),
        ("of the {} ms of a frame", "FRAME_MS", TOY),
        ("{} s after the last press of a key, the toy sleeps", "IDLE_FRAMES * FRAME_MS / 1000", TOY),
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
        ("{} s after the last key the backlight goes out. While the backlight is off, Bouton reads the keys every {} ms",
         "IDLE_MS / 1000, REST_MS", "firmware/ui/input/keys.h board/uno/main.c"),
        ("At {} games a day the EEPROM lasts for {} years", "VERSIONS_A_DAY, int(STORE_YEARS)", "board/uno/board.h", STORE),
        ("a serial port with {} baud", "SERIAL_BAUD", LIMITS),
        ("bounced, up to {} ms", "BOUNCE_MAX_MS", "firmware/ui/input/keys.h"),
        ("divides its clock of {} MHz to get {} baud, which is {} % more than {}.",
         "F_CPU / 1000000, round(F_CPU / 8 / 17), round(100 * (F_CPU / 8 / 17 / SERIAL_BAUD - 1), 1), SERIAL_BAUD", LIMITS, UNO),
        *((rf"re:kind that the reading shows \|\n.*\n(?:.*\n){{{row}}}\| {{}}\.\.{{}} \|",
           f"{f'ends[{row - 1}] + HYSTERESIS' if row else 0}, {f'ends[{row}] - HYSTERESIS - 1' if row < 9 else 1023}", LADDER)
          for row in range(10)),
        *((rf"re:^\| {make}[^|]*\| {{}} \| {{}} \| {{}} \| {{}} \| {{}} \| {{}} \|$",
           rf"found(r'{shield} = ..(\d+), (\d+), (\d+), (\d+), (\d+)., (\d+)')", "sim/parts/key_ladder.c")
          for make, shield in (("usual, drawn", "ladder_high_shield"), ("usual, lower", "ladder_shield"), (r"v1\.1", "ladder_v11_shield"))),
    ),
    "firmware/game/README.md": (
        ("This folder contains {} games", ALL_GAMES, GAMES),
        ("| {} | exhibit, host |", r"count(r'(GAME_.*?]),(?!(?:.*\n)*.*\1)')", "firmware/game/explain/set_all.c"),
        ("has at most {} stones, and a single heap has at most {} stones.", "PART_MAX, STONES_MAX", LIMITS),
        ("a pile or a heap has at most {} stones.", "PART_MAX", HOST),
        ("Numbers in S are at most {} on the host,", "TAKE_MAX", HOST),
        ("on the host, at most {} on the boards", "TAKE_MAX", LIMITS),
        ("With numbers in S up to {} the first period", "TAKE_MAX", HOST),
        ("among the first {} values.", "VALUES_MAX", HOST),
        ("The boards have {} bits", "ARENA_BYTES * 8", LIMITS),
        ("The host has {} bits.", "ARENA_BYTES * 8", HOST),
        ("ten tokens on {} vertices.", "VERTICES_MAX", HOST),
        ("larger bars, up to {} rows", "BAR_ROWS_MAX", HOST),
        ("strips up to {} cells on the boards,", "SOS_MAX", LIMITS),
        ("16 cells on the boards, {} on the host", "SOS_MAX", HOST),
        ("random number below {}, and shows one finger if it is below {}.", "OF, ONE_FINGER", "firmware/ui/kiosk/morra.c"),
        ("| Nim, Nim_k, both conventions | {} piles up to {}; with k above 2 up to {} |", "found(r'PILE_OF_MANY = (\d+), (\d+), (\d+)')", SMALL),
        ("| heaps up to {}, max up to {} |", "found(r'TAKE_MAX = (\d+), (\d+)')", SMALL),
        ("| heaps up to {}, all sets within {}..{}", "found(r'HIGH = (\d+), \d')[0], 1, found(r'SET_MAX, HIGH = \d+, (\d+)')[0]", SMALL),
        ("| two heaps up to {}, all sets within {}..{} |", "found(r'SUM_SET_MAX = (\d+)')[0], 1, found(r'SUM_SET_MAX = \d+, (\d+)')[0]", SMALL),
        ("| {} numbers up to {} |", "found(r'STEPS = (\d+), (\d+)')", SMALL),
        ("| numbers up to {}; {}; {} |", "found(r'BOXES = (\d+), (\d+), (\d+)')", SMALL),
        ("| up to {} coins |", "COINS", SMALL),
        ("{} piles up to {}, {} up to {}; where the rule", "found(r'BOUNDED = ..(\d+), (\d+)., .(\d+), (\d+)')", SMALL),
        ("may fail {} piles up to {}, {} up to {} |", "found(r'HARD = ..(\d+), (\d+)., .(\d+), (\d+)')", SMALL),
        ("| up to {} tokens on random graphs of up to {} vertices |", "found(r'GRAPHS = (\d+), (\d+)')", SMALL),
        ("bars up to {} × 8; two rows up to {}, four up to {} |", "found(r'FOUR_ROWS = (\d+), (\d+), (\d+)')", SMALL),
        ("| all strips up to {} cells |", "CELLS", SMALL),
    ),
    "firmware/line/README.md": (
        ("at {} baud, 8N1", "SERIAL_BAUD", LIMITS),
        ("initial value {} |", "CRC_START", "firmware/text/codes.h firmware/text/codes.c firmware/line/line.c"),
        ("| {} | {} | this side is to move. The machine", "TURN_OF_MACHINE, TURN_OF_MACHINE + 1", "board/host/listen/listen.c"),
        ("| {} | {} | this side has won. A human", "TURN_WON, TURN_WON + 1", "board/host/listen/listen.c"),
        ("| {} | {} | this side has won. The machine",
         "TURN_WON + TURN_OF_MACHINE, TURN_WON + TURN_OF_MACHINE + 1", "board/host/listen/listen.c"),
        ("| {} | {} | the match is a draw", "TURN_DRAWN, TURN_DRAWN", "board/host/listen/listen.c"),
        ("exhibit <version> {} <keys>", "NO_GAME", "firmware/ui/kiosk/kiosk.h"),
        ("No game has the number {}.", "NO_GAME", "firmware/ui/kiosk/kiosk.h"),
        ("uno_service <version> {} <keys>", "NO_GAME", "board/uno_service/main.c"),
        ("in ms, at most {}. 0 before", "BOUNCE_MAX_MS", "firmware/ui/input/keys.h"),
        ("as a sum: RIGHT {}, UP {}, DOWN {}, LEFT {}, OK {} |", "1, 2, 4, FOURTH, OK", "firmware/device/key_pins.c"),
    ),
    "sim/README.md": (
        ("taps a key at most {} times, and after each tap waits up to {} s", "UNTIL_MAX, UNTIL_MS / 1000", "sim/front/script_read.c"),
    ),
    "sim/web/README.md": (
        ("\"Games\" has {} pictures", ALL_GAMES, GAMES),
        ("* **Learn** has {} lessons", "count('name:')", "sim/web/page/lessons.js"),
        ("returns to the start after {} seconds", "DEFAULT_S", "sim/web/page/kiosk.js"),
        ("is one file, `bouton.html`, of at most {} KB", "SIZE_MAX / 1000", "tests/web/alone.mjs"),
    ),
    "tests/bench/README.md": (
        ("facts of {} games, line", r"count(r'(GAME_.*?]),(?!(?:.*\n)*.*\1)')", "firmware/game/explain/set_values.c"),
        ("Each climb executes {} million branches", "SEARCHED / 1000000", "tests/worst/slowest.c"),
        ("A reply may need at most {} ms. In games without a search, a reply may need at most {} ms on the CPU", "SEARCH_MAX_MS, FORMULA_MAX_MS", "tests/bench/replies.c"),
        ("facts of seven games, line | <= {} bytes |", "FLASH_BUDGET", UNO),
        ("| static RAM, arena of {} bytes included", "ARENA_BYTES", LIMITS),
        ("and worst computed stack | <= {} bytes |", "RAM_BUDGET", UNO),
        ("rules, verdict, reply | <= {} bytes |", "NIM_FAMILY_BUDGET", "tests/tools/size.py"),
        ("worst, with call and return | <= {} cycles |", r"""found(r'"nim, 4 piles <= 9", .(\d+),')""", REPLIES),
        ("through the table of games | <= {} cycles |", r"""found(r'"nim by game_reply, 4 piles <= 9", .(\d+),')""", REPLIES),
        ("4 piles <= 9, worst | <= {} and {} cycles |",
         r"""found(r'"moore, k = 2, 4 piles <= 9", .(\d+),'), found(r'"moore, k = 3, 4 piles <= 9", .(\d+),')""", REPLIES),
        ("any k, worst of {} random ones | <= {} cycles |", r"""found(r'any k", .\d+, \d+., (\d+)'), found(r'any k", .(\d+), ')""", REPLIES),
        ("proved for 8 piles <= 255 | <= 1,550 cycles | {} |", r"found(r'(?m)^8(?: \d+){7} (\d+)')[0] + 4", BOUNDS),
        ("/ with 4 | <= {} |", r"found(r'<= (\d\.\d)')", REPLIES),
        ("over position, level and seed | <= {} ms |", "GAP_MAX_MS", "tests/pins/random_keys.c"),
        ("| {} to {} % |", r"found(r'wins\[1\] >= (\d+) - noise && wins\[1\] <= (\d+)')", "tests/bench/child.c"),
        ("contacts bouncing for {} ms | <= 40 ms", r"found(r'worst_latency.(\d).')", PINS),
        ("for 3 ms | <= {} ms |", r"""found(r'first changed glyph, worst", "<= (\d+)')""", PINS),
        ("the same, contacts bouncing for {} ms | <= {} ms |", r"""found(r'bounce for (\d+) ms", "<= (\d+)')""", PINS),
        ("asleep while waiting for the human | >= {} % |", r"""found(r'waiting for the human", ">= (\d+)')""", PINS),
        ("on one core of an AMD EPYC | >= {} |", r"""found(r'games a CPU second at pin level", ">= (\d+)')""", PINS),
        ("Level {} never errs,", "LEVEL_MAX", LEVELS),
        ("plays {} matches of each game", "MATCHES_OF_ALL", "tests/bench/child.c"),
        *((f"{board}: flash; static RAM and worst computed stack | <= {{}}; {{}} bytes", "FLASH_BUDGET, RAM_BUDGET", f"board/{board}/board.mk")
          for board in ("nano", "pocket", "exhibit")),
        ("pocket: key to light | <= {} ms |", "LATENCY_MAX_MS", "tests/pins/pocket_power.c"),
        ("| exhibit: pictures a second while anything moves | >= {} |", r"found(r'a_second >= (\d+)')", "tests/pins/matrix.c"),
        ("in Nim needs at most {} cycles for one pile and {} for eight piles. A reply in Nim_k needs at most {} cycles for one pile and {} for eight",
         r"found(r'(?m)^1 (\d+)')[0] + 4, found(r'(?m)^8 (\d+)')[0] + 4, "
         r"found(r'(?m)^1 \d+ (\d+)')[0] + 4, found(r'(?m)^8(?: \d+){7} (\d+)')[0] + 4",
         BOUNDS),
        ("| {} for each game | random positions of the game | | {} more for each game", "2 * CLIMBS, 2 * CLIMBS", "tests/worst/slowest.c"),
    ),
    "tests/proof/README.md": (
        ("(the boards allow {})", "PART_MAX", LIMITS),
        ("This wait of at most {} cycles", "10 * 8 * round(F_CPU / 8 / SERIAL_BAUD)", LIMITS, UNO),
        ("both conventions, four places | {} cycles", r"found(r'(?m)^8 (\d+)')", BOUNDS),
        ("both conventions | {} cycles, 10 bytes", r"found(r'(?m)^8(?: \d+){7} (\d+)')", BOUNDS),
        ("| the same with 4 piles | | {} cycles | | | `moore", r"found(r'(?m)^4 (\d+)')", BOUNDS),
        ("| the same with 4 piles | | {} cycles | | | `mark", r"found(r'(?m)^4(?: \d+){3} (\d+)')", BOUNDS),
    ),
}
