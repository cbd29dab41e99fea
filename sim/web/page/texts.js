// SPDX-License-Identifier: MIT
// All words of the page, in each language. Elements with data-text show the text of that name; {places} are
// filled in.
import {load, save} from './store.js';

export const LANGUAGES = {en: 'English', 'zh-Hans': '简体中文'};

const texts = {
    title: ['Bouton plays Nim', 'Bouton 玩取石子'],
    subtitle: [
        'The firmware of each board, as it is flashed, runs here in your browser.',
        '每块电路板的固件原样在你的浏览器里运行，与写入芯片的完全相同。',
    ],
    language: ['Language', '语言'],
    board: ['Board', '电路板'],
    uno: ['Uno', 'Uno'],
    exhibit: ['Exhibit', '展品'],
    pocket: ['Pocket', '口袋'],
    glass: ['What the board shows', '电路板的显示'],
    keys: ['Keys of the board', '电路板的按键'],
    keyLeft: ['LEFT', '左'],
    keyRight: ['RIGHT', '右'],
    keyUp: ['UP', '上'],
    keyDown: ['DOWN', '下'],
    keyOk: ['OK', 'OK'],
    keyNext: ['NEXT', '下一个'],
    keyTake: ['TAKE', '拿取'],
    keysHelp: [
        'Click or touch the keys, or use the arrow keys and Enter. Hold OK for a hint, hold LEFT to go back.',
        '点击或触摸按键，也可用方向键和回车键。按住“OK”得到提示，按住“左”返回。',
    ],
    keysHelpPocket: [
        'First comes the menu: OK starts the game. Then NEXT chooses a row, TAKE marks a light, OK plays; hold OK for a hint. ' +
            'On the keyboard: ← or →, ↑ or ↓, Enter.',
        '先是菜单：按“OK”开始。然后“NEXT”选一行，“TAKE”标记一颗灯，“OK”走棋；按住“OK”得到提示。键盘：← 或 →、↑ 或 ↓、回车。',
    ],
    longPress: ['Long press', '长按'],
    bounce: ['Contacts bounce', '触点抖动'],
    sound: ['Sound', '声音'],
    reset: ['Reset', '复位'],
    erase: ['Erase EEPROM', '清空 EEPROM'],
    erased: ['The EEPROM is erased, and the board starts afresh.', 'EEPROM 已清空，电路板重新启动。'],
    wasReset: ['The board was reset.', '电路板已复位。'],
    rows: ['Lights by row: {rows}', '每行亮灯：{rows}'],
    marked: ['{count} marked in row {row}', '第 {row} 行标记了 {count} 颗'],
    dark: ['The display is dark.', '显示屏是暗的。'],
    picture: ['picture', '图形'],
    panel: ['Serial line', '串行口'],
    panelHelp: [
        'What you write goes to the board in numbers, as it does on a USB cable. Try {one} or {other}.',
        '你写的内容变成数字发给电路板，就像连着 USB 线一样。试试 {one} 或 {other}。',
    ],
    noSerial: [
        'This board has no serial line: all it tells is on its lights.',
        '这块电路板没有串行口：它能说的全在灯上。',
    ],
    log: ['Lines in and out', '收发的行'],
    line: ['Line to send', '要发送的行'],
    send: ['Send', '发送'],
    positionOf: [
        '{game} : {position}; to move: {side}; last move: {move}',
        '{game} : {position}；轮到：{side}；上一步：{move}',
    ],
    positionAtEnd: ['{game} : {position}; {result}; last move: {move}', '{game} : {position}；{result}；上一步：{move}'],
    human: ['you', '你'],
    machine: ['Bouton', 'Bouton'],
    // By the words of the program
    'you won': ['you have won', '你赢了'],
    'the machine won': ['Bouton has won', 'Bouton 赢了'],
    'the first player won': ['the first player has won', '先走的人赢了'],
    'the second player won': ['the second player has won', '后走的人赢了'],
    'a draw': ['a draw', '平局'],
    fromGlass: ['The position on the board', '电路板上的局面'],
    open: ['Open on the board', '在电路板上打开'],
    openOn: ['Open on the board {board}', '在“{board}”电路板上打开'],
    opened: ['Opened: {position}', '已打开：{position}'],
    cannotOpen: ['No board of this page opens positions.', '本页没有能打开局面的电路板。'],
    rules: ['Games and their rules', '游戏与规则'],
    game: ['Game', '游戏'],
    examples: ['Two positions to try:', '试试这两个局面：'],
    why: ['Who wins here?', '谁会赢？'],
    whyHelp: [
        'Enter a position, guess who wins, then look at the reason step by step.',
        '写一个局面，先猜谁赢，再一步步看理由。',
    ],
    position: ['Position', '局面'],
    guess: ['Your guess', '你的猜测'],
    next: ['The player to move', '轮到走的人'],
    previous: ['The other one', '另一个人'],
    draw: ['Nobody', '谁也不赢'],
    right: ['Right.', '答对了。'],
    wrong: ['No.', '不对。'],
    verdictN: ['The player to move wins.', '轮到走的人赢。'],
    verdictP: ['The player to move loses.', '轮到走的人输。'],
    verdictD: ['Nobody can win.', '谁也赢不了。'],
    howMany: ['How many moves win?', '有几步能赢？'],
    which: ['Which part?', '动哪一份？'],
    reason: ['Why?', '为什么？'],
    movesOf: ['{wins} of {legal} moves win.', '{legal} 种走法中有 {wins} 种能赢。'],
    showMove: ['Show the move', '看这一步'],
    howManyDraw: ['How many moves keep the draw?', '有几步能保住平局？'],
    movesOfOne: ['1 of {legal} moves wins.', '{legal} 种走法中有 1 种能赢。'],
    drawsOfOne: ['1 of {legal} moves keeps the draw.', '{legal} 种走法中有 1 种能保住平局。'],
    drawsOf: ['{wins} of {legal} moves keep the draw.', '{legal} 种走法中有 {wins} 种能保住平局。'],
    movesNone: ['No move wins.', '没有能赢的一步。'],
    partIs: ['A move that wins changes part {part}.', '能赢的一步动第 {part} 份。'],
    moveIs: ['A winning move: {move}', '能赢的一步：{move}'],
    pairs: [
        'Two piles: make them equal, then copy each move of the other on the other pile.',
        '两堆：先拿成一样多，以后对方在一堆怎么拿，你就在另一堆照样拿。',
    ],
    powers: [
        'Cut each pile into powers of two and cross off what occurs twice. Nothing left: the player to move loses.',
        '把每堆拆成 2 的幂，成对的划掉。什么也不剩：轮到走的人输。',
    ],
    binary: [
        'In binary, a column with an odd number of ones has no partner. No such column: the player to move loses.',
        '写成二进制：一列里 1 的个数是单数就配不成对。没有这样的列：轮到走的人输。',
    ],
    columnsMod: [
        'In binary, the ones of each column are counted modulo {modulus}. All 0: the player to move loses.',
        '写成二进制：每列 1 的个数除以 {modulus} 取余。全是 0：轮到走的人输。',
    ],
    inPairs: ['In pairs', '成对看'],
    inPowers: ['In powers of two', '用 2 的幂看'],
    inBinary: ['In binary', '用二进制看'],
    counts_stair: [
        'Only the coins on odd steps count, each step as a pile: a move from an even step can be answered by moving the same coins on.',
        '只有单数级上的硬币算数，每级是一堆：对方从双数级移下来几枚，你就把这几枚再移一级。',
    ],
    counts_northcott: [
        'What counts are the gaps: the free cells between the two men of a row are a pile.',
        '算数的是间隔：每行两枚棋子之间的空格就是一堆。',
    ],
    counts_northcottr: [
        'What counts are the gaps: the free cells between the two men of a row are a pile. Who retreats is followed.',
        '算数的是间隔：每行两枚棋子之间的空格就是一堆。对方后退，你就跟上去。',
    ],
    counts_nimble: [
        'Each coin is a pile: as many stones as there are cells to its left.',
        '每枚硬币是一堆：它左边有几格，就有几颗。',
    ],
    counts_turtle: [
        'Each head is a pile: the farther to the right, the larger.',
        '每枚正面的硬币是一堆：越靠右越大。',
    ],
    onlyRemainders: [
        'Of each pile only the remainder counts that a division by {modulus} leaves.',
        '每堆只有除以 {modulus} 的余数算数。',
    ],
    notYet: [
        'The last move loses. As long as a pile is larger than one, that changes nothing: play as if it won.',
        '走最后一步的人输。只要还有大于 1 的堆，就照“走最后一步赢”来走。',
    ],
    onlyOnes: [
        'The last move loses, and the end is near: leave nothing but ones, {counts}, … of them.',
        '走最后一步的人输，而且快到终局了：只留下 1，留 {counts}……个。',
    ],
    theory_remainder: [
        'Only the remainder counts: whoever always leaves remainder {left} wins.',
        '只有余数算数：每次都留下余数 {left} 的人赢。',
    ],
    mayTake: ['Now at most {cap} may be taken.', '现在最多能拿 {cap} 颗。'],
    pairIs: ['The pair of number {number}: {less} and {more}.', '第 {number} 对：{less} 和 {more}。'],
    theory_values: [
        'Each part is worth a pile of Nim, its Grundy value. Their nim-sum is 0: the player to move loses.',
        '每一份相当于一堆取石子，即它的 Grundy 值。它们的 nim 和为 0：轮到走的人输。',
    ],
    theory_zeckendorf: [
        'The heap as a sum of Fibonacci numbers: who may take the smallest of them wins.',
        '把石子数写成斐波那契数之和：能拿走其中最小一个的人赢。',
    ],
    theory_power: [
        'The heap as a sum of powers of two: who may take the smallest of them wins.',
        '把石子数写成 2 的幂之和：能拿走其中最小一个的人赢。',
    ],
    theory_pairs: [
        'The lost positions are pairs, made by the golden ratio; whoever leaves such a pair wins.',
        '输的局面是由黄金分割得到的一对对数；留下这样一对的人赢。',
    ],
    theory_parity: ['Both numbers odd: the player to move loses.', '两个数都是单数：轮到走的人输。'],
    theory_steps: [
        'What counts is how many moves the token that lasts longest still has: an even number loses.',
        '关键是最长的棋子还能走多少步：双数就输。',
    ],
    theory_search: [
        'No short rule is known: Bouton has looked at all that can follow.',
        '没有简短的规则：Bouton 把以后的所有走法都看过了。',
    ],
    left: ['left', '剩下'],
    pile: ['pile {pile}', '第 {pile} 堆'],
    step: ['step {pile}', '第 {pile} 级'],
    row: ['row {pile}', '第 {pile} 行'],
    coin: ['coin {pile}', '第 {pile} 枚'],
    token: ['token {pile}', '第 {pile} 枚'],
    noAnswer: ['no answer', '没有应答'],
    licences: ['Licences', '许可证'],
    licenceOwn: [
        'Bouton is under the MIT licence. The page also contains the work of others:',
        'Bouton 采用 MIT 许可证。本页还包含他人的作品：',
    ],
};

let language = load('language') ?? (navigator.language?.startsWith('zh') ? 'zh-Hans' : 'en');
if (!LANGUAGES[language]) language = 'en';

export const hasText = (name) => Object.hasOwn(texts, name);
export const currentLanguage = () => language;
export const languageIndex = () => Object.keys(LANGUAGES).indexOf(language);

export function text(name, places = {}) {
    return texts[name][languageIndex()].replace(/\{(\w+)\}/g, (place, key) => places[key] ?? place);
}

// Puts the texts of the language into the page.
export function translate(root = document) {
    document.documentElement.lang = language;
    document.title = text('title');
    for (const element of root.querySelectorAll('[data-text]'))
        element.textContent = text(element.dataset.text);
    for (const element of root.querySelectorAll('[data-label]'))
        element.setAttribute('aria-label', text(element.dataset.label));
}

export function setLanguage(name) {
    language = name;
    save('language', name);
    translate();
}
