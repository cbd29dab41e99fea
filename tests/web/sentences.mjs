// SPDX-License-Identifier: MIT
// If this test fails, a reason on the page says something false about a position. Compares each sentence of a reason
// with the verdict and the winning moves that brute force finds, in edge cases and drawn positions of each game.
import {rungsOf} from '../../sim/web/page/reason.js';
import {texts} from '../../sim/web/page/words/en.js';
import {done, host, ok, positionsByGame} from './tap.mjs';

const POSITIONS = process.env.DRAW === 'all' ? 600 : 10; // drawn of each game
const MISERE = /^m(?=nim|moore|take|sub|mixed|dag)/;

// Returns the reason for each question as a Map. Each line `kind: text` becomes an entry {kind: text}.
const reasonsOf = (questions) =>
    host(...questions.map((one) => `why ${one}`))
        .join('\n')
        .split('\n\n')
        .map((answer) => new Map(answer.split('\n').map((line) => line.split(/: (.*)/s))));

const xor = (numbers) => numbers.reduce((sum, one) => sum ^ one, 0);
// Returns true if each binary column has a number of ones that `modulus` divides.
function columnsVanish(numbers, modulus) {
    for (let bit = 0; numbers.some((one) => one >> bit); bit++)
        if (numbers.reduce((sum, one) => sum + ((one >> bit) & 1), 0) % modulus) return false;
    return true;
}

function isOnes({counted}, {counts}) {
    const [first, second] = counts.split(', ').map(Number),
        ones = sum(counted);
    return counted.every((one) => one <= 1) && ones >= first && (ones - first) % (second - first) === 0;
}

// Functions that return true if a sentence says that the player to move loses
const CLAIMS = {
    onlyOnesPiles: isOnes,
    onlyOnesValues: isOnes,
    powers: ({sizes}) => xor(sizes) === 0,
    powersOfValues: ({sizes}) => xor(sizes) === 0,
    binary: ({sizes}) => xor(sizes) === 0,
    pairs: ({sizes}) => sizes[0] === sizes[1],
    columnsMod: ({sizes}, {modulus}) => columnsVanish(sizes, modulus),
    theory_values: ({worth}) => xor(worth) === 0,
    theory_remainder: ({parts}, {left, modulus}) => parts[0] % modulus === left,
    theory_parity: ({parts}) => parts.every((part) => part % 2),
    pairIs: ({parts}, {less, more}) => Math.min(...parts) === less && Math.max(...parts) === more,
    theory_zeckendorf: ({groups, parts}) => groups && groups.at(-1) > parts[1],
    theory_power: ({groups, parts}) => groups && groups.at(-1) > parts[1],
};

const PLACES = (words, isHead) => [...words].flatMap((side, i) => (side === 'H' ? [isHead(i + 1)] : []));
// For each text that says which numbers count, a function that returns these numbers
const COUNTS = {
    counts_stair: (words) => words.split(' ').map(Number).filter((_, i) => i % 2 === 0),
    counts_northcott: (words) => words.split(' ').map((row) => Math.abs(row.split(',')[0] - row.split(',')[1]) - 1),
    counts_nimble: (words) => words.split(' ').map(Number),
    counts_turtle_opt: (words) => PLACES(words, (place) => place),
    counts_turtle_man: (words) => PLACES(words, (place) => place - 1),
    counts_turtle_edge: (words) => PLACES(words, (place) => (place === 1 ? 1 : place === 2 ? 0 : place - 1)),
};
COUNTS.counts_northcottr = COUNTS.counts_northcott;

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const shownNames = new Set();

// Returns an explanation's faults. `normal` has the winning moves in normal play.
function faultsOf({game, words, verdict, kinds, normal, wins}) {
    const faults = [];
    const numbersOf = (text) => text.split(' ').map(Number),
        parts = numbersOf(words),
        counted = numbersOf(kinds.get('values')?.split(' = ')[0] ?? kinds.get('parts'));
    for (const {says, picture} of rungsOf(game.replace(MISERE, ''), kinds)) {
        const rows = picture?.rows?.map(({groups}) => groups.map(({size}) => size)) ?? [];
        const sizes = picture?.kind === 'binary' ? picture.cells.map((row) => parseInt(row.join(''), 2)) : rows.map(sum);
        const shown = {parts, counted, sizes, worth: picture?.worth, groups: rows[0]};
        for (const [name, places = {}] of says) {
            shownNames.add(name);
            if (!texts[name]) faults.push(`${name}: no such text`);
            const left = Array.from(texts[name]?.matchAll(/\{(\w+)\}/g) ?? [], ([, place]) => place).filter((place) => places[place] === undefined);
            if (left.length) faults.push(`${name}: ${left} stay empty`);
            const claim = CLAIMS[name]?.(shown, places);
            if (claim !== undefined && claim !== (verdict === 'P')) faults.push(`${name}: says ${claim ? 'P' : 'N'}`);
            if (COUNTS[name]) {
                const [ours, theirs] = [COUNTS[name](words), kinds.get('parts').split(' ').map(parseFloat)].map((all) => all.filter(Boolean).sort().join());
                if (ours !== theirs) faults.push(`${name}: ${ours} counts, not ${theirs}`);
            }
            if (name.startsWith('notYet') && normal !== undefined && normal !== wins) faults.push(`${name}: ${normal} would win, and ${wins} do`);
            if (name === 'mayTake' && places.cap !== parts[1]) faults.push(`${name}: ${places.cap}`);
        }
    }
    return faults;
}

for (const [game, rows] of positionsByGame(POSITIONS)) {
    const questions = rows.map(([head, words]) => `${head} : ${words}`);
    const reasons = reasonsOf(questions),
        isMisere = MISERE.test(game);
    const normal = isMisere ? host(...questions.map((one) => `all ${one.replace(MISERE, '')}`)) : [];
    const wrong = [];
    let checked = 0;
    rows.forEach(([, words, verdict, moves], i) => {
        const kinds = reasons[i];
        if (!kinds.has('theory')) return;
        const sorted = (all) => all.split(' ').sort().join(' ');
        const faults = faultsOf({game, words, verdict, kinds, wins: sorted(moves), normal: isMisere ? sorted(normal[i].split(' : ')[3] ?? '') : undefined});
        checked++;
        if (faults.length) wrong.push(`${questions[i]} : ${verdict} : ${moves}`, ...faults);
    });
    ok(checked > 0 && wrong.length === 0, `${game}: the reasons of ${checked} positions say nothing false`, ...wrong.slice(0, 8));
}
const unseen = [...Object.keys(CLAIMS), ...Object.keys(COUNTS)].filter((name) => !shownNames.has(name));
ok(unseen.length === 0, 'each sentence is used', ...unseen);
{
    const kinds = (question) => reasonsOf([question])[0];
    const isCopied = (game, known) => rungsOf(game, known).some(({name}) => name === 'inPairs');
    const misere = kinds('mnim - : 3 5');
    ok(isCopied('nim', new Map([...misere].filter(([kind]) => kind !== 'end'))) && !isCopied('nim', misere), 'copying moves is not offered in misère play');
    ok(!isCopied('subsum', kinds('subsum S=1,3,4 : 4 6')), 'copying moves is not offered in sums of values');
    const wrong = faultsOf({game: 'nim', words: '3 4 5', verdict: 'P', kinds: kinds('nim - : 3 4 5'), wins: '-'});
    ok(wrong.length > 0, 'control: a false sentence is found', ...wrong);
}
done();
