// SPDX-License-Identifier: MIT
// The lessons, in their order: a position that asks the question. Its words are in the files of the languages: title,
// question, the trap that most walk into, what to try next.

export const LESSONS = [
    {name: 'twentyOne', position: 'take max=3 : 21'},
    {name: 'twoPiles', position: 'nim - : 5 8'},
    {name: 'powers', position: 'nim - : 4 5 1'},
    {name: 'nim', position: 'nim - : 3 4 5'},
    {name: 'misere', position: 'mnim - : 1 1 1 5'},
    {name: 'chomp', position: 'chomp - : 4 4 4'},
];
