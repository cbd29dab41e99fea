// SPDX-License-Identifier: MIT
// Runs axe-core on a page, for tests of accessibility.
import {readFileSync} from 'node:fs';

const axeSource = readFileSync('out/web/node_modules/axe-core/axe.min.js', 'utf8');

// Returns the faults that axe-core finds or suspects, except undecided contrasts.
export const faultsOf = async (page, options = {}) => {
    await page.evaluate(axeSource);
    const {violations, incomplete} = await page.evaluate((chosen) => window.axe.run(chosen), options);
    const isUndecided = (id, {html, any}) => id === 'color-contrast' && (html.startsWith('<text') || any[0]?.data?.messageKey === 'shortTextContent');
    const targets = [...violations, ...incomplete].flatMap(({id, nodes}) =>
        nodes.filter((node) => !isUndecided(id, node)).map(({target}) => `${id}: ${target.flat().join(' ')}`),
    );
    return targets.filter((target) => !target.includes('wokwi-lcd1602'));
};
