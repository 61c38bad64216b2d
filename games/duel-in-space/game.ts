import type { Game } from '../game.ts';

export const duelInSpace: Game = {
  id: 'duel-in-space',
  title: 'Duel in Space',
  tagline: 'Two starfighters, one navigation wheel: outguess the other pilot, then fire.',
  players: '1–2',
  accent: '#5dff9b',
  emblem:
    'M180 7a48 48 0 1 1 -.1 0zM180 19a36 36 0 1 1 -.1 0zM193.8 21.7L198.4 10.7M213.3 41.2L224.3 36.6M213.3 68.8L224.3 73.4M193.8 88.3L198.4 99.3M166.2 88.3L161.6 99.3M146.7 68.8L135.7 73.4M146.7 41.2L135.7 36.6M166.2 21.7L161.6 10.7M180 50L189.1 73.4L180 67.5L170.9 73.4zM193.9 45.5L195 28.1L199 34.4L206.5 33.4zM180 49L180 19',
  parts: {
    intro: {
      aim: 'Wear down the enemy starfighter’s protection with your lasers before it wears down yours.',
      turn: 'Both pilots aim their turrets, then choose in secret how far to turn, and both ships fly at once. Every laser that now points at the enemy may fire, but the more you turned, the harder it is to hit.',
      end: 'A ship without protection breaks up, and a pilot without air is lost. The last one flying wins; against the drone, the fewer turns it takes the better.',
      terms: [
        {
          word: 'Port',
          means:
            'one of the eight numbered directions round a ship: 1 is the nose, 3 right, 5 the tail, 7 left. The enemy is always in one of yours, and you are in one of its.',
        },
        {
          word: 'Click',
          means: 'an eighth of a turn, 45°. Each click you turn adds 1 to what your lasers need this turn.',
        },
        {
          word: 'Heading',
          means: 'how many clicks you turn, to the left or to the right, before your ship flies forward.',
        },
        {
          word: 'F1 F2 F3, T1 T2, A',
          means:
            'your lasers: three forward at port 1, two in the turret at the port you aimed it at, one aft at port 5.',
        },
        {
          word: 'Base',
          means: 'what each of your lasers needs, or more, on two dice when you fly straight on. Lower is better.',
        },
        { word: 'Protection', means: 'the damage your ship can take: a hit costs 1 or 2. At 0 it breaks apart.' },
        {
          word: 'Special damage',
          means:
            'some hits also damage a system, and sometimes blow the ship up. It takes effect as the next turn begins.',
        },
        {
          word: 'Fly-by',
          means: 'ships that are nose to nose two turns running rush past each other, and nobody can fire.',
        },
      ],
    },
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
};
