// SPDX-License-Identifier: MIT
// The boards of the page, their wiring and their images.
import {readFileSync} from 'node:fs';
import {readBoard} from '../../sim/web/build/wiring.js';
import {parseHex} from '../../sim/web/machine/hex.js';

// Boards on the page, from paths such as out/<board>/bouton.elf or out/<board>-<language>/bouton.elf
const images = Object.keys(JSON.parse(readFileSync('out/web/memory.json', 'utf8')));
export const BOARDS = [...new Set(images.map((path) => path.split(/[/-]/)[1]))].sort();

export const boardOf = (name) => readBoard(...['board.mk', 'diagram.json'].map((file) => readFileSync(`board/${name}/${file}`, 'utf8')));
export const hexOf = (image) => readFileSync(`out/${image}/bouton.hex`, 'utf8');
export const bytesOf = (image) => parseHex(hexOf(image));
