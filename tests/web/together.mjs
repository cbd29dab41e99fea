// SPDX-License-Identifier: MIT
// usage: together.mjs 'NAME: WHAT'...
//
// If this test fails, something on the page is broken, and the failed check says what. Runs the named tests in one
// browser, each as one check, because starting a browser takes longer than most tests.
import {done, part} from './tap.mjs';

for (const title of process.argv.slice(2)) await part(title, () => import(`./${title.split(':')[0]}.mjs`));
done();
