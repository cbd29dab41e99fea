// SPDX-License-Identifier: MIT
// The geometry of each shape. Lengths are in stones, and y grows downwards. A scene {box, draw, mark, spots} has one scale for
// several positions.

// draw(position, last) returns the pictures of a position. The pieces that last.move has moved slide to their places.
// mark(before, move, kind) returns pictures that mark a move.
// spots(position, choices) returns spots to touch: {x, y, width, height, piece, first, offers, draws}
//   piece: the part at the spot
//   first: this part's first choice
//   offers(selected): the spot's choices while a part is selected
// hasRows: true if the spots form rows, false if they form columns
import {choicesIn} from './choices.js';
import {svg} from './elements.js';
import {edgesOf} from './fields.js';
import {choicesOf} from './position.js';

const TALL = 10, // stones per column; larger piles have several columns
    TALL_HEAP = 5,
    STONES_MAX = 127; // largest pile to draw as stones
const RADIUS = 0.42,
    RING = 0.47,
    STEP = 0.6, // height of a step of the staircase
    TRACK = 9, // length of a ball's track
    LANE = 1.3; // height of a ball's lane

const label = (x, y, words, size = 0.7, more = '') =>
    svg('text', {x, y, class: `label ${more}`, 'font-size': size, 'text-anchor': 'middle'}, `${words}`);
const circle = (x, y, more, r = RADIUS) => svg('circle', {cx: x + 0.5, cy: y + 0.5, r, class: more});
const stone = (x, y, more = '') => circle(x, y, `stone ${more}`);
const square = (x, y, more, inset = 0.03) =>
    svg('rect', {x: x + inset, y: y + inset, width: 1 - 2 * inset, height: 1 - 2 * inset, rx: 0.12, class: more});
const cell = (x, y, more = '') => square(x, y, `cell ${more}`);
const gone = (x, y, kind) => circle(x, y, `mark gone ${kind}`);
const isPlayed = (kind) => kind === 'human' || kind === 'machine';
const ring = (x, y, kind) => circle(x, y, `mark ring ${kind}`, RING);

// Draws a curved arrow from one point to another.
function arrow([x, y], [toX, toY], kind, bow = 0.45) {
    const middle = [(x + toX) / 2, (y + toY) / 2 - bow],
        length = Math.hypot(toX - middle[0], toY - middle[1]) || 1;
    const [dx, dy] = [(toX - middle[0]) / length, (toY - middle[1]) / length];
    const head = `M${toX - dx * 0.35 - dy * 0.2} ${toY - dy * 0.35 + dx * 0.2}L${toX} ${toY}L${toX - dx * 0.35 + dy * 0.2} ${toY - dy * 0.35 - dx * 0.2}`;
    return svg('path', {d: `M${x} ${y}Q${middle} ${toX} ${toY}${head}`, class: `mark arrow ${kind}`});
}

// Makes a piece slide from its previous place to its place.
function slide(piece, [dx, dy]) {
    if (!dx && !dy) return piece;
    piece.classList.add('came');
    piece.style.setProperty('--dx', `${dx}px`);
    piece.style.setProperty('--dy', `${dy}px`);
    return piece;
}

const most = (positions, of) => Math.max(...positions.map(of));
const partsMax = (positions) =>
    Array.from({length: most(positions, ({parts}) => parts.length)}, (_, i) => most(positions, ({parts}) => parts[i] ?? 0));
const span = (from, to) => Array.from({length: Math.max(0, to - from)}, (_, i) => from + i);
const grid = (columns, rows, more) => span(0, rows).flatMap((y) => span(0, columns(y)).map((x) => cell(x, -y - 1, more)));
const spotAt = (x, y, choice, width = 1, height = 1) => ({x, y, width, height, offers: () => [choice]});
const first = (choices, part) => choices.find((one) => one.part === part);

// Places piles side by side. at(pile, index) returns the place of a stone.
function columnsOf(sizes, tall, gap, ground = () => 0) {
    let x = 0;
    const columns = sizes.map((size, i) => {
        const isBlock = size > STONES_MAX,
            width = isBlock ? 3 : Math.max(1, Math.ceil(size / tall)),
            room = Math.max(width, 1.4);
        const column = {x, room, left: x + (room - width) / 2, width, isBlock, y: -ground(i), height: isBlock ? tall : Math.ceil(size / width)};
        x += room + gap;
        return column;
    });
    const at = (i, index) => [columns[i].left + (index % columns[i].width), columns[i].y - 1 - Math.floor(index / columns[i].width)];
    const top = Math.max(1, ...columns.map(({height, y}) => height - y));
    return {columns, at, box: [-0.1, -top - 0.1, Math.max(x - gap + 0.2, 1), top + 1.3]};
}

const stonesOf = ({columns, at}, i, size) =>
    columns[i].isBlock
        ? [svg('rect', {x: columns[i].left, y: columns[i].y - TALL, width: 3, height: TALL, rx: 0.3, class: 'block'})]
        : span(0, size).map((index) => stone(...at(i, index)));

// Touching a stone selects the smallest move that takes the stone. If no move takes the stone, selects the pile's
// largest move.
function stoneSpots({columns, at}, position, choices) {
    return position.parts.flatMap((size, i) => {
        const own = choices.filter(({part}) => part === i);
        if (!own.length || columns[i].isBlock) return [];
        return span(0, size).map((index) => spotAt(...at(i, index), own.find(({number}) => number >= size - index) ?? own.at(-1)));
    });
}

// Returns spots between Wythoff's piles. Each spot offers to take the same number of stones from both piles.
const BOTH_GAP = 2.4;
function bothSpots({columns}, choices) {
    return choices
        .filter(({part}) => part === 2)
        .map((choice) => {
            const [x, y] = [columns[0].x + columns[0].room + 0.2, -choice.number];
            const words = `${choice.number}+${choice.number}`;
            const sign = svg('rect', {x, y: y + 0.1, width: 2, height: 0.8, rx: 0.4, class: 'sign-both'});
            return {...spotAt(x, y, choice, 2), draws: [sign, label(x + 1, y + 0.73, words, 0.6)]};
        });
}

function piles(positions, tall = TALL, ground = undefined) {
    const isPair = positions[0].game.of === 'wythoff',
        place = columnsOf(partsMax(positions), tall, isPair ? BOTH_GAP : 0.5, ground),
        {columns, at, box} = place;
    if (isPair) {
        const rows = most(positions, ({parts}) => Math.min(...parts));
        box[3] += Math.max(0, rows + 0.1 + box[1]);
        box[1] = Math.min(box[1], -rows - 0.1);
    }
    return {
        box,
        draw: ({parts, game}) =>
            parts.flatMap((size, i) => {
                const {x, room, y} = columns[i];
                return [
                    svg('path', {d: `M${x} ${y}h${room}V0h${-room}z`, class: 'ground'}),
                    ...stonesOf(place, i, size),
                    label(x + room / 2, 0.95, game.end === 'light' ? i + 1 : size), // the pocket toy numbers its rows
                ];
            }),
        mark: ({parts}, move, kind) =>
            choicesOf(move).flatMap(([pile, taken]) => span(parts[pile - 1] - taken, parts[pile - 1]).map((index) => gone(...at(pile - 1, index), `taken ${kind}`))),
        spots: (position, choices) => [...stoneSpots(place, position, choices), ...(isPair ? bothSpots(place, choices) : [])],
    };
}

// Draws the heap. Leaves out the cap that some games have.
function heap(positions) {
    const alone = ({parts, ...others}) => ({...others, parts: parts.slice(0, 1)});
    const scene = piles(positions.map(alone), TALL_HEAP);
    return {
        ...scene,
        draw: (position) => scene.draw(alone(position)),
        mark: (before, move, kind) => scene.mark(before, `1-${move}`, kind),
        spots: (position, choices) => scene.spots(alone(position), choices),
    };
}

function stairs(positions) {
    const scene = piles(positions, TALL, (i) => (i + 1) * STEP);
    const place = columnsOf(partsMax(positions), TALL, 0.5, (i) => (i + 1) * STEP);
    const topOf = (i, size) => place.at(i, Math.max(0, size)).map((one, axis) => one + (axis ? 0.6 : 0.5));
    return {
        ...scene,
        mark(before, move, kind) {
            const [[step, count]] = choicesOf(move),
                i = step - 1,
                from = topOf(i, before.parts[i] - count);
            const to = i ? topOf(i - 1, before.parts[i - 1]) : [-0.1, from[1]];
            return [...scene.mark(before, move, kind), arrow(from, to, kind)];
        },
    };
}

// Draws a chocolate bar. The square at the bottom left is poisoned.
function bar(positions) {
    const columns = most(positions, ({parts}) => Math.max(1, ...parts)),
        rows = most(positions, ({parts}) => Math.max(1, parts.length));
    return {
        box: [-1, -rows - 0.1, columns + 1.1, rows + 1],
        draw: ({parts}) => [
            ...grid((y) => parts[y] ?? 0, rows, 'chocolate'),
            ...(parts[0] ? [svg('path', {d: 'M0.3 -0.7l0.4 0.4m0 -0.4l-0.4 0.4', class: 'poison'})] : []),
            ...span(0, rows).map((y) => label(-0.5, -y - 0.3, y + 1, 0.5, 'place')),
            ...span(0, columns).map((x) => label(x + 0.5, 0.7, x + 1, 0.5, 'place')),
        ],
        mark({parts}, move, kind) {
            const [[row, column]] = choicesOf(move);
            return span(row - 1, parts.length).flatMap((y) => span(column - 1, parts[y]).map((x) => square(x, -y - 1, `mark gone taken ${kind}`, 0.1)));
        },
        spots: (position, choices) => choices.map((choice) => spotAt(choice.becomes, -choice.part - 1, choice)),
    };
}

function strip(positions) {
    const length = Math.max(7, most(positions, ({parts}) => Math.max(0, ...parts))) + 1;
    const heightOf = (parts, coin) => parts.slice(0, coin).filter((at) => at === parts[coin]).length;
    const placeOf = (parts, coin) => [parts[coin], -1 - heightOf(parts, coin)];
    const top = Math.max(2, most(positions, ({parts}) => parts.length));
    return {
        box: [-0.1, -top - 0.1, length + 0.2, top + 1.1],
        draw: ({parts}, last) => [
            ...grid(() => length, 1, ''),
            ...parts.map((_, coin) => slide(stone(...placeOf(parts, coin), 'coin'), wayBack(placeOf, parts, last?.before.parts, coin))),
            ...span(0, length).map((i) => label(i + 0.5, 0.75, i, 0.5)),
        ],
        mark({parts}, move, kind) {
            const [[coin, to]] = choicesOf(move),
                [x, y] = placeOf(parts, coin - 1);
            return [gone(x, y, kind), arrow([x + 0.5, y + 0.1], [to + 0.5, -0.95], kind, 0.8)];
        },
        spots: ({parts}, choices) => [
            ...parts.flatMap((_, part) => {
                const [x, y] = placeOf(parts, part);
                return first(choices, part) ? [{...spotAt(x, y), piece: part, first: first(choices, part), offers: () => []}] : [];
            }),
            ...span(0, length).flatMap((x) => {
                const coming = choices.filter(({becomes}) => becomes === x).sort((one, other) => one.number - other.number);
                const isFree = !parts.includes(x);
                return coming.length ? [{...spotAt(x, isFree ? -1 : 0, undefined, 1, isFree ? 2 : 1), offers: () => coming}] : [];
            }),
        ],
    };
}

// Returns the distance [x, y] from a piece's place to its previous place.
function wayBack(placeOf, parts, before, piece) {
    if (!before || before[piece] === undefined) return [0, 0];
    const [x, y] = placeOf(parts, piece),
        [fromX, fromY] = placeOf(before, piece);
    return [fromX - x, fromY - y];
}

function balls(positions) {
    const far = most(positions, ({parts}) => Math.max(1, ...parts)),
        rows = most(positions, ({parts}) => parts.length),
        placeOf = (parts, row) => [0.6 + (parts[row] / far) * TRACK, row * LANE];
    return {
        box: [-0.8, -0.4, TRACK + 4, rows * LANE + 0.4],
        hasRows: true,
        draw: ({parts}, last) =>
            parts.flatMap((distance, row) => [
                svg('path', {d: `M1 ${row * LANE + 0.5}h${TRACK}`, class: 'track'}),
                svg('path', {d: `M0.9 ${row * LANE}v1h-0.6v-1z`, class: 'goal'}),
                label(-0.3, row * LANE + 0.7, row + 1, 0.5, 'place'),
                slide(stone(...placeOf(parts, row)), wayBack(placeOf, parts, last?.before.parts, row)),
                label(TRACK + 2.4, row * LANE + 0.75, distance),
            ]),
        mark: (before, move, kind) =>
            choicesOf(move).flatMap(([ball, turns]) => {
                const [x, y] = placeOf(before.parts, ball - 1),
                    {becomes} = choicesIn(before).find(({part, number}) => part === ball - 1 && number === turns);
                return [gone(x, y, kind), arrow([x + 0.5, y + 0.5], [1.1 + (becomes / far) * TRACK, y + 0.5], kind)];
            }),
        spots: ({parts}, choices) =>
            choices.map((choice) => {
                const x = 0.6 + (choice.becomes / far) * TRACK,
                    y = choice.part * LANE,
                    turn = svg('path', {d: `M${x + 0.5} ${y + 0.25}v0.5`, class: 'track'});
                return {...spotAt(x, y, choice), draws: [turn]};
            }),
    };
}

function coins(positions) {
    const count = most(positions, ({parts}) => Math.max(1, parts.length));
    return {
        box: [-0.1, -0.1, count + 0.2, 1.9],
        draw: ({parts}, last) =>
            parts.flatMap((isHead, i) => {
                const coin = stone(i, 0, isHead ? 'coin' : 'coin tail');
                if (last && last.before.parts[i] !== isHead) coin.classList.add('turned');
                return [coin, label(i + 0.5, 0.7, isHead ? 'H' : 'T', 0.5), label(i + 0.5, 1.6, i + 1, 0.45)];
            }),
        mark: (_, move, kind) => choicesOf(move)[0].map((place) => ring(place - 1, 0, kind)),
        // The first touch selects one coin, the second touch the other.
        spots: ({parts}, choices) =>
            parts.map((_, i) => ({
                ...spotAt(i, 0, undefined, 1, 1.9),
                piece: i,
                first: choices.find(({part, number}) => part === i && number === i + 1) ?? first(choices, i) ?? choices.find(({number, part}) => number === i + 1 && part !== i),
                offers: (selected) => choices.filter(({part, number}) => (part === selected && number === i + 1 && part !== i) || (part === i && number === selected + 1 && part !== selected)),
            })),
    };
}

// Draws men, green for the first player and orange for the second.
function men(positions) {
    const columns = Number(positions[0].params.W),
        rows = most(positions, ({parts}) => parts.length),
        placeOf = (parts, row, man) => [parts[row][man] - 1, -row - 1];
    const colour = (isSecond) => (isSecond ? 'other' : '');
    return {
        box: [-1, -rows - 0.1, columns + 1.1, rows + 1],
        hasRows: true,
        draw: ({parts, isOrange}, last) => [
            ...grid(() => columns, rows, ''),
            ...parts.flatMap((row, i) =>
                [0, 1].map((man) => {
                    const [from] = placeOf(last?.before.parts ?? parts, i, last ? 1 - man : man),
                        [x, y] = placeOf(parts, i, man);
                    return slide(stone(x, y, colour(Boolean(man) !== Boolean(isOrange))), [from - x, 0]);
                }),
            ),
            ...span(0, columns).map((i) => label(i + 0.5, 0.7, i + 1, 0.5, 'place')),
            ...span(0, rows).map((i) => label(-0.5, -i - 0.3, i + 1, 0.5, 'place')),
        ],
        mark({parts}, move, kind) {
            const [[row, to]] = choicesOf(move),
                [x, y] = placeOf(parts, row - 1, 0);
            return [gone(x, y, kind), arrow([x + 0.5, y + 0.5], [to - 0.5, y + 0.5], kind)];
        },
        spots: ({parts}, choices) => [
            ...parts.flatMap((_, row) => {
                const own = choices.find(({part}) => part >> 1 === row);
                return own ? [{...spotAt(...placeOf(parts, row, 0)), piece: own.part, first: own, offers: () => []}] : [];
            }),
            ...choices.map((choice) => spotAt(choice.becomes - 1, -(choice.part >> 1) - 1, choice)),
        ],
    };
}

// Draws SOS cells. The player touches a cell's upper half to write S, its lower half to write O.
function letters(positions) {
    const count = most(positions, ({parts}) => parts.length);
    const tallCell = (x, more) => svg('rect', {x: x + 0.03, y: -1.97, width: 0.94, height: 1.94, rx: 0.12, class: more});
    return {
        box: [-0.1, -2.1, count + 0.2, 2.9],
        draw: ({parts}, last) =>
            parts.flatMap((letter, i) => {
                const written = label(i + 0.5, -0.65, letter, 1, last && last.before.parts[i] !== letter ? 'written' : '');
                return [tallCell(i, 'cell'), written, label(i + 0.5, 0.6, i + 1, 0.4)];
            }),
        mark(_, move, kind) {
            const [[place]] = choicesOf(move),
                frame = tallCell(place - 1, `mark ring ${kind}`);
            return isPlayed(kind) ? [frame] : [frame, label(place - 0.5, move.endsWith('S') ? -1.22 : -0.22, move.at(-1), 0.8, `mark letter ${kind}`)];
        },
        spots: (_, choices) =>
            choices.map((choice) => ({
                ...spotAt(choice.part, choice.number === 1 ? -2 : -1, choice),
                draws: [label(choice.part + 0.5, choice.number === 1 ? -1.22 : -0.22, choice.move.at(-1), 0.8, 'offer')],
            })),
    };
}

function boxes(positions) {
    const largest = Math.max(...partsMax(positions));
    const place = columnsOf([largest, largest], TALL_HEAP, 1.4),
        {columns, at} = place,
        height = Math.max(2, columns[0].height) + 0.2;
    const inBox = (i, index) => at(i, index).map((one, axis) => (axis ? one - 0.1 : one));
    return {
        box: [-0.4, -height - 0.1, columns[1].x + columns[1].room + 0.8, height + 1.3],
        draw: ({parts}) =>
            parts.flatMap((size, i) => {
                const {x, room} = columns[i];
                return [
                    svg('path', {d: `M${x - 0.2} ${-height}V0h${room + 0.4}V${-height}`, class: 'box'}),
                    ...stonesOf({columns, at: inBox}, i, size),
                    label(x + room / 2, 0.95, size),
                ];
            }),
        mark({parts}, move, kind) {
            const [[emptied, ...after]] = choicesOf(move),
                box = emptied - 1,
                other = 1 - box;
            const moving = span(after[other], parts[other]).map((index) => inBox(other, index));
            const centre = (i) => columns[i].x + columns[i].room / 2,
                y = -height + ({human: 0.3, machine: 0.9}[kind] ?? 1.5),
                way = arrow([centre(other), y], [centre(box), y], kind, 0.6);
            if (isPlayed(kind)) return [way];
            const crossed = span(0, parts[box]).map((index) => {
                const [x, top] = inBox(box, index);
                return svg('path', {d: `M${x + 0.25} ${top + 0.25}l0.5 0.5m0 -0.5l-0.5 0.5`, class: `mark ${kind}`});
            });
            return [...crossed, ...moving.map((one) => gone(...one, kind)), way];
        },
        // Touching a stone splits the stone's box and empties the other box.
        spots: ({parts}, choices) => choices.map((choice) => spotAt(...inBox(1 - choice.part, parts[1 - choice.part] - choice.number), choice)),
    };
}

// Draws a graph. Vertices with long paths are at the right, so arrows point left.
function tokens([{params}]) {
    const edges = edgesOf(params.E === '-' ? {} : params),
        count = Number(params.V),
        depth = Array(count).fill(0);
    for (let round = 0; round < count; round++) for (const [from, to] of edges) depth[from] = Math.max(depth[from], depth[to] + 1);
    const rows = Array(count).fill(0);
    const places = depth.map((column) => [column * 2.2 + 1, rows[column]++ * 2 + 1 + (column % 2) * 0.7]);
    const line = (from, to, more) => {
        const [[x, y], [toX, toY]] = [places[from], places[to]],
            length = Math.hypot(toX - x, toY - y);
        const [dx, dy] = [(toX - x) / length, (toY - y) / length],
            [endX, endY] = [toX - dx * 0.62, toY - dy * 0.62];
        const head = `M${endX} ${endY}l${dx * -0.35 - dy * 0.2} ${dy * -0.35 + dx * 0.2}l${dy * 0.4} ${dx * -0.4}z`;
        return svg('path', {d: `M${x} ${y}L${endX} ${endY}${head}`, class: more});
    };
    const width = Math.max(...places.map(([x]) => x)) + 1,
        height = Math.max(...places.map(([, y]) => y)) + 1;
    return {
        box: [0, 0, width, height],
        draw({parts}, last) {
            const here = (vertex) => parts.filter((at) => at === vertex).length;
            const name = (vertex) => (here(vertex) > 1 ? `${vertex}×${here(vertex)}` : `${vertex}`);
            return [
                ...edges.map(([from, to]) => line(from, to, 'arrow-line')),
                ...places.map(([x, y]) => svg('circle', {cx: x, cy: y, r: 0.55, class: 'point'})),
                ...parts.map((vertex, token) => {
                    const [x, y] = places[vertex],
                        [fromX, fromY] = places[last?.before.parts[token] ?? vertex];
                    return slide(svg('circle', {cx: x, cy: y, r: 0.55, class: 'stone plain'}), [fromX - x, fromY - y]);
                }),
                ...places.map(([x, y], vertex) => label(x, y + 0.22, name(vertex), 0.6, here(vertex) ? 'on-stone' : '')),
            ];
        },
        mark: ({parts}, move, kind) =>
            choicesOf(move).flatMap(([token, to]) => {
                const [x, y] = places[to];
                return [line(parts[token - 1], to, `mark way ${kind}`), svg('circle', {cx: x, cy: y, r: 0.68, class: `mark ring ${kind}`})];
            }),
        spots: ({parts, game}, choices) =>
            places.flatMap(([x, y], vertex) => {
                const piece = parts.findIndex((at, part) => at === vertex && first(choices, part)),
                    coming = choices.filter(({becomes}) => becomes === vertex);
                if (piece < 0 && !coming.length) return [];
                return [{...spotAt(x - 0.55, y - 0.55, undefined, 1.1, 1.1), piece, first: first(choices, piece), selects: game.of === 'everysg', offers: () => coming}];
            }),
    };
}

const SCENES = {piles: (positions) => piles(positions), heap, stairs, bar, strip, balls, coins, men, letters, boxes, tokens};

// Returns a scene that can show all these positions of a game.
export const sceneOf = (positions) => SCENES[positions[0].game.shape](positions);
