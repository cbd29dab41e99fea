// SPDX-License-Identifier: MIT
// usage: together.mjs NAME...
//
// If this test fails, something on the page is broken, and the failed check says what. Draws one of every seven named
// tests. Runs them in one browser, each as one check, because starting a browser takes longer than most tests.
import {done, drawn, part} from './tap.mjs';

const TESTS_PER_DRAWN = 7;
const names = process.argv.splice(2); // the tests get no arguments
for (const name of drawn(names, TESTS_PER_DRAWN)) await part(name, () => import(`./${name}.mjs`));
done();
