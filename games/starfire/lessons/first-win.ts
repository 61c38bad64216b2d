import type { Lesson } from '@starboard/kernel';
import type { Starfire } from '../rules/model.ts';
import { left } from './figures.ts';
import { at, BRIDGE, KES, ME } from './positions.ts';

/** A short fight to its end. */
export const firstWin: Lesson<Starfire> = {
  ...BRIDGE,
  id: 'first-win',
  title: 'Win a fight',
  about: 'Everything together: beat a cadet whose ship is weaker than yours.',
  rules: ['7.1'],
  position: at({
    mine: { design: 'CT-1', hex: '1515', facing: 0 },
    its: { design: '[2] S A Q (I) (I) L [4]', hex: '2515', facing: 3 },
    winners: [ME],
  }),
  steps: [
    {
      kind: 'read',
      say: 'Remember: come close when you move last, keep Bradley out of your blind spot, and fire whenever you can.',
      highlights: ['ship-0'],
      rule: '3.4',
    },
    {
      kind: 'open',
      say: (view) =>
        `Bradley has ${left(view, KES)} systems, you have ${left(view, ME)}. Press a lit hex to plot a course for all your points. Now win this fight.`,
      highlights: ['ship-1', 'sheet-1'],
      bot: 'cadet',
      turns: 12,
      isWon: ({ after }) => after.result?.places[ME] === 1 && after.result.places[KES] === 2,
      praise: { say: 'You won your first fight. You are ready for a whole battle.', rule: '7.1' },
      consolation: { say: 'Not this time. Every fight is different: try again.', rule: '7.1' },
    },
  ],
};
