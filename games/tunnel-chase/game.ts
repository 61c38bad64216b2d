import type { Game } from '../game.ts';

export const tunnelChase: Game = {
  id: 'tunnel-chase',
  title: 'Tunnel Chase',
  tagline: 'Hunt one another through the tunnels of an asteroid that is never the same twice.',
  players: '2–25',
  accent: '#ff6b4a',
  parts: null,
};
