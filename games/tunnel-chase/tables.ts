import type { ReadyTable } from '../game.ts';

const AS_USUAL = { start: 'usual' } as const;

const against = (bots: number): ReadyTable['seats'] => [
  'person',
  ...Array.from({ length: bots }, () => 'bot' as const),
];

export const tables: readonly ReadyTable[] = [
  {
    title: 'Against a bot',
    about: 'You fly one behind the other. Choose its level and its character below.',
    picture: 'board',
    seats: against(1),
    setup: AS_USUAL,
  },
  {
    title: 'A hunt from anywhere',
    about: 'You and a single bot begin wherever you like, and have to find each other first.',
    picture: 'anywhere',
    seats: against(1),
    setup: { start: 'chase' },
  },
  {
    title: 'Six pilots',
    about: 'You and five bots begin wherever you like. Everybody hunts everybody.',
    picture: 'six',
    seats: against(5),
    setup: AS_USUAL,
  },
  {
    title: 'Against a crowd',
    about: 'You and 24 computer players.',
    picture: 'crowd',
    seats: against(24),
    setup: AS_USUAL,
  },
  {
    title: 'Two on one screen',
    about: 'Pass the device back and forth. A curtain hides your secrets.',
    seats: ['person', 'person'],
    setup: AS_USUAL,
  },
];
