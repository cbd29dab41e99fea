# SPDX-License-Identifier: MIT
"""The sizes, times and counts on the pages that no source has, for readme_numbers.py.

PROSE has (reason, phrases) for each page, one phrase a line. A phrase that begins with `#` is a heading and means
everything below it.

REPEATED has sizes and times that may be on several pages without being compared on each."""

REPEATED = {  # sizes and times that several pages may state, each with a reason
    "2 s": "the start of the exhibit is measured; that of answers and of a gesture is compared",
    "237 ms": "the figure is measured; the first page is compared with it",
    "16 MHz": "the clock of each Arduino, from its datasheet",
}
PROSE = {
    "board/exhibit/README.md": (
        ("datasheet", "ATmega2560, 16 MHz, 5 V"),
        ("measured", "the exhibit starts about 2 s after power-up"),
        ("two rounds of the registers, exhibit_registers and matrix test them", "corrects them within 0.5 s"),
    ),
    "board/exhibit/building.md": (
        ("the standard that the page names", "children from 5 to 8 years"),
        ("exhibit_electrics.py computes the rows", "## Currents and voltages"),
        ("a step", "## Assembly"),
    ),
    "board/nano/README.md": (("datasheet", "ATmega328P, 16 MHz, 5 V"),),
    "board/pocket/README.md": (
        ("datasheet", "the chip runs at 1 MHz"),
        ("estimates from the datasheet and the figures that are measured at the simulated pins", "## How long a cell lasts"),
        ("electrics.py computes the rows", "## Currents and voltages"),
    ),
    "board/pocket/pcb/README.md": (("the parts table has them", "lights all sixteen LEDs"),),
    "board/uno/README.md": (("datasheet", "ATmega328P, 16 MHz, 5 V"),),
    "firmware/game/README.md": (
        ("computed; tests/model checks some of them", """
            171 bytes in all
            with ten bytes of memory
            up to 14 columns
            one row up to 9 columns"""),
    ),
    "firmware/line/README.md": (("an example", "and has bounced for 4 ms"),),
    "sim/README.md": (("what other programs do", "should wait 50 ms after power-up, but waits for less than 1 ms"),),
    "sim/web/teaching.md": (("a lesson", "from about nine years"),),
    "tests/bench/README.md": (
        ("what is measured or proved", """
            the same, proved for 8 piles <= 255 | <= 1,550 cycles
            of 30 games together
            wakes in 24 hours of power-down | 0
            exhibit: key to dots | <= 40 ms
            longest | <= 1 s
            ## The slowest replies"""),
    ),
    "tests/proof/README.md": (
        ("counted on the page", "the three games of turning turtles"),
        ("measured by prove.py", "## Results"),
    ),
}
