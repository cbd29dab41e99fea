// SPDX-License-Identifier: MIT
// Compares the solver's pictures in the page, tables and points, with lines of the host program.

import {pattern} from './tap.mjs';
export const LINES_MAX = 2000; // lines shown of an answer

// Returns the answer that the page shows. cells: [heap, value, CSS class]. places: the points [x, y] in the drawing.
export const seen = (page) =>
    page.evaluate(() => {
        const rows = [...document.querySelectorAll('#plot tr')].map((row) => [...row.children]);
        const numberIn = (cell) => Number(cell.textContent);
        const cells = rows.slice(1).flatMap(([first, ...others]) => others.map((cell, i) => [numberIn(first) + numberIn(rows[0][i + 1]), cell.textContent, cell.className]));
        const area = document.querySelector('#plot .area'),
            path = document.querySelector('#plot .points')?.getAttribute('d') ?? '';
        const places = Array.from(path.matchAll(/M([\d.]+) -([\d.]+)h0/g), ([, x, y]) => [Number(x), Number(y)]);
        const size = ['width', 'height'].map((name) => Number(area?.getAttribute(name)));
        const isHeaded = rows.flat().every((cell) => cell.localName === 'td' || cell.scope);
        const label = document.querySelector('#plot svg[role=img]')?.getAttribute('aria-label') ?? '';
        return {said: document.getElementById('said').textContent, columns: rows[0]?.length - 1, cells: cells.filter(([, value]) => value), places, size, isHeaded, label};
    });

// Returns the faults in a table that the page shows.
export function faultsOfTable({cells, columns, isHeaded}, sentence, lines) {
    const [, period, from, plus] = lines.at(-1).match(/^period (\d+) from (\d+)(?: plus (\d+))?/)?.map(Number) ?? [];
    const rows = lines.slice(0, Math.min(lines.length - 1, LINES_MAX)).map((line) => line.split(' : '));
    const values = rows.map(([heap, outcome, value]) => [Number(heap), value === '-' ? outcome : value]);
    const at = new Map(values);
    const breaks = ([heap, value]) => {
        const periods = Math.ceil((from - heap) / period),
            later = at.get(heap + periods * period);
        return heap < from && later !== undefined && later !== (plus ? `${Number(value) + periods * plus}` : value);
    };
    const exceptions = values.filter(breaks).map(([heap]) => heap);
    const numbers = sentence.match(/\d+/g)?.map(Number) ?? [];
    const faults = values.flatMap(([heap, value], i) => {
        const [place, shown, look] = cells[i] ?? [];
        const wanted = {lost: value === '0' || value === 'P', exception: exceptions.includes(heap), filled: value > 0};
        const isRight = place === heap && shown === value && Object.keys(wanted).every((name) => look.split(' ').includes(name) === wanted[name]);
        return isRight ? [] : [{heap, value, place, shown, look}];
    });
    if (cells.length !== values.length || !isHeaded) faults.push(`${cells.length} cells`);
    if (period && period <= 40 && columns % period) faults.push(`${columns} columns`);
    const id = period ? `${plus ? 'growth' : 'period'}${lines.at(-1).includes('proved') ? 'Proved' : 'Seen'}` : 'periodNone';
    if (sentence.search(pattern(id)) !== 0) faults.push(sentence);
    const expected = plus ? [from, plus, period] : period ? [from, period] : [];
    if (expected.some((number, i) => numbers[i] !== number)) faults.push(sentence);
    const listed = numbers.slice(expected.length + lines.at(-1).includes('seen up to'));
    if (exceptions.length <= 40 ? listed.join() !== exceptions.join() : listed[0] !== exceptions.length)
        faults.push([sentence, exceptions]);
    return faults;
}

// Returns the faults in the drawing of lost positions.
export function faultsOfPoints({places, size, label}, sentence, lines, ends) {
    const points = places.map((place) => place.map((length, i) => (length / size[i]) * (ends[i] + 1) - 0.5));
    const faults = points.filter((point) => point.some((number) => Math.abs(number - Math.round(number)) > 0.2));
    const found = points.map((point) => point.map(Math.round).join(' ')).join(),
        expected = lines.map((one) => (one.includes(' ') ? one : `${one} 0`)).join(); // of an empty row
    if (found !== expected) faults.push([found, expected]);
    if (Number(sentence.match(/\d+/)) !== lines.length || !label) faults.push(sentence, label);
    return faults;
}
