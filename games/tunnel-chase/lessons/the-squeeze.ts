import type { Lesson, View } from '@starboard/kernel';
import type { Chase } from '../rules/model.ts';
import { chanceOnCurve, cleanAt, cleanBy, flown, rating, scrapes, scrapesAt, timesInWords } from './figures.ts';
import { alone, COCKPIT, curves, KES, ME, speed, way } from './positions.ts';

/** The narrow tunnel begins here; the other tunnel leads round it. */
const INTO_IT = 87;
const ROUND_IT = 79;
/** A space of The Squeeze with a sharp curve: both ratings together. */
const worst = (view: View<Chase>): number => rating(view, [89, 90, 91]);

/** Where every space is rolled for. */
export const theSqueeze: Lesson<Chase> = {
  ...COCKPIT,
  id: 'the-squeeze',
  title: 'The Squeeze',
  about: 'When to keep out of the narrowest tunnel, and how to get through it.',
  rules: ['4.6', '5.3', '5.5', '5.6'],
  position: alone(76, 77, [speed(ME, 4), speed(KES, 1)]),
  steps: [
    {
      kind: 'read',
      say: (view) =>
        `You roll for every space of The Squeeze. Where it has a curve, both ratings count, up to ${worst(view)} in all. At speed 4, the chance there is ${chanceOnCurve(view, worst(view), 4)}.`,
      highlights: ['own-line'],
      rule: '5.6',
    },
    {
      kind: 'do',
      say: (view) =>
        `You fly at speed ${flown(view, ME)}, and the tunnel forks: one way leads into The Squeeze, the other round it. Which do you take?`,
      highlights: [{ choice: INTO_IT }, { choice: ROUND_IT }],
      ask: 'branch',
      until: ['speed'],
      answers: [way(KES, 203)],
      dice: [curves(ME, 2, 2)],
      hint: 'Pick a way to see its rolls and its chance, before you press the bright button.',
      solution: ROUND_IT,
      understood: ({ events }) => scrapes(events) === 0,
      praise: {
        say: ({ before }) =>
          `${cleanBy(before, ROUND_IT)} to touch no wall, instead of ${cleanBy(before, INTO_IT)}. Both tunnels lead to the same place.`,
        rule: '5.5',
      },
      wrongWays: [
        {
          name: 'into it',
          example: INTO_IT,
          fits: ({ events }) => scrapes(events) > 0,
          say: ({ before, events }) =>
            `You touched the wall ${timesInWords(scrapes(events))}, and you are only at the beginning. The chance was ${cleanBy(before, INTO_IT)}; round it, ${cleanBy(before, ROUND_IT)}.`,
          rule: '5.5',
        },
      ],
      otherwise: { say: 'Take the way round The Squeeze.', rule: '5.5' },
    },
    {
      kind: 'do',
      position: alone(89, 90),
      say: (view) =>
        `Now you are inside, and the next space is the worst: curve and Squeeze together are rated ${worst(view)}. Which speed is best?`,
      highlights: ['speeds'],
      ask: 'speed',
      answers: [speed(KES, 1), way(KES, 203)],
      dice: [curves(ME, 3, 3)],
      hint: 'There is no way round it any more. The slower you are, the better your chance.',
      solution: 1,
      understood: ({ events }) => scrapes(events) === 0,
      praise: {
        say: ({ before }) =>
          `At speed 1 the chance was ${cleanAt(before, 1)}. At speed 6 you would have touched walls ${scrapesAt(before, 6)} times on average.`,
        rule: '5.6',
      },
      wrongWays: [
        {
          name: 'quickly through',
          example: 6,
          fits: ({ events }) => scrapes(events) > 1,
          say: ({ before, after, events }) =>
            `You touched the wall ${timesInWords(scrapes(events))}. At speed ${flown(after, ME)}, the chance to touch none was ${cleanAt(before, flown(after, ME))}.`,
          rule: '5.3',
        },
        {
          name: 'a little too fast',
          example: 2,
          fits: ({ events }) => scrapes(events) === 1,
          say: ({ before, after }) =>
            `You touched the wall. At speed ${flown(after, ME)} the chance was ${cleanAt(before, flown(after, ME))}, at speed 1 ${cleanAt(before, 1)}.`,
          rule: '5.3',
        },
      ],
      otherwise: { say: 'Fly more slowly.', rule: '5.6' },
    },
    {
      kind: 'open',
      position: alone(91, 92),
      say: 'The rest of The Squeeze lies ahead. Fly four turns, and touch a wall no more than once.',
      highlights: ['own-line'],
      bot: 'cadet',
      turns: 4,
      isWon: ({ events, ended }) => ended && scrapes(events) <= 1,
      praise: { say: 'Well steered. If you are chased, few will follow you in there.', rule: '5.5' },
      consolation: { say: 'It is narrow. Fly at 1 or 2 where curves and The Squeeze add up.', rule: '5.6' },
    },
  ],
};
