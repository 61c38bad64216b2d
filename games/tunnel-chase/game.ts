import type { Game } from '../game.ts';
import { characters } from './bot/characters.ts';
import { intro } from './intro.ts';

export const tunnelChase: Game = {
  id: 'tunnel-chase',
  title: 'Tunnel Chase',
  tagline: 'Hunt one another through the tunnels of an asteroid that can be built in 720 ways.',
  players: '2–25',
  accent: '#ff6b4a',
  emblem:
    'M180 38.5L194.3 46.8L194.3 63.2L180 71.5L165.7 63.2L165.7 46.8zM211.2 38.5L225.5 46.8L225.5 63.2L211.2 71.5L196.9 63.2L196.9 46.8zM195.6 65.5L209.9 73.8L209.9 90.2L195.6 98.5L181.3 90.2L181.3 73.8zM164.4 65.5L178.7 73.8L178.7 90.2L164.4 98.5L150.1 90.2L150.1 73.8zM148.8 38.5L163.1 46.8L163.1 63.3L148.8 71.5L134.5 63.3L134.5 46.8zM164.4 11.5L178.7 19.8L178.7 36.3L164.4 44.5L150.1 36.3L150.1 19.8zM195.6 11.5L209.9 19.8L209.9 36.2L195.6 44.5L181.3 36.2L181.3 19.8zM133.2 55H170Q180 55 184 46L195.7 28M184 64L195.7 82M174 56Q180 57 184 64',
  characters,
  parts: {
    intro,
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words/index.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
  lessons: { count: 6, open: async () => (await import('./lessons/index.ts')).lessons },
  coach: { open: async () => (await import('./coach/index.ts')).hints },
  workshop: {
    title: 'Asteroid builder',
    about: 'Arrange the seven pieces as you like. Every asteroid has a number from 1 to 720.',
    open: async () => (await import('./workshop/index.tsx')).workshop,
  },
};
