# SPDX-License-Identifier: MIT
"""The numbers on the pages that no source has, for readme_numbers.py.

PROSE has (reason, phrases) for each page, one phrase a line. A phrase that begins with `re:` is a regular expression.
Its first group, if any, has the numbers. A phrase that begins with `#` is a heading and means everything below it.

EVERYWHERE has phrases for all pages.

REPEATED has sizes and times that may be on several pages without being compared on each."""

SMALL = ("places, and small numbers of definitions, examples and proofs", 
         r"re:(?<![\d.,])\d(?![\d,.]*\d)|\b(?i:three|four|five|six|seven|eight|nine|ten)\b")
FENCES = ("drawings and examples", r"re:(?s)^ *```text$.*?^ *```$")

REPEATED = {  # {size or time that several pages may state: why several pages may state this value}
    "2 s": "the start of the exhibit is measured; that of answers and of a gesture is compared",
    "237 ms": "the figure is measured; the first page is compared with it",
}
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

PROSE = {
    "README.md": (
        ("a year, a version, a baud rate of a bootloader", r"""
            Nim in 1901
            re:Debian 12, Debian 13 or Ubuntu 24.04
            avr-gcc 5.4, 7.3 and 14.2"""),
        ("what is proved", "up to 8 piles of up to 255"),
        ("counted on the page, and measured", r"""
            all tests in about five minutes
            ## Five ideas to copy
            re:^\d\. .*
            five arcade keys
            LCD, five keys
            LEDs, three keys |
            its three keys
            Levels 1 to"""),
        ("a lesson", r"""
            A lesson plan for 45 minutes
            Thirty boards in a lesson"""),
    ),
    "board/README.md": (
        ("keys of the boards, and steps", r"""
            the same five keys
            its three keys
            shows more, up to four times
            in three ways
            the five files"""),
        ("an example", r"""
            Ignore all 7s: 0 or 2 loses
            divide the heap by 7,
            If it is 0 or 2, the heap is lost"""),
        ("measured; make_help.py compares it with the Makefile", r"""
            run the tests, five minutes
            the random tests for 45 minutes"""),
        ("a version, a number of a problem", r"""
            Debian 12, Debian 13 and Ubuntu 24.04
            Python 3
            POJ 2315"""),
        ("what the games are; params.c", r"""
            | 21 and 1 to 3; Fibonacci
            33 and {1, 3, 4}
            take 1 to 3 from one pile
            turning turtles, three rules"""),
    ),
    "board/exhibit/README.md": (
        ("wiring.py compares the values and the supply with the diagram", r"""
            ## Parts
            10 uF, 100 nF at each module
            100 nF to GND
            have the pins 1 and 2"""),
        ("what modules look like, and the picture", r"""
            part of the picture by 90 degrees
            All four modules must be of one kind
            | four on one long board, the chips
            the chip with 24 legs
            RIGHT, once or three times"""),
        ("parts of the exhibit; the parts table and wiring.py have them", r"""
            five arcade keys
            and five keys named
            boards with four modules"""),
        ("a drawing", "A square is three dots wide"),
        ("measured", "the exhibit starts about 2 s after power-up"),
        ("two rounds of the registers, exhibit_registers and matrix test them", "corrects them within 0.5 s"),
        ("a place", "from 0 at the left"),
    ),
    "board/exhibit/building.md": (
        ("choices of the circuit, which exhibit_electrics.py computes with", r"""
            ## Supply and fuse
            ## Cables and earth"""),
        ("exhibit_electrics.py computes the rows", "## Currents and voltages"),
        ("sizes and counts of the panel, which panels.py draws and compares", r"""
            three layers
            modules of 32 mm
            thread of 28 mm
            DIN 18040-1 asks
            The advisory 308.1 of the 2010 ADA Standards
            children of 5 to 8 years
            2 mm behind the panel
            with four screws
            at 100 %
            100 mm long"""),
        ("steps and limits of exhibit_electrics.py", r"""
            ## Assembly
            ## Faults"""),
    ),
    "board/exhibit/operating.md": (
        ("wiring.py compares the supply with the diagram", r"""
            Measure 5 V at the last module
            the lamp, its transistor, its 5 V"""),
        ("parts of the exhibit", r"""
            all five lamps
            re:^\| eight dots in a row
            re:^\| 1 2 3 4, the numbers of the modules"""),
        ("a count or a date", r"""
            all counters are 0
            hours run and restarts are 0
            count from 0
            bootloader from before 2013"""),
    ),
    "board/host/README.md": (
        ("minutes, seconds of a service", r"""
            The first ten minutes
            RestartSec=10"""),
        ("exit status", r"""
            re:exit\s+status \d
            re:^\| [012] \| (?:at|if)"""),
        ("an example", "re:(?:Bouton is to move|to move): .*"),
    ),
    "board/host/notation/README.md": (
        ("where the limit ends the search for a period", r"""
            for `0.376` at a heap of 143,011, for `0.F` at 2,530"""),
        SMALL,
        FENCES,
        ("a definition", r"""
            at most 99 moves
            one set in two hundred
            value is 1 for `N` and 0 for `P`
            Square 1,1 is poison"""),
        ("a fact of theory", r"""
            begins at heap 35
            a heap below 35
            begins above heap 10,000,000"""),
        ("a choice of the chart, tests/host/plot", "largest number is below 64"),
        ("what the boards need at most, measured by tests/worst", "on a board 16,500"),
    ),
    "board/nano/README.md": (
        ("the parts table has them", "and five keys"),
        ("wiring.py compares the values with the diagram", r"""
            ## Parts
            D10, and through 220 ohm to 5V"""),
    ),
    "board/pocket/README.md": (
        ("the parts table has them", r"""
            and three keys
            re:[Aa]ll three keys"""),
        ("the rows of the toy", "rows of 1, 3, 5 and 7"),
        ("a count of writes", "needs three writes"),
        ("what the page leads through", "in four steps"),
        ("wiring.py compares the values with the diagram", "## Parts"),
        ("datasheet", r"""
            the chip runs at 1 MHz
            rated for 100,000 writes of each byte"""),
        ("examples of the rule", r"""
            3 = 2+1, 5 = 4+1, 6 = 4+2, 7 = 4+2+1.
            rows of 1 alone
            Moore's Nim_2 and Nim_3
            multiples of k + 1
            With k = 3 and three rows
            With k = 1 a mark in another row
            LEDs (anode>cathode) in their places:"""),
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
            avr-libc 2.0.0 of Debian 12 nor simavr 1.6 of Debian 12 and 13
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
        ("computed from the resistors of the shields, 5 % off", r"""
            re:^\| \d+\.\.\d+ (\|.*)$
            re:^\| \d+ \d+ \d+ \d+ \d+.*$
            resistors within 5 %"""),
        ("the name of a make", r"""
            DFRobot v1.0
            re:v1\.1
            re:\b[Tt]hree kinds"""),
        ("a key's mark", "hold OK to set both numbers to 0"),
        ("measured at the simulated pins", "awake for 0.6 % of the time instead of 2 %"),
    ),
    "firmware/README.md": (
        SMALL,
        ("the texts of the example", "## Add a game"),
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
            re:\b(?:16|32|64)\s+bits
            The host needs 32 comparisons"""),
        ("an example or a proof", r"""
            Only the pile of 11 stones
            leaves 11 ⊕
            21 stones and 1 to 3
            add 1 to 10 in turn until they reach 100.)
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
        ("computed; tests/model checks some of them", r"""
            by heap 5,296
            k = 29,309
            wrong k is 2,584
            it is 102,334,155
            less than 10⁻⁸
            4 piles up to 12,
            Three tokens on ten vertices need only 220 bits
            4 piles up to 81, 8 piles up to 18
            re:^\| [45], each 0.*$
            from 15 % to 3 %, and with 5 piles from 22 %
            re:^\| (?:boards|host) \| \d+/.*$
            of which 322 are P
            165 of them
            171 bytes in all
            at most 64.
            38, 6 × 8: 142, 8 × 8: 322, 8 × 10: 1,000
            up to 80 cells
            6 rows of 13 cells and 8 rows of 10 cells
            up to 14 columns
            strip of up to 18 cells.
            there are 12,869 bars
            all 12,869 bars
            with the larger half at 28..31
            n ≤ 16, which"""),
    ),
    "firmware/line/README.md": (
        SMALL,
        ("readings of the ADC", r"""
            the reading at A0, 0 to 1023
            the reading 741"""),
    ),
    "sim/README.md": (
        ("places and stones of the example", r"""
            Pile 1 has the number 0
            leaves 1 stone"""),
        ("what other programs do", r"""
            ends with status 1
            should wait 50 ms after power-up, but waits for less than 1 ms"""),
        ("the drawing of a character", "a block of 2x4 dots")),
    "sim/web/README.md": (
        ("measured", "of 580 KB"),
        ("a version, and steps that the page leads through", r"""
            Firefox 151
            a browser of 2023
            through four steps"""),
        ("headings", r"""
            ## Three views
            A lesson of 45 minutes
            Thirty boards in a lesson"""),
    ),
    "sim/web/teaching.md": (
        ("a lesson: minutes and examples", "# A lesson with Nim: 45 minutes, one projector"),
    ),
    "tests/README.md": (
        SMALL,
        ("measured", r"""
            re:^\| `make .*(\| .*\d+ minutes.*) \|$
            tries fifty generated"""),
    ),
    "tests/bench/README.md": (
        ("a version, two targets", "avr-gcc 5.4"),
        ("measured by the target that the page names", r"""
            re:^\|[^|]*\|[^|]*\|([^|]*)\|$
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
            re:for one pile and [0-9,]+ (for eight)
            k = 1 to 7
            pocket: reply at 1 MHz; key to light | <= 5
            wakes in 24 hours of power-down | 0
            exhibit: key to dots | <= 40 ms
            longest | <= 1 s"""),
    ),
    "tests/proof/README.md": (
        SMALL,
        ("measured by prove.py", "## Results"),
        ("the domain of a proof", r"""
            re:\b[01]\.\.255\b
            re:k from 1 to 255
            four rows of 0..7
            and k is 1..3"""),
        ("versions of the compiler", "avr-gcc 5.4 and 14.2, the proof of the toy's move with 5.4"),
        ("as prove.py --all draws them", "112,320 cases"),
    ),
}
