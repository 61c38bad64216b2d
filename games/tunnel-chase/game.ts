import type { Game } from '../game.ts';
import { characters } from './bot/characters.ts';
import { challenges } from './challenges/index.ts';
import { intro } from './intro.ts';

export const tunnelChase: Game = {
  id: 'tunnel-chase',
  title: 'Tunnel Chase',
  tagline: 'Hunt one another through the tunnels of an asteroid that can be built in 720 ways.',
  players: '2–25',
  accent: '#ff6b4a',
  characters,
  difficulty: 'easy',
  minutes: [15, 40],
  parts: {
    intro,
    tables: async () => (await import('./tables.ts')).tables,
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words/index.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
  lessons: {
    ids: ['first-turn', 'behind', 'braking', 'heights', 'the-squeeze', 'first-win'],
    open: async () => (await import('./lessons/index.ts')).lessons,
  },
  challenges,
  coach: { open: async () => (await import('./coach/index.ts')).hints },
  workshop: {
    title: 'Asteroid builder',
    about: 'Arrange the seven pieces as you like. Every asteroid has a number from 1 to 720.',
    open: async () => (await import('./workshop/index.tsx')).workshop,
  },
};
