import type { Game } from '../game.ts';
import { intro } from './intro.ts';

export const template: Game = {
  id: 'template',
  title: 'Standoff',
  tagline: 'Two ships, one gun each: charge, fire or dodge.',
  players: '2',
  accent: '#9fd8ff',
  minutes: [1, 5],
  difficulty: 'easy',
  parts: {
    intro,
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words/index.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
};
