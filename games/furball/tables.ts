import type { ReadyTable } from '../game.ts';

export const tables: readonly ReadyTable[] = [
  {
    title: 'You against three bots',
    about: 'Four pilots with random ships play six rounds. Good for a first game.',
    seats: ['person', 'bot', 'bot', 'bot'],
    setup: { ending: 'rounds', rounds: 6 },
  },
  {
    title: 'Eight pilots: you and seven bots',
    about: 'The full game with eight ships, for eight rounds.',
    seats: ['person', 'bot', 'bot', 'bot', 'bot', 'bot', 'bot', 'bot'],
    setup: { ending: 'rounds', rounds: 8 },
  },
  {
    title: 'Four on one screen',
    about: 'Pass the device around. A curtain hides your dial from the others.',
    seats: ['person', 'person', 'person', 'person'],
    setup: { ending: 'rounds', rounds: 6 },
  },
];
