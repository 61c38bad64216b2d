import type { Lesson } from '@starboard/kernel';
import type { Event, Furball } from '../rules/model.ts';
import { benAt, mine } from './figures.ts';
import { at, attackFaces, benFlies, COCKPIT, ME, NORTH_WEST, placeOn, SOUTH_WEST, TIE, X_WING } from './positions.ts';

const KOIOGRAN = placeOn(X_WING, 'koiogran-turn 4');

const PASSING = at({
  me: { pilot: X_WING, spot: SOUTH_WEST, flies: ['straight 4'], acts: [null] },
  ben: { pilot: TIE, spot: NORTH_WEST, flies: ['straight 5'], acts: [null] },
});

/** Got stress from a manoeuvre, and lost it again. */
function isRelieved(events: readonly Event[]): boolean {
  const red = events.findIndex((event) => event.type === 'flew' && event.ship === ME && event.difficulty === 'red');
  return events
    .slice(red < 0 ? events.length : red)
    .some((event) => event.type === 'token' && event.ship === ME && event.token === 'stress' && event.change < 0);
}

/** What red manoeuvres are worth, and what they cost. */
export const stress: Lesson<Furball> = {
  ...COCKPIT,
  id: 'stress',
  title: 'Dials and stress',
  about: 'When a red manoeuvre is worth its stress, and how you get rid of it.',
  rules: ['4.3', '4.4', '4.6', '5.2'],
  position: PASSING,
  steps: [
    {
      kind: 'do',
      say: 'Ben rushes past you: he flies straight 5. Which manoeuvre brings you behind him, with your guns on him?',
      highlights: ['ship-0', 'ship-1'],
      ask: 'dial',
      until: ['attack', 'action', 'dial'],
      answers: benFlies(TIE, 'straight 5'),
      hint: 'The red Koiogran turn, speed 4, flies straight ahead and then turns round.',
      solution: KOIOGRAN,
      understood: ({ after }) => benAt(after) > 0,
      praise: {
        say: ({ after }) =>
          `You turned round behind Ben: he is in your arc at range ${benAt(after)} and can’t shoot back.`,
        rule: '4.6',
      },
      wrongWays: [
        {
          name: 'flying on',
          example: placeOn(X_WING, 'straight 3'),
          fits: ({ after }) => mine(after).tokens.stress === 0 && mine(after).status === 'flying',
          say: 'Ben has passed you, and your guns point elsewhere. Your ship turns round only by its red manoeuvre.',
          rule: '4.6',
        },
      ],
      otherwise: { say: 'Ben isn’t in your arc.', rule: '6.2' },
    },
    {
      kind: 'watch',
      say: 'But red gives stress: you got a stress token and no action. Your attack was rolled for you and, without focus, it missed.',
      highlights: ['ship-0'],
      rule: '4.4',
      until: ['dial'],
      dice: [attackFaces(ME, 'focus', 'focus', 'blank', 'blank')],
    },
    {
      kind: 'do',
      say: 'Stressed, you can’t act or fly red manoeuvres. A green manoeuvre removes the stress. Ben flies straight 2: fly a green one that keeps Ben in your arc.',
      highlights: ['ship-1'],
      ask: 'dial',
      until: ['action', 'attack', 'dial'],
      answers: benFlies(TIE, 'straight 2', 3),
      hint: 'Ben flies straight on. Which green manoeuvre follows?',
      solution: placeOn(X_WING, 'straight 2'),
      understood: ({ after }) => mine(after).tokens.stress === 0 && benAt(after) > 0,
      praise: {
        say: ({ after }) =>
          `The green manoeuvre removed the stress, so you have your action again, with Ben at range ${benAt(after)}.`,
        rule: '4.4',
      },
      wrongWays: [
        {
          name: 'red again',
          example: KOIOGRAN,
          fits: ({ choice }) => choice === KOIOGRAN,
          say: 'A stressed ship can’t fly red: you flew a white straight 2 instead. You are still stressed and can’t act.',
          rule: '4.3',
        },
        {
          name: 'a white manoeuvre',
          example: placeOn(X_WING, 'straight 3'),
          fits: ({ after }) => mine(after).tokens.stress > 0,
          say: 'A white manoeuvre changes nothing: you are still stressed and can’t act. Fly a green one.',
          rule: '5.2',
        },
      ],
      otherwise: { say: 'The stress is gone, but Ben isn’t in your arc any more.', rule: '6.2' },
    },
    {
      kind: 'open',
      position: PASSING,
      say: 'The same again, from the start: this time, the others fly as they like. Fly a red Koiogran turn, and remove its stress within three rounds.',
      bot: 'cadet',
      turns: 3,
      isWon: ({ events }) => isRelieved(events),
      praise: { say: 'Round and relaxed. After each red manoeuvre, plan a green one.', rule: '4.4' },
      consolation: { say: 'You didn’t get there. First the red Koiogran turn, then a green manoeuvre.', rule: '4.4' },
    },
  ],
};
