import type { Game } from '../game.ts';

export const starfire: Game = {
  id: 'starfire',
  title: 'Starfire',
  tagline: 'Ships as strips of systems that burn away, on a wide hex display.',
  players: '2+',
  accent: '#ffb347',
  parts: null,
};
