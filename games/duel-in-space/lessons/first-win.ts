import type { Lesson } from '@starboard/kernel';
import type { Duel } from '../rules/model.ts';
import { KES, ME, protectionOfKes, protectionOfMine } from './figures.ts';
import { at, COCKPIT } from './positions.ts';

/** A duel to its end. */
export const firstWin: Lesson<Duel> = {
  ...COCKPIT,
  id: 'first-win',
  title: 'Win a duel',
  about: 'Everything together: beat a cadet whose ship is damaged.',
  rules: ['7.1'],
  position: at({ ports: [3, 7], mine: { protectionLost: 1 }, its: { protectionLost: 5 } }),
  steps: [
    {
      kind: 'read',
      say: 'Remember: aim the turret beside your nose, turn as little as you can, and fire everything that points at Kes.',
      highlights: ['my-ship'],
      rule: '5.3',
    },
    {
      kind: 'open',
      say: (view) =>
        `Kes is a cadet and has ${protectionOfKes(view)} points left; you have ${protectionOfMine(view)}. Now win this duel.`,
      highlights: ['enemy', 'enemy-card'],
      bot: 'cadet',
      turns: null,
      isWon: ({ after }) => after.result?.places[ME] === 1 && after.result.places[KES] === 2,
      praise: { say: 'You won your first duel. You are ready for a whole match.', rule: '7.1' },
      consolation: { say: 'Not this time. Every duel is different: try again.', rule: '7.1' },
    },
  ],
};
