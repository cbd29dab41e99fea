// SPDX-License-Identifier: MIT
// "Put it on a board": flashes a board at USB, or the toy with an Uno as its programmer.
import {flash, TARGETS} from '../flash/flash.js';
import {byId, fillGroup, make, makeButton} from './elements.js';
import {readProgram} from './hexfile.js';
import {load, save} from './store.js';
import {currentLanguage, fill, sentences, text, words} from './texts.js';
import {chipName, filtersOf, foreignName, NAMES} from './usb.js';
import {drawWires} from './wires.js';

const AT_ONCE_MS = 300; // A refusal within this time comes from a policy, not from a person.
const PROGRESS_MS = 100;
const SYSTEMS = {phone: /Android|iPhone|iPad/, chromeos: /CrOS/, windows: /Windows/, macos: /Mac/, linux: /./};
const system = Object.keys(SYSTEMS).find((name) => SYSTEMS[name].test(navigator.userAgent));

// real boards that can run each simulated board's image
const KINDS = {uno: ['uno', 'nano'], exhibit: ['exhibit'], pocket: ['pocket']};

const say = (name, places) => fill(words().put[name], places);
const number = (value) => value.toLocaleString(currentLanguage());

// Returns a sentence about the board's state after flashing.
function stateOf({code, written, isBegun}, of) {
    if (['done', 'programmer'].includes(code)) return '';
    if (!isBegun) return say('untouched');
    return say(written < of ? 'half' : 'unchecked');
}

// Returns advice for an error on the user's operating system, or ''.
function remedyOf(code) {
    const remedy = words().put.remedies[code] ?? '';
    return typeof remedy === 'string' ? remedy : (remedy[system] ?? '');
}

/**
 * board() returns the board in view. flashed: {nano, programmer, fuses} from the build, whose images contain `firmware`.
 * watch(asked) follows the real board at the port that the promise `asked` gives. Returns {open()}.
 */
export function makePut({board, flashed, watch}) {
    const dialog = byId('put-dialog'),
        bar = byId('put-bar'),
        told = byId('put-told');
    let kind = 'uno',
        file, // {name, image} of a file that the user has chosen to flash
        count = 0, // number of boards flashed since the dialog opened
        running, // an AbortController
        granted = []; // ports that the user allowed earlier

    const {serial} = navigator;
    const lookAtPorts = async () => {
        granted = (await serial.getPorts()).filter((port) => port.connected ?? true);
    };
    serial?.addEventListener?.('connect', lookAtPorts);
    serial?.addEventListener?.('disconnect', lookAtPorts);

    // For each kind of board, a function that returns what to flash
    const jobOf = {
        uno: () => ({image: board().image.firmware, usb: 'uno'}),
        exhibit: () => ({image: board().image.firmware, usb: 'exhibit'}),
        nano() {
            const {images} = flashed.nano;
            return {image: (images[board().image.language] ?? Object.values(images)[0]).firmware, usb: 'nano'};
        },
        programmer: () => ({image: flashed.programmer.firmware, target: TARGETS.uno, usb: 'uno'}),
        pocket: () => ({image: board().image.firmware, usb: 'uno', fuses: flashed.fuses}),
        restored: () => ({image: flashed.uno(), target: TARGETS.uno, usb: 'uno'}),
    };

    const job = (name) => ({target: TARGETS[name], ...jobOf[name](), ...(file && {image: file.image})});

    async function choose(chosen) {
        const {image, ...fault} = readProgram(await chosen.text(), TARGETS[kind]);
        file = image && {name: chosen.name, image};
        delete told.dataset.code;
        if (file) show();
        else showEnd({...fault, written: 0}, 0);
        relabel();
    }

    function show(...children) {
        told.replaceChildren(...children.filter(Boolean).map((words) => make('p', {}, words)));
        told.scrollIntoView({block: 'nearest'});
    }

    function showEnd(result, of, name) {
        bar.hidden = byId('put-bytes').hidden = true;
        const {code, at, signature, wanted, bytes, room} = result;
        const known = {
            board: name,
            at: `0x${(at ?? 0).toString(16)}`,
            chip: signature && chipName(signature),
            wanted,
            bytes: number(bytes ?? 0),
            room: number(room ?? 0),
            line: result.line,
            name: result.name,
            fuse: result.fuse,
        };
        if (code === 'done' && !result.isStep) count++;
        show(fill(words().put.codes[code], known), stateOf(result, of), remedyOf(code), code === 'done' && !result.isStep && count > 1 && say('soFar', {count}));
        told.dataset.code = code;
    }

    // Returns a function that shows the progress of flashing.
    function showProgress(since) {
        let next = 0;
        return ({phase, bytes, of}) => {
            const now = performance.now();
            if (now < next && told.dataset.code === phase) return;
            next = now + PROGRESS_MS;
            const part = (bytes + (phase === 'checking' ? of : 0)) / (2 * of);
            bar.hidden = byId('put-bytes').hidden = false;
            bar.value = part;
            const seconds = Math.ceil(((now - since()) * (1 - part)) / part / 1000);
            byId('put-bytes').textContent = say('progress', {bytes: number(bytes), of: number(of), seconds});
            if (told.dataset.code === phase) return;
            told.dataset.code = phase;
            show(say(phase));
        };
    }

    // Returns why the port was probably refused: 'busy' (in use) or 'rights' (no permission).
    const refusalOf = () => (system === 'linux' && !load('port') ? 'rights' : 'busy');

    // Flashes the board `name`. `asked` is a promise of the port. Returns the result.
    async function run(asked, name) {
        const {image, usb, fuses, target} = job(name);
        const since = performance.now();
        let port;
        try {
            port = await asked;
        } catch (error) {
            const isPolicy = error.name === 'SecurityError' || performance.now() - since < AT_ONCE_MS;
            return showEnd({code: isPolicy ? 'policy' : 'none', written: 0}, 0);
        }
        const other = foreignName(port.getInfo(), usb);
        if (other) return showEnd({code: 'usb', written: 0, name: other}, 0, NAMES[usb]);
        running = new AbortController();
        relabel();
        show(say('calling'));
        let begun;
        const progress = showProgress(() => (begun ??= performance.now()));
        const result = await flash(port, image, target, {fuses, told: progress, signal: running.signal});
        running = undefined;
        lookAtPorts();
        if (!['refused', 'open'].includes(result.code)) save('port', 'opened');
        if (result.code === 'refused') result.code = refusalOf();
        if (name === 'pocket' && ['silent', 'signature'].includes(result.code)) result.code = result.code === 'silent' ? 'noProgrammer' : 'wires';
        if (name === 'programmer' && result.code === 'done') result.code = 'programmer';
        result.isStep = kind === 'pocket';
        showEnd(result, image.length, target.chip);
        relabel();
        return result.code;
    }

    // Returns a promise of a port. Works only during a click.
    const ask = (usb, isAny) => {
        const [only, ...others] = granted;
        if (only && !others.length && !isAny && !foreignName(only.getInfo(), usb)) return Promise.resolve(only);
        return serial.requestPort(isAny ? {} : {filters: filtersOf(usb)});
    };
    const starter = (label, name, isAny = false) => {
        const button = makeButton(label, () => run(ask(jobOf[name]().usb, isAny), name));
        if (!isAny) button.className = 'main';
        return button;
    };

    const tools = () => {
        if (running) return [makeButton(say('cancel'), () => running.abort())];
        if (!serial) return [];
        if (kind === 'pocket') return []; // has no line
        return [
            starter(say(count ? 'next' : 'start'), kind),
            starter(say('all'), kind, true),
            makeButton(say('other'), () => byId('put-file').click()),
            makeButton(say('watch'), () => watch(ask(kind))),
        ];
    };

    const steps = () =>
        words().put.steps.map((step, i) => {
            const item = make('li', {}, make('p', {}, step));
            const name = ['programmer', '', 'pocket', 'restored'][i];
            if (!name) item.append(drawWires());
            else if (serial && !running) item.append(make('div', {className: 'choices'}, starter(words().put.stepButtons[i], name), starter(say('all'), name, true)));
            return item;
        });

    // Warns the user if the tab is hidden while a board is flashed.
    function warnIfHidden() {
        const isHidden = Boolean(running) && document.hidden;
        byId('put-hidden').textContent = isHidden ? say('hidden') : '';
        document.title = isHidden ? `⚠ ${say('hidden')}` : text('title');
    }
    document.addEventListener('visibilitychange', warnIfHidden);

    function relabel() {
        const {image, name} = board();
        byId('put-will').textContent = serial
            ? kind === 'pocket'
                ? say('willToy')
                : say(file ? 'willFile' : 'will', {board: NAMES[kind], version: image.version, file: file?.name, bytes: number(job(kind).image.length)})
            : sentences(say('noSerial'), remedyOf('noSerial'), say('instead'));
        fillGroup(
            byId('put-kinds'),
            KINDS[name].length < 2
                ? []
                : KINDS[name].map((one) => {
                      const button = makeButton(NAMES[one], () => {
                          [kind, file] = [one];
                          relabel();
                      });
                      button.ariaPressed = String(one === kind);
                      button.disabled = Boolean(running);
                      return button;
                  }),
        );
        byId('put-steps').replaceChildren(...(kind === 'pocket' ? steps() : []));
        byId('put-tools').replaceChildren(...tools());
        warnIfHidden();
    }

    byId('put-file').addEventListener('change', ({target}) => {
        const [chosen] = target.files;
        if (chosen) choose(chosen);
        target.value = ''; // lets the user choose the same file again
    });
    dialog.addEventListener('close', () => running?.abort());
    window.addEventListener('beforeunload', (event) => running && event.preventDefault());
    byId('class').addEventListener('click', () => {
        const {title, lines, print} = words().put.lesson;
        byId('class-title').textContent = title;
        byId('class-lines').replaceChildren(...lines.map((line) => make('li', {}, line)));
        byId('class-print').textContent = print;
        byId('class-dialog').showModal();
    });
    byId('class-print').addEventListener('click', () => window.print());

    return {
        open() {
            [kind] = KINDS[board().name];
            file = undefined;
            count = 0;
            bar.hidden = byId('put-bytes').hidden = true;
            delete told.dataset.code;
            show();
            byId('put-title').textContent = say('button');
            byId('class').textContent = words().put.lesson.title;
            relabel();
            dialog.showModal();
            if (serial) lookAtPorts();
        },
    };
}
