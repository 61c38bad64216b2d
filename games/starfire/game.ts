import type { Game } from '../game.ts';
import { characters } from './bot/characters.ts';
import { intro } from './intro.ts';

export const starfire: Game = {
  id: 'starfire',
  title: 'Starfire',
  tagline: 'Command warships on a wide hex map. Every hit destroys another system of a ship.',
  players: '2–6',
  accent: '#ffb347',
  emblem:
    'M121.1 20L135.8 28.5L135.8 45.5L121.1 54L106.4 45.5L106.4 28.5zM150.6 20L165.3 28.5L165.3 45.5L150.6 54L135.8 45.5L135.8 28.5zM180 20L194.7 28.5L194.7 45.5L180 54L165.3 45.5L165.3 28.5zM209.4 20L224.2 28.5L224.2 45.5L209.4 54L194.7 45.5L194.7 28.5zM238.9 20L253.6 28.5L253.6 45.5L238.9 54L224.2 45.5L224.2 28.5zM135.8 45.5L150.6 54L150.6 71L135.8 79.5L121.1 71L121.1 54zM165.3 45.5L180 54L180 71L165.3 79.5L150.6 71L150.6 54zM194.7 45.5L209.4 54L209.4 71L194.7 79.5L180 71L180 54zM224.2 45.5L238.9 54L238.9 71L224.2 79.5L209.4 71L209.4 54zM158.3 32.5L147.5 46.1L147.8 38.6L141.2 35.1zM215.2 62.5L231.4 56.2L227.3 62.5L231.4 68.8zM118 89h11v11h-11zM118 89l11 11m0 -11l-11 11M132 89h11v11h-11zM132 89l11 11m0 -11l-11 11M146 89h11v11h-11zM146 89l11 11m0 -11l-11 11M160 89h11v11h-11zM174 89h11v11h-11zM188 89h11v11h-11zM202 89h11v11h-11zM216 89h11v11h-11zM230 89h11v11h-11z',
  characters,
  parts: {
    intro,
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words/index.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
  lessons: { count: 7, open: async () => (await import('./lessons/index.ts')).lessons },
  coach: { open: async () => (await import('./coach/index.ts')).hints },
  workshop: {
    title: 'Ship designer and scenarios',
    about: 'Design your own ships, build fleets from them and share your battles as files.',
    open: async () => (await import('./workshop/index.tsx')).workshop,
    onSetup: async () => (await import('./workshop/scenarios/setup-part.tsx')).setupPart,
  },
};
