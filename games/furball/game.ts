import type { Game } from '../game.ts';

export const furball: Game = {
  id: 'furball',
  title: 'Furball',
  tagline: 'One small ship each, everybody against everybody, and you always come back.',
  players: '4–8',
  accent: '#59b8ff',
  parts: null,
};
