import type { Lesson } from '@starboard/kernel';
import type { Starfire } from '../rules/model.ts';
import { chanceAt, firedFreely, hitsBy, range, reach, shotsBy } from './figures.ts';
import { at, BRIDGE, flown, initiative, KES, kesFlies, ME, shots, times } from './positions.ts';

/** Whoever has initiative moves last and fires first. */
export const movingLast: Lesson<Starfire> = {
  ...BRIDGE,
  id: 'moving-last',
  title: 'Who moves last',
  about: 'What to do when you have initiative, and when you don’t.',
  rules: ['3.1', '3.4', '4.1'],
  position: at({
    mine: { design: 'CT-3', hex: '1015', facing: 0 },
    its: { design: 'CT-1', hex: '2915', facing: 3 },
    winners: [ME],
    answers: flown(KES, times(5, 'ahead'), times(6, 'ahead')),
  }),
  steps: [
    {
      kind: 'read',
      say: (view) =>
        `The side with initiative moves last and fires first. Your force beams reach ${reach(view, 'F')} hexes, Bradley’s lasers only ${reach(view, 'L')}.`,
      highlights: ['own-ships', 'ship-1'],
      rule: '3.4',
    },
    {
      kind: 'do',
      say: (view) =>
        `You have initiative: Bradley has spent its last point, and is ${range(view)} hexes away. Spend yours, and fire unpunished.`,
      highlights: ['ship-0'],
      ask: 'move',
      dice: [...initiative([KES]), shots(ME, 4, 8), shots(KES, 4, 5)],
      hint: (view) => `At range ${reach(view, 'F')}, you can fire and Bradley can’t.`,
      solution: 'ahead',
      understood: ({ events }) => firedFreely(events),
      praise: {
        say: ({ after }) =>
          `At range ${range(after)} your beams hit ${chanceAt(after, 'F', range(after))} of the time. Bradley had no point left to come nearer.`,
        rule: '4.1',
      },
      wrongWays: [
        {
          name: 'keeping away',
          example: 'stay',
          fits: ({ events }) => shotsBy(events, ME).length === 0,
          say: ({ after }) =>
            `At range ${range(after)} nobody could fire. You moved last: one hex nearer, Bradley couldn’t have answered.`,
          rule: '3.4',
        },
      ],
      otherwise: { say: 'Come into the range of your own weapons, but not of Bradley’s.', rule: '5.9' },
    },
    {
      kind: 'do',
      position: at({
        mine: { design: 'CT-3', hex: '1015', facing: 0 },
        its: { design: 'CT-1', hex: '2815', facing: 3 },
        winners: [KES],
        answers: flown(ME, times(5, 'ahead'), times(5, 'ahead')),
      }),
      say: (view) =>
        `The same range of ${range(view)}, but now Kes has initiative: it moves after you and fires first. Where do you spend your last point?`,
      highlights: ['ship-0', 'ship-1'],
      ask: 'move',
      answers: [kesFlies('ahead')],
      dice: [...initiative([KES]), shots(ME, 4, 8), shots(KES, 4, 5)],
      hint: 'Bradley can still come one hex nearer. Where must you be now, so that its lasers don’t reach you then?',
      solution: 'stay',
      understood: ({ events }) => firedFreely(events),
      praise: {
        say: ({ after }) =>
          `Bradley came nearer, but only to range ${range(after)}: you fired, and it couldn’t. Who moves first leaves a hex to spare.`,
        rule: '3.4',
      },
      wrongWays: [
        {
          name: 'as before',
          example: 'ahead',
          fits: ({ events }) => shotsBy(events, KES).length > 0,
          say: ({ after, events }) =>
            `Bradley moved after you, came to range ${range(after)}, and fired first: ${hitsBy(events, KES)} hits. You can’t go back.`,
          rule: '3.4',
        },
      ],
      otherwise: { say: 'Count on Bradley’s last point.', rule: '4.1' },
    },
    {
      kind: 'open',
      position: at({
        mine: { design: 'CT-3', hex: '1015', facing: 0 },
        its: { design: '[2] S A A Q (I) L (I) L [4]', hex: '2515', facing: 3 },
        winners: [ME],
      }),
      say: 'A new position: Bradley has fewer engines than you. Within three turns, hit it before it hits you.',
      highlights: ['ship-0', 'ship-1'],
      bot: 'cadet',
      turns: 3,
      isWon: ({ events }) => hitsBy(events, ME) > 0 && hitsBy(events, KES) === 0,
      praise: { say: 'First blood is yours. Look at who moves last before you come near.', rule: '3.4' },
      consolation: {
        say: 'Not this time. Wait out of reach until you have initiative, then close in.',
        rule: '3.4',
      },
    },
  ],
};
