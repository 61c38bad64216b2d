import type { Game } from '../game.ts';

export const escapeTheDeathStar: Game = {
  id: 'escape-the-death-star',
  title: 'Escape the Death Star',
  tagline: 'Slip through the corridors unseen, crack the code, and fly.',
  players: '2–5',
  accent: '#f2f6ff',
  parts: null,
};
