import type { Lesson } from '@starboard/kernel';
import type { Starfire } from '../rules/model.ts';
import { average, chanceAt, damage, firedFreely, lostBy, range, reach, shotsBy } from './figures.ts';
import { at, BRIDGE, flown, initiative, KES, ME, shots, times } from './positions.ts';

/** Two hits from close by destroy this many systems. */
const CLOSE_SALVO = 4;

/** Beams want to be near, and missiles far. */
export const bestRange: Lesson<Starfire> = {
  ...BRIDGE,
  id: 'best-range',
  title: 'The range that suits you',
  about: 'Why to come close with beams, and to keep away with missiles.',
  rules: ['5.7', '5.9', '5.11'],
  position: at({
    mine: { design: 'CT-3', hex: '1015', facing: 0 },
    its: { design: 'CT-4', hex: '2515', facing: 3 },
    winners: [ME],
    answers: flown(KES, times(5, 'ahead'), times(6, 'ahead')),
  }),
  steps: [
    {
      kind: 'read',
      say: (view) =>
        `Lasers (L) hit ${chanceAt(view, 'L', 2)} of the time at range 2 and ${chanceAt(view, 'L', 6)} at range 6; beyond ${reach(view, 'L')} hexes they can’t hit. Force beams (F) reach ${reach(view, 'F')}.`,
      highlights: ['own-ships'],
      rule: '5.9',
    },
    {
      kind: 'do',
      say: (view) =>
        `You have two force beams and one point left. At range ${range(view)} a hit destroys ${damage(view, 'F', range(view))} system. Which range is best?`,
      highlights: ['ship-1'],
      ask: 'move',
      dice: [...initiative([KES]), shots(ME, 3, 5), shots(KES, 9)],
      hint: (view) => `At range ${range(view) - 1}, a hit destroys ${damage(view, 'F', range(view) - 1)} systems.`,
      solution: 'ahead',
      understood: ({ events }) => lostBy(events, KES).length >= CLOSE_SALVO,
      praise: {
        say: ({ before }) =>
          `One hex nearer, each beam destroys ${average(before, 'F', range(before) - 1)} systems on average instead of ${average(before, 'F', range(before))}.`,
        rule: '5.11',
      },
      wrongWays: [
        {
          name: 'keeping away',
          example: 'stay',
          fits: ({ before, after }) => range(after) >= range(before),
          say: ({ before, events }) =>
            `Both beams hit, but only ${lostBy(events, KES).length} systems were lost. At range ${range(before) - 1} a hit does ${damage(before, 'F', range(before) - 1)} points of damage.`,
          rule: '5.11',
        },
      ],
      otherwise: { say: 'Come one hex nearer.', rule: '5.11' },
    },
    {
      kind: 'do',
      position: at({
        mine: { design: '[2] S S A A Q (I) R (I) R (I) [6]', hex: '1015', facing: 0 },
        its: { design: 'CT-1', hex: '2815', facing: 3 },
        winners: [ME],
        answers: flown(KES, times(5, 'ahead'), times(6, 'ahead')),
      }),
      say: (view) =>
        `Now you have two missile launchers (R), and Bradley has two lasers. You are ${range(view)} hexes apart. Spend your last point.`,
      highlights: ['own-ships', 'ship-1'],
      ask: 'move',
      dice: [...initiative([KES]), shots(ME, 3, 8), shots(KES, 4, 5)],
      hint: (view) =>
        `Missiles hit ${chanceAt(view, 'R', 7)} of the time at range 7 and ${chanceAt(view, 'R', 6)} at range 6. Lasers reach ${reach(view, 'L')} hexes.`,
      solution: 'stay',
      understood: ({ events }) => firedFreely(events),
      praise: {
        say: ({ before }) =>
          `At range ${range(before)}, your missiles hit ${chanceAt(before, 'R', range(before))} of the time, and its lasers can’t fire.`,
        rule: '5.9',
      },
      wrongWays: [
        {
          name: 'closing in',
          example: 'ahead',
          fits: ({ events }) => shotsBy(events, KES).length > 0,
          say: ({ before }) =>
            `Your missiles hit no more often (${chanceAt(before, 'R', range(before) - 1)}), but now Bradley’s lasers reached you, at ${chanceAt(before, 'L', range(before) - 1)} each.`,
          rule: '5.9',
        },
      ],
      otherwise: { say: 'Stay where your missiles reach and its lasers don’t.', rule: '5.9' },
    },
    {
      kind: 'open',
      position: at({
        mine: { design: 'CT-3', hex: '1515', facing: 0 },
        its: { design: 'CT-1', hex: '2715', facing: 3 },
        winners: [ME],
      }),
      say: 'A new position, and you have two force beams again. Destroy three of Bradley’s systems within three turns.',
      highlights: ['own-ships', 'sheet-1'],
      bot: 'cadet',
      turns: 3,
      isWon: ({ events }) => lostBy(events, KES).length >= 3,
      praise: { say: 'Well fought. Before you move, ask which range your weapons want.', rule: '5.11' },
      consolation: {
        say: 'Not yet. End your movement within 3 hexes of Bradley, with Bradley ahead of you.',
        rule: '5.11',
      },
    },
  ],
};
