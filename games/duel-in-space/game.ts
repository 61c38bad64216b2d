import type { Game } from '../game.ts';
import { characters } from './bot/characters.ts';
import { challenges } from './challenges/index.ts';
import { intro } from './intro.ts';

export const duelInSpace: Game = {
  id: 'duel-in-space',
  title: 'Duel in Space',
  tagline: 'Two starfighters, one navigation wheel: outguess the other pilot, then fire.',
  players: '1–2',
  accent: '#5dff9b',
  characters,
  difficulty: 'easy',
  minutes: [2, 5],
  parts: {
    intro,
    tables: async () => (await import('./tables.ts')).tables,
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words/index.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
  lessons: {
    ids: ['first-turn', 'small-turns', 'reading-ports', 'turret', 'damage', 'disengaging', 'first-win'],
    open: async () => (await import('./lessons/index.ts')).lessons,
  },
  challenges,
  coach: { open: async () => (await import('./coach/index.ts')).hints },
  solution: {
    title: 'Duel in Space, solved',
    about: 'The best play in every position between stock ships, with a proof.',
    open: async () => (await import('./solved/index.tsx')).solutionPage,
    summary: async () => (await import('./words/solution.ts')).solutionInWords(),
  },
};
