import type { Game } from '../game.ts';
import { intro } from './intro.ts';

export const template: Game = {
  id: 'template',
  title: 'Standoff',
  tagline: 'Two ships, one gun each: charge, fire or dodge.',
  players: '2',
  accent: '#9fd8ff',
  emblem: 'M60 55L130 35L120 55L130 75zM300 55L230 35L240 55L230 75zM140 55H220M180 45V65',
  parts: {
    intro,
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words/index.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
};
