// SPDX-License-Identifier: MIT
// usage: mutants.mjs [--check] [NAME...]
//
// If this test fails, the page's tests do not find a fault that they should find. Each row of mutants.txt is a fault of
// the page. The named test must fail with the row's words. With names, tries only these rows. --check only looks up the
// changed texts in the sources.
import {execFileSync, spawn} from 'node:child_process';
import {
    cpSync,
    mkdirSync,
    readdirSync,
    readFileSync,
    rmSync,
    symlinkSync,
    writeFileSync,
} from 'node:fs';
import {resolve} from 'node:path';
import {BOARDS} from './boards.mjs';
import {done, ok} from './tap.mjs';

const TREE = resolve('out/web/mutants');
const rows = readFileSync('tests/web/mutants.txt', 'utf8')
    .split(/\n\n+/)
    .map((row) => row.match(/^(\w+) (\S+)\n# .*\n- (.*)\n\+ (.*)\n\$ (.*)\n\? (.*)/))
    .filter(Boolean);

// Copies the sources that mutants change, and links everything else.
rmSync(TREE, {recursive: true, force: true});
mkdirSync(`${TREE}/out/web`, {recursive: true});
for (const folder of ['sim', 'tests/web']) cpSync(folder, `${TREE}/${folder}`, {recursive: true});
for (const read of ['board', 'firmware', 'LICENSE']) symlinkSync(resolve(read), `${TREE}/${read}`);
const images = readdirSync('out').filter((name) => [...BOARDS, 'nano'].includes(name.split('-')[0]));
for (const built of ['sim', 'host', 'text', ...images, 'web/node_modules', 'web/bouton.wasm', 'web/memory.json', 'web/programmer'])
    symlinkSync(resolve('out', built), `${TREE}/out/${built}`);

// Builds the page from the changed sources.
const makePage = () =>
    execFileSync('node', ['sim/web/build/build.js', 'out/web/bouton.html', ...BOARDS], {cwd: TREE});

// Runs a test until `words` appear or the test ends. Returns the output.
async function run(program, options, words) {
    const stdio = ['ignore', 'pipe', 'ignore'],
        env = {...process.env, DRAW: 'all'}, // tries all cases, because perhaps only a few show the fault
        test = spawn('node', [`tests/web/${program}.mjs`, ...options], {cwd: TREE, stdio, env});
    let said = '';
    for await (const more of test.stdout.setEncoding('utf8')) {
        said += more;
        if (words.test(said)) test.kill('SIGTERM'); // also ends its browser
    }
    return said;
}

ok(rows.length >= 10, `${rows.length} rows`);
const lost = rows.filter(([, , file, before]) => readFileSync(file, 'utf8').split(before).length !== 2);
ok(!lost.length, 'what a row changes occurs once in its file', lost.map(([, name]) => name).join(' '));
const names = process.argv.slice(2),
    tried = names.length ? rows.filter(([, name]) => names.includes(name)) : rows;
for (const [, name, file, before, after, test, words] of tried) {
    const path = `${TREE}/${file}`,
        source = readFileSync(path, 'utf8');
    writeFileSync(
        path,
        source.replace(before, () => after),
    );
    const [program, ...options] = test.split(' ');
    makePage();
    const expected = new RegExp(words, 'm'),
        said = await run(program, options, expected);
    ok(expected.test(said), `${name} is found by ${program}`, said.slice(0, 400));
    writeFileSync(path, source);
}
done();
