// SPDX-License-Identifier: MIT
// Draws a position, with a function for each shape. Screen readers read the page's sentences instead.
import {svg} from './elements.js';

const TALL = 10, // stones in a column; a larger pile has several columns
    STONES_MAX = 40; // a larger pile is drawn as a block with its number
const RADIUS = 0.42,
    STEP = 0.6; // height of a step of the staircase

const label = (x, y, words, size = 0.7) =>
    svg('text', {x, y, class: 'label', 'font-size': size, 'text-anchor': 'middle'}, `${words}`);
const stone = (x, y, more = '') =>
    svg('circle', {cx: x + 0.5, cy: y + 0.5, r: RADIUS, class: `stone ${more}`});
const cell = (x, y, more = '') =>
    svg('rect', {x: x + 0.03, y: y + 0.03, width: 0.94, height: 0.94, rx: 0.12, class: `cell ${more}`});

// Draws a pile on the line y = 0. Returns {parts, width, height}.
function pile(size, tall = TALL) {
    if (size > STONES_MAX)
        return {
            parts: [svg('rect', {x: 0, y: -tall, width: 3, height: tall, rx: 0.3, class: 'block'})],
            width: 3,
            height: tall,
        };
    const width = Math.max(1, Math.ceil(size / tall));
    const parts = Array.from({length: size}, (_, i) => stone(i % width, -1 - Math.floor(i / width)));
    return {parts, width, height: Math.ceil(size / width)};
}

const moved = (x, y, parts) => svg('g', {transform: `translate(${x} ${y})`}, ...parts);

// Draws piles side by side, with their numbers of stones below.
function piles(sizes, ground = () => 0) {
    let x = 0,
        top = 1;
    const drawn = sizes.flatMap((size, i) => {
        const {parts, width, height} = pile(size);
        const column = Math.max(width, 1.4),
            y = -ground(i);
        const base = svg('path', {d: `M${x} ${y}h${column}V0h${-column}z`, class: 'ground'});
        const group = [base, moved(x + (column - width) / 2, y, parts), label(x + column / 2, 0.95, size)];
        top = Math.max(top, height - y);
        x += column + 0.5;
        return group;
    });
    return {parts: drawn, box: [-0.1, -top - 0.1, Math.max(x - 0.3, 1), top + 1.3]};
}

const grid = (columns, rows, more) =>
    Array.from({length: rows}, (_, y) =>
        Array.from({length: columns(y)}, (_, x) => cell(x, -y - 1, more?.(x, y))),
    ).flat();

const SHAPES = {
    piles: ({parts}) => piles(parts),
    balls({parts}) {
        const far = Math.max(1, ...parts);
        return {
            parts: parts.flatMap((way, row) => [
                svg('path', {d: `M1 ${row + 0.5}h10`, class: 'track'}),
                svg('path', {d: `M0.9 ${row}v1h-0.6v-1z`, class: 'goal'}),
                stone(0.6 + (way / far) * 10, row),
                label(12.6, row + 0.75, way),
            ]),
            box: [0, -0.1, 14, parts.length + 0.2],
        };
    },
    // Does not draw the second number, the cap of some games.
    heap({parts: [size]}) {
        const {parts, width, height} = pile(size, 5);
        return {
            parts: [...parts, label(width / 2, 0.95, size)],
            box: [-0.5, -height - 0.1, width + 1, height + 1.3],
        };
    },
    stairs: ({parts}) => piles(parts, (i) => (i + 1) * STEP),
    // The square at the bottom left is poison.
    bar({parts}) {
        const columns = Math.max(1, ...parts),
            rows = Math.max(1, parts.length);
        const poison = parts[0]
            ? [svg('path', {d: 'M0.3 -0.7l0.4 0.4m0 -0.4l-0.4 0.4', class: 'poison'})]
            : [];
        return {
            parts: [
                ...grid(
                    (y) => parts[y] ?? 0,
                    rows,
                    () => 'chocolate',
                ),
                ...poison,
            ],
            box: [-0.1, -rows - 0.1, columns + 0.2, rows + 0.2],
        };
    },
    strip({parts}) {
        const length = Math.max(7, ...parts) + 1,
            heights = Array(length).fill(0);
        const coins = parts.map((at) => stone(at, -1 - heights[at]++, 'coin'));
        const top = Math.max(1, ...heights);
        return {
            parts: [
                ...grid(() => length, 1),
                ...coins,
                ...heights.map((_, i) => label(i + 0.5, 0.75, i, 0.5)),
            ],
            box: [-0.1, -top - 0.1, length + 0.2, top + 1.1],
        };
    },
    coins({parts}) {
        return {
            parts: parts.flatMap((isHead, i) => [
                stone(i, 0, isHead ? 'coin' : 'coin tail'),
                label(i + 0.5, 0.7, isHead ? 'H' : 'T', 0.5),
                label(i + 0.5, 1.6, i + 1, 0.45),
            ]),
            box: [-0.1, -0.1, Math.max(1, parts.length) + 0.2, 1.9],
        };
    },
    men({parts, params}) {
        const columns = Number(params.W);
        const men = parts.flatMap(([black, white], row) => [
            stone(black - 1, -row - 1),
            stone(white - 1, -row - 1, 'other'),
        ]);
        return {
            parts: [
                ...grid(() => columns, parts.length),
                ...men,
                ...Array.from({length: columns}, (_, i) => label(i + 0.5, 0.7, i + 1, 0.5)),
            ],
            box: [-0.1, -parts.length - 0.1, columns + 0.2, parts.length + 1],
        };
    },
    letters({parts}) {
        return {
            parts: [
                ...grid(() => parts.length, 1),
                ...parts.flatMap((letter, i) => [
                    label(i + 0.5, -0.22, letter),
                    label(i + 0.5, 0.6, i + 1, 0.4),
                ]),
            ],
            box: [-0.1, -1.1, parts.length + 0.2, 1.9],
        };
    },
    boxes({parts}) {
        const drawn = parts.map((size) => pile(size, 5));
        const width = Math.max(2, ...drawn.map((one) => one.width)) + 0.4,
            height = Math.max(2, ...drawn.map((one) => one.height)) + 0.2;
        return {
            parts: drawn.flatMap((one, i) => {
                const x = i * (width + 0.6);
                return [
                    svg('path', {d: `M${x} ${-height}V0h${width}V${-height}`, class: 'box'}),
                    moved(x + (width - one.width) / 2, -0.1, one.parts),
                    label(x + width / 2, 0.95, parts[i]),
                ];
            }),
            box: [-0.1, -height - 0.1, 2 * width + 0.8, height + 1.3],
        };
    },
    tokens: graph,
};

// A vertex's column is its longest distance from an end, so arrows point left.
function graph({params, parts}) {
    const edges = params.E === '-' ? [] : params.E.split(',').map((edge) => edge.split('>').map(Number));
    const count = Number(params.V),
        depth = Array(count).fill(0);
    for (let round = 0; round < count; round++)
        for (const [from, to] of edges) depth[from] = Math.max(depth[from], depth[to] + 1);
    const rows = Array(count).fill(0);
    const places = depth.map((column) => [column * 2.2 + 1, rows[column]++ * 2 + 1 + (column % 2) * 0.7]);
    const lines = edges.map(([from, to]) => {
        const [x, y] = places[from],
            [toX, toY] = places[to],
            length = Math.hypot(toX - x, toY - y);
        const [dx, dy] = [(toX - x) / length, (toY - y) / length];
        const [endX, endY] = [toX - dx * 0.62, toY - dy * 0.62];
        const head = `M${endX} ${endY}l${dx * -0.35 - dy * 0.2} ${dy * -0.35 + dx * 0.2}l${dy * 0.4} ${dx * -0.4}z`;
        return svg('path', {d: `M${x} ${y}L${endX} ${endY}${head}`, class: 'arrow-line'});
    });
    const here = (vertex) => parts.filter((at) => at === vertex).length;
    const points = places.flatMap(([x, y], vertex) => [
        svg('circle', {cx: x, cy: y, r: 0.55, class: here(vertex) ? 'stone' : 'point'}),
        svg(
            'text',
            {
                x,
                y: y + 0.22,
                class: `label ${here(vertex) ? 'on-stone' : ''}`,
                'font-size': 0.6,
                'text-anchor': 'middle',
            },
            here(vertex) > 1 ? `${vertex}×${here(vertex)}` : `${vertex}`,
        ),
    ]);
    const width = Math.max(...places.map(([x]) => x)) + 1,
        height = Math.max(...places.map(([, y]) => y)) + 1;
    return {parts: [...lines, ...points], box: [0, 0, width, height]};
}

// Returns a picture of the position that fills its container.
export function drawPosition(position) {
    const {parts, box} = SHAPES[position.game.shape](position);
    return svg('svg', {viewBox: box.join(' '), class: 'position', 'aria-hidden': 'true'}, ...parts);
}
