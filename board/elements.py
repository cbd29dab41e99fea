# SPDX-License-Identifier: MIT
"""Draws the parts of a wiring diagram. Each class draws one kind of part. All pins are on a grid of 10."""

STYLE = """<style>
text { font: 13px sans-serif; fill: #1f2328; text-anchor: middle } .name { font-weight: bold } .light { fill: #fff } .small { font-size: 11px }
.start { text-anchor: start } .end { text-anchor: end } .pin { fill: #ffd54f; stroke: #333 }
.wire { fill: none; stroke-width: 3; stroke-linejoin: round; stroke-linecap: round } .edge { stroke: #333; stroke-width: 4.6 }
</style>"""
BANDS = "#000 #795548 #d32f2f #f57c00 #fbc02d #388e3c #1976d2 #7b1fa2 #757575 #fff".split()
LIT = {"white": "#fffde7", "green": "#66bb6a", "red": "#ef5350"}


class Part:
    """A part at `place`, rotated clockwise by `turn` degrees. The drawing methods get coordinates of the unrotated part."""
    WIDTH, HEIGHT, PINS = 60, 40, {}

    def __init__(self, name, attrs, place, turn=0, signals=None):
        self.name, self.attrs, self.place, self.turn, self.signals = name, attrs, place, turn, signals or {}
        self.shapes = []

    def at(self, x, y):
        """Converts coordinates of the unrotated part to coordinates of the drawing."""
        width, height = self.WIDTH, self.HEIGHT
        x, y = {0: (x, y), 90: (height - y, x), 180: (width - x, height - y), 270: (y, width - x)}[self.turn]
        return self.place[0] + x, self.place[1] + y

    def pins(self):
        return {pin: self.at(*place) for pin, place in self.PINS.items()}

    def rectangle(self, x, y, width, height):
        """Converts a rectangle of the unrotated part to left, top, width and height in the drawing."""
        (left, top), (right, bottom) = self.at(x, y), self.at(x + width, y + height)
        return min(left, right), min(top, bottom), abs(right - left), abs(bottom - top)

    def box(self):
        """Returns left, top, width and height. No wire may cross the box."""
        return self.rectangle(0, 0, self.WIDTH, self.HEIGHT)

    def area(self, x, y, width, height, fill, radius=3, stroke="none"):
        left, top, width, height = self.rectangle(x, y, width, height)
        self.shapes.append(f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="{radius}" fill="{fill}" stroke="{stroke}"/>')

    def circle(self, x, y, radius, fill, stroke="none"):
        x, y = self.at(x, y)
        self.shapes.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{stroke}"/>')

    def line(self, *places, width=2.5, stroke="#8d8d8d"):
        points = " ".join("{:g},{:g}".format(*self.at(*place)) for place in places)
        self.shapes.append(f'<polyline points="{points}" fill="none" stroke="{stroke}" stroke-width="{width}"/>')

    def text(self, x, y, words, kind=""):
        """Adds a horizontal text. In a part rotated by 180 degrees, the text anchors start and end are exchanged."""
        x, y = self.at(x, y)
        if self.turn == 180:
            kind = " ".join({"start": "end", "end": "start"}.get(one, one) for one in kind.split())
        words = str(words).replace("&", "&amp;").replace("<", "&lt;")
        self.shapes.append(f'<text x="{x:g}" y="{y + 4:g}" class="{kind}">{words}</text>')

    def words_at(self, pin, x, y):
        """Adds a vertical text beside a pin: the name of the pin and its signal."""
        x, y = self.at(x, y)
        lower = y > self.box()[1] + self.box()[3] / 2
        words = " ".join([pin.partition(".")[0] if pin.startswith("GND") else pin, self.signals.get(pin, "")]).strip()
        kind = "small light" + (" start" if lower else " end")
        self.shapes.append(f'<text x="{x + 4:g}" y="{y:g}" class="{kind}" transform="rotate(-90 {x + 4:g} {y:g})">{words}</text>')

    def draw(self):
        """Adds the shapes of the part."""
        raise NotImplementedError

    def label(self):
        return self.attrs.get("label", self.name)


class Resistor(Part):
    PINS = {"1": (0, 30), "2": (60, 30)}

    def draw(self):
        ohms = int(self.attrs["value"])
        self.line((0, 30), (60, 30))
        self.area(12, 23, 36, 14, "#e8cfa0", 6, "#a1887f")
        digits = str(ohms)
        for x, digit in zip((17, 24, 31), (int(digits[0]), int(digits[1]), len(digits) - 2)):
            self.area(x, 23.5, 3, 13, BANDS[digit], 0)
        self.area(41, 23.5, 3, 13, "#c9a227", 0)
        self.text(30, 12, f"{ohms / 1000:g}k" if ohms >= 1000 else f"{ohms} ohm")


class Capacitor(Part):
    WIDTH, HEIGHT, PINS = 80, 60, {"1": (20, 0), "2": (20, 60)}

    def draw(self):
        self.line((20, 0), (20, 60))
        if "uF" in self.attrs["value"]:
            self.area(4, 12, 32, 36, "#37474f", 4)
            self.area(4, 40, 32, 8, "#cfd8dc", 2)
            self.text(12, 20, "+", "light")
        else:
            self.circle(20, 30, 13, "#e6a15c", "#a1662f")
        self.text(40, 30, self.attrs["value"], "start")


class Fuse(Part):
    WIDTH, PINS = 80, {"1": (0, 30), "2": (80, 30)}

    def draw(self):
        self.line((0, 30), (80, 30))
        self.area(12, 22, 56, 16, "#eceff1", 3, "#607d8b")
        self.area(12, 22, 12, 16, "#b0bec5", 2, "#607d8b")
        self.area(56, 22, 12, 16, "#b0bec5", 2, "#607d8b")
        self.line((24, 30), (56, 30), width=1.5, stroke="#455a64")
        self.text(40, 11, f"fuse {self.attrs['value']}")


class Transistor(Part):
    WIDTH, HEIGHT, PINS = 80, 70, {"C": (20, 70), "B": (40, 70), "E": (60, 70)}

    def draw(self):
        for pin, (x, y) in self.PINS.items():
            self.line(((x + 40) / 2, 30), (x, 46), (x, y))
            self.text(x - 7, 60, pin, "small")
        self.area(14, 2, 52, 32, "#263238", 6)
        self.text(40, 18, "BC337", "light")


class Lamp(Part):
    WIDTH, HEIGHT, PINS = 90, 70, {"A": (90, 20), "C": (90, 50)}

    def draw(self):
        for pin, sign in (("A", "+"), ("C", "−")):
            x, y = self.PINS[pin]
            self.line((50, y), (x, y))
            self.text(80, y - 8, sign, "name")
        self.circle(36, 35, 33, "#90a4ae", "#546e7a")
        self.circle(36, 35, 27, LIT.get(self.attrs.get("color"), "#fffde7"), "#546e7a")
        self.text(36, 28, "lamp")
        self.text(36, 42, self.name.removeprefix("lamp").upper(), "name")


class ArcadeKey(Part):
    WIDTH, HEIGHT, PINS = 90, 70, {"1.l": (90, 20), "2.l": (90, 50)}

    def draw(self):
        for x, y in self.PINS.values():
            self.line((50, y), (x, y))
        self.text(80, 10, "NO", "small")
        self.text(80, 62, "COM", "small")
        self.circle(36, 35, 33, "#37474f", "#111")
        self.circle(36, 35, 25, {"green": "#a5d6a7"}.get(self.attrs.get("color"), "#f5f5f5"), "#111")
        self.text(36, 28, "key")
        self.text(36, 42, self.label(), "name")


class PushButton(Part):
    WIDTH, HEIGHT, PINS = 80, 60, {"1.l": (0, 20), "2.l": (0, 40), "1.r": (80, 20), "2.r": (80, 40)}

    def draw(self):
        for x, y in self.PINS.values():
            self.line((40, y), (x, y))
        self.area(14, 4, 52, 52, "#455a64", 4)
        self.circle(40, 25, 14, {"green": "#66bb6a"}.get(self.attrs.get("color"), "#eceff1"), "#111")
        self.text(40, 48, self.label(), "small light")


class Led(Part):
    WIDTH, HEIGHT, PINS = 40, 50, {"A": (30, 50), "C": (10, 50)}

    def draw(self):
        self.line((24, 26), (24, 34), (30, 40), (30, 50))
        self.line((16, 26), (16, 34), (10, 40), (10, 50))
        self.area(9, 4, 22, 26, LIT.get(self.attrs.get("color"), "#ef5350"), 10, "#b71c1c")
        self.text(20, 17, self.name.removeprefix("led"), "light")
        self.text(36, 36, "+", "small")


class Piezo(Part):
    WIDTH, HEIGHT, PINS = 80, 80, {"1": (20, 80), "2": (60, 80)}

    def draw(self):
        self.line((20, 50), (20, 80))
        self.line((60, 50), (60, 80))
        self.circle(40, 34, 33, "#d4a437", "#8d6e1f")
        self.circle(40, 34, 22, "#eceff1", "#b0bec5")
        self.text(40, 34, "piezo")


class Trimmer(Part):
    WIDTH, HEIGHT, PINS = 100, 80, {"GND": (20, 80), "SIG": (50, 80), "VCC": (80, 80)}

    def draw(self):
        for pin, (x, y) in self.PINS.items():
            self.line((x, 50), (x, y))
            self.text(x + 3, 62, pin, "small start")
        self.area(14, 2, 72, 50, "#1e88e5", 4)
        self.circle(50, 22, 15, "#eceff1", "#90a4ae")
        self.line((41, 22), (59, 22), stroke="#455a64")
        self.text(50, 44, f"contrast {int(self.attrs['value']) // 1000}k", "small light")


class Lcd(Part):
    WIDTH, HEIGHT = 380, 150
    PINS = {pin: (40 + 20 * i, 150) for i, pin in enumerate("VSS VDD V0 RS RW E D0 D1 D2 D3 D4 D5 D6 D7 A K".split())}

    def draw(self):
        self.area(0, 0, 380, 150, "#00695c", 6)
        self.area(20, 14, 340, 86, "#212121", 4)
        self.area(30, 24, 320, 66, "#283593", 2)
        for row, words in enumerate(("LCD 16x2", "HD44780")):
            self.text(190, 42 + 28 * row, words, "light")
        for pin, (x, y) in self.PINS.items():
            self.words_at(pin, x, y - 8)


class Matrix(Part):
    HEIGHT = 150

    @property
    def WIDTH(self):
        return 130 * int(self.attrs["chain"]) + 50

    @property
    def PINS(self):
        return {pin: (self.WIDTH, 30 + 20 * i) for i, pin in enumerate(("V+", "GND", "DIN", "CS", "CLK"))}

    def draw(self):
        self.area(0, 0, self.WIDTH, 150, "#1a237e", 6)
        for module in range(int(self.attrs["chain"])):
            left = 8 + 130 * module
            self.area(left, 8, 122, 122, "#111", 2)
            for dot in range(64):
                self.circle(left + 12 + 14 * (dot % 8), 20 + 14 * (dot // 8), 5, "#ff5252" if (dot % 8 + dot // 8 + module) % 3 == 0 else "#40201f")
            self.text(left + 61, 140, "MAX7219", "small light")
        for pin, (x, y) in self.PINS.items():
            self.text(x - 8, y, pin, "light end")


class Terminal(Part):
    """The positive or the negative terminal of the supply."""
    WIDTH, HEIGHT = 100, 40
    WORDS, FILL = "", "#fff"

    def draw(self):
        self.area(0, 0, 100, 40, "#cfd8dc", 4, "#607d8b")
        self.circle(82, 20, 10, self.FILL, "#333")
        self.text(36, 20, self.WORDS, "name")


class Plus(Terminal):
    PINS, WORDS, FILL = {"VCC": (100, 20)}, "supply +", "#ef5350"


class Minus(Terminal):
    PINS, WORDS, FILL = {"GND": (100, 20)}, "supply −", "#424242"


class Cell(Terminal):
    """The positive terminal of a coin cell."""
    PINS, WORDS, FILL = {"VCC": (100, 20)}, "cell +", "#ef5350"


class CellMinus(Terminal):
    PINS, WORDS, FILL = {"GND": (100, 20)}, "cell −", "#424242"


class Earth(Part):
    WIDTH, HEIGHT, PINS = 100, 40, {"PE": (100, 20)}

    def draw(self):
        self.area(0, 0, 100, 40, "#e8f5e9", 4, "#2e7d32")
        for y, half in ((17, 10), (22, 7), (27, 3)):
            self.line((82 - half, y), (82 + half, y), stroke="#2e7d32")
        self.line((82, 8), (82, 17), stroke="#2e7d32")
        self.text(36, 20, "earth", "name")


class Uno(Part):
    WIDTH, HEIGHT = 480, 300
    PINS = ({str(pin): (460 - 20 * pin - (20 if pin > 7 else 0), 0) for pin in range(14)} | {"GND.1": (160, 0), "AREF": (140, 0)}
            | {pin: (180 + 20 * i, 300) for i, pin in enumerate(("IOREF", "RESET", "3.3V", "5V", "GND.2", "GND.3", "VIN"))}
            | {f"A{pin}": (360 + 20 * pin, 300) for pin in range(6)})
    TITLE, BODY = "Arduino Uno", 480

    def box(self):
        return self.rectangle(-20, 0, self.BODY + 20, self.HEIGHT)

    def draw(self):
        width = self.BODY
        self.area(0, 0, width, self.HEIGHT, "#00838f", 10)
        self.area(-14, 40, 70, 60, "#b0bec5", 2, "#607d8b")
        self.text(24, 70, "USB")
        self.area(-8, self.HEIGHT - 90, 62, 60, "#212121", 2)
        self.text(24, self.HEIGHT - 60, "not used", "small light")
        for y in 0, self.HEIGHT - 12:
            along = [x for x, top in self.PINS.values() if (top > 0) == (y > 0) and top in (0, self.HEIGHT)]
            self.area(min(along) - 8, y, max(along) - min(along) + 16, 12, "#212121", 2)
        self.text(width / 2, self.HEIGHT / 2, self.TITLE, "name light")
        for pin, (x, y) in self.PINS.items():
            if y in (0, self.HEIGHT):
                self.words_at(pin, x, 18 if y == 0 else self.HEIGHT - 18)


class Mega(Uno):
    WIDTH, HEIGHT, TITLE, BODY = 700, 440, "Arduino Mega 2560", 670
    ROWS = [("5V.1", "5V.2"), *((str(pin), str(pin + 1)) for pin in range(22, 54, 2)), ("GND.4", "GND.5")]
    PINS = ({str(pin): (420 - 20 * pin - (20 if pin > 7 else 0), 0) for pin in range(14)} | {"GND.1": (120, 0), "AREF": (100, 0)}
            | {str(pin): (460 + 20 * (pin - 14), 0) for pin in range(14, 22)}
            | {pin: (140 + 20 * i, 440) for i, pin in enumerate(("IOREF", "RESET", "3.3V", "5V", "GND.2", "GND.3", "VIN"))}
            | {f"A{pin}": (300 + 20 * pin, 440) for pin in range(16)}
            | {pin: (680 + 20 * side, 50 + 20 * row) for row, pins in enumerate(ROWS) for side, pin in enumerate(pins)})

    def draw(self):
        super().draw()
        left, top, width, height = self.rectangle(670, 30, 38, 380)
        self.shapes.insert(0, f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="3" fill="#424242"/>')
        for row, pins in enumerate(self.ROWS):
            seen = pins[::-1] if self.turn == 180 else pins  # pins in the order of the drawing, from left to right
            words = ", ".join(" ".join([pin.partition(".")[0], self.signals.get(pin, "")]).strip() for pin in seen)
            self.text(662, 50 + 20 * row, words, "light end")


class Dip20(Part):
    WIDTH, HEIGHT = 200, 260
    NAMES = "PA2 PD0 PD1 PA1 PA0 PD2 PD3 PD4 PD5 GND PD6 PB0 PB1 PB2 PB3 PB4 PB5 PB6 PB7 VCC".split()
    PINS = {pin: (0, 30 + 20 * i) if i < 10 else (200, 210 - 20 * (i - 10)) for i, pin in enumerate(NAMES)}

    def draw(self):
        self.area(10, 10, 180, 240, "#263238", 6)
        self.circle(100, 12, 8, "#455a64")
        self.text(100, 237, "ATtiny2313A", "name light")
        for number, (pin, (x, y)) in enumerate(self.PINS.items(), 1):
            self.area(x if x == 0 else 188, y - 4, 12, 8, "#b0bec5", 1)
            words = " ".join([pin, self.signals.get(pin, "")]).strip()
            self.text(16 if x == 0 else 184, y, f"{number} {words}" if x == 0 else f"{words} {number}", "light small " + ("start" if x == 0 else "end"))


KINDS = {"wokwi-resistor": Resistor, "chip-capacitor": Capacitor, "chip-fuse": Fuse, "chip-bc337": Transistor, "wokwi-pushbutton": PushButton,
         "wokwi-led": Led, "wokwi-buzzer": Piezo, "wokwi-potentiometer": Trimmer, "wokwi-lcd1602": Lcd, "wokwi-max7219-matrix": Matrix,
         "wokwi-vcc": Plus, "wokwi-gnd": Minus, "chip-earth": Earth, "wokwi-arduino-uno": Uno, "wokwi-arduino-mega": Mega, "chip-attiny2313a": Dip20}
