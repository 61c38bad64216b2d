import type { Game } from '../game.ts';
import { characters } from './bot/characters.ts';
import { intro } from './intro.ts';

export const duelInSpace: Game = {
  id: 'duel-in-space',
  title: 'Duel in Space',
  tagline: 'Two starfighters, one navigation wheel: outguess the other pilot, then fire.',
  players: '1–2',
  accent: '#5dff9b',
  emblem:
    'M180 7a48 48 0 1 1 -.1 0zM180 19a36 36 0 1 1 -.1 0zM193.8 21.7L198.4 10.7M213.3 41.2L224.3 36.6M213.3 68.8L224.3 73.4M193.8 88.3L198.4 99.3M166.2 88.3L161.6 99.3M146.7 68.8L135.7 73.4M146.7 41.2L135.7 36.6M166.2 21.7L161.6 10.7M180 50L189.1 73.4L180 67.5L170.9 73.4zM193.9 45.5L195 28.1L199 34.4L206.5 33.4zM180 49L180 19',
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
  solution: {
    title: 'Duel in Space, solved',
    about: 'The best play in every position between stock ships, with a proof.',
    open: async () => (await import('./solved/index.tsx')).solutionPage,
    summary: async () => (await import('./words/solution.ts')).solutionInWords(),
  },
};
