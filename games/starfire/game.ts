import type { Game } from '../game.ts';
import { characters } from './bot/characters.ts';
import { challenges } from './challenges/index.ts';
import { intro } from './intro.ts';

export const starfire: Game = {
  id: 'starfire',
  title: 'Starfire',
  tagline: 'Command warships on a wide hex map. Every hit destroys another system of a ship.',
  players: '2–6',
  accent: '#ffb347',
  characters,
  difficulty: 'medium',
  minutes: [4, 10],
  parts: {
    intro,
    tables: async () => (await import('./tables.ts')).tables,
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words/index.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
  lessons: {
    ids: ['first-turn', 'turn-mode', 'blind-spots', 'best-range', 'moving-last', 'damage', 'first-win'],
    open: async () => (await import('./lessons/index.ts')).lessons,
  },
  challenges,
  coach: { open: async () => (await import('./coach/index.ts')).hints },
  workshop: {
    title: 'Ship designer and scenarios',
    about: 'Design your own ships, build fleets from them and share your battles as files.',
    open: async () => (await import('./workshop/index.tsx')).workshop,
    onSetup: async () => (await import('./workshop/scenarios/setup-part.tsx')).setupPart,
  },
};
