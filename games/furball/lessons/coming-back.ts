import type { Lesson } from '@starboard/kernel';
import type { Furball } from '../rules/model.ts';
import { benAt, isSeenByBen, mine, pointsIn } from './figures.ts';
import { at, COCKPIT, NORTH_WEST, SOUTH_WEST, TIE, WEST_IN_THE_SOUTH, X_WING } from './positions.ts';

const NORTHERN_EAST = 3;

const LOST = at({
  me: { pilot: X_WING, spot: SOUTH_WEST, flies: ['turn-left 3', 'straight 4'], acts: [null] },
  ben: { pilot: TIE, spot: NORTH_WEST, flies: ['straight 4', 'straight 5'], acts: [null, null] },
});

/** A destroyed ship chooses where it returns. */
export const comingBack: Lesson<Furball> = {
  ...COCKPIT,
  id: 'coming-back',
  title: 'Coming back',
  about: 'Return where you can shoot and nobody can shoot at you.',
  rules: ['2.4', '4.10', '10.3', '10.4', '11.2'],
  position: LOST,
  steps: [
    {
      kind: 'read',
      say: (view) =>
        `You flew off the mat in the west, and your ship was destroyed. Your score is ${mine(view).score} now, but you come back as new.`,
      highlights: ['scores'],
      rule: '4.10',
    },
    {
      kind: 'do',
      say: 'Ben is in the west and faces south. Come back where he is in your arc and you aren’t in his.',
      highlights: ['ship-1'],
      ask: 'spot',
      until: ['dial'],
      hint: 'Look for a spot beside him: the one in the south of the west edge faces east.',
      solution: WEST_IN_THE_SOUTH,
      understood: ({ after }) => benAt(after) > 0 && !isSeenByBen(after),
      praise: {
        say: ({ after }) =>
          `Your shields are whole, ${mine(after).shields} of them, and Ben is in your arc at range ${benAt(after)}. He has to turn first.`,
        rule: '10.4',
      },
      wrongWays: [
        {
          name: 'in front of Ben’s guns',
          example: SOUTH_WEST,
          fits: ({ after }) => isSeenByBen(after),
          say: 'You are in Ben’s arc: he can shoot as soon as everybody has flown. Come at him from the side.',
          rule: '6.2',
        },
        {
          name: 'far away',
          example: NORTHERN_EAST,
          fits: ({ after }) => benAt(after) === 0,
          say: 'Nobody shoots at you there, but Ben isn’t in your arc either. Points are scored where the ships are.',
          rule: '11.1',
        },
      ],
      otherwise: { say: 'You can’t shoot at Ben from there.', rule: '6.2' },
    },
    {
      kind: 'open',
      position: LOST,
      say: 'The same again, from the start: this time, the others fly as they like. Choose your spot, and win back a point within three rounds.',
      bot: 'cadet',
      turns: 3,
      isWon: ({ events }) => pointsIn(events) > 0,
      praise: { say: 'You are back in the fight. Nobody is ever out of this game.', rule: '10.3' },
      consolation: { say: 'No point yet. Return beside somebody who is looking elsewhere.', rule: '10.3' },
    },
  ],
};
