import type { Game } from '../game.ts';
import { characters } from './bot/characters.ts';
import { challenges } from './challenges/index.ts';
import { intro } from './intro.ts';

export const escapeTheDeathStar: Game = {
  id: 'escape-the-death-star',
  title: 'Escape the Death Star',
  tagline: 'Slip through the corridors unseen, crack the code and fly away.',
  players: '2–5',
  accent: '#f2f6ff',
  characters,
  difficulty: 'medium',
  minutes: [3, 8],
  parts: {
    intro,
    tables: async () => (await import('./tables.ts')).tables,
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words/index.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
  lessons: {
    ids: ['first-round', 'weapons', 'compactors', 'the-code', 'the-imperial'],
    open: async () => (await import('./lessons/index.ts')).lessons,
  },
  challenges,
  coach: { open: async () => (await import('./coach/index.ts')).hints },
};
