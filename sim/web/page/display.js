// SPDX-License-Identifier: MIT
// Draws the content of a display: {element, show(picture, lamps)}.
import '@wokwi/elements/dist/esm/lcd1602-element.js';
import {fontA00} from '@wokwi/elements/dist/esm/lcd1602-font-a00.js';
import {make, svg} from './elements.js';

const LIT = [0xff, 0x5a, 0x3c, 0xff]; // colour of a lit dot, as --lit in the styles

// Mirrors a line of a glyph, because Wokwi's bit 0 is the leftmost dot.
const mirrored = (line) =>
    ((line & 1) << 4) | ((line & 2) << 2) | (line & 4) | ((line & 8) >> 2) | ((line & 16) >> 4);

// Wokwi's drawing of the display: area of the dots in mm, and colours
const WINDOW = '10.2 10.3 60.8 16',
    COLORS = {background: 'blue', color: 'white'};

function lcd() {
    const element = document.createElement('wokwi-lcd1602');
    Object.assign(element, {pins: 'none', ...COLORS});
    element.ariaHidden = 'true';
    element.className = 'lcd';
    const fitting = new CSSStyleSheet();
    // Hide the first two rectangles, which lie outside the area of the dots.
    fitting.replaceSync(
        ':host { display: block } svg { width: 100%; height: 100%; display: block } svg > rect:nth-of-type(-n+2) { display: none } [fill="#000eff"] { fill: var(--backlight) }',
    );
    element.updateComplete.then(() => {
        element.shadowRoot.adoptedStyleSheets.push(fitting);
        element.shadowRoot.querySelector('svg').setAttribute('viewBox', WINDOW);
    });
    let shown;
    return {
        element,
        show({codes, glyphs, light}) {
            const now = [codes, glyphs, light].join();
            if (now === shown) return;
            shown = now;
            const font = new Uint8Array(fontA00);
            font.set([...glyphs, ...glyphs].map(mirrored)); // codes 8 to 15 show the same glyphs as codes 0 to 7
            element.font = font;
            element.characters = codes;
            element.backlight = light[0];
        },
    };
}

// Draws the dots as pixels of a canvas. 256 circles would be slow.
function matrix({modules}) {
    const canvas = make('canvas', {width: 8 * modules, height: 8}),
        pen = canvas.getContext('2d');
    return {
        element: make('div', {className: 'matrix', ariaHidden: 'true'}, canvas),
        show({rows}) {
            const {width, height} = canvas,
                picture = pen.createImageData(width, height);
            rows.forEach((row, y) => {
                for (let x = 0; x < width; x++) if ((row[x >> 3] << (x & 7)) & 0x80) picture.data.set(LIT, 4 * (y * width + x));
            });
            pen.putImageData(picture, 0, 0);
        },
    };
}

// Places the LEDs as in the wiring diagram.
function leds({leds: places}) {
    const radius = 14,
        margin = 26;
    const lefts = places.map(({left}) => left),
        tops = places.map(({top}) => top);
    const box = [
        Math.min(...lefts) - 3 * margin,
        Math.min(...tops) - margin,
        Math.max(...lefts) + margin,
        Math.max(...tops) + margin,
    ];
    const lights = places.map(({left, top}) => svg('circle', {cx: left, cy: top, r: radius, class: 'light'}));
    const bodies = places.map(({left, top}) => svg('circle', {cx: left, cy: top, r: radius, class: 'led'}));
    const rows = [...new Set(tops)].map((top, i) => {
        const row = lefts.filter((_, led) => tops[led] === top);
        return svg('text', {x: Math.min(...row) - 2 * margin, y: top + 9, class: 'silk'}, `${i + 1}`);
    });
    const viewBox = `${box[0]} ${box[1]} ${box[2] - box[0]} ${box[3] - box[1]}`;
    return {
        element: svg('svg', {viewBox, class: 'leds', 'aria-hidden': 'true'}, ...rows, ...bodies, ...lights),
        show({brightness}) {
            // Brighten dim LEDs, because the eye is more sensitive to weak light.
            brightness.forEach((light, led) => {
                lights[led].style.opacity = light ** 0.6;
            });
        },
    };
}

export const makeDisplay = (display) => ({lcd, matrix, leds})[display.kind](display);
