import type { Game } from '../game.ts';

export const tunnelChase: Game = {
  id: 'tunnel-chase',
  title: 'Tunnel Chase',
  tagline: 'Hunt one another through the tunnels of an asteroid that is never the same twice.',
  players: '2–25',
  accent: '#ff6b4a',
  emblem:
    'M180 38.5L194.3 46.8L194.3 63.2L180 71.5L165.7 63.2L165.7 46.8zM211.2 38.5L225.5 46.8L225.5 63.2L211.2 71.5L196.9 63.2L196.9 46.8zM195.6 65.5L209.9 73.8L209.9 90.2L195.6 98.5L181.3 90.2L181.3 73.8zM164.4 65.5L178.7 73.8L178.7 90.2L164.4 98.5L150.1 90.2L150.1 73.8zM148.8 38.5L163.1 46.8L163.1 63.3L148.8 71.5L134.5 63.3L134.5 46.8zM164.4 11.5L178.7 19.8L178.7 36.3L164.4 44.5L150.1 36.3L150.1 19.8zM195.6 11.5L209.9 19.8L209.9 36.2L195.6 44.5L181.3 36.2L181.3 19.8zM133.2 55H170Q180 55 184 46L195.7 28M184 64L195.7 82M174 56Q180 57 184 64',
  parts: {
    intro: {
      aim: 'Be the last starfighter flying. Walls, collisions and shots all wear your protection down.',
      turn: 'Everybody sets a speed in secret; then all fly, one after the other. The faster you take a curve, the harder it is. Then shoot at whoever is ahead of you and in sight.',
      end: 'A starfighter without protection blows up. The last one flying wins.',
      terms: [
        { word: 'Space', means: 'a stretch of tunnel. At speed 4 you fly exactly four of them.' },
        {
          word: 'Speed',
          means: 'a number from 1 to 6 that you set in secret, at most 2 more or less than you flew last turn.',
        },
        {
          word: 'Rating',
          means: 'the number engraved at a curve. The higher it is and the faster you fly, the more you have to roll.',
        },
        { word: 'Handling', means: 'how well a starfighter takes curves: it is taken off the roll you need.' },
        { word: 'Scrape', means: 'a curve missed: one point of damage, and you fly on.' },
        { word: 'The Squeeze', means: 'where the tunnel narrows: every space of it is rolled for.' },
        { word: 'Protection', means: 'how much damage a starfighter can still take. At 0 it blows up.' },
        {
          word: 'Ahead',
          means:
            'in sight, and on the shortest way that begins where you are heading. You can shoot only at those ahead.',
        },
        { word: 'Tail', means: 'whoever has you ahead of it. You move before your tail, and cannot shoot back at it.' },
        {
          word: 'Height',
          means: 'low, middle or high, set in secret by those who end on one space: the same height is a collision.',
        },
        { word: 'Accuracy', means: 'how well a starfighter shoots: it is taken off the roll you need.' },
        {
          word: 'Needs 7 or more',
          means: 'what two dice have to show to take a curve: its rating + your speed + 1 − your handling.',
        },
        {
          word: 'Clean',
          means: 'the chance to fly a way without touching the wall once. Each scrape costs 1 protection.',
        },
      ],
    },
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
  workshop: {
    title: 'Asteroid builder',
    about: 'Lay the seven pieces as you like: every asteroid has a number, 1 to 720.',
    open: async () => (await import('./workshop/index.tsx')).workshop,
  },
};
