import type { Lesson } from '@starboard/kernel';
import type { Chase } from '../rules/model.ts';
import { hitsBy, timesInWords } from './figures.ts';
import { COCKPIT, entering, KES, ME, ways } from './positions.ts';

/** Shots that decide it. */
const ENOUGH = 2;

/** A short chase. */
export const firstWin: Lesson<Chase> = {
  ...COCKPIT,
  id: 'first-win',
  title: 'Win a chase',
  about: 'Everything together: be the first to hit a cadet twice.',
  rules: ['7.1', '7.3'],
  position: entering({ leader: KES, lead: 3, answers: ways(KES, 203) }),
  steps: [
    {
      kind: 'read',
      say: 'Remember: look at Kes’s last speed and end behind it, brake before sharp curves, and don’t share a space with it.',
      highlights: ['pilot-0', 'pilot-1'],
      rule: '4.2',
    },
    {
      kind: 'open',
      say: `Kes is a cadet. Hit it ${timesInWords(ENOUGH)} before it hits you ${timesInWords(ENOUGH)}, within ten turns.`,
      highlights: ['pilot-1'],
      bot: 'cadet',
      turns: 10,
      isWon: ({ events }) => hitsBy(events, ME) >= ENOUGH && hitsBy(events, KES) < ENOUGH,
      praise: { say: 'You won your first chase. You are ready for a whole match.', rule: '7.3' },
      consolation: { say: 'Not this time. Every chase is different: try again.', rule: '7.1' },
    },
  ],
};
