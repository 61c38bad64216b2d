import type { Game } from '../game.ts';
import { characters } from './bot/characters.ts';
import { intro } from './intro.ts';
import { tables } from './tables.ts';

export const escapeTheDeathStar: Game = {
  id: 'escape-the-death-star',
  title: 'Escape the Death Star',
  tagline: 'Slip through the corridors unseen, crack the code and fly away.',
  players: '2–5',
  accent: '#f2f6ff',
  emblem:
    'M170 45h20v20h-20zM176 55h8M180 51v8M156 47V31H172M188 31H204V47M204 63V79H188M172 79H156V63M142 17H218M218 31V93M204 93H142V31M132 7H228V103H132zM142 55H156M204 55H218M180 17V31M180 79V93',
  characters,
  parts: {
    intro,
    tables,
    rules: async () => (await import('./rules/index.ts')).rules,
    words: async () => (await import('./words/index.ts')).words,
    heuristics: async () => (await import('./bot/index.ts')).heuristics,
    board: async () => (await import('./board/index.tsx')).board,
  },
  lessons: { count: 5, open: async () => (await import('./lessons/index.ts')).lessons },
  coach: { open: async () => (await import('./coach/index.ts')).hints },
};
