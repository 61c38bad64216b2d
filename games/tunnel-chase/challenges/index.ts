import type { GameChallenges } from '../../game.ts';

export const challenges: GameChallenges = {
  daily: [
    { starts: '2026-11-19', open: async () => (await import('./pool-1.json', { with: { type: 'json' } })).default },
  ],
  set: async () => (await import('./set.json', { with: { type: 'json' } })).default,
};
