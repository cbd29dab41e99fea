// SPDX-License-Identifier: MIT
// Each row of mutants.txt is a fault of the page; the test that it names has to fail with its words. With --check
// the rows are only looked up in the sources.
import {execFileSync, spawn} from 'node:child_process';
import {
    cpSync,
    existsSync,
    mkdirSync,
    readdirSync,
    readFileSync,
    rmSync,
    symlinkSync,
    writeFileSync,
} from 'node:fs';
import {resolve} from 'node:path';
import {done, ok} from './tap.mjs';

const TREE = resolve('out/web/mutants');
const rows = readFileSync('tests/web/mutants.txt', 'utf8')
    .split(/\n\n+/)
    .map((row) => row.match(/^(\w+) (\S+)\n# .*\n- (.*)\n\+ (.*)\n\$ (.*)\n\? (.*)/))
    .filter(Boolean);

// A copy of what the tests read, with links to what they only run.
rmSync(TREE, {recursive: true, force: true});
mkdirSync(`${TREE}/out/web`, {recursive: true});
for (const folder of ['sim', 'tests/web']) cpSync(folder, `${TREE}/${folder}`, {recursive: true});
for (const read of ['board', 'firmware', 'LICENSE']) symlinkSync(resolve(read), `${TREE}/${read}`);
const boards = readdirSync('board').filter((name) => existsSync(`board/${name}/diagram.json`));
const images = readdirSync('out').filter((name) => boards.includes(name.split('-')[0]));
for (const built of ['sim', 'host', 'text', ...images, 'web/node_modules', 'web/bouton.wasm', 'web/memory.json'])
    symlinkSync(resolve('out', built), `${TREE}/out/${built}`);

// The page as it is, or for tests that open it a page of the changed sources.
const OPEN_IT = ['rules', 'why', 'aria', 'games', 'tables', 'solver', 'people'],
    HTML = `${TREE}/out/web/bouton.html`;
function makePage(test) {
    rmSync(HTML, {force: true});
    if (!OPEN_IT.includes(test)) symlinkSync(resolve('out/web/bouton.html'), HTML);
    else execFileSync('node', ['sim/web/build/build.js', 'out/web/bouton.html', ...boards], {cwd: TREE});
}

// Runs a test until it says the words, or to its end. Returns what it has said.
async function run(program, options, words) {
    const stdio = ['ignore', 'pipe', 'ignore'],
        test = spawn('node', [`tests/web/${program}.mjs`, ...options], {cwd: TREE, stdio});
    let said = '';
    for await (const more of test.stdout.setEncoding('utf8')) {
        said += more;
        if (words.test(said)) test.kill('SIGTERM'); // with its browser
    }
    return said;
}

ok(rows.length >= 10, `${rows.length} rows`);
const lost = rows.filter(([, , file, before]) => readFileSync(file, 'utf8').split(before).length !== 2);
ok(!lost.length, 'what a row changes occurs once in its file', lost.map(([, name]) => name).join(' '));
for (const [, name, file, before, after, test, words] of process.argv.includes('--check') ? [] : rows) {
    const path = `${TREE}/${file}`,
        source = readFileSync(path, 'utf8');
    writeFileSync(
        path,
        source.replace(before, () => after),
    );
    const [program, ...options] = test.split(' ');
    makePage(program);
    const expected = new RegExp(words, 'm'),
        said = await run(program, options, expected);
    ok(expected.test(said), `${name} is noticed by ${program}`, said.slice(0, 400));
    writeFileSync(path, source);
}
done();
