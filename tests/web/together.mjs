// SPDX-License-Identifier: MIT
// usage: together.mjs 'NAME: WHAT'...
//
// If this test fails, one of the named tests of the page fails. Runs them in one browser, as one check each, because
// starting a browser takes longer than most tests.
import {launch} from './browser.mjs';
import {done, part} from './tap.mjs';

const browser = await launch(); // shared by all tests
const end = () => browser.constructor.prototype.close.call(browser);
browser.close = async () => {};
for (const title of process.argv.slice(2)) await part(title, () => import(`./${title.split(':')[0]}.mjs`));
await end();
done();
