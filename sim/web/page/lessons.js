// SPDX-License-Identifier: MIT
// Lessons in their order, each with its position and the next position to try. Their words are in the language files. answers: texts of
// the guesses, by verdict, unless the question is who wins.

export const LESSONS = [
    {name: 'twentyOne', position: 'take max=3 : 21', next: 'take max=3 : 20'},
    {name: 'twoPiles', position: 'nim - : 5 8', next: 'nim - : 6 6'},
    {name: 'powers', position: 'nim - : 4 5 1', next: 'nim - : 6 5 2', answers: {N: {guess: 'oneLeft'}, P: {guess: 'allPaired'}}},
    {name: 'nim', position: 'nim - : 3 4 5', next: 'nim - : 3 5 6'},
    {name: 'misere', position: 'mnim - : 1 1 1 5', next: 'mnim - : 1 2 3'},
    {name: 'chomp', position: 'chomp - : 4 4 4', next: 'chomp - : 3 3 3'},
];
