// SPDX-License-Identifier: MIT
// Before : ; ? ! stands a no-break space.

export const name = 'Français';

// The title of a game in misere play, and what stands between two sentences
export const misere = '{game}, misère';
export const blank = ' ';

export const texts = {
    title: 'Nim avec Bouton',
    language: 'Langue',
    board: 'Carte',
    uno: 'Uno',
    exhibit: 'Borne',
    pocket: 'Jeu de poche',
    keys: 'Touches de la carte',
    keyLeft: 'GAUCHE',
    keyRight: 'DROITE',
    keyUp: 'HAUT',
    keyDown: 'BAS',
    keyOk: 'OK',
    keyNext: 'SUIVANT',
    keyTake: 'PRENDRE',
    keysHelp:
        'Clique ou appuie sur les touches, ou sers-toi des flèches et de la touche Entrée. Garde OK enfoncé pour une aide, GAUCHE pour revenir.',
    keysHelpPocket:
        'D’abord vient le menu : OK commence la partie. Ensuite NEXT choisit une ligne, TAKE marque une lumière, OK joue ; garde OK enfoncé pour une aide. Au clavier : ← ou →, ↑ ou ↓, Entrée.',
    longPress: 'Appui long',
    bounce: 'Les contacts rebondissent',
    sound: 'Son',
    reset: 'Redémarrer',
    record: 'Enregistrer les broches',
    saveRecord: 'Sauver les broches (VCD)',
    recording: 'Les broches sont enregistrées, {count} changements au plus.',
    recordFull: 'L’enregistrement est plein : il contient les {count} premiers changements des broches.',
    erase: 'Effacer l’EEPROM',
    noSerial: 'Cette carte n’a pas de ligne série : tout ce qu’elle dit, ses lumières le disent.',
    log: 'Lignes envoyées et reçues',
    line: 'Ligne à envoyer',
    send: 'Envoyer',
    fromGlass: 'La position de la carte',
    cannotOpen: 'Aucune carte de cette page ne peut ouvrir de position.',
    why: 'Qui gagne ici ?',
    position: 'Position',
    guess: 'À ton avis ?',
    next: 'Celui qui doit jouer',
    previous: 'L’autre',
    draw: 'Personne',
    right: 'Oui, c’est ça.',
    wrong: 'Non.',
    verdictN: 'Celui qui doit jouer gagne.',
    verdictP: 'Celui qui doit jouer perd.',
    verdictD: 'Personne ne peut gagner.',
    howMany: 'Combien de coups gagnent ?',
    which: 'À quel endroit ?',
    reason: 'Pourquoi ?',
    movesOf: '{wins} {wins|coup gagne|coups gagnent}, sur {legal}.',
    showMove: 'Montrer le coup',
    howManyDraw: 'Combien de coups gardent la partie nulle ?',
    drawsOf: '{wins} {wins|coup garde|coups gardent} la partie nulle, sur {legal}.',
    movesNone: 'Aucun coup ne gagne.',
    partIs: 'Un coup gagnant change le morceau {part}.',
    moveIs: 'Un coup gagnant : {move}',
    pairs: 'Deux tas : rends-les égaux, puis refais chaque coup de l’autre joueur sur l’autre tas.',
    powers: 'Coupe chaque tas en puissances de deux (1, 2, 4, 8…) et barre ce qui est là deux fois. S’il ne reste rien, celui qui doit jouer perd.',
    binary: 'En binaire, une colonne où le nombre de 1 est impair a un 1 tout seul. S’il n’y a pas de telle colonne, celui qui doit jouer perd.',
    columnsMod:
        'En binaire, compte les 1 de chaque colonne et divise par {modulus} : c’est le reste qui compte. Si tous les restes sont 0, celui qui doit jouer perd.',
    inPairs: 'Par paires',
    inPowers: 'En puissances de deux',
    inBinary: 'En binaire',
    counts_stair:
        'Seules comptent les pièces des marches impaires, chaque marche comme un tas : si des pièces viennent d’une marche paire, tu fais descendre les mêmes encore plus bas.',
    counts_northcott: 'Ce sont les écarts qui comptent : les cases libres entre les deux pions d’une ligne sont un tas.',
    counts_northcottr:
        'Ce sont les écarts qui comptent : les cases libres entre les deux pions d’une ligne sont un tas. Si un pion recule, tu le suis.',
    counts_nimble: 'Chaque pièce est un tas : autant de jetons que de cases à sa gauche.',
    onlyRemainders: 'De chaque tas, seul compte le reste de la division par {modulus}.',
    mayTake: 'Maintenant on peut en prendre {cap} au plus.',
    pairIs: 'La paire numéro {number} : {less} et {more}.',
    theory_values:
        'Chaque morceau vaut un tas de Nim : c’est sa valeur de Grundy. Si leur nim-somme est 0, celui qui doit jouer perd.',
    theory_zeckendorf:
        'Le tas comme somme de nombres de Fibonacci : celui qui peut prendre le plus petit gagne.',
    theory_power: 'Le tas comme somme de puissances de deux : celui qui peut prendre la plus petite gagne.',
    theory_pairs:
        'Les positions perdues sont des paires, faites par le nombre d’or ; qui laisse une telle paire gagne.',
    theory_parity: 'Si les deux nombres sont impairs, celui qui doit jouer perd.',
    theory_steps:
        'Ce qui compte, c’est le nombre de coups du pion qui peut avancer le plus longtemps : s’il est pair, celui qui doit jouer perd.',
    left: 'reste',
    pile: 'tas {pile}',
    step: 'marche {pile}',
    row: 'ligne {pile}',
    coin: 'pièce {pile}',
    token: 'pion {pile}',
    noAnswer: 'pas de réponse',
    licences: 'Licences',
    licenceOwn: 'Bouton est sous licence MIT. La page contient aussi le travail d’autres personnes :',
    play: 'Jouer',
    learn: 'Apprendre',
    bench: 'Atelier',
    views: 'Que faire',
    games: 'Jeux',
    close: 'Fermer',
    beamer: 'En grand (F)',
    lessons: 'Leçons',
    ask: 'Demander',
    eraseAsk: 'Effacer la mémoire de cette carte ? Les réglages et les résultats seront perdus.',
    keep: 'La garder',
    firmware: 'Micrologiciel',
    saveHex: 'Enregistrer le fichier hex',
    imageIs: 'Version {version}, {bytes} octets de flash',
    flashIt: 'Pour l’écrire sur une carte avec avrdude, PORT étant celui de la carte :',
    unknownName: '« {name} » est inconnu ici.',
    none: '0',
    head: 'face',
    tail: 'pile',
    emptyCell: 'vide',
    colon: ' : ',
    stop: '.',
    saidNothing: 'Il ne reste rien.',
    said_piles: 'Tas : {list}.',
    said_balls: 'Chemin des balles jusqu’au but : {list}.',
    said_heap: 'Dans le tas : {list}.',
    said_stairs: 'Pièces sur les marches : {list}.',
    said_bar: 'Lignes à partir du bas : {list}.',
    said_strip: 'Cases des pièces : {list}.',
    said_coins: 'Pièces : {list}.',
    said_tokens: 'Points des pions : {list}.',
    said_men: '{list}.',
    said_letters: 'Cases : {list}.',
    said_boxes: 'Dans les boîtes : {list}.',
    saidCoin: '{place} {side}',
    saidRow: 'ligne {place} : {black} contre {white}',
    move_piles: '{second} du tas {first}',
    move_heap: '{first}',
    move_balls: 'balle {first} de {second} {second|tour|tours}',
    move_stairs: '{second} de la marche {first}',
    move_bar: 'croqué ligne {first}, colonne {second}',
    move_strip: 'pièce {first} sur la case {second}',
    move_coins_one: 'pièce {first} retournée',
    move_coins: 'pièces {first} et {second} retournées',
    move_tokens: 'pion {first} sur le point {second}',
    move_men: 'ligne {first} sur la colonne {second}',
    move_letters: '{letter} dans la case {first}',
    move_boxes: 'boîte {first} vidée ; puis {second} et {third}',
    yourMove: 'À toi de jouer.',
    machineMoves: 'Bouton joue.',
    machinePlayed: 'Bouton : {move}.',
    pocketNormal: 'la dernière lumière gagne',
    pocketMisere: 'la dernière lumière perd',
    pocketPiles: 'jusqu’à {count} {count|ligne|lignes} par coup',
    pocketStart: 'départ {start}',
    random: 'au hasard',
    pocketLevel: 'niveau {level} sur 4',
    pocketQuiet: ', sans son',
    pocketMenu: 'Menu, ligne {row} : {setting}. NEXT : ligne suivante, TAKE : changer, OK : jouer.',
    pocketMarked: 'Marqué : {list}. La ligne {row} est choisie.',
    pocketRow: 'La ligne {row} est choisie.',
    pocketHint: 'Aide : {list}.',
    pocketNoHint: 'Aide : aucun coup ne gagne.',
    ball: 'balle {pile}',
    'you won': 'Tu as gagné.',
    'the machine won': 'Bouton a gagné.',
    'the first player won': 'Le premier joueur a gagné.',
    'the second player won': 'Le second joueur a gagné.',
    'a draw': 'Match nul.',
    marked: '{count} dans la ligne {row}',
    notYetPiles:
        'Le dernier jeton perd. Tant que plus d’un tas est plus grand que 1, cela ne change rien : joue comme s’il gagnait.',
    notYetPilesSeveral:
        'Le dernier jeton perd. Tant que plus de {k} tas sont plus grands que 1, cela ne change rien : joue comme s’il gagnait.',
    notYetValues:
        'Le dernier coup perd. Tant que plus d’un morceau vaut plus de 1, cela ne change rien : joue comme s’il gagnait.',
    onlyOnesPiles:
        'Le dernier jeton perd, et la fin est proche : ne laisse que des tas d’un jeton, au nombre de {counts}…',
    onlyOnesValues:
        'Le dernier coup perd, et la fin est proche : ne laisse que des morceaux qui valent 1 ou 0, dont {counts}… qui valent 1. Un morceau vaut sa valeur de Grundy.',
    theory_remainder:
        'Seul compte le reste de la division par {modulus} : qui laisse toujours le reste {left} gagne.',
    theory_search: 'Bouton a regardé tout ce qui peut suivre.',
    counts_turtle_opt: 'Chaque face est un tas : d’un jeton à la place 1, de deux à la place 2, et ainsi de suite.',
    counts_turtle_man: 'Chaque face est un tas : autant de jetons que de pièces à sa gauche.',
    counts_turtle_edge:
        'Chaque face est un tas : d’un jeton à la place 1, d’aucun à la place 2 et, à partir de la place 3, d’autant que de pièces à sa gauche.',
    counts_poj2315: 'Ce qui compte, c’est combien de tours entiers il faut encore à chaque balle : {turns}.',
    yourGame: 'Ta partie',
    lookBack: 'Revoir cette partie',
    whoPlayed: '{who} : {move}',
    you: 'Toi',
    bouton: 'Bouton',
    tryAgain: 'Réessayer d’ici',
    someMistakes:
        'Là où le cadre est épais, tu pouvais faire mieux : pour {count} de tes coups. Réessaie à cet endroit.',
    noMistakes: 'Tu n’as rien laissé échapper.',
    noGame: 'Joue une partie sur une carte avec une ligne, l’Uno ou la borne, et tu pourras la revoir ici.',
    changeIt: 'Changer la position',
    partMore: 'un de plus à {part}',
    partLess: 'un de moins à {part}',
    partNew: 'un morceau de plus',
    partGone: 'un morceau de moins',
    tables: 'Tableaux',
    charts: 'Valeurs',
    nextTopic: 'Ensuite : {title}',
    lost: 'perdue',
    won: 'gagnée',
    uncoloured: 'sans couleur',
    cellIs: '{cell} : {state}',
    cellWrong: '{cell} : {state}, faux',
    notLost: 'Non : un des coups d’ici laisse une position perdue.',
    notWon: 'Non : aucun coup d’ici ne laisse une position perdue.',
    colourHelp: 'Touche une case : elle est perdue. Touche-la encore : elle est gagnée. Gagnée veut dire qu’un coup laisse une position perdue ; perdue, qu’aucun ne le fait.',
    moveTakes: 'Un coup prend',
    beginAgain: 'Recommencer',
    showAll: 'Tout montrer',
    worthIs: '{cell} : valeur {value}',
    chartHelp: 'Touche un tas, le petit nombre. Les valeurs où mènent ses coups sont barrées, et le plus petit nombre qui manque est sa propre valeur, le grand nombre. On l’appelle valeur de Grundy.',
    mexIs: 'Les coups depuis {size} mènent à ces valeurs : {list}. Le plus petit nombre qui manque est {mex} : c’est la valeur de {size}.',
    mexNone: 'Depuis {size} il n’y a aucun coup. Même 0 manque, donc la valeur de {size} est {mex}.',
};

// What ends a game, in normal and in misere play
export const ends = {
    stone: ['Qui prend le dernier jeton gagne.', 'Qui prend le dernier jeton perd.'],
    move: ['Qui ne peut plus jouer perd.', 'Qui ne peut plus jouer gagne.'],
};

// The title of each game, and what a move is
export const games = {
    nim: ['Nim', 'Prends dans un tas autant de jetons que tu veux, au moins un.'],
    moore: [
        'Nim de Moore',
        'Prends des jetons dans un ou plusieurs tas, k au plus : dans chacun autant que tu veux, au moins un.',
    ],
    bnim: ['Nim borné', 'Prends des jetons dans un ou plusieurs tas, m au plus : de 1 à K dans chacun.'],
    poj2315: [
        'Football',
        'Roule une ou plusieurs balles, m au plus, vers le but : chacune par tours entiers, et de L au plus. Une balle de rayon r avance à chaque tour de 2 fois pi fois r.',
    ],
    take: ['Retrait', 'Prends de 1 à max jetons dans le tas.'],
    sub: ['Soustraction', 'Prends dans le tas un nombre de jetons qui est dans l’ensemble S.'],
    subsum: [
        'Soustraction à plusieurs tas',
        'Prends dans un des tas un nombre de jetons qui est dans l’ensemble S.',
    ],
    mixed: [
        'Trois règles en un jeu',
        'Prends des jetons dans un seul tas : de 1 à 3 dans le premier, un nombre impair dans le deuxième, autant que tu veux dans un autre.',
    ],
    dag: [
        'Pions sur un graphe',
        'Pousse un pion le long d’une flèche vers un autre point. Plusieurs pions peuvent être sur le même point.',
    ],
    everysg: [
        'Tous les pions bougent',
        'Pousse chaque pion qui le peut le long d’une flèche. Plusieurs pions peuvent être sur le même point.',
    ],
    wythoff: [
        'Nim de Wythoff',
        'Prends dans un des deux tas autant de jetons que tu veux, ou le même nombre dans les deux.',
    ],
    fib: [
        'Nim de Fibonacci',
        'Prends des jetons dans le tas : d’abord pas tous, ensuite au plus le double du coup d’avant.',
    ],
    dyn1: [
        'Nim dynamique',
        'Prends des jetons dans le tas : d’abord pas tous, ensuite au plus autant que le coup d’avant.',
    ],
    stair: [
        'Nim en escalier',
        'Descends des pièces, au moins une, d’une marche à celle d’en dessous. De la marche 1 elles vont par terre et y restent.',
    ],
    chomp: [
        'Chomp',
        'Croque un carré de chocolat et tout ce qui est au-dessus et à sa droite. Le carré en bas à gauche est empoisonné : qui le mange perd.',
    ],
    nimble: [
        'Nimble',
        'Déplace une pièce vers la gauche, d’autant de cases que tu veux. Une pièce peut en dépasser d’autres et partager une case.',
    ],
    turtle_opt: [
        'Les tortues',
        'Retourne une pièce de face (H) à pile (T) et, si tu veux, une autre pièce à sa gauche.',
    ],
    turtle_man: [
        'Les tortues à deux',
        'Retourne une pièce de face (H) à pile (T), et toujours une autre pièce à sa gauche.',
    ],
    turtle_edge: [
        'Les tortues au bord',
        'Retourne une pièce de face (H) à pile (T), et toujours une autre pièce à sa gauche ; seule celle tout à gauche se retourne sans autre.',
    ],
    northcott: [
        'Northcott',
        'Sur chaque ligne il y a un pion à toi et un pion de l’autre joueur. Avance un des tiens vers l’autre, sans le dépasser.',
    ],
    northcottr: [
        'Northcott avec recul',
        'Sur chaque ligne il y a un pion à toi et un pion de l’autre joueur. Avance un des tiens vers l’autre, ou recule-le, sans dépasser l’autre.',
    ],
    sos: [
        'SOS',
        'Écris S ou O dans une case vide. Qui complète SOS dans trois cases voisines gagne ; si toutes les cases sont pleines, personne ne gagne.',
    ],
    divide: [
        'Vider et partager',
        'Vide une des deux boîtes et partage entre les deux ce qu’il y a dans l’autre : au moins un dans chacune.',
    ],
};

// Title and question of each lesson
export const lessons = {
    twentyOne: [
        '21',
        'Il y a 21 jetons. Chacun en prend 1, 2 ou 3 ; le dernier jeton gagne. Qui gagne ?',
        'Le piège : presque tous en prennent 3, car plus semble mieux. Il en reste 18, et l’autre en prend 2. Ce qui compte n’est pas combien tu prends, mais combien tu laisses.',
        'Et avec 20 jetons ?',
    ],
    twoPiles: [
        'Deux tas',
        'Prends autant que tu veux dans un des deux tas. Que peux-tu faire contre les deux ?',
        'Le piège : presque tous prennent un tas entier. Alors l’autre prend l’autre tas entier, et avec lui le dernier jeton.',
        'Et avec 6 et 6 ?',
    ],
    powers: [
        'Puissances de deux',
        'Coupe 4, 5 et 1 en 4, 2 et 1. Qu’est-ce qui va par deux ?',
        'Le piège : presque tous rendent deux tas égaux, 4 et 4. Alors le 1 reste seul, et l’autre le prend.',
        'Et avec 6, 5 et 2 ?',
    ],
    nim: [
        'Nim',
        'Trois tas, et à première vue rien ne va par deux. Qui gagne ?',
        'Le piège : presque tous prennent dans le plus grand tas. S’il disparaît, il reste 3 et 4, et l’autre les rend égaux.',
        'Et avec 3, 5 et 6 ?',
    ],
    misere: [
        'Misère',
        'Maintenant le dernier jeton perd. Qu’est-ce qui change ?',
        'Le piège : presque tous jouent comme toujours et laissent 1, 1, 1 et 1, tout par deux. Alors chacun prend un jeton à son tour, et le dernier est pour eux.',
        'Et avec 1, 2 et 3 ?',
    ],
    chomp: [
        'Chomp',
        'Croque un carré et tout ce qui est au-dessus et à sa droite. Le coin est empoisonné. Qui gagne ?',
        'Le piège : presque tous croquent le plus possible. S’il ne reste qu’une colonne, l’autre n’en laisse que le poison.',
        'Et avec 3 rangées de 3 ?',
    ],
};

export const tables = {
    take: [
        'Prends de 1 à 3',
        'Un tas de 0 à 30 jetons. Un coup en prend 1, 2 ou 3 ; qui prend le dernier jeton gagne. Quels tas sont perdus pour celui qui doit jouer ? Commence par 0 : il n’y a rien à prendre, c’est donc perdu.',
        'Sont perdus 0, 4, 8, 12 et ainsi de suite : tous les multiples de 4. Quoi qu’on y prenne, l’autre joueur complète à 4.',
    ],
    sub: [
        'Prends 1, 3 ou 4',
        'Maintenant un coup prend 1, 3 ou 4 jetons, et qui ne peut plus jouer perd. Quels tas sont perdus pour celui qui doit jouer ?',
        'Sont perdus les tas dont la division par 7 laisse le reste 0 ou 2. Le motif revient tous les 7 tas.',
    ],
    nim: [
        'Nim',
        'Deux tas : l’un est compté en haut, l’autre sur le côté. Un coup prend autant de jetons qu’on veut dans un tas ; le dernier jeton gagne. Quelles cases sont perdues ?',
        'Est perdue la diagonale, où les deux tas sont égaux. Ce qu’un joueur prend dans l’un, l’autre le prend dans l’autre.',
    ],
    wythoff: [
        'Nim de Wythoff',
        'Comme Nim avec deux tas, mais un coup peut aussi prendre le même nombre dans les deux. Quelles cases sont perdues ?',
        'Sont perdus 0 et 0, 1 et 2, 3 et 5, 4 et 7, 6 et 10. Les différences sont 0, 1, 2, 3, 4, et chaque paire commence par le plus petit nombre qui n’est dans aucune paire d’avant. Et ainsi de suite.',
    ],
    coins: [
        'Pièces',
        'Une rangée de 7 pièces. Un coup retourne une face (H) en pile (T) et, si l’on veut, une autre pièce à sa gauche ; qui ne peut plus jouer perd. Il y a des faces à la place écrite sur le côté et à celles écrites en haut. Quelles cases sont perdues ?',
        'Sont perdues celles où les places d’en haut font ensemble celle du côté : 3 = 1 + 2, 5 = 1 + 4, 6 = 2 + 4, 7 = 1 + 2 + 4. Chaque nombre est une somme de puissances de deux différentes d’une seule façon.',
    ],
};

export const charts = {
    set: [
        'Tes nombres',
        'Un tas, et un coup prend un des nombres choisis plus bas. Change-les et regarde ce qui change.',
        'À partir de {from}, chaque valeur revient {period} tas plus loin.',
    ],
    three: [
        'Prends de 1 à 3',
        'Un coup prend 1, 2 ou 3 jetons du tas.',
        'La valeur est le reste de la division par 4.',
    ],
    odd: [
        'Prends un nombre impair',
        'Un coup prend un nombre impair de jetons du tas.',
        'Les tas impairs valent 1, les tas pairs 0.',
    ],
    any: [
        'Prends ce que tu veux',
        'Un coup prend autant de jetons qu’on veut du tas, comme à Nim.',
        'Un tas vaut autant qu’il a de jetons.',
    ],
    coins: [
        'Pièces',
        'Une rangée de pièces avec une seule face, à la place que tu touches ; 0 veut dire aucune. Un coup retourne une face en pile et, si l’on veut, une autre pièce à sa gauche.',
        'Une face vaut le numéro de sa place.',
    ],
    edge: [
        'Pièces avec un bord',
        'Encore une seule face. Un coup retourne une face en pile et toujours une autre pièce à sa gauche ; seule la pièce tout à gauche est retournée seule.',
        'Une face vaut 1 à la place 1 et 0 à la place 2 ; à partir de la place 3, elle vaut un de moins que le numéro de sa place.',
    ],
};
