// SPDX-License-Identifier: MIT
// The bench: the board's lines, questions about its match, and an engineer's tools
import {writeHex} from '../machine/hex.js';
import {byId, make, makeButton, recallLines, save, showRoom} from './elements.js';
import {CHANGES_MAX} from '../parts/recorder.js';
import {makeSolver} from './solver.js';
import {ROOMS} from './state.js';
import * as store from './store.js';
import {currentLanguage, hasText, text, words} from './texts.js';
import {bytesAt} from './unpack.js';

const KEPT = 400;

// Returns a picture of the board's wiring.
function wiring(place) {
    const picture = new TextDecoder().decode(bytesAt(place));
    return make('img', {alt: text('wiring'), src: `data:image/svg+xml,${encodeURIComponent(picture)}`});
}

// Returns elements that describe the board's firmware image.
function aboutImage({image, name}, put) {
    const {version, language, firmware} = image,
        file = `bouton-${name}${language && `-${language}`}-${version}.hex`;
    const onBoard = makeButton(words().put.button, put);
    onBoard.className = 'main';
    return [
        make('p', {}, text('imageIs', {version, bytes: firmware.length})),
        make('p', {}, 'SHA-256: ', make('code', {}, image.sha256)),
        make('p', {}, text('flashIt')),
        make(
            'p',
            {},
            make('code', {lang: 'en'}, image.flash.replace('{file}', file)),
        ),
        make('div', {className: 'choices'}, onBoard, makeButton(text('saveHex'), () => save(file, [writeHex(firmware)]))),
        ...(hasText(`other_${name}`) ? [make('p', {}, text(`other_${name}`))] : []),
        wiring(image.wiring),
    ];
}

// Ids of the elements that each room shows
const SEEN = {board: ['workbench'], values: ['examples', 'solver']};

// Makes the view Bench. `solver` is a Program. put() opens the flashing window. explain(question) shows a reason
// in Learn. Returns {draw(), add(lines, of), showRecord()}.
export function makeBench(state, change, bounceMs, solver, {put, explain}) {
    const log = byId('log'),
        line = byId('line');
    const values = makeSolver(solver, (question) => change({line: question}), explain);
    const board = () => state.running;
    const remember = recallLines(line);

    function add(words, of) {
        const isAtEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - 8;
        log.append(
            ...words.map((one) =>
                make(
                    'div',
                    {className: of},
                    one || '\u00a0',
                ),
            ),
        );
        while (log.childElementCount > KEPT) log.firstElementChild.remove();
        if (isAtEnd) log.scrollTop = log.scrollHeight;
    }

    byId('console').addEventListener('submit', (event) => {
        event.preventDefault();
        const words = line.value.trim();
        if (!words) return;
        remember(words);
        line.value = '';
        board().ask(words);
    });
    byId('again').addEventListener('click', () => board().sendAgain());
    byId('reset').addEventListener('click', () => board().send('reset'));
    byId('erase').addEventListener('click', () => byId('erase-dialog').showModal());
    byId('erase-yes').addEventListener('click', () => {
        byId('erase-dialog').close();
        board().erase();
    });
    byId('bounce').checked = store.load('bounce') !== 'off';
    byId('bounce').addEventListener('change', ({target}) => {
        store.save('bounce', target.checked ? undefined : 'off');
        board().send('bounce', {ms: bounceMs()});
    });
    function showRecord() {
        const {record} = board();
        byId('record').textContent = text(record ? 'saveRecord' : 'record');
        byId('record').setAttribute('aria-pressed', String(Boolean(record)));
        const count = CHANGES_MAX.toLocaleString(currentLanguage());
        byId('recorded').textContent = record && text(record === 'full' ? 'recordFull' : 'recording', {count});
    }

    byId('record').addEventListener('click', async () => {
        const {name, record} = board();
        if (record) save(`bouton-${name}.vcd`, [(await board().saveRecord()).join('\n')]);
        else board().beginRecord();
        showRecord();
    });
    byId('firmware').addEventListener('click', () => {
        byId('image').replaceChildren(...aboutImage(board(), put));
        byId('firmware-dialog').showModal();
    });
    byId('bench-back').addEventListener('click', () => {
        change({view: 'learn', fromLearn: ''});
        byId('learn').querySelector('.to-bench:not([hidden] *)')?.focus();
    });
    byId('licences').addEventListener('click', () => byId('licences-dialog').showModal());

    return {
        add,
        showRecord,
        draw() {
            showRoom(byId('bench-rooms'), ROOMS.bench, SEEN, state.room, (name) => change({rooms: {...state.rooms, bench: name}}));
            byId('bench-title').textContent = text(state.room);
            byId('bench-back').hidden = !state.isFromLearn;
            values.draw(state.room === 'values' ? state.line : undefined);
            showRecord();
            const {hasLine, lines, image} = board();
            for (const id of ['reset', 'erase', 'record', 'firmware']) byId(id).disabled = !image; // a real board has no image
            byId('no-serial').hidden = hasLine;
            log.hidden = byId('console').hidden = !hasLine;
            log.replaceChildren();
            for (const {line: words, of} of lines.slice(-KEPT)) add([words], of);
        },
    };
}
