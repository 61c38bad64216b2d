import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/escape-the-death-star/rules/11-winning.ts': [
    {
      id: 'one tries anywhere',
      rule: '11.1',
      find: 'jailed || isFalcon[square] !== 1 || !hasCard(board)',
      replace: 'jailed || !hasCard(board)',
    },
    {
      id: 'one tries without a card',
      rule: '11.1',
      find: 'jailed || isFalcon[square] !== 1 || !hasCard(board)',
      replace: 'jailed || isFalcon[square] !== 1',
    },
    {
      id: 'cards of the first Rebel alone count',
      rule: '11.2',
      find: '  for (let i = 0; i < rebels.length; i++) {\n    const { cards } = rebelOf',
      replace: '  for (let i = 0; i < 1; i++) {\n    const { cards } = rebelOf',
    },
    {
      id: 'the first card of each Rebel alone counts',
      rule: '11.2',
      find: 'j < cards.length',
      replace: 'j < Math.min(1, cards.length)',
    },
    {
      id: 'a match wins nothing',
      rule: '11.3',
      find: "if (card !== null) endEscape(match, 'rebel', '11.3', 'code', tell);",
      replace: '',
    },
    {
      id: 'only the one who tried wins',
      rule: '11.3',
      find: "(winner === 'imperial') === (seat === imperial) ? 1 : 0",
      replace: "(winner === 'imperial') === (seat === imperial) && seat !== 0 ? 1 : 0",
    },
    {
      id: 'a failed try ends it',
      rule: '11.4',
      find: "if (card !== null) endEscape(match, 'rebel', '11.3', 'code', tell);",
      replace: "endEscape(match, card === null ? 'imperial' : 'rebel', '11.3', 'code', tell);",
    },
    {
      id: 'the Imperial needs a card more',
      rule: '11.5',
      find: 'imperialCards.length >= setup.cards',
      replace: 'imperialCards.length > setup.cards',
    },
    {
      id: 'the option of more cards changes nothing',
      rule: '11.5',
      find: 'imperialCards.length >= setup.cards',
      replace: 'imperialCards.length >= 4',
    },
    {
      id: 'a round more before the draw',
      rule: '11.6',
      find: 'round >= setup.escapeRounds',
      replace: 'round > setup.escapeRounds',
    },
  ],
  'games/escape-the-death-star/rules/index.ts': [
    {
      id: 'the draw comes before the code',
      rule: '11.6',
      find: '  repeat(tryNext),\n  callItADraw,\n',
      replace: '  callItADraw,\n  repeat(tryNext),\n',
    },
    {
      id: 'the draw comes before the battles',
      rule: '11.6',
      find: '  repeat(fightNext),\n  repeat(tryNext),\n  callItADraw,\n',
      replace: '  callItADraw,\n  repeat(fightNext),\n  repeat(tryNext),\n',
    },
  ],
  'games/escape-the-death-star/rules/12-leaving/leaving.ts': [
    {
      id: 'only one Rebel of a player who leaves is taken over',
      rule: '12.2',
      find: 'rebel: number, seat: rebel.seat });\n',
      replace: 'rebel: number, seat: rebel.seat });\n    break;\n',
    },
    {
      id: 'those who leave together are placed apart',
      rule: '12.1',
      find: 'board.left[seat] = gone;',
      replace: 'board.left[seat] = Math.max(gone, ...board.left.map((each) => each + 1));',
    },
    {
      id: 'a Rebel stays when its player has left',
      rule: '12.1',
      find: 'if (board.left[rebel.seat] !== 0) rebel.square = NOWHERE;',
      replace: 'if (board.left[rebel.seat] === -1) rebel.square = NOWHERE;',
    },
    {
      id: 'nobody takes a Rebel over',
      rule: '12.2',
      find: '    rebel.seat = nextOf(still, rebel.seat);\n',
      replace: '    void nextOf;\n',
    },
    {
      id: 'the first player takes every Rebel over',
      rule: '12.2',
      find: 'seats.find((seat) => seat > after) ?? seats[0] ?? after',
      replace: 'seats[0] ?? after',
    },
    {
      id: 'without Rebels the game goes on',
      rule: '12.3',
      find: 'if (still.length === 0 || !isImperialIn) {',
      replace: 'if (!isImperialIn) {',
    },
    {
      id: 'the side that left wins',
      rule: '12.3',
      find: "still.length > 0 ? 'rebel' : isImperialIn ? 'imperial' : null",
      replace: "still.length > 0 ? 'imperial' : isImperialIn ? 'rebel' : null",
    },
    {
      id: 'an agreed draw is counted',
      rule: '12.4',
      find: "else if (call === 'draw-agreed')",
      replace: "else if (call === 'time-is-up')",
    },
    {
      id: 'nobody chooses again',
      rule: '13.14',
      find: "open?.kind === 'sneak'",
      replace: "open?.kind === 'walk'",
    },
    {
      id: 'a try at the code is forgotten',
      rule: '13.14',
      find: "open?.kind === 'code'",
      replace: "open?.kind === 'walk'",
    },
  ],
};
