import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/escape-the-death-star/rules/01-station/station.ts': [
    {
      id: 'only the same square is contact',
      rule: '9.1',
      find: 'return a === b || (neighbours[a] ?? []).includes(b);',
      replace: 'return a === b || (neighbours[a] ?? []).length === b;',
    },
  ],
  'games/escape-the-death-star/rules/09-combat/combat.ts': [
    { id: 'Vader fights lying down', rule: '13.10', find: ' || soldier.down) continue;', replace: ') continue;' },
    {
      id: 'prisoners fight',
      rule: '9.5',
      find: '    if (rebelOf(board, rebel).jailed) continue;\n',
      replace: '    if (rebelOf(board, rebel).jailed) rebelOf(board, rebel).jailed = false;\n',
    },
    {
      id: 'a Rebel who has lost fights on',
      rule: '9.4',
      find: "if (rebelOf(board, rebel).jailed) return 'done' as const;",
      replace: 'if (rebelOf(board, rebel).jailed) rebelOf(board, rebel).square = stationIn(board).cards[0] ?? 0;',
    },
    {
      id: 'a soldier fights again and again',
      rule: '13.9',
      find: 'if ((fought & (1 << soldier)) === 0) return undefined;',
      replace: 'if (fought >= 0) return undefined;',
    },
    {
      id: 'a soldier out of touch can be named',
      rule: '9.3',
      find: 'if ((inTouchWith(board, rebel) & (1 << soldier)) === 0) {',
      replace: 'if (soldier < 0) {',
    },
    {
      id: 'the Imperial never names one',
      rule: '9.3',
      find: 'if ((waiting & (waiting - 1)) === 0) {',
      replace: 'if (waiting !== 0) {',
    },
    { id: 'a beaten soldier stays', rule: '9.6', find: '  beaten.square = NOWHERE;\n', replace: '' },
    {
      id: 'Vader is out of the game',
      rule: '9.7',
      find: '    beaten.down = true;\n',
      replace: '    beaten.square = NOWHERE;\n',
    },
    { id: 'the Weapon of a prisoner is lost', rule: '9.8', find: '  if (weaponLost) board.closet++;\n', replace: '' },
    { id: 'a prisoner keeps its Weapon', rule: '10.5', find: '  one.armed = false;\n', replace: '' },
    {
      id: 'a beaten Rebel stays where it is',
      rule: '9.8',
      find: '  one.square = stationIn(board).detention;\n',
      replace: '',
    },
    {
      id: 'the Weapon under a soldier stays',
      rule: '13.11',
      find: "  takeWeaponAt(match, rebel, '13.11', tell, square);\n",
      replace: '',
    },
  ],
  'games/escape-the-death-star/rules/09-combat/cards.ts': [
    {
      id: 'cards come from the map first',
      rule: '9.9',
      find: 'if (own.length === 1) return takeFromRebels(match, own[0] ?? 0, tell);',
      replace: 'if (own.length === 1) return takeFromMap(match, lyingIn(board)[0] ?? 0, tell);',
    },
    {
      id: 'other Rebels come before the map',
      rule: '9.9',
      find: 'if (lying.length > 1) return',
      replace: 'if (lying.length > 1 && cardsOf(board.rebels).length === 0) return',
    },
    {
      id: 'the Imperial takes any card of any Rebel',
      rule: '9.10',
      find: "if (own.length > 1) return { ask: [{ kind: 'take-card', seat, rebel } as AskFor<'take-card'>] };",
      replace: "if (own.length > 1) return { ask: [{ kind: 'take-card', seat, rebel: null } as AskFor<'take-card'>] };",
    },
    {
      id: 'the Rebel loses all its cards',
      rule: '9.10',
      find: 'owner.cards = owner.cards.filter((other) => other !== card);',
      replace: 'owner.cards = [];',
    },
    {
      id: 'the only card of the other Rebels is not taken',
      rule: '9.9',
      find: 'return takeFromRebels(match, others[0] ?? 0, tell);',
      replace: 'return undefined;',
    },
    {
      id: 'of the other Rebels only the first with cards can lose one',
      rule: '9.10',
      find: 'return rebels.flatMap(({ cards }) => cards);',
      replace: 'return rebels.find(({ cards }) => cards.length > 0)?.cards ?? [];',
    },
    {
      id: 'the Imperial does not win by a card from the map',
      rule: '11.5',
      find: 'square, cards, reveals: true });\n  winAsImperial(match, tell);',
      replace: 'square, cards, reveals: true });',
    },
    {
      id: 'the Imperial does not win by a card of a Rebel',
      rule: '11.5',
      find: 'cards: board.imperialCards.length });\n  winAsImperial(match, tell);',
      replace: 'cards: board.imperialCards.length });',
    },
    { id: 'a card taken still lies there', rule: '9.9', find: '  board.cards[place] = false;\n', replace: '' },
  ],
  'games/escape-the-death-star/rules/10-pick-ups.ts': [
    {
      id: 'cards are left lying',
      rule: '10.1',
      find: 'if (place >= 0 && board.cards[place] === true) {',
      replace: 'if (place >= 8 && board.cards[place] === true) {',
    },
    {
      id: 'a second Weapon is taken',
      rule: '10.2',
      find: 'if (rebel.armed || square === NOWHERE) return;',
      replace: 'if (square === NOWHERE) return;',
    },
    { id: 'the closet gives without end', rule: '10.3', find: '  board.closet--;\n', replace: '' },
    {
      id: 'an empty closet gives a Weapon',
      rule: '10.3',
      find: 'board.closet === 0 || rebel.armed',
      replace: 'rebel.armed',
    },
    {
      id: 'two take one card',
      rule: '10.4',
      find: '    board.cards[place] = false;\n    board.faces[place] = 0;\n',
      replace: '',
    },
  ],
};
