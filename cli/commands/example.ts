import { games } from '@starboard/games';

export const EXAMPLE = games[0]?.id ?? 'GAME';
