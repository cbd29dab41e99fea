// SPDX-License-Identifier: MIT
// usage: together.mjs 'NAME: WHAT'...
//
// If this test fails, something on the page is broken, and the failed check says what. Runs the named tests in one
// browser, each as one check, because starting a browser takes longer than most tests.
import {launch} from './browser.mjs';
import {done, part} from './tap.mjs';

const browser = await launch(); // shared by all tests
const end = () => browser.constructor.prototype.close.call(browser);
browser.close = async () => {};
for (const title of process.argv.slice(2)) await part(title, () => import(`./${title.split(':')[0]}.mjs`));
await end();
done();
