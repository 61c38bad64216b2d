import type { ReadyTable } from '../game.ts';

const STOCK = { designs: 'stock' } as const;

export const tables: readonly ReadyTable[] = [
  {
    title: 'Against the target drone',
    about: 'It flies and fires by dice. Good for a first match.',
    picture: 'drone',
    seats: ['person', 'automaton'],
    setup: STOCK,
  },
  {
    title: 'Against a bot',
    about: 'Two stock ships, equally strong. Choose its level and its character below.',
    picture: 'board',
    seats: ['person', 'bot'],
    setup: STOCK,
  },
  {
    title: 'Own designs',
    about: 'Build your ship from 20 points. The enemy builds one too, and neither sees the other’s.',
    picture: 'designs',
    seats: ['person', 'bot'],
    setup: { designs: 'secret' },
  },
  {
    title: 'Two on one screen',
    about: 'Pass the device back and forth. A curtain hides your secrets.',
    seats: ['person', 'person'],
    setup: STOCK,
  },
];
