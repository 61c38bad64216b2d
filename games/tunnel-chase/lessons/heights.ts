import type { Lesson } from '@starboard/kernel';
import type { Chase } from '../rules/model.ts';
import { collided, flown, inSpaces, protection } from './figures.ts';
import { COCKPIT, curves, entering, height, KES, ME, shot, speed, way, ways } from './positions.ts';

const SURE = [curves(ME, 6, 5), curves(KES, 6, 5), shot(ME, 1, 1), shot(KES, 1, 1)];

const start = [...ways(KES, 203, 212), speed(ME, 4), speed(KES, 1), way(ME, 203)];

/** Who shares a space may collide. */
export const heights: Lesson<Chase> = {
  ...COCKPIT,
  id: 'heights',
  title: 'Heights',
  about: 'What happens on a shared space, and how not to share one.',
  rules: ['6.1', '6.2', '6.3', '6.4'],
  position: entering({
    leader: KES,
    lead: 5,
    answers: [...start, speed(ME, 3), speed(KES, 1), ...ways(ME, 212, 211), way(KES, 211)],
  }),
  steps: [
    {
      kind: 'read',
      say: 'Starfighters pass each other freely as they fly. But you and Kes have ended on the same space.',
      highlights: ['pilot-0', 'pilot-1'],
      rule: '6.1',
    },
    {
      kind: 'do',
      say: 'Now you both choose a height in secret: low, middle or high. At the same height you collide; at different heights you pass.',
      highlights: [{ choice: 'low' }, { choice: 'middle' }, { choice: 'high' }],
      ask: 'height',
      until: ['speed'],
      answers: [height(KES, 'low')],
      dice: SURE,
      hint: 'You can’t know what Kes will choose: any height collides in one case of three.',
      solution: 'high',
      // No height is a mistake: a collision here is bad luck.
      understood: () => true,
      praise: {
        say: ({ after, events }) =>
          collided(events)
            ? `Kes flew low too, and you collided: each lost a point, and you have ${protection(after, ME)} left. No height is safer: that was bad luck, one case in three.`
            : 'Kes flew low, so you passed each other. Nobody was hurt.',
        rule: '6.3',
      },
      wrongWays: [],
      otherwise: { say: 'Choose a height.', rule: '6.3' },
    },
    {
      kind: 'do',
      position: entering({ leader: KES, lead: 5, answers: start }),
      say: (view) =>
        `Better not to share a space at all. Kes is two spaces ahead, and flies ${inSpaces(view, KES)}; you flew ${flown(view, ME)}. Choose a speed that can’t end with Kes.`,
      highlights: ['speeds', 'pilot-1'],
      ask: 'speed',
      answers: [speed(KES, 2), ...ways(ME, 212, 211, 207), way(KES, 211), height(ME, 'low'), height(KES, 'low')],
      dice: SURE,
      hint: (view) => `Kes ends three, four or five spaces from where you are now. You may fly ${inSpaces(view, ME)}.`,
      solution: 2,
      understood: ({ choice, events }) => !collided(events) && (choice === 2 || choice === 6),
      praise: { say: 'Whatever Kes sets, you end on another space, so nobody has to guess a height.', rule: '6.2' },
      wrongWays: [
        {
          name: 'the same space',
          example: 4,
          fits: ({ events }) => collided(events),
          say: 'Kes flew 2, and you ended on its space at the same height: you collided.',
          rule: '6.3',
        },
        {
          name: 'trusting to luck',
          example: 3,
          fits: ({ choice }) => choice === 3 || choice === 5,
          say: ({ choice }) =>
            `This time Kes flew 2, and nothing happened. With ${choice === 3 ? 1 : 3} it would have been on your space.`,
          rule: '6.2',
        },
      ],
      otherwise: { say: 'You might have shared a space with Kes.', rule: '6.2' },
    },
    {
      kind: 'open',
      position: entering({ leader: KES, lead: 3, answers: ways(KES, 203) }),
      say: 'A new chase: follow Kes for four turns without a collision. This time, Kes flies as it likes.',
      highlights: ['pilot-1'],
      bot: 'cadet',
      turns: 4,
      isWon: ({ events, ended }) => ended && !collided(events),
      praise: { say: 'No dent. Collisions hurt both of you, so they help whoever has more points left.', rule: '6.4' },
      consolation: { say: 'You collided. Work out where Kes can end before you set your speed.', rule: '6.2' },
    },
  ],
};
