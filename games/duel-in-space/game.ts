import type { Game } from '../game.ts';

export const duelInSpace: Game = {
  id: 'duel-in-space',
  title: 'Duel in Space',
  tagline: 'Two starfighters, one navigation wheel: outguess the other pilot, then fire.',
  players: '1–2',
  accent: '#5dff9b',
  parts: {
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words.ts')).words,
    knowledge: async () => (await import('./bot/index.ts')).knowledge,
    board: async () => (await import('./board/index.tsx')).board,
  },
};
