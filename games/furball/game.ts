import type { Game } from '../game.ts';
import { characters } from './bot/characters.ts';
import { intro } from './intro.ts';
import { tables } from './tables.ts';

export const furball: Game = {
  id: 'furball',
  title: 'Furball',
  tagline: 'Everybody flies one small ship against everybody else, and you always come back.',
  players: '4–8',
  accent: '#59b8ff',
  emblem:
    'M166 61h28v28h-28zM180 66L186.3 82.2L180 78.2L173.7 82.2zM166 61L136 15M194 61L224 15M144 28A44 44 0 0 1 216 28M172 61C172 35 202 25 250 29M188 61C190 49 210 41 250 45M250 23h28v28h-28zM273 37L256.8 43.3L260.9 37L256.8 30.7zM100 65L118 53L136 63L130 85L108 87z',
  characters,
  parts: {
    intro,
    tables,
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words/index.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
  lessons: { count: 7, open: async () => (await import('./lessons/index.ts')).lessons },
  coach: { open: async () => (await import('./coach/index.ts')).hints },
  workshop: {
    title: 'Squad builder',
    about: 'Build and keep squads, share them as text or XWS, and lay out the asteroids.',
    open: async () => (await import('./workshop/index.tsx')).workshop,
    onSetup: async () => (await import('./workshop/table/setup-part.tsx')).setupPart,
    onBringing: async () => (await import('./workshop/bringing/bring-part.tsx')).bringPart,
  },
};
