import type { Lesson, View } from '@starboard/kernel';
import type { Chase } from '../rules/model.ts';
import { chanceOnCurve, cleanAt, flown, hasFlown, nextSpeeds, rating, scrapes, timesInWords } from './figures.ts';
import { alone, COCKPIT, curves, KES, ME, speed, way, ways } from './positions.ts';

/** The curve that the lesson is about. */
const BEND = 150;
const sharp = (view: View<Chase>): number => rating(view, [149, BEND, 151]);

/** Slow down in time. */
export const braking: Lesson<Chase> = {
  ...COCKPIT,
  id: 'braking',
  title: 'Braking for curves',
  about: 'How sharp a curve you can take at which speed, and when to brake.',
  rules: ['4.2', '5.1', '5.2', '5.3', '5.4'],
  position: alone(148, 149),
  steps: [
    {
      kind: 'read',
      say: (view) =>
        `Curves are rated from 1 to ${sharp(view)}, and speed makes them harder. A ${sharp(view)} takes luck: at speed 6 you take this one curve with a chance of ${chanceOnCurve(view, sharp(view), 6)}, at speed 2 of ${chanceOnCurve(view, sharp(view), 2)}.`,
      highlights: ['own-line'],
      rule: '5.2',
    },
    {
      kind: 'do',
      say: (view) =>
        `The curve two spaces ahead of you is rated ${sharp(view)}. Set a speed that takes you round it; each die shows the chance to touch no wall on all curves that you would fly this turn.`,
      highlights: ['speeds'],
      ask: 'speed',
      answers: [speed(KES, 1), way(KES, 203)],
      dice: [curves(ME, 2, 3)],
      hint: 'You roll for every curve that you fly, also on your last space. Fly just as far as the curve.',
      solution: 2,
      understood: ({ events }) => hasFlown(events, BEND) && scrapes(events) === 0,
      praise: {
        say: ({ before }) => `Round it, at ${cleanAt(before, 2)}. At speed 6 it would have been ${cleanAt(before, 6)}.`,
        rule: '5.2',
      },
      wrongWays: [
        {
          name: 'full speed',
          example: 6,
          fits: ({ events }) => scrapes(events) > 0,
          say: ({ after, before, events }) =>
            `You scraped the wall ${timesInWords(scrapes(events))}. The chance to fly speed ${flown(after, ME)} clean was ${cleanAt(before, flown(after, ME))}; at speed 2, ${cleanAt(before, 2)}.`,
          rule: '5.3',
        },
        {
          name: 'putting it off',
          example: 1,
          fits: ({ events }) => !hasFlown(events, BEND),
          say: 'No wall touched, but the curve is still ahead of you. Nobody waits for you: speed 2 takes you round it.',
          rule: '5.4',
        },
      ],
      otherwise: { say: 'Fly round the curve without touching the wall.', rule: '5.2' },
    },
    {
      kind: 'do',
      position: alone(140, 141, [speed(ME, 5), speed(KES, 1), ...ways(ME, 133, 146), way(KES, 203)]),
      say: (view) =>
        `You flew ${flown(view, ME)}, and the curve rated ${sharp(view)} is four spaces ahead. You can’t go below ${nextSpeeds(view, ME)[0]} this turn. What now?`,
      highlights: ['speeds', 'own-line'],
      ask: 'speed',
      answers: [speed(KES, 1)],
      dice: [curves(ME, 3, 3)],
      hint: 'If you end before the curve this turn, you can fly it at 1 or 2 in the next.',
      solution: 3,
      understood: ({ events }) => !hasFlown(events, BEND),
      praise: {
        say: ({ before }) =>
          `You stopped short of it. Next turn you may fly it at speed 1 (${chanceOnCurve(before, sharp(before), 1)}); now, at speed 4, it would have been ${chanceOnCurve(before, sharp(before), 4)}.`,
        rule: '4.2',
      },
      wrongWays: [
        {
          name: 'braking too late',
          example: 5,
          fits: ({ events }) => scrapes(events) > 0,
          say: ({ before, after }) =>
            `You reached the curve at speed ${flown(after, ME)} (${chanceOnCurve(before, sharp(before), flown(after, ME))}) and scraped the wall. Brake a turn before the curve.`,
          rule: '5.3',
        },
      ],
      otherwise: { say: 'End this turn before the curve.', rule: '4.2' },
    },
    {
      kind: 'open',
      position: alone(126, 146, []),
      say: 'A new place: fly through these curves for four turns, and touch a wall no more than once.',
      highlights: ['own-line'],
      bot: 'cadet',
      turns: 4,
      isWon: ({ events, ended }) => ended && scrapes(events) <= 1,
      praise: { say: 'You flew smoothly. In a chase, walls do as much damage as guns.', rule: '5.3' },
      consolation: { say: 'Too many walls. Look at the chance on each die before you set it.', rule: '5.2' },
    },
  ],
};
