// SPDX-License-Identifier: MIT
// The rules of all games in each language of the page, and two positions of each to be tried. The names are
// those of the notation.

const STONE = {
    normal: ['Whoever takes the last stone wins.', '拿到最后一颗石子的人赢。'],
    misere: ['Whoever takes the last stone loses.', '拿到最后一颗石子的人输。'],
};
const MOVE = {
    normal: ['Whoever cannot move loses.', '走不了的人输。'],
    misere: ['Whoever cannot move wins.', '走不了的人赢。'],
};
const OTHER = {normal: ['', '']};
const GRAPH = 'V=6;E=1>0,2>0,3>1,4>1,4>2,5>3,5>4'; // its edges are in the order in which a board tells them

// Name, what ends it, titles, rules, positions; where there is a misere game, its name and positions
const ROWS = [
    [
        'nim',
        STONE,
        ['Nim', '取石子'],
        ['Take any number of stones, at least one, from one pile.', '从一堆里拿任意多颗石子，至少一颗。'],
        ['nim - : 3 4 5', 'nim - : 2 4 6'],
        'mnim',
        ['mnim - : 1 1 1 5', 'mnim - : 1 1 2 2'],
    ],
    [
        'moore',
        STONE,
        ["Moore's Nim", '摩尔取石子'],
        [
            'Take stones from one pile or from several, from k at most: any number from each, at least one.',
            '从一堆或几堆里拿石子，最多 k 堆；每堆任意多颗，至少一颗。',
        ],
        ['moore k=2 : 3 4 5', 'moore k=2 : 2 2 2'],
        'mmoore',
        ['mmoore k=2 : 1 1 1 5', 'mmoore k=2 : 3 3 3'],
    ],
    [
        'bnim',
        MOVE,
        ['Bounded Nim', '限量取石子'],
        [
            'Take stones from one pile or from several, from m at most: 1 to K from each.',
            '从一堆或几堆里拿石子，最多 m 堆；每堆拿 1 到 K 颗。',
        ],
        ['bnim m=2;K=3 : 3 4 5', 'bnim m=2;K=1 : 1 1 1 2'],
    ],
    [
        'poj2315',
        MOVE,
        ['Football', '足球'],
        [
            'Roll one ball or several, m at most, towards the goal: each by whole turns, and by L at most. ' +
                'A turn of a ball of radius r goes 2 pi r.',
            '把一个或几个球滚向球门，最多 m 个；每个滚整数圈，最远 L。半径为 r 的球一圈滚 2 乘圆周率乘 r。',
        ],
        ['poj2315 m=2;L=13;r=1 : 13 20', 'poj2315 m=1;L=20;r=1 : 12 24'],
    ],
    [
        'take',
        STONE,
        ['Take away', '拿石子'],
        ['Take 1 to max stones from the heap.', '从石堆里拿 1 颗或更多，最多不超过上限 max。'],
        ['take max=3 : 21', 'take max=3 : 12'],
        'mtake',
        ['mtake max=3 : 22', 'mtake max=3 : 13'],
    ],
    [
        'sub',
        MOVE,
        ['Subtraction game', '减法游戏'],
        ['Take a number of stones that is in the set S.', '从石堆里拿走的颗数必须在集合 S 里。'],
        ['sub S=1,3,4 : 20', 'sub S=1,3,4 : 9'],
        'msub',
        ['msub S=2,5 : 11', 'msub S=1,3,4 : 10'],
    ],
    [
        'subsum',
        MOVE,
        ['Subtraction game with several piles', '多堆减法游戏'],
        [
            'From one of the piles take a number of stones that is in the set S.',
            '从其中一堆拿石子，颗数必须在集合 S 里。',
        ],
        ['subsum S=1,3,4 : 5 9', 'subsum S=1,3,4 : 6 6'],
        'msubsum',
        ['msubsum S=1,3,4 : 3 3 2', 'msubsum S=1,3,4 : 6 2'],
    ],
    [
        'mixed',
        STONE,
        ['Three rules in one game', '三种规则合一'],
        [
            'Take stones from one pile: 1 to 3 from the first, an odd number from the second, any number from another.',
            '从一堆里拿：第一堆拿 1 到 3 颗，第二堆拿单数颗，其他堆任意多颗。',
        ],
        ['mixed - : 2 5 4', 'mixed - : 3 2 2'],
        'mmixed',
        ['mmixed - : 1 3 2', 'mmixed - : 3 3 4'],
    ],
    [
        'dag',
        MOVE,
        ['Tokens on a graph', '图上的棋子'],
        [
            'Move one token along an arrow to another vertex. Tokens may share a vertex.',
            '把一枚棋子沿箭头走到另一个顶点。几枚棋子可以在同一个顶点。',
        ],
        [`dag ${GRAPH} : 5 4`, `dag ${GRAPH} : 5 5`],
        'mdag',
        [`mdag ${GRAPH} : 5 4`, `mdag ${GRAPH} : 3 2`],
    ],
    [
        'everysg',
        MOVE,
        ['All tokens move', '所有棋子一起走'],
        [
            'Move every token that can go along an arrow. Tokens may share a vertex.',
            '每枚能走的棋子都要沿一条箭头走一步。几枚棋子可以在同一个顶点。',
        ],
        [`everysg ${GRAPH} : 5 2`, `everysg ${GRAPH} : 4 3`],
    ],
    [
        'wythoff',
        STONE,
        ["Wythoff's Nim", '威索夫取石子'],
        [
            'Take any number of stones from one of the two piles, or the same number from both.',
            '从两堆中的一堆拿任意多颗，或从两堆拿同样多颗。',
        ],
        ['wythoff - : 7 9', 'wythoff - : 3 5'],
    ],
    [
        'fib',
        STONE,
        ['Fibonacci Nim', '斐波那契取石子'],
        [
            'Take stones from the heap: at first not all of them, later at most twice as many as the move before took.',
            '从石堆里拿石子，第一步不能全拿，以后最多拿前一步的两倍。',
        ],
        ['fib - : 20 19', 'fib - : 13 12'],
    ],
    [
        'dyn1',
        STONE,
        ['Dynamic Nim', '动态取石子'],
        [
            'Take stones from the heap: at first not all of them, later at most as many as the move before took.',
            '从石堆里拿石子，第一步不能全拿，以后最多拿前一步那么多。',
        ],
        ['dyn1 - : 20 19', 'dyn1 - : 16 15'],
    ],
    [
        'stair',
        MOVE,
        ['Staircase Nim', '阶梯取石子'],
        [
            'Move coins, at least one, from one step to the next lower one. From step 1 they go to the ground and stay.',
            '把一级台阶上的硬币移到下一级，至少一枚。从第一级移到地面，就不再动。',
        ],
        ['stair - : 1 2 3', 'stair - : 3 4 3'],
    ],
    [
        'chomp',
        OTHER,
        ['Chomp', '啃巧克力'],
        [
            'Bite off a square of the bar with all that is above it and to its right. ' +
                'The square at the bottom left is poison: whoever eats it loses.',
            '咬掉一格，连同它上面和右边的所有格。左下角那格有毒：吃到它的人输。',
        ],
        ['chomp - : 4 4 4', 'chomp - : 5 1 1 1 1'],
    ],
    [
        'nimble',
        MOVE,
        ['Nimble', '硬币左移'],
        [
            'Move one coin to the left, by any number of cells. Coins may pass others and share a cell.',
            '把一枚硬币向左移任意多格。可以越过别的硬币，也可以同格。',
        ],
        ['nimble - : 3 4 0', 'nimble - : 2 4 6'],
    ],
    [
        'turtle_opt',
        MOVE,
        ['Turning turtles', '翻硬币'],
        [
            'Turn one coin from heads (H) to tails (T), and if you like one more coin to its left.',
            '把一枚正面（H）的硬币翻成反面（T），也可以再翻它左边的一枚。',
        ],
        ['turtle_opt - : HTHT', 'turtle_opt - : HHHTT'],
    ],
    [
        'turtle_man',
        MOVE,
        ['Turning turtles in pairs', '成对翻硬币'],
        [
            'Turn one coin from heads (H) to tails (T), and always one more coin to its left.',
            '把一枚正面（H）的硬币翻成反面（T），同时必须再翻它左边的一枚。',
        ],
        ['turtle_man - : THTH', 'turtle_man - : HTHTH'],
    ],
    [
        'turtle_edge',
        MOVE,
        ['Turning turtles with an edge', '翻硬币，最左可单翻'],
        [
            'Turn one coin from heads (H) to tails (T), and always one more coin to its left; only the leftmost is turned alone.',
            '把一枚正面（H）的硬币翻成反面（T），同时必须再翻它左边的一枚；只有最左边的一枚单独翻。',
        ],
        ['turtle_edge - : HTHT', 'turtle_edge - : THTHH'],
    ],
    [
        'northcott',
        MOVE,
        ["Northcott's game", '诺斯科特棋'],
        [
            'Each row has a man of yours and one of the other player. Move one of yours towards the other, not past him.',
            '每行有你和对方各一枚棋子。把你的一枚朝对方移，不能越过。',
        ],
        ['northcott W=8 : 1,8 2,5', 'northcott W=8 : 1,4 3,6'],
    ],
    [
        'northcottr',
        MOVE,
        ["Northcott's game with retreats", '可后退的诺斯科特棋'],
        [
            'Each row has a man of yours and one of the other player. Move one of yours towards the other or away, not past him.',
            '每行有你和对方各一枚棋子。把你的一枚朝对方移或后退，不能越过。',
        ],
        ['northcottr W=8 : 4,6 1,5', 'northcottr W=8 : 3,5 4,6'],
    ],
    [
        'sos',
        OTHER,
        ['SOS', 'SOS'],
        [
            'Write S or O into an empty cell. Whoever completes SOS in three cells side by side wins; if all cells are full, nobody does.',
            '在一个空格里写 S 或 O。谁写完相邻三格的 SOS 谁赢；格子写满了就是平局。',
        ],
        ['sos n=7 : .......', 'sos n=8 : S......S'],
    ],
    [
        'divide',
        MOVE,
        ['Empty and divide', '倒空再分'],
        [
            'Empty one of the two boxes, and divide the content of the other between both, at least one for each.',
            '倒空两个盒子中的一个，再把另一个里的分到两个盒子，每个至少一颗。',
        ],
        ['divide - : 3 4', 'divide - : 3 5'],
    ],
];

const MISERE = [', misere', '（反常规则）'];
const joined = (...texts) => [0, 1].map((language) => texts.map((text) => text[language]).join(''));
const spaced = (rules, end) => [`${rules[0]} ${end[0]}`.trim(), `${rules[1]}${end[1]}`];

// {name, title, rules, examples}; title and rules are texts in the order of the languages.
export const GAMES = ROWS.flatMap(([name, end, title, rules, examples, twin, twinExamples]) => [
    {name, title, rules: spaced(rules, end.normal), examples},
    ...(twin
        ? [
              {
                  name: twin,
                  title: joined(title, MISERE),
                  rules: spaced(rules, end.misere),
                  examples: twinExamples,
              },
          ]
        : []),
]);
