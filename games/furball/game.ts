import type { Game } from '../game.ts';
import { characters } from './bot/characters.ts';
import { challenges } from './challenges/index.ts';
import { intro } from './intro.ts';

export const furball: Game = {
  id: 'furball',
  title: 'Furball',
  tagline: 'Everybody flies one small ship against everybody else, and you always come back.',
  players: '4–8',
  accent: '#59b8ff',
  characters,
  difficulty: 'demanding',
  minutes: [5, 15],
  parts: {
    intro,
    tables: async () => (await import('./tables.ts')).tables,
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words/index.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
  lessons: {
    ids: ['first-round', 'stress', 'arcs-and-range', 'actions', 'locks', 'bumping', 'coming-back'],
    open: async () => (await import('./lessons/index.ts')).lessons,
  },
  challenges,
  coach: { open: async () => (await import('./coach/index.ts')).hints },
  workshop: {
    title: 'Squad builder',
    about: 'Build and keep squads, share them as text or XWS, and lay out the asteroids.',
    open: async () => (await import('./workshop/index.tsx')).workshop,
    onSetup: async () => (await import('./workshop/table/setup-part.tsx')).setupPart,
    onBringing: async () => (await import('./workshop/bringing/bring-part.tsx')).bringPart,
  },
};
