// SPDX-License-Identifier: MIT
// "Who wins here?": a ladder of questions, each answered only when asked for. All answers are those of the host's
// program.
import {errorBehind} from './console.js';
import {make} from './elements.js';
import {reasonInPictures} from './pictures.js';
import {text} from './texts.js';

const DEFAULT = 'nim - : 3 4 5';

// Draws the ladder into an element. ask: Program.ask. opener: {label(), open(position, tellFault)} opens a
// position on the board. Returns {setPosition(question), relabel()}.
export function makeWhy(element, ask, opener) {
    let position = DEFAULT,
        onGlass; // the position that the board has told
    const steps = make('div', {className: 'steps', ariaLive: 'polite'});

    function button(label, pressed) {
        const one = make('button', {type: 'button'}, label);
        one.addEventListener('click', pressed);
        return one;
    }

    // A step that shows what it leads to in place of its button. The focus goes on to the next button there, or
    // to what is shown.
    function step(label, answer) {
        const row = make('div', {className: 'choices'});
        const climb = () => {
            const shown = answer().filter(Boolean);
            row.replaceWith(...shown);
            const next = shown.map((one) => one.querySelector('button')).find(Boolean) ?? shown[0];
            if (next === shown[0]) next.tabIndex = -1;
            next.focus({preventScroll: true});
        };
        row.append(button(label, climb));
        return row;
    }

    const say = (words) => make('p', {}, words);

    // What the program says about a question: {verdict, good, legal, move, kinds}, or {error}. good: how many
    // moves win or, where nobody can, keep the draw; NaN if they were too many to be counted. kinds are the lines of `why`, by the words before their
    // colons.
    async function solve(question) {
        const reasons = await ask(`why ${question}`);
        if (!reasons) return {};
        if (reasons[0].startsWith('error:')) return {error: errorBehind('why', reasons[0])};
        const kinds = new Map(reasons.filter(Boolean).map((line) => line.split(/: (.*)/s)));
        const [legal, good] = kinds.get('moves')?.match(/\d+/g) ?? [];
        const [move] = kinds.get('move')?.split(' ') ?? [];
        return {verdict: kinds.get('verdict'), good: Number(good), legal, move, kinds};
    }

    // The pictures of the reason, each behind a button of the one before, then the program's own lines.
    function rungs([{show}, ...others], raw) {
        const [next] = others;
        return [...show(), ...(next ? [step(text(next.name), () => rungs(others, raw))] : [raw])];
    }

    function reason({kinds}, question) {
        const raw = ['parts', 'values', 'remainder', 'split', 'end', 'move'].filter((kind) =>
            kinds.has(kind),
        );
        const list = make(
            'ul',
            {lang: 'en', className: 'data'},
            ...raw.map((kind) => make('li', {}, `${kind}: ${kinds.get(kind)}`)),
        );
        const [game] = question.trim().toLowerCase().split(/[\s:]/);
        return rungs(reasonInPictures(game, kinds), list);
    }

    // A move that names a part does it first: 1-2, 3>0.
    const partOf = (move) => move.match(/^(\d+)[->,]/)?.[1];

    function afterVerdict(known, question) {
        const why = () => step(text('reason'), () => reason(known, question));
        if (known.good === 0 || known.verdict === 'P') return [say(text('movesNone')), why()];
        const {good: wins, legal, move} = known,
            isDraw = known.verdict === 'D';
        const counted = `${isDraw ? 'drawsOf' : 'movesOf'}${wins === 1 ? 'One' : ''}`;
        const show = () => step(text('showMove'), () => [say(text('moveIs', {move}))]);
        const part = () => [say(text('partIs', {part: partOf(move)})), show()];
        const next = move && partOf(move) ? () => step(text('which'), part) : show;
        if (isNaN(wins)) return [next(), why()];
        const count = () => [say(text(counted, {wins, legal})), move ? next() : ''];
        return [step(text(isDraw ? 'howManyDraw' : 'howMany'), count), why()];
    }

    async function answer(question, guess) {
        const known = await solve(question);
        if (!known.verdict) {
            steps.replaceChildren(
                make('p', {lang: known.error ? 'en' : ''}, known.error ?? text('noAnswer')),
            );
            return;
        }
        steps.replaceChildren(
            say(`${text(guess === known.verdict ? 'right' : 'wrong')} ${text(`verdict${known.verdict}`)}`),
            ...afterVerdict(known, question),
        );
    }

    function draw() {
        const input = make('input', {
            value: position,
            autocomplete: 'off',
            spellcheck: false,
            autocapitalize: 'off',
        });
        input.addEventListener('input', () => {
            position = input.value;
            steps.replaceChildren();
        });
        const guesses = [
            ['N', 'next'],
            ['P', 'previous'],
            ['D', 'draw'],
        ].map(([verdict, name]) => button(text(name), () => answer(input.value.trim(), verdict)));
        const take = button(text('fromGlass'), () => {
            position = input.value = onGlass;
            steps.replaceChildren();
        });
        take.hidden = !onGlass;
        take.className = 'take';
        const form = make(
            'form',
            {},
            make('label', {}, text('position'), ' ', input),
            take,
            button(opener.label(), () =>
                opener.open(input.value.trim(), (words) => steps.replaceChildren(say(words))),
            ),
        );
        form.addEventListener('submit', (event) => event.preventDefault());
        steps.replaceChildren();
        element.replaceChildren(
            make('h3', {id: 'why-title'}, text('why')),
            say(text('whyHelp')),
            form,
            make('p', {id: 'guess'}, text('guess')),
            make('div', {className: 'choices', role: 'group', ariaLabel: text('guess')}, ...guesses),
            steps,
        );
    }

    draw();
    return {
        // An answer that is being read stays, and so does what is being typed.
        setPosition(question) {
            onGlass = question;
            element.querySelector('.take').hidden = false;
            const input = element.querySelector('input');
            if (input === document.activeElement || steps.childElementCount) return;
            position = input.value = question;
        },
        relabel: draw,
    };
}
