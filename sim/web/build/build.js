// SPDX-License-Identifier: MIT
// usage: build.js OUTPUT BOARD...
//
// Builds the page from out/<board>/bouton.hex and out/web/bouton.wasm. If a board has one image per language, the images are in
// out/<board>-<language>. Run build.js in the root of the repository, with its packages in out/web/node_modules. The variable REPOSITORY
// has the public address of the repository, or is empty.
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import {deflateRawSync} from 'node:zlib';
import {parseHex, writeHex} from '../machine/hex.js';
import {readLimits} from './limits.js';
import {writeSevens} from './sevens.js';
import {readBoard} from './wiring.js';
import {readFaults, readMessages} from './messages.js';

const MODULES = resolve('out/web/node_modules'),
    PAGE = 'sim/web/page',
    MESSAGES = 'firmware/ui/messages';
const LANGUAGES = readdirSync(MESSAGES)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.replace('.txt', ''));
const HERE = '<packed>'; // placeholder in the page's script for the packed bytes
const SIZE_MAX = 620000;
const {build} = createRequire(`${MODULES}/`)('esbuild');

const read = (path) => readFileSync(path, 'utf8');
const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// All embedded bytes as one block, because similar images compress well together
class Packed {
    #parts = [];
    #length = 0;

    // Appends bytes to the block. Returns their place as {at, bytes}.
    add(bytes) {
        this.#parts.push(bytes);
        this.#length += bytes.length;
        return {at: this.#length - bytes.length, bytes: bytes.length};
    }

    // Returns the compressed block as a string literal. A small memLevel adapts the code to each kind of content.
    written() {
        return writeSevens(deflateRawSync(Buffer.concat(this.#parts), {level: 9, memLevel: 6}));
    }
}

// Packs a firmware image. Checks that the page can restore the same file.
function imageIn(folder, packed) {
    const hex = read(`out/${folder}/bouton.hex`),
        bytes = parseHex(hex);
    if (writeHex(bytes) !== hex) throw new Error(`out/${folder}/bouton.hex is not written as the page would write it`);
    return {...packed.add(bytes), sha256: createHash('sha256').update(hex).digest('hex')};
}

// Returns a board's images by language. A single image has the language ''.
function imagesOf(name, packed) {
    const speaking = LANGUAGES.filter((language) => existsSync(`out/${name}-${language}/bouton.hex`));
    return Object.fromEntries(
        speaking.length
            ? speaking.map((language) => [language, imageIn(`${name}-${language}`, packed)])
            : [['', imageIn(name, packed)]],
    );
}

// Returns the firmware's version and the command that flashes the firmware.
function about(name, mcu) {
    const flags = read(`board/${name}/board.mk`).match(/^AVRDUDE_FLAGS *:?= *(.*)/m)?.[1];
    const by = flags ? `${flags} -P PORT` : '-c PROGRAMMER';
    return {
        version: read('firmware/line/version.h').match(/"([\d.]+)"/)[1],
        flash: `avrdude -p ${mcu} ${by} -U flash:w:{file}:i`,
    };
}

// Returns the messages for the displays, {language: {id: texts}}.
const messages = () =>
    Object.fromEntries(LANGUAGES.map((language) => [language, readMessages(read(`${MESSAGES}/${language}.txt`))]));

// Returns the source of a module that lists the faults of a question.
function faults() {
    const [whole, ...others] = ['LINE', 'CHARACTER', 'START'].map((kind) =>
        readFaults(read('board/host/question/fault.h'), kind),
    );
    return `export const FAULTS = ${JSON.stringify([...whole, ...others.flat()])}, WITHOUT_COLUMN = ${whole.length}`;
}

// Returns the firmware's languages. The first is the default language from out/text.
function languagesOf(boardMk) {
    const all = boardMk.match(/^LANGUAGES *:?= *(.*)/m)?.[1].trim().split(/ +/) ?? [],
        first = read('out/text').trim();
    return [...all.filter((one) => one === first), ...all.filter((one) => one !== first)];
}

// Returns the memory layout of the images. Throws an error if their layouts differ.
function memoryOf(name, images, memories) {
    const [memory, ...others] = Object.keys(images).map(
        (language) => memories[`out/${[name, language].filter(Boolean).join('-')}/bouton.elf`],
    );
    if (others.some((other) => JSON.stringify(other) !== JSON.stringify(memory)))
        throw new Error(`${name}: the memory differs from language to language`);
    return memory;
}

function boards(names, packed) {
    const memories = JSON.parse(read('out/web/memory.json'));
    return Object.fromEntries(
        names.map((name) => {
            const boardMk = read(`board/${name}/board.mk`),
                board = readBoard(boardMk, read(`board/${name}/diagram.json`)),
                images = imagesOf(name, packed);
            return [
                name,
                {
                    board,
                    memory: packed.add(Buffer.from(JSON.stringify(memoryOf(name, images, memories)))),
                    limits: readLimits(`board/${name}/board.h`),
                    languages: languagesOf(boardMk),
                    images,
                    about: {...about(name, board.mcu), wiring: packed.add(readFileSync(`board/${name}/wiring.svg`))},
                },
            ];
        }),
    );
}

// Returns [language, the page's words in it]. The words include those of the flashing window and the lesson.
async function wordsOf(language) {
    const put = JSON.parse(read(`${PAGE}/words/put/${language}.json`)),
        lesson = read(language === 'en' ? 'sim/web/teaching.md' : `${PAGE}/words/lesson/${language}.txt`);
    return [language, {...(await import(resolve(`${PAGE}/words/${language}.js`))), put, lesson}];
}

// Packs the page's words in all languages, {language: words}.
async function words(packed) {
    const all = await Promise.all(LANGUAGES.concat('zh').map(wordsOf));
    return packed.add(Buffer.from(JSON.stringify(Object.fromEntries(all))));
}

// Packs what only flashing needs: the Nano's images, the programmer and the toy's fuses.
function flashed(packed) {
    const flags = read('board/pocket/board.mk').match(/^FUSES *= *(.*)/m)[1];
    return {
        nano: {images: imagesOf('nano', packed), about: about('nano', 'atmega328p')},
        programmer: packed.add(parseHex(read('out/web/programmer/programmer.hex'))),
        fuses: Object.fromEntries([...flags.matchAll(/(\w+):w:(\w+):m/g)].map(([, name, value]) => [name, Number(value)])),
    };
}

// Returns an esbuild plugin that supplies generated modules, {name: source}.
function madeModules(made) {
    return {
        name: 'made',
        setup(plugin) {
            plugin.onResolve({filter: new RegExp(`^(${Object.keys(made).join('|')})$`)}, ({path}) => ({
                path,
                namespace: 'made',
            }));
            plugin.onLoad({filter: /.*/, namespace: 'made'}, ({path}) => ({contents: made[path], resolveDir: resolve(PAGE)}));
        },
    };
}

// Returns a bundle's text and the names of the packages in the bundle.
async function bundle(entry, made = {}, format = 'iife') {
    const {outputFiles, metafile} = await build({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        format,
        target: 'es2022',
        charset: 'utf8',
        legalComments: 'none',
        nodePaths: [MODULES],
        logLevel: 'error',
        plugins: Object.keys(made).length ? [madeModules(made)] : [],
    });
    const packages = Object.keys(metafile.inputs)
        .map((path) => path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1])
        .filter(Boolean);
    return {text: outputFiles[0].text, packages};
}

// Returns the licence text of the ArduinoISP sketch.
function sketchNotice() {
    const [, words] = read('out/web/programmer/copyright').match(/^License: BSD-2-clause\n Copyright[^\n]*\n((?: .*\n)+)/m);
    return `ArduinoISP (BSD-2-Clause)\n\nCopyright (c) 2008-2011 Randall Bohn\n${words.replace(/^ \.?/gm, '')}`;
}

// Returns the licence texts of the packages, the C library and the sketch.
function notices(packages) {
    const permission = read('LICENSE').replace(/^[^]*?(?=Permission)/, '');
    const musl = `musl, in wasi-libc (MIT)\n\nCopyright © 2005-2020 Rich Felker, et al.\n\n${permission}`;
    return [...new Set(packages)]
        .sort()
        .map((name) => {
            const {version, license} = JSON.parse(read(`${MODULES}/${name}/package.json`));
            return `${name} ${version} (${license})\n\n${read(`${MODULES}/${name}/LICENSE`).trim()}\n`;
        })
        .concat(musl, sketchNotice())
        .join('\n\n');
}

// Returns hashes of inline styles in Wokwi's templates, for the page's security policy.
function templateStyles(packages) {
    const element = packages.includes('@wokwi/elements')
        ? read(`${MODULES}/@wokwi/elements/dist/esm/lcd1602-element.js`)
        : '';
    return [...element.matchAll(/ style="([^"$]+)"/g)].map(([, style]) => sha256(style));
}

const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

async function main([output, ...names]) {
    const worker = await bundle('sim/web/worker.js'),
        host = await bundle('sim/web/host/worker.js'),
        packed = new Packed();
    const made = {
        'host-source': `export default ${JSON.stringify(host.text)}`,
        boards: `export const BOARDS = ${JSON.stringify(boards(names, packed))}`,
        words: `import {jsonAt} from './unpack.js';\nexport const WORDS = jsonAt(${JSON.stringify(await words(packed))})`,
        flashed: `export const FLASHED = ${JSON.stringify(flashed(packed))}`,
        address: `export const REPOSITORY = ${JSON.stringify(process.env.REPOSITORY ?? '')}`,
        faults: faults(),
        messages: `export const PACKED_MESSAGES = ${JSON.stringify(packed.add(Buffer.from(JSON.stringify(messages()))))}`,
    };
    const wasm = packed.add(readFileSync('out/web/bouton.wasm')),
        board = packed.add(Buffer.from(worker.text));
    made.packed = `export const WASM = ${JSON.stringify(wasm)}, WORKER = ${JSON.stringify(board)}, PACKED = '${HERE}'`;
    const page = await bundle(`${PAGE}/main.js`, made, 'esm'); // a module, because only modules can wait for the packed bytes
    // Insert the packed bytes after bundling, because the bundler would lengthen them.
    const script = page.text.replaceAll('</script', '<\\/script').replace(new RegExp(`(["'\`])${HERE}\\1`), () => packed.written()),
        {text: style} = await bundle(`${PAGE}/page.css`);
    const packages = [...worker.packages, ...page.packages];
    const policy = [
        "default-src 'none'",
        // The page runs the workers' sources itself if the browser refuses workers.
        `script-src ${[script, worker.text, host.text].map(sha256).join(' ')} 'wasm-unsafe-eval'`,
        'worker-src blob:',
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
        `style-src 'unsafe-hashes' ${[sha256(style), ...templateStyles(packages)].join(' ')}`,
    ];
    const filled = {csp: policy.join('; '), style, script, notices: escapeHtml(notices(packages))};
    const html = read(`${PAGE}/index.html`).replace(/\{\{(\w+)\}\}/g, (_, name) => filled[name]);
    const size = Buffer.byteLength(html);
    if (size > SIZE_MAX) throw new Error(`the page has ${size} bytes; at most ${SIZE_MAX} are allowed`);
    writeFileSync(output, html);
}

main(process.argv.slice(2)).catch((error) => {
    console.error(`sim/web: ${error.message}`);
    process.exitCode = 1;
});
