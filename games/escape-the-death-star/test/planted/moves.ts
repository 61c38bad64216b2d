import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/escape-the-death-star/rules/06-setting-out.ts': [
    { id: 'a Stormtrooper less', rule: '6.2', find: 'return 2 * (rebels - 1);', replace: 'return 2 * rebels - 3;' },
    {
      id: 'cards lie in order',
      rule: '6.3',
      find: "  shuffleFor(dice, 'cards', null, faces);\n",
      replace: '  void [shuffleFor, dice];\n',
    },
    {
      id: 'two soldiers on one square',
      rule: '6.4',
      find: "return taken ? { rule: '6.4', fact: 'Another soldier is there.' } : undefined;",
      replace: 'return undefined;',
    },
    {
      id: 'only one soldier is set out',
      rule: '6.4',
      find: '    soldierOf(board, soldier).square = square;\n',
      replace: '    soldierOf(board, 0).square = square;\n',
    },
  ],
  'games/escape-the-death-star/rules/start.ts': [
    {
      id: 'one player runs one Rebel',
      rule: '6.1',
      find: 'players === 1 ? [0, 0] :',
      replace: 'players === 0 ? [0, 0] :',
    },
    {
      id: 'cards lie out in Game 1',
      rule: '13.2',
      find: 'cards: isEscape ? station.cards.map(() => true) : [],',
      replace: 'cards: station.cards.map(() => true),',
    },
  ],
  'games/escape-the-death-star/rules/settings.ts': [
    {
      id: 'the first seat is said to be the Imperial',
      rule: '6.1',
      find: 'seat === seats - 1',
      replace: 'seat === 0',
    },
  ],
  'games/escape-the-death-star/rules/07-secret-moves.ts': [
    {
      id: 'each Rebel of one player rolls',
      rule: '7.2',
      find: "shared < i ? rebelOf(board, shared).die : rollFor(match.dice, 'secret-move', rebel.seat)",
      replace: "rollFor(match.dice, 'secret-move', rebel.seat)",
    },
    { id: 'fives free too', rule: '7.3', find: 'rebels[i]?.die === 6', replace: '(rebels[i]?.die ?? 0) >= 5' },
    {
      id: 'only the own six frees',
      rule: '7.3',
      find: 'return !rebelOf(board, rebel).jailed || hasSix(board);',
      replace: 'return !rebelOf(board, rebel).jailed || rebelOf(board, rebel).die === 6;',
    },
    {
      id: 'the second Rebel of a player is forgotten',
      rule: '7.2',
      find: "if (mayMove(board, i)) return { kind: 'sneak', seat, rebel: i, pegs: [...pegs, { rebel, square }] };",
      replace: '',
    },
    {
      id: 'the figure moves at once',
      rule: '7.7',
      find: '    rebelOf(board, rebel).peg = square;\n',
      replace: '    rebelOf(board, rebel).peg = square;\n    rebelOf(board, rebel).square = square;\n',
    },
    { id: 'pegs are told to all', rule: '7.7', find: ', to: rebelSeats(board)', replace: '' },
    {
      id: 'the block may be entered',
      rule: '7.6',
      find: 'if (square === station.detention) {',
      replace: 'if (square === -1) {',
    },
  ],
  'games/escape-the-death-star/rules/01-station/station.ts': [
    {
      id: 'a secret move is a step longer',
      rule: '7.4',
      find: 'nearestFirst.filter((square) => (steps[square] ?? FAR) <= roll)',
      replace: 'nearestFirst.filter((square) => (steps[square] ?? FAR) <= roll + 1)',
    },
    {
      id: 'a jump costs two squares',
      rule: '7.5',
      find: 'compactors.includes(square) ? [...on, ...compactors.filter((other) => other !== square)] : on,',
      replace: 'compactors.includes(square) ? [...on, ...compactors.flatMap((other) => neighbours[other] ?? [])] : on,',
    },
  ],
  'games/escape-the-death-star/rules/knowledge/see.ts': [
    {
      id: 'spectators see pegs',
      rule: '7.7',
      find: 'const isRebel = viewer !== null && rebelSeats(board).includes(viewer);',
      replace: 'const isRebel = viewer === null || rebelSeats(board).includes(viewer);',
    },
    {
      id: 'the Imperial sees pegs',
      rule: '7.7',
      find: 'peg: isRebel || rebel.peg === NOWHERE ? rebel.peg : UNSEEN,',
      replace: 'peg: rebel.peg + (isRebel || UNSEEN ? 0 : 0),',
    },
    {
      id: 'the peg of an armed Rebel shows',
      rule: '7.7',
      find: 'peg: isRebel || rebel.peg === NOWHERE',
      replace: 'peg: isRebel || rebel.armed || rebel.peg === NOWHERE',
    },
    {
      id: 'a Rebel that has stayed shows it',
      rule: '7.7',
      find: 'peg: isRebel || rebel.peg === NOWHERE',
      replace: 'peg: isRebel || rebel.peg === rebel.square || rebel.peg === NOWHERE',
    },
    {
      id: 'cards on the map show to the Rebels',
      rule: '6.3',
      find: 'closet: board.closet,',
      replace: 'closet: board.closet,\n    faces: isRebel ? board.faces : [],',
    },
    {
      id: 'the card of highest number shows',
      rule: '6.3',
      find: 'red: board.red,',
      replace: 'red: board.red,\n    highest: board.faces.indexOf(Math.max(...board.faces)),',
    },
  ],
  'games/escape-the-death-star/rules/08-imperial.ts': [
    {
      id: 'one soldier more than rolled',
      rule: '8.1',
      find: 'Math.min(board.red, standing(board))',
      replace: 'Math.min(board.red + 1, standing(board))',
    },
    {
      id: 'a soldier moves twice',
      rule: '8.1',
      find: "return hasMoved(placed, chosen) ? { rule: '8.1', fact: 'This soldier has already moved.' } : undefined;",
      replace: 'return undefined;',
    },
    {
      id: 'soldiers enter the Detention Block',
      rule: '8.2',
      find: "if (chosen === stationIn(board).detention)\n      return { rule: '8.2', fact: 'Soldiers can’t enter the Detention Block.' };",
      replace: '',
    },
    {
      id: 'what is planned is not looked at',
      rule: '8.2',
      find: 'if (placed[i]?.soldier === number) return placed[i]?.square ?? NOWHERE;',
      replace: 'if (placed[i]?.soldier === number) return NOWHERE;',
    },
    {
      id: 'Vader stands up and moves',
      rule: '8.3',
      find: "if (!down) return { kind: 'square', seat, soldier: chosen, left, placed };",
      replace: "if (!down || chosen === VADER) return { kind: 'square', seat, soldier: chosen, left, placed };",
    },
    {
      id: 'Vader lying down is not among those who may move',
      rule: '8.1',
      find: 'if (soldiers[i]?.square !== NOWHERE) count++;',
      replace: 'if (soldiers[i]?.square !== NOWHERE && soldiers[i]?.down !== true) count++;',
    },
    { id: 'Vader cannot be lifted', rule: '8.3', find: '    vader.down = false;\n', replace: '' },
    {
      id: 'pegs stay hidden',
      rule: '8.4',
      find: '    rebel.square = rebel.peg;\n    rebel.peg = NOWHERE;\n',
      replace: '    rebel.peg = NOWHERE;\n',
    },
    { id: 'whoever leaves the block stays a prisoner', rule: '7.3', find: '    rebel.jailed = false;\n', replace: '' },
  ],
};
