// SPDX-License-Identifier: MIT

export const name = 'Español';

// The title of a game in misere play, and what stands between two sentences
export const misere = '{game}, misère';
export const blank = ' ';

export const texts = {
    title: 'Nim con Bouton',
    language: 'Idioma',
    board: 'Placa',
    uno: 'Uno',
    exhibit: 'Museo',
    pocket: 'De bolsillo',
    keys: 'Teclas de la placa',
    keyLeft: 'IZQUIERDA',
    keyRight: 'DERECHA',
    keyUp: 'ARRIBA',
    keyDown: 'ABAJO',
    keyOk: 'OK',
    keyNext: 'SIGUIENTE',
    keyTake: 'TOMAR',
    keysHelp:
        'Pulsa o toca las teclas, o usa las flechas y la tecla Intro. Mantén OK para una pista, mantén IZQUIERDA para volver.',
    keysHelpPocket:
        'Primero está el menú: OK empieza el juego. Después NEXT elige una fila, TAKE marca una luz y OK juega; mantén OK para una pista. En el teclado: ← o →, ↑ o ↓, Intro.',
    longPress: 'Pulsación larga',
    bounce: 'Los contactos rebotan',
    sound: 'Sonido',
    reset: 'Reiniciar',
    record: 'Grabar los pines',
    saveRecord: 'Guardar los pines (VCD)',
    recording: 'Se graban los pines, {count} cambios como máximo.',
    recordFull: 'La grabación está llena: tiene los primeros {count} cambios de los pines.',
    erase: 'Borrar la EEPROM',
    noSerial: 'Esta placa no tiene línea serie: todo lo que dice, lo dicen sus luces.',
    log: 'Líneas enviadas y recibidas',
    line: 'Línea para enviar',
    send: 'Enviar',
    fromGlass: 'La posición de la placa',
    cannotOpen: 'Ninguna placa de esta página puede abrir posiciones.',
    why: '¿Quién gana aquí?',
    position: 'Posición',
    guess: '¿Qué crees?',
    next: 'Quien tiene el turno',
    previous: 'El otro',
    draw: 'Nadie',
    right: 'Correcto.',
    wrong: 'No.',
    verdictN: 'Gana quien tiene el turno.',
    verdictP: 'Pierde quien tiene el turno.',
    verdictD: 'Nadie puede ganar.',
    howMany: '¿Cuántas jugadas ganan?',
    which: '¿En qué parte?',
    reason: '¿Por qué?',
    movesOf: '{wins} de {legal} jugadas {wins|gana|ganan}.',
    showMove: 'Mostrar la jugada',
    howManyDraw: '¿Cuántas jugadas mantienen el empate?',
    drawsOf: '{wins} de {legal} jugadas {wins|mantiene|mantienen} el empate.',
    movesNone: 'Ninguna jugada gana.',
    partIs: 'Una jugada que gana cambia la parte {part}.',
    moveIs: 'Una jugada que gana: {move}',
    pairs: 'Dos montones: hazlos iguales y después copia cada jugada del otro jugador en el otro montón.',
    powers: 'Parte cada montón en potencias de dos (1, 2, 4, 8…) y tacha lo que está dos veces. Si no queda nada, pierde quien tiene el turno.',
    binary: 'En binario, una columna con un número impar de unos tiene un uno sin pareja. Si no hay ninguna columna así, pierde quien tiene el turno.',
    columnsMod:
        'En binario, cuenta los unos de cada columna y divide entre {modulus}: cuenta el resto. Si todos los restos son 0, pierde quien tiene el turno.',
    inPairs: 'Por parejas',
    inPowers: 'En potencias de dos',
    inBinary: 'En binario',
    counts_stair:
        'Solo cuentan las monedas de los escalones impares, cada escalón como un montón: si bajan monedas de un escalón par, baja las mismas un escalón más.',
    counts_northcott:
        'Cuentan los huecos: las casillas libres entre las dos fichas de una fila son un montón.',
    counts_northcottr:
        'Cuentan los huecos: las casillas libres entre las dos fichas de una fila son un montón. Si una ficha se retira, la sigues.',
    counts_nimble: 'Cada moneda es un montón: con tantas fichas como casillas hay a su izquierda.',
    onlyRemainders: 'De cada montón solo cuenta el resto de dividir entre {modulus}.',
    mayTake: 'Ahora se pueden tomar como máximo {cap}.',
    pairIs: 'La pareja número {number}: {less} y {more}.',
    theory_values:
        'Cada parte vale lo que un montón de Nim: es su valor de Grundy. Si su suma nim es 0, pierde quien tiene el turno.',
    theory_zeckendorf:
        'El montón como suma de números de Fibonacci: quien puede tomar el más pequeño gana.',
    theory_power: 'El montón como suma de potencias de dos: quien puede tomar la más pequeña gana.',
    theory_pairs:
        'Las posiciones perdidas son parejas que forma el número áureo; quien deja una pareja así gana.',
    theory_parity: 'Si los dos números son impares, pierde quien tiene el turno.',
    theory_steps:
        'Cuenta cuántas jugadas le quedan a la ficha que dura más: si es un número par, pierde quien tiene el turno.',
    left: 'queda',
    pile: 'montón {pile}',
    step: 'escalón {pile}',
    row: 'fila {pile}',
    coin: 'moneda {pile}',
    token: 'ficha {pile}',
    noAnswer: 'sin respuesta',
    licences: 'Licencias',
    licenceOwn: 'Bouton tiene la licencia MIT. La página contiene también el trabajo de otros:',
    play: 'Jugar',
    learn: 'Aprender',
    bench: 'Taller',
    views: 'Qué hacer',
    games: 'Juegos',
    close: 'Cerrar',
    beamer: 'En grande (F)',
    lessons: 'Lecciones',
    ask: 'Preguntar',
    eraseAsk: '¿Borrar la memoria de esta placa? Se pierden los ajustes y los resultados.',
    keep: 'Conservarla',
    firmware: 'Firmware',
    saveHex: 'Guardar el archivo hex',
    imageIs: 'Versión {version}, {bytes} bytes de flash',
    flashIt: 'Para grabarlo en una placa con avrdude, donde PORT es el puerto de la placa:',
    unknownName: '«{name}» no se conoce aquí.',
    none: '0',
    head: 'cara',
    tail: 'cruz',
    emptyCell: 'vacía',
    colon: ': ',
    stop: '.',
    saidNothing: 'No queda nada.',
    said_piles: 'Montones: {list}.',
    said_balls: 'A los balones les falta: {list}.',
    said_heap: 'En el montón: {list}.',
    said_stairs: 'Monedas en los escalones: {list}.',
    said_bar: 'Filas desde abajo: {list}.',
    said_strip: 'Casillas con monedas: {list}.',
    said_coins: 'Monedas: {list}.',
    said_tokens: 'Fichas en los puntos: {list}.',
    said_men: '{list}.',
    said_letters: 'Casillas: {list}.',
    said_boxes: 'En las cajas: {list}.',
    saidCoin: '{place} {side}',
    saidRow: 'fila {place}: {black} contra {white}',
    move_piles: '{second} del montón {first}',
    move_heap: '{first}',
    move_balls: 'balón {first}, {second} {second|vuelta|vueltas}',
    move_stairs: '{second} del escalón {first}',
    move_bar: 'mordisco en fila {first}, columna {second}',
    move_strip: 'moneda {first} a la casilla {second}',
    move_coins_one: 'gira la moneda {first}',
    move_coins: 'gira las monedas {first} y {second}',
    move_tokens: 'ficha {first} al punto {second}',
    move_men: 'fila {first} a la columna {second}',
    move_letters: '{letter} en la casilla {first}',
    move_boxes: 'caja {first} vacía; después {second} y {third}',
    yourMove: 'Te toca.',
    machineMoves: 'Juega Bouton.',
    machinePlayed: 'Bouton: {move}.',
    pocketNormal: 'la última luz gana',
    pocketMisere: 'la última luz pierde',
    pocketPiles: 'hasta {count} {count|fila|filas} por jugada',
    pocketStart: 'inicio {start}',
    random: 'al azar',
    pocketLevel: 'nivel {level} de 4',
    pocketQuiet: ', sin sonido',
    pocketMenu: 'Menú, fila {row}: {setting}. NEXT: fila siguiente, TAKE: cambiar, OK: empezar.',
    pocketMarked: 'Marcadas: {list}. Está elegida la fila {row}.',
    pocketRow: 'Está elegida la fila {row}.',
    pocketHint: 'Pista: {list}.',
    pocketNoHint: 'Pista: ninguna jugada gana.',
    ball: 'balón {pile}',
    'you won': 'Has ganado.',
    'the machine won': 'Ha ganado Bouton.',
    'the first player won': 'Ha ganado el primer jugador.',
    'the second player won': 'Ha ganado el segundo jugador.',
    'a draw': 'Empate.',
    marked: '{count} en la fila {row}',
    notYetPiles:
        'La última ficha pierde. Mientras más de un montón sea mayor que 1, eso no cambia nada: juega como si ganara.',
    notYetPilesSeveral:
        'La última ficha pierde. Mientras más de {k} montones sean mayores que 1, eso no cambia nada: juega como si ganara.',
    notYetValues:
        'La última jugada pierde. Mientras más de una parte valga más de 1, eso no cambia nada: juega como si ganara.',
    onlyOnesPiles:
        'La última ficha pierde, y el final está cerca: deja solo montones de una ficha, {counts}… en total.',
    onlyOnesValues:
        'La última jugada pierde, y el final está cerca: deja solo partes que valgan 1 o 0, de ellas {counts}… que valgan 1. Una parte vale su valor de Grundy.',
    theory_remainder:
        'Solo cuenta el resto de dividir entre {modulus}: quien deja siempre el resto {left} gana.',
    theory_search: 'Bouton ha mirado todo lo que puede seguir.',
    counts_turtle_opt: 'Cada cara es un montón: de una ficha en el lugar 1, de dos en el lugar 2, y así siempre.',
    counts_turtle_man: 'Cada cara es un montón con tantas fichas como monedas hay a su izquierda.',
    counts_turtle_edge:
        'Cada cara es un montón: de una ficha en el lugar 1, de ninguna en el lugar 2 y, desde el lugar 3, de tantas como monedas hay a su izquierda.',
    counts_poj2315: 'Cuenta cuántas vueltas enteras le faltan a cada balón: {turns}.',
    yourGame: 'Tu partida',
    lookBack: 'Mirar atrás en esta partida',
    whoPlayed: '{who}: {move}',
    you: 'Tú',
    bouton: 'Bouton',
    tryAgain: 'Probar otra vez aquí',
    someMistakes:
        'Donde el marco es grueso podías hacerlo mejor: en {count} de tus jugadas. Prueba otra vez ahí.',
    noMistakes: 'No has regalado nada.',
    noGame: 'Juega una partida en una placa con línea, la Uno o la de museo, y mírala aquí después.',
    changeIt: 'Cambiar la posición',
    partMore: 'uno más en {part}',
    partLess: 'uno menos en {part}',
    partNew: 'una parte más',
    partGone: 'una parte menos',
    tables: 'Tablas',
    charts: 'Valores',
    nextTopic: 'Siguiente: {title}',
    lost: 'perdida',
    won: 'ganada',
    uncoloured: 'sin color',
    cellIs: '{cell}: {state}',
    cellWrong: '{cell}: {state}, mal',
    notLost: 'No: una de las jugadas desde aquí deja una posición perdida.',
    notWon: 'No: ninguna jugada desde aquí deja una posición perdida.',
    colourHelp: 'Toca una casilla: está perdida. Tócala otra vez: está ganada. Ganada quiere decir que alguna jugada deja una posición perdida; perdida, que ninguna lo hace.',
    moveTakes: 'Una jugada toma',
    beginAgain: 'Empezar de nuevo',
    showAll: 'Mostrar todo',
    worthIs: '{cell}: valor {value}',
    chartHelp: 'Toca un montón, el número pequeño. Los valores a los que llevan sus jugadas se tachan, y el menor número que falta es su propio valor, el número grande. Se llama valor de Grundy.',
    mexIs: 'Las jugadas desde {size} llevan a estos valores: {list}. El menor número que falta es {mex}: ese es el valor de {size}.',
    mexNone: 'Desde {size} no hay ninguna jugada. Falta hasta el 0, así que el valor de {size} es {mex}.',
};

// What ends a game, in normal and in misere play
export const ends = {
    stone: ['Quien toma la última ficha gana.', 'Quien toma la última ficha pierde.'],
    move: ['Quien no puede mover pierde.', 'Quien no puede mover gana.'],
};

// The title of each game, and what a move is
export const games = {
    nim: ['Nim', 'Toma de un montón las fichas que quieras, al menos una.'],
    moore: [
        'Nim de Moore',
        'Toma fichas de uno o de varios montones, de k como máximo: de cada uno las que quieras, al menos una.',
    ],
    bnim: [
        'Nim limitado',
        'Toma fichas de uno o de varios montones, de m como máximo: de 1 a K de cada uno.',
    ],
    poj2315: [
        'Fútbol',
        'Rueda uno o varios balones, m como máximo, hacia la portería: cada uno vueltas enteras, y L como máximo. Un balón de radio r avanza en cada vuelta 2 por pi por r.',
    ],
    take: ['Quitar', 'Toma de 1 a max fichas del montón.'],
    sub: ['Sustracción', 'Toma del montón un número de fichas que esté en el conjunto S.'],
    subsum: [
        'Sustracción con varios montones',
        'Toma de uno de los montones un número de fichas que esté en el conjunto S.',
    ],
    mixed: [
        'Tres reglas en un juego',
        'Toma fichas de un solo montón: del primero de 1 a 3, del segundo un número impar, de otro las que quieras.',
    ],
    dag: [
        'Fichas en un grafo',
        'Mueve una ficha por una flecha a otro punto. Varias fichas pueden estar en el mismo punto.',
    ],
    everysg: [
        'Mueven todas las fichas',
        'Mueve por una flecha cada ficha que pueda. Varias fichas pueden estar en el mismo punto.',
    ],
    wythoff: [
        'Nim de Wythoff',
        'Toma de uno de los dos montones las fichas que quieras, o el mismo número de ambos.',
    ],
    fib: [
        'Nim de Fibonacci',
        'Toma fichas del montón: al inicio no todas, después como máximo el doble que en la jugada anterior.',
    ],
    dyn1: [
        'Nim dinámico',
        'Toma fichas del montón: al inicio no todas, después como máximo tantas como en la jugada anterior.',
    ],
    stair: [
        'Nim de escalera',
        'Baja monedas, al menos una, de un escalón al siguiente. Del escalón 1 van al suelo y allí se quedan.',
    ],
    chomp: [
        'Chomp',
        'Muerde un trozo de chocolate y todo lo que está encima y a su derecha. El trozo de abajo a la izquierda tiene veneno: quien lo come pierde.',
    ],
    nimble: [
        'Nimble',
        'Mueve una moneda a la izquierda, las casillas que quieras. Puede pasar a otras monedas y compartir casilla.',
    ],
    turtle_opt: [
        'Tortugas',
        'Gira una moneda de cara (H) a cruz (T) y, si quieres, otra moneda a su izquierda.',
    ],
    turtle_man: [
        'Tortugas a dos',
        'Gira una moneda de cara (H) a cruz (T) y siempre otra moneda a su izquierda.',
    ],
    turtle_edge: [
        'Tortugas al borde',
        'Gira una moneda de cara (H) a cruz (T) y siempre otra moneda a su izquierda; solo la primera de la izquierda se gira sola.',
    ],
    northcott: [
        'Northcott',
        'En cada fila hay una ficha tuya y una del otro jugador. Mueve una de las tuyas hacia la otra, sin pasarla.',
    ],
    northcottr: [
        'Northcott con retirada',
        'En cada fila hay una ficha tuya y una del otro jugador. Mueve una de las tuyas hacia la otra o hacia atrás, sin pasarla.',
    ],
    sos: [
        'SOS',
        'Escribe S u O en una casilla libre. Quien completa SOS en tres casillas seguidas gana; si todas están llenas, no gana nadie.',
    ],
    divide: [
        'Vaciar y repartir',
        'Vacía una de las dos cajas y reparte entre las dos lo que hay en la otra: al menos uno en cada una.',
    ],
};

// Title and question of each lesson
export const lessons = {
    twentyOne: [
        '21',
        'Hay 21 fichas. Cada jugador toma 1, 2 o 3; la última ficha gana. ¿Quién gana?',
        'La trampa: casi todos toman 3, porque más parece mejor. Quedan 18, y el otro toma 2. No cuenta cuántas tomas, sino cuántas dejas.',
        '¿Y con 20 fichas?',
    ],
    twoPiles: [
        'Dos montones',
        'Toma las que quieras de uno de los dos montones. ¿Qué puedes hacer contra ambos?',
        'La trampa: casi todos toman un montón entero. Entonces el otro toma entero el otro montón, y con él la última ficha.',
        '¿Y con 6 y 6?',
    ],
    powers: [
        'Potencias de dos',
        'Parte 4, 5 y 1 en 4, 2 y 1. ¿Qué tiene pareja?',
        'La trampa: casi todos hacen dos montones iguales, 4 y 4. Entonces el 1 no tiene pareja, y el otro se lo lleva.',
        '¿Y con 6, 5 y 2?',
    ],
    nim: [
        'Nim',
        'Tres montones, y a primera vista nada tiene pareja. ¿Quién gana?',
        'La trampa: casi todos toman del montón más grande. Si desaparece, quedan 3 y 4, y el otro los hace iguales.',
        '¿Y con 3, 5 y 6?',
    ],
    misere: [
        'Misère',
        'Ahora la última ficha pierde. ¿Qué cambia?',
        'La trampa: casi todos juegan como siempre y dejan 1, 1, 1 y 1, todo en parejas. Entonces cada uno toma una ficha por turno, y la última es para ellos.',
        '¿Y con 1, 2 y 3?',
    ],
    chomp: [
        'Chomp',
        'Muerde un trozo y todo lo que está encima y a su derecha. La esquina tiene veneno. ¿Quién gana?',
        'La trampa: casi todos muerden lo más posible. Si queda una sola columna, el otro solo deja de ella el veneno.',
        '¿Y con 3 filas de 3?',
    ],
};

export const tables = {
    take: [
        'Toma de 1 a 3',
        'Un montón de 0 a 30 fichas. Una jugada toma 1, 2 o 3; quien toma la última ficha gana. ¿Qué montones están perdidos para quien tiene el turno? Empieza por el 0: no hay nada que tomar, así que está perdido.',
        'Están perdidos 0, 4, 8, 12 y así siempre: todos los múltiplos de 4. Sea lo que sea lo que se tome de ellos, el otro jugador completa 4.',
    ],
    sub: [
        'Toma 1, 3 o 4',
        'Ahora una jugada toma 1, 3 o 4 fichas, y quien no puede jugar pierde. ¿Qué montones están perdidos para quien tiene el turno?',
        'Están perdidos los montones que al dividirlos entre 7 dejan resto 0 o 2. El patrón vuelve cada 7 montones.',
    ],
    nim: [
        'Nim',
        'Dos montones: uno se cuenta arriba y el otro al lado. Una jugada toma las fichas que quiera de un montón; la última ficha gana. ¿Qué casillas están perdidas?',
        'Está perdida la diagonal, donde los dos montones son iguales. Lo que un jugador toma de uno, el otro lo toma del otro.',
    ],
    wythoff: [
        'Nim de Wythoff',
        'Como Nim con dos montones, pero una jugada también puede tomar el mismo número de los dos. ¿Qué casillas están perdidas?',
        'Están perdidos 0 y 0, 1 y 2, 3 y 5, 4 y 7, 6 y 10. Las diferencias son 0, 1, 2, 3, 4, y cada pareja empieza por el menor número que no está en ninguna pareja anterior. Y así sigue.',
    ],
    coins: [
        'Monedas',
        'Una fila de 7 monedas. Una jugada vuelve una cara (H) a cruz (T) y, si se quiere, otra moneda a su izquierda; quien no puede jugar pierde. Hay caras en el lugar escrito al lado y en los escritos arriba. ¿Qué casillas están perdidas?',
        'Están perdidas aquellas en que los lugares de arriba suman el del lado: 3 = 1 + 2, 5 = 1 + 4, 6 = 2 + 4, 7 = 1 + 2 + 4. Cada número es una suma de potencias de dos distintas de una sola manera.',
    ],
};

export const charts = {
    set: [
        'Tus números',
        'Un montón, y una jugada toma uno de los números elegidos abajo. Cámbialos y mira qué cambia.',
        'Desde {from}, cada valor vuelve {period} montones después.',
    ],
    three: [
        'Toma de 1 a 3',
        'Una jugada toma 1, 2 o 3 fichas del montón.',
        'El valor es el resto de dividir entre 4.',
    ],
    odd: [
        'Toma un número impar',
        'Una jugada toma un número impar de fichas del montón.',
        'Los montones impares valen 1, los pares 0.',
    ],
    any: [
        'Toma las que quieras',
        'Una jugada toma las fichas que quiera del montón, como en Nim.',
        'Un montón vale tanto como fichas tiene.',
    ],
    coins: [
        'Monedas',
        'Una fila de monedas con una sola cara, en el lugar que tocas; 0 es ninguna. Una jugada vuelve una cara a cruz y, si se quiere, otra moneda a su izquierda.',
        'Una cara vale el número de su lugar.',
    ],
    edge: [
        'Monedas con borde',
        'Otra vez una sola cara. Una jugada vuelve una cara a cruz y siempre otra moneda a su izquierda; solo la moneda de más a la izquierda se vuelve sola.',
        'Una cara vale 1 en el lugar 1 y 0 en el lugar 2; desde el lugar 3 vale uno menos que el número de su lugar.',
    ],
};
