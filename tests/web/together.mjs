// SPDX-License-Identifier: MIT
// usage: together.mjs 'NAME: WHAT'...
//
// Runs tests of the page one after another in one browser, as one check each; to start a browser takes longer than most of them.
import {launch} from './browser.mjs';
import {done, part} from './tap.mjs';

const browser = await launch(); // the one that each of them is given
const end = () => browser.constructor.prototype.close.call(browser);
browser.close = async () => {};
for (const title of process.argv.slice(2)) await part(title, () => import(`./${title.split(':')[0]}.mjs`));
await end();
done();
