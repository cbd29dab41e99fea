// SPDX-License-Identifier: MIT
// "Who wins here?": a ladder of questions, each answered only when asked for. All answers are the firmware's
// own.
import {make} from './elements.js';
import {reasonInPictures} from './pictures.js';
import {text} from './texts.js';

const DEFAULT = 'nim - : 3 4 5';

// Draws the ladder into an element. ask: Console.ask. opener: {label(), open(position)} opens a position on
// the board. Returns {setPosition(question), relabel()}.
export function makeWhy(element, ask, opener) {
    let position = DEFAULT,
        onGlass; // the position that the board has told
    const steps = make('div', {className: 'steps', ariaLive: 'polite'});

    function button(label, pressed) {
        const one = make('button', {type: 'button'}, label);
        one.addEventListener('click', pressed);
        return one;
    }

    // A step that shows what it leads to in place of its button.
    function step(label, answer) {
        const row = make('div', {className: 'choices'});
        row.append(button(label, () => row.replaceWith(...answer())));
        return row;
    }

    const say = (words) => make('p', {}, words);

    const isError = (lines) => !lines || lines[0].startsWith('error:');

    // What the firmware says about a question: {verdict, wins, legal, move, kinds}, or {error}. kinds are the
    // lines of `why`, by the words before their colons; without `why` neither they nor the number of legal
    // moves are known.
    async function solve(question) {
        const reasons = await ask(`why ${question}`, (line) => line === '' || line.startsWith('error:'));
        if (!isError(reasons)) {
            const kinds = new Map(reasons.filter(Boolean).map((line) => line.split(/: (.*)/s)));
            const [legal, wins] = kinds.get('moves').match(/\d+/g);
            return {
                verdict: kinds.get('verdict'),
                wins: Number(wins),
                legal,
                move: kinds.get('move')?.split(' ')[0],
                kinds,
            };
        }
        const answer = await ask(`all ${question}`);
        if (isError(answer)) return {error: answer?.[0]};
        const [, , verdict, moves] = answer[0].split(' : ');
        const found = moves.split(' ').filter((move) => move !== '-');
        return {verdict, wins: found.length, move: found[0]};
    }

    function reason({kinds}) {
        if (!kinds) return [say(text('noWhy'))];
        const theory = kinds.get('theory').split(' ')[0];
        const raw = ['parts', 'values', 'remainder', 'split', 'end', 'move'].filter((kind) =>
            kinds.has(kind),
        );
        const pictures = reasonInPictures(kinds);
        return [
            ...(pictures.length ? pictures : [say(text(`theory_${theory}`))]),
            make(
                'ul',
                {lang: 'en', className: 'data'},
                ...raw.map((kind) => make('li', {}, `${kind}: ${kinds.get(kind)}`)),
            ),
        ];
    }

    // A move that names a part does it first: 1-2, 3>0.
    const partOf = (move) => move.match(/^(\d+)[->,]/)?.[1];

    function afterVerdict(known) {
        const why = () => step(text('reason'), () => reason(known));
        if (!known.wins) return [say(text('movesNone')), why()];
        const show = () => step(text('showMove'), () => [say(text('moveIs', {move: known.move}))]);
        const part = () => [say(text('partIs', {part: partOf(known.move)})), show()];
        const count = () => [
            say(text(known.legal ? 'movesOf' : 'movesCount', known)),
            known.move && partOf(known.move) ? step(text('which'), part) : known.move ? show() : '',
        ];
        return [step(text('howMany'), count), why()];
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
            ...afterVerdict(known),
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
            button(opener.label(), () => opener.open(input.value.trim())),
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
