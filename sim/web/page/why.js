// SPDX-License-Identifier: MIT
// "Who wins here?": a ladder of questions, each answered only when asked for. All answers are the firmware's own.
import {make} from './elements.js';
import {reasonInPictures} from './pictures.js';
import {text} from './texts.js';

const DEFAULT = 'nim - : 3 4 5';

// Draws the ladder into an element. ask: Console.ask. Returns {setPosition(question), relabel()}.
export function makeWhy(element, ask) {
    let position = DEFAULT;
    const steps = make('div', {className: 'steps', ariaLive: 'polite'});

    function button(label, pressed) {
        const one = make('button', {type: 'button'}, label);
        one.addEventListener('click', pressed);
        return one;
    }

    // A step that shows what it leads to in place of its button.
    function step(label, answer) {
        const row = make('div', {className: 'choices'});
        row.append(button(label, async () => row.replaceWith(...await answer())));
        return row;
    }

    const say = (words) => make('p', {}, words);

    async function reason(question) {
        const lines = await ask(`why ${question}`, (line) => line === '' || line.startsWith('error:'));
        if (!lines || lines[0].startsWith('error:'))
            return [say(text('noWhy'))];
        const kinds = new Map(lines.filter(Boolean).map((line) => line.split(/: (.*)/s)));
        const pictures = reasonInPictures(kinds);
        return pictures.length ? pictures : [...kinds].map(([kind, data]) => make('p', {lang: 'en'}, `${kind}: ${data}`));
    }

    function afterVerdict(question, moves) {
        const why = () => step(text('reason'), () => reason(question));
        if (!moves.length)
            return [say(text('movesNone')), why()];
        const move = () => [say(text('moveIs', {move: moves[0]}))];
        const part = () => [say(text('partIs', {part: moves[0].split(/[-,>+]/)[0]})), step(text('moveIs', {move: '…'}), move)];
        const count = () => [say(text('movesCount', {count: moves.length})), step(text('which'), part)];
        return [step(text('howMany'), count), why()];
    }

    async function answer(question, guess) {
        const lines = await ask(`all ${question}`);
        const [, , verdict, moves] = lines?.[0].split(' : ') ?? [];
        if (!verdict) {
            steps.replaceChildren(make('p', {lang: lines ? 'en' : undefined}, lines?.[0] ?? text('noAnswer')));
            return;
        }
        steps.replaceChildren(say(`${text(guess === verdict ? 'right' : 'wrong')} ${text(`verdict${verdict}`)}`),
            ...afterVerdict(question, moves.split(' ').filter((move) => move !== '-')));
    }

    function draw() {
        const input = make('input', {value: position, autocomplete: 'off', spellcheck: false, autocapitalize: 'off'});
        input.addEventListener('input', () => {
            position = input.value;
            steps.replaceChildren();
        });
        const guesses = [['N', 'next'], ['P', 'previous'], ['D', 'draw']].map(([verdict, name]) =>
            button(text(name), () => answer(input.value.trim(), verdict)));
        const form = make('form', {}, make('label', {}, text('position'), ' ', input));
        form.addEventListener('submit', (event) => event.preventDefault());
        steps.replaceChildren();
        element.replaceChildren(
            make('h3', {id: 'why-title'}, text('why')), say(text('whyHelp')), form,
            make('p', {id: 'guess'}, text('guess')), make('div', {className: 'choices', role: 'group', ariaLabel: text('guess')}, ...guesses), steps);
    }

    draw();
    return {
        setPosition(question) {
            position = question;
            const input = element.querySelector('input');
            if (input !== document.activeElement)
                input.value = question;
        },
        relabel: draw,
    };
}
