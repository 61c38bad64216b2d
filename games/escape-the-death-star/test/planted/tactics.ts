import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/escape-the-death-star/bot/turn/fights.ts': [
    {
      id: 'a bot thinks that a Rebel has beaten everybody once it has beaten the last',
      rule: '3.6',
      find: 'chance *= asNumber(battleOdds(kind, armed));',
      replace: 'chance = asNumber(battleOdds(kind, armed));',
    },
  ],
  'games/escape-the-death-star/bot/turn/hunting-game.ts': [
    {
      id: 'the Imperial in the middle of a hunt thinks of other hunts',
      rule: 'goes on with the hunt it has begun',
      find: 'round.hunts.filter(({ placed }) => goesOnWith(placed, ask))',
      replace: 'round.hunts.filter(({ placed }) => placed.length > ask.placed.length)',
    },
  ],
  'games/escape-the-death-star/bot/turn/solving.ts': [
    {
      id: 'an Imperial without any thought knows where Rebels may go',
      rule: 'the Imperial sends one soldier to where a Rebel stands',
      find: '(here < 0 ? 1 / squares.length : Number(i === here))',
      replace: '(here > 0 ? Number(i === squares.length - 1) : 1)',
    },
  ],
  'games/escape-the-death-star/bot/turn/round-board.ts': [
    {
      id: 'the Imperial hunts by what it may not see',
      rule: '7.7',
      find: 'board.rebels.map(({ seat, square, die, armed, jailed, cards: own }) => ({\n    seat,\n    square,',
      replace:
        'board.rebels.map(({ seat, square, peg, die, armed, jailed, cards: own }) => ({\n    seat,\n    square: peg >= 0 ? peg : square,',
    },
  ],
};
