// SPDX-License-Identifier: MIT
// usage: together.mjs PARTS NAME...
//
// If this test fails, something on the page is broken; the failed check says what. Draws one of every PARTS named
// tests. Runs them in one process and one browser, because starting both takes longer than most tests.
import {done, drawn, part} from './tap.mjs';

const [parts, ...names] = process.argv.splice(2); // the tests get no arguments
for (const name of drawn(names, Number(parts))) await part(name, () => import(`./${name}.mjs`));
done();
