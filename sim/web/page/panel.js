// SPDX-License-Identifier: MIT
// A panel with question, text, picture and tools beside a table of buttons
import {make} from './elements.js';
import {cellsOf} from './tables.js';

const head = (parts, className) => make('span', {className, ariaHidden: 'true'}, parts.join(' ') || '–');

// Makes a panel with a table of buttons. Arrow keys move the focus in the table.
export function makePanel(element) {
    const box = make('div', {className: 'cells', role: 'group'}),
        question = make('p', {className: 'about', tabIndex: -1}),
        told = make('p', {role: 'status'}),
        picture = make('div', {className: 'seen'}),
        tools = make('div', {className: 'choices'}),
        beside = make('div', {className: 'asked-for'}, question, told, picture, tools);
    element.append(beside, box);

    const buttons = () => [...box.querySelectorAll('button')];
    const stopAt = (chosen) => {
        for (const one of buttons()) one.tabIndex = one === chosen ? 0 : -1;
    };
    box.addEventListener('focusin', ({target}) => stopAt(target));
    box.addEventListener('keydown', (event) => {
        const tracks = getComputedStyle(box).gridTemplateColumns.split(' ').length;
        const down = tracks - box.classList.contains('square');
        const by = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -down, ArrowDown: down}[event.key];
        if (!by) return;
        event.preventDefault();
        const all = buttons();
        all[all.indexOf(event.target) + by]?.focus();
    });

    return {
        // A click on cell number i calls press(i).
        draw(table, [title, asked], press) {
            const isSquare = table.rows.length > 1,
                width = table.columns.length;
            question.textContent = asked;
            box.ariaLabel = title;
            box.classList.toggle('square', isSquare);
            box.style.setProperty('--columns', width);
            const cells = cellsOf(table).map(({column}, i) => {
                const button = make('button', {type: 'button'}, isSquare ? '' : column.join(' '));
                button.addEventListener('click', () => press(i));
                return button;
            });
            const lines = table.rows.flatMap((row, i) => [
                head(row, 'down'),
                ...cells.slice(i * width, (i + 1) * width),
            ]);
            const top = [head([' '], 'across down'), ...table.columns.map((column) => head(column, 'across'))];
            box.replaceChildren(...(isSquare ? [...top, ...lines] : cells));
            stopAt(cells[0]);
            picture.replaceChildren();
            beside.scrollTop = box.scrollTop = box.scrollLeft = 0;
        },
        buttons,
        tell(words, isRule) {
            told.textContent = words;
            told.className = isRule ? 'rule' : '';
            if (isRule || picture.childElementCount) (isRule ? tools : picture).scrollIntoView({block: 'nearest'});
        },
        show(...elements) {
            picture.replaceChildren(...elements);
        },
        // Shows buttons. The focus stays on the button with the same words.
        offer(...offered) {
            const words = tools.contains(document.activeElement) && document.activeElement.textContent;
            tools.replaceChildren(...offered);
            if (words) [...tools.querySelectorAll('button')].find((one) => one.textContent === words)?.focus();
        },
        focus: () => question.focus(),
    };
}
