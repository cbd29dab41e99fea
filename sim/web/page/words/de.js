// SPDX-License-Identifier: MIT

export const name = 'Deutsch';

// The title of a game in misere play, and what stands between two sentences
export const misere = '{game}, misère';
export const blank = ' ';

export const texts = {
    title: 'Nim mit Bouton',
    language: 'Sprache',
    board: 'Platine',
    uno: 'Uno',
    exhibit: 'Exponat',
    pocket: 'Taschenspiel',
    keys: 'Tasten der Platine',
    keyLeft: 'LINKS',
    keyRight: 'RECHTS',
    keyUp: 'AUF',
    keyDown: 'AB',
    keyOk: 'OK',
    keyNext: 'WEITER',
    keyTake: 'NEHMEN',
    keysHelp:
        'Klick oder tipp auf die Tasten, oder nimm Pfeiltasten und Eingabetaste. Halte OK für einen Tipp, halte LINKS, um zurückzugehen.',
    keysHelpPocket:
        'Zuerst kommt das Menü: OK startet das Spiel. Dann wählt NEXT eine Reihe, TAKE markiert ein Licht, OK zieht; halte OK für einen Tipp. Auf der Tastatur: ← oder →, ↑ oder ↓, Eingabe.',
    longPress: 'Lang drücken',
    bounce: 'Kontakte prellen',
    sound: 'Ton',
    reset: 'Neustart',
    record: 'Pins aufzeichnen',
    saveRecord: 'Pins speichern (VCD)',
    recording: 'Die Pins werden aufgezeichnet, höchstens {count} Änderungen.',
    recordFull: 'Die Aufzeichnung ist voll: Sie enthält die ersten {count} Änderungen der Pins.',
    erase: 'EEPROM löschen',
    noSerial: 'Diese Platine hat keine serielle Leitung: Alles, was sie sagt, sagen ihre Lichter.',
    log: 'Zeilen hin und zurück',
    line: 'Zeile zum Senden',
    send: 'Senden',
    fromGlass: 'Stellung auf der Platine',
    cannotOpen: 'Keine Platine dieser Seite kann Stellungen öffnen.',
    why: 'Wer gewinnt hier?',
    position: 'Stellung',
    guess: 'Was meinst du?',
    next: 'Wer am Zug ist',
    previous: 'Der andere',
    draw: 'Niemand',
    right: 'Richtig.',
    wrong: 'Nein.',
    verdictN: 'Wer am Zug ist, gewinnt.',
    verdictP: 'Wer am Zug ist, verliert.',
    verdictD: 'Niemand kann gewinnen.',
    howMany: 'Wie viele Züge gewinnen?',
    which: 'Wo?',
    reason: 'Warum?',
    movesOf: '{wins} von {legal} Zügen {wins|gewinnt|gewinnen}.',
    showMove: 'Zeig den Zug',
    howManyDraw: 'Wie viele Züge halten das Remis?',
    drawsOf: '{wins} von {legal} Zügen {wins|hält|halten} das Remis.',
    movesNone: 'Kein Zug gewinnt.',
    partIs: 'Ein Zug, der gewinnt, ändert Teil {part}.',
    moveIs: 'Ein Zug, der gewinnt: {move}',
    pairs: 'Zwei Haufen: Mach sie gleich groß. Danach machst du jeden Zug des anderen am anderen Haufen nach.',
    powers: 'Zerlege jeden Haufen in Zweierpotenzen (1, 2, 4, 8 …) und streich, was doppelt vorkommt. Bleibt nichts übrig, verliert, wer am Zug ist.',
    binary: 'Im Zweiersystem hat eine Spalte mit ungerade vielen Einsen eine Eins ohne Partner. Gibt es keine solche Spalte, verliert, wer am Zug ist.',
    columnsMod:
        'Im Zweiersystem zählst du die Einsen jeder Spalte und teilst durch {modulus}: Es zählt der Rest. Sind alle Reste 0, verliert, wer am Zug ist.',
    inPairs: 'In Paaren',
    inPowers: 'In Zweierpotenzen',
    inBinary: 'Im Zweiersystem',
    counts_stair:
        'Nur die Münzen auf ungeraden Stufen zählen, jede Stufe als ein Haufen: Kommen Münzen von einer geraden Stufe, schiebst du dieselben einfach weiter.',
    counts_northcott:
        'Die Lücken zählen: Die freien Felder zwischen den zwei Figuren einer Reihe sind ein Haufen.',
    counts_northcottr:
        'Die Lücken zählen: Die freien Felder zwischen den zwei Figuren einer Reihe sind ein Haufen. Weicht eine Figur zurück, rückst du nach.',
    counts_nimble: 'Jede Münze ist ein Haufen: mit so vielen Steinen, wie Felder links von ihr sind.',
    onlyRemainders: 'Von jedem Haufen zählt nur der Rest, wenn man durch {modulus} teilt.',
    mayTake: 'Jetzt darf man höchstens {cap} nehmen.',
    pairIs: 'Das Paar mit der Nummer {number}: {less} und {more}.',
    theory_values:
        'Jeder Teil ist so viel wert wie ein Haufen bei Nim: Das ist sein Grundy-Wert. Ist ihre Nim-Summe 0, verliert, wer am Zug ist.',
    theory_zeckendorf:
        'Der Haufen als Summe von Fibonacci-Zahlen: Wer die kleinste davon nehmen darf, gewinnt.',
    theory_power: 'Der Haufen als Summe von Zweierpotenzen: Wer die kleinste davon nehmen darf, gewinnt.',
    theory_pairs:
        'Die verlorenen Stellungen sind Paare, die der goldene Schnitt macht; wer ein solches Paar übrig lässt, gewinnt.',
    theory_parity: 'Sind beide Zahlen ungerade, verliert, wer am Zug ist.',
    theory_steps:
        'Es zählt, wie viele Züge die Figur noch hat, die am längsten ziehen kann: Bei einer geraden Zahl verliert, wer am Zug ist.',
    left: 'übrig',
    pile: 'Haufen {pile}',
    step: 'Stufe {pile}',
    row: 'Reihe {pile}',
    coin: 'Münze {pile}',
    token: 'Figur {pile}',
    noAnswer: 'keine Antwort',
    licences: 'Lizenzen',
    licenceOwn: 'Bouton steht unter der MIT-Lizenz. Die Seite enthält auch die Arbeit anderer:',
    play: 'Spielen',
    learn: 'Lernen',
    bench: 'Werkbank',
    views: 'Was du tun kannst',
    games: 'Spiele',
    close: 'Schließen',
    beamer: 'Groß (F)',
    lessons: 'Lektionen',
    ask: 'Fragen',
    eraseAsk: 'Den Speicher dieser Platine löschen? Einstellungen und Ergebnisse gehen verloren.',
    keep: 'Behalten',
    firmware: 'Firmware',
    saveHex: 'Hex-Datei speichern',
    imageIs: 'Version {version}, {bytes} Bytes im Flash',
    flashIt: 'So schreibst du sie mit avrdude auf eine Platine; PORT ist deren Anschluss:',
    unknownName: '„{name}“ ist hier unbekannt.',
    none: '0',
    head: 'Kopf',
    tail: 'Zahl',
    emptyCell: 'leer',
    colon: ': ',
    stop: '.',
    saidNothing: 'Es ist nichts mehr da.',
    said_piles: 'Haufen: {list}.',
    said_balls: 'Wege der Bälle zum Tor: {list}.',
    said_heap: 'Im Haufen: {list}.',
    said_stairs: 'Münzen auf den Stufen: {list}.',
    said_bar: 'Reihen von unten: {list}.',
    said_strip: 'Felder mit Münzen: {list}.',
    said_coins: 'Münzen: {list}.',
    said_tokens: 'Figuren auf den Punkten {list}.',
    said_men: '{list}.',
    said_letters: 'Felder: {list}.',
    said_boxes: 'In den Boxen: {list}.',
    saidCoin: '{place} {side}',
    saidRow: 'Reihe {place}: {black} gegen {white}',
    move_piles: '{second} von Haufen {first}',
    move_heap: '{first}',
    move_balls: 'Ball {first} um {second} {second|Umdrehung|Umdrehungen}',
    move_stairs: '{second} von Stufe {first}',
    move_bar: 'Biss bei Reihe {first}, Spalte {second}',
    move_strip: 'Münze {first} auf Feld {second}',
    move_coins_one: 'Münze {first} gedreht',
    move_coins: 'Münzen {first} und {second} gedreht',
    move_tokens: 'Figur {first} auf Punkt {second}',
    move_men: 'Reihe {first} auf Spalte {second}',
    move_letters: '{letter} in Feld {first}',
    move_boxes: 'Box {first} geleert; dann {second} und {third}',
    yourMove: 'Dein Zug.',
    machineMoves: 'Bouton zieht.',
    machinePlayed: 'Bouton: {move}.',
    pocketNormal: 'das letzte Licht gewinnt',
    pocketMisere: 'das letzte Licht verliert',
    pocketPiles: 'bis zu {count} {count|Reihe|Reihen} je Zug',
    pocketStart: 'Start {start}',
    random: 'Zufall',
    pocketLevel: 'Stufe {level} von 4',
    pocketQuiet: ', ohne Ton',
    pocketMenu: 'Menü, Reihe {row}: {setting}. NEXT: nächste Reihe, TAKE: ändern, OK: los.',
    pocketMarked: 'Markiert: {list}. Reihe {row} ist gewählt.',
    pocketRow: 'Reihe {row} ist gewählt.',
    pocketHint: 'Tipp: {list}.',
    pocketNoHint: 'Tipp: Kein Zug gewinnt.',
    ball: 'Ball {pile}',
    'you won': 'Du hast gewonnen.',
    'the machine won': 'Bouton hat gewonnen.',
    'the first player won': 'Der erste Spieler hat gewonnen.',
    'the second player won': 'Der zweite Spieler hat gewonnen.',
    'a draw': 'Remis.',
    marked: '{count} in Reihe {row}',
    notYetPiles:
        'Der letzte Stein verliert. Solange mehr als ein Haufen größer als 1 ist, ändert das nichts: Zieh so, als würde er gewinnen.',
    notYetPilesSeveral:
        'Der letzte Stein verliert. Solange mehr als {k} Haufen größer als 1 sind, ändert das nichts: Zieh so, als würde er gewinnen.',
    notYetValues:
        'Der letzte Zug verliert. Solange mehr als ein Teil mehr als 1 wert ist, ändert das nichts: Zieh so, als würde er gewinnen.',
    onlyOnesPiles:
        'Der letzte Stein verliert, und das Ende ist nah: Lass nur Haufen mit einem Stein übrig, {counts}, … davon.',
    onlyOnesValues:
        'Der letzte Zug verliert, und das Ende ist nah: Lass nur Teile übrig, die 1 oder 0 wert sind, davon {counts}, … mit dem Wert 1. Der Wert eines Teils ist sein Grundy-Wert.',
    theory_remainder:
        'Nur der Rest zählt, wenn man durch {modulus} teilt: Wer immer den Rest {left} übrig lässt, gewinnt.',
    theory_search: 'Bouton hat alles angesehen, was folgen kann.',
    counts_turtle_opt: 'Jeder Kopf ist ein Haufen: an Stelle 1 mit einem Stein, an Stelle 2 mit zwei und so weiter.',
    counts_turtle_man: 'Jeder Kopf ist ein Haufen mit so vielen Steinen, wie Münzen links von ihm liegen.',
    counts_turtle_edge:
        'Jeder Kopf ist ein Haufen: an Stelle 1 mit einem Stein, an Stelle 2 mit keinem, ab Stelle 3 mit so vielen, wie Münzen links von ihm liegen.',
    counts_poj2315: 'Es zählt, wie viele ganze Umdrehungen jeder Ball noch braucht: {turns}.',
    yourGame: 'Dein Spiel',
    lookBack: 'Auf das Spiel zurückblicken',
    whoPlayed: '{who}: {move}',
    you: 'Du',
    bouton: 'Bouton',
    tryAgain: 'Hier noch einmal',
    someMistakes:
        'Wo der Rahmen dick ist, ging es besser: bei {count} {count|Zug|Zügen} von dir. Versuch es dort noch einmal.',
    noMistakes: 'Du hast nichts verschenkt.',
    noGame: 'Spiel ein Spiel auf einer Platine mit Leitung, dem Uno oder dem Exponat. Danach kannst du hier darauf zurückblicken.',
    changeIt: 'Stellung ändern',
    partMore: 'eins mehr bei {part}',
    partLess: 'eins weniger bei {part}',
    partNew: 'ein Teil mehr',
    partGone: 'ein Teil weniger',
    tables: 'Tabellen',
    charts: 'Werte',
    nextTopic: 'Weiter: {title}',
    lost: 'verloren',
    won: 'gewonnen',
    uncoloured: 'ohne Farbe',
    cellIs: '{cell}: {state}',
    cellWrong: '{cell}: {state}, falsch',
    notLost: 'Nein: Einer der Züge von hier hinterlässt eine verlorene Stellung.',
    notWon: 'Nein: Kein Zug von hier hinterlässt eine verlorene Stellung.',
    colourHelp: 'Berühr ein Feld: Es ist verloren. Berühr es noch einmal: Es ist gewonnen. Gewonnen heißt, dass ein Zug eine verlorene Stellung hinterlässt, verloren, dass es keiner tut.',
    moveTakes: 'Ein Zug nimmt',
    beginAgain: 'Neu beginnen',
    showAll: 'Alle zeigen',
    worthIs: '{cell}: Wert {value}',
    chartHelp: 'Berühr einen Haufen, die kleine Zahl. Die Werte, zu denen seine Züge führen, werden gestrichen. Die kleinste Zahl, die fehlt, ist sein eigener Wert, die große Zahl. Er heißt Grundy-Wert.',
    mexIs: 'Züge von {size} führen zu diesen Werten: {list}. Die kleinste Zahl, die fehlt, ist {mex}: Das ist der Wert von {size}.',
    mexNone: 'Von {size} gibt es keinen Zug. Es fehlt sogar die 0, also ist der Wert von {size} gleich {mex}.',
};

// What ends a game, in normal and in misere play
export const ends = {
    stone: ['Wer den letzten Stein nimmt, gewinnt.', 'Wer den letzten Stein nimmt, verliert.'],
    move: ['Wer nicht mehr ziehen kann, verliert.', 'Wer nicht mehr ziehen kann, gewinnt.'],
};

// The title of each game, and what a move is
export const games = {
    nim: ['Nim', 'Nimm von einem Haufen beliebig viele Steine, mindestens einen.'],
    moore: [
        'Moore-Nim',
        'Nimm Steine von einem oder mehreren Haufen, von höchstens k: von jedem beliebig viele, mindestens einen.',
    ],
    bnim: [
        'Begrenztes Nim',
        'Nimm Steine von einem oder mehreren Haufen, von höchstens m: von jedem 1 bis K.',
    ],
    poj2315: [
        'Fußball',
        'Rolle einen oder mehrere Bälle, höchstens m, zum Tor: jeden um ganze Umdrehungen und höchstens um L. Ein Ball mit Radius r rollt bei jeder Umdrehung 2 mal Pi mal r weit.',
    ],
    take: ['Wegnehmen', 'Nimm 1 bis max Steine vom Haufen.'],
    sub: ['Subtraktion', 'Nimm so viele Steine, wie eine Zahl in der Menge S sagt.'],
    subsum: [
        'Subtraktion mit mehreren Haufen',
        'Nimm von einem der Haufen so viele Steine, wie eine Zahl in der Menge S sagt.',
    ],
    mixed: [
        'Drei Regeln in einem Spiel',
        'Nimm Steine von einem Haufen: vom ersten 1 bis 3, vom zweiten eine ungerade Zahl, von einem anderen beliebig viele.',
    ],
    dag: [
        'Figuren auf einem Graphen',
        'Zieh eine Figur entlang eines Pfeils zu einem anderen Punkt. Mehrere Figuren dürfen auf demselben Punkt stehen.',
    ],
    everysg: [
        'Alle Figuren ziehen',
        'Zieh jede Figur, die noch kann, entlang eines Pfeils. Mehrere Figuren dürfen auf demselben Punkt stehen.',
    ],
    wythoff: [
        'Wythoff-Nim',
        'Nimm von einem der zwei Haufen beliebig viele Steine oder von beiden gleich viele.',
    ],
    fib: [
        'Fibonacci-Nim',
        'Nimm Steine vom Haufen: zuerst nicht alle, danach höchstens doppelt so viele wie im Zug davor.',
    ],
    dyn1: [
        'Dynamisches Nim',
        'Nimm Steine vom Haufen: zuerst nicht alle, danach höchstens so viele wie im Zug davor.',
    ],
    stair: [
        'Treppen-Nim',
        'Schieb Münzen, mindestens eine, von einer Stufe auf die nächsttiefere. Von Stufe 1 fallen sie auf den Boden und bleiben dort.',
    ],
    chomp: [
        'Chomp',
        'Beiß ein Stück aus der Schokolade, mit allem, was darüber und rechts davon ist. Das Stück unten links ist giftig: Wer es isst, verliert.',
    ],
    nimble: [
        'Nimble',
        'Zieh eine Münze beliebig weit nach links. Münzen dürfen andere überholen und auf demselben Feld liegen.',
    ],
    turtle_opt: [
        'Schildkröten',
        'Dreh eine Münze von Kopf (H) auf Zahl (T) und, wenn du willst, noch eine Münze links von ihr.',
    ],
    turtle_man: [
        'Schildkröten in Paaren',
        'Dreh eine Münze von Kopf (H) auf Zahl (T) und immer noch eine Münze links von ihr.',
    ],
    turtle_edge: [
        'Schildkröten am Rand',
        'Dreh eine Münze von Kopf (H) auf Zahl (T) und immer noch eine Münze links von ihr; nur die ganz linke wird allein gedreht.',
    ],
    northcott: [
        'Northcott',
        'In jeder Reihe steht eine Figur von dir und eine vom anderen. Zieh eine von deinen auf die andere zu, aber nicht an ihr vorbei.',
    ],
    northcottr: [
        'Northcott mit Rückzug',
        'In jeder Reihe steht eine Figur von dir und eine vom anderen. Zieh eine von deinen auf die andere zu oder von ihr weg, aber nicht an ihr vorbei.',
    ],
    sos: [
        'SOS',
        'Schreib S oder O in ein leeres Feld. Wer SOS in drei Feldern nebeneinander fertig schreibt, gewinnt; sind alle Felder voll, gewinnt niemand.',
    ],
    divide: [
        'Leeren und teilen',
        'Leere eine der zwei Boxen und verteile, was in der anderen ist, auf beide: in jede mindestens eins.',
    ],
};

// Title and question of each lesson
export const lessons = {
    twentyOne: [
        '21',
        'Da sind 21 Steine. Jeder nimmt 1, 2 oder 3; der letzte Stein gewinnt. Wer gewinnt?',
        'Die Falle: Die meisten nehmen 3, denn mehr sieht besser aus. Dann bleiben 18, und der andere nimmt 2. Es zählt nicht, wie viele du nimmst, sondern wie viele du übrig lässt.',
        'Und mit 20 Steinen?',
    ],
    twoPiles: [
        'Zwei Haufen',
        'Nimm beliebig viele von einem der zwei Haufen. Was kannst du gegen beide tun?',
        'Die Falle: Die meisten nehmen einen ganzen Haufen. Dann nimmt der andere den ganzen anderen und damit den letzten Stein.',
        'Und mit 6 und 6?',
    ],
    powers: [
        'Zweierpotenzen',
        'Zerlege 4, 5 und 1 in 4, 2 und 1. Was hat einen Partner?',
        'Die Falle: Die meisten machen zwei Haufen gleich, 4 und 4. Dann hat die 1 keinen Partner, und der andere nimmt sie.',
        'Und mit 6, 5 und 2?',
    ],
    nim: [
        'Nim',
        'Drei Haufen, und auf den ersten Blick hat nichts einen Partner. Wer gewinnt?',
        'Die Falle: Die meisten nehmen vom größten Haufen. Ist er weg, bleiben 3 und 4, und der andere macht sie gleich.',
        'Und mit 3, 5 und 6?',
    ],
    misere: [
        'Misère',
        'Jetzt verliert der letzte Stein. Was ändert sich?',
        'Die Falle: Die meisten spielen wie immer und lassen 1, 1, 1 und 1 übrig, alles in Paaren. Dann nimmt jeder abwechselnd einen Stein, und der letzte bleibt für sie.',
        'Und mit 1, 2 und 3?',
    ],
    chomp: [
        'Chomp',
        'Beiß ein Stück ab mit allem, was darüber und rechts davon ist. Die Ecke ist giftig. Wer gewinnt?',
        'Die Falle: Die meisten beißen so viel ab, wie sie können. Bleibt nur eine Spalte, so lässt der andere davon nur das Gift übrig.',
        'Und mit 3 Reihen zu 3?',
    ],
};

export const tables = {
    take: [
        'Nimm 1 bis 3',
        'Ein Haufen von 0 bis 30 Steinen. Ein Zug nimmt 1, 2 oder 3; wer den letzten Stein nimmt, gewinnt. Welche Haufen sind verloren für den, der am Zug ist? Fang mit 0 an: Da ist nichts zu nehmen, also ist das verloren.',
        'Verloren sind 0, 4, 8, 12 und so weiter: alle Vielfachen von 4. Was einer davon auch nimmt, der andere nimmt so viele, dass es zusammen 4 sind.',
    ],
    sub: [
        'Nimm 1, 3 oder 4',
        'Jetzt nimmt ein Zug 1, 3 oder 4 Steine, und wer nicht mehr ziehen kann, verliert. Welche Haufen sind verloren für den, der am Zug ist?',
        'Verloren sind die Haufen, bei denen der Rest 0 oder 2 ist, wenn man durch 7 teilt. Das Muster kommt nach je 7 Haufen wieder.',
    ],
    nim: [
        'Nim',
        'Zwei Haufen: Der eine ist oben abgezählt, der andere an der Seite. Ein Zug nimmt beliebig viele Steine von einem Haufen; der letzte Stein gewinnt. Welche Felder sind verloren?',
        'Verloren ist die Diagonale, wo beide Haufen gleich sind. Was einer vom einen nimmt, nimmt der andere vom anderen.',
    ],
    wythoff: [
        'Wythoffs Nim',
        'Wie Nim mit zwei Haufen, nur darf ein Zug auch von beiden gleich viele nehmen. Welche Felder sind verloren?',
        'Verloren sind 0 und 0, 1 und 2, 3 und 5, 4 und 7, 6 und 10. Die Unterschiede sind 0, 1, 2, 3, 4, und jedes Paar beginnt mit der kleinsten Zahl, die in keinem Paar davor ist. So geht es weiter.',
    ],
    coins: [
        'Münzen',
        'Eine Reihe von 7 Münzen. Ein Zug dreht einen Kopf (H) auf Zahl (T) und, wenn man will, noch eine Münze links davon; wer nicht mehr ziehen kann, verliert. Köpfe liegen an der Stelle, die an der Seite steht, und an denen, die oben stehen. Welche Felder sind verloren?',
        'Verloren sind die, bei denen die Stellen von oben zusammen die von der Seite ergeben: 3 = 1 + 2, 5 = 1 + 4, 6 = 2 + 4, 7 = 1 + 2 + 4. Jede Zahl ist nur auf eine Weise eine Summe verschiedener Zweierpotenzen.',
    ],
};

export const charts = {
    set: [
        'Deine Zahlen',
        'Ein Haufen, und ein Zug nimmt eine der Zahlen, die unten gewählt sind. Ändere sie und sieh, was sich ändert.',
        'Von {from} an kommt jeder Wert nach {period} Haufen wieder.',
    ],
    three: [
        'Nimm 1 bis 3',
        'Ein Zug nimmt 1, 2 oder 3 Steine vom Haufen.',
        'Der Wert ist der Rest, wenn man durch 4 teilt.',
    ],
    odd: [
        'Nimm ungerade viele',
        'Ein Zug nimmt eine ungerade Zahl von Steinen vom Haufen.',
        'Ungerade Haufen sind 1 wert, gerade Haufen 0.',
    ],
    any: [
        'Nimm beliebig viele',
        'Ein Zug nimmt beliebig viele Steine vom Haufen, wie bei Nim.',
        'Ein Haufen ist so viel wert, wie er Steine hat.',
    ],
    coins: [
        'Münzen',
        'Eine Reihe von Münzen mit einem Kopf an der Stelle, die du berührst; 0 heißt kein Kopf. Ein Zug dreht einen Kopf auf Zahl und, wenn man will, noch eine Münze links davon.',
        'Ein Kopf ist so viel wert wie die Nummer seiner Stelle.',
    ],
    edge: [
        'Münzen mit Rand',
        'Wieder ein Kopf. Ein Zug dreht einen Kopf auf Zahl und immer noch eine Münze links davon; nur die Münze ganz links wird allein gedreht.',
        'Ein Kopf ist an Stelle 1 genau 1 wert, an Stelle 2 genau 0, ab Stelle 3 eins weniger als die Nummer seiner Stelle.',
    ],
};
