import type { Lesson } from '@starboard/kernel';
import type { Furball } from '../rules/model.ts';
import { attacksIn, benAt, chance, isSeenByBen, isTouchingBen, mine, myShot } from './figures.ts';
import {
  at,
  benActs,
  benFlies,
  COCKPIT,
  ME,
  NORTH_WEST,
  placeOn,
  SOUTH_WEST,
  TIE,
  WEST_IN_THE_SOUTH,
  X_WING,
} from './positions.ts';

const FACING = at({
  me: { pilot: X_WING, spot: SOUTH_WEST, flies: ['straight 2'], acts: [null] },
  ben: { pilot: TIE, spot: NORTH_WEST, flies: ['straight 3'], acts: [null] },
});

const CROSSING = at({
  me: { pilot: X_WING, spot: SOUTH_WEST, flies: ['straight 1'], acts: [null] },
  ben: { pilot: TIE, spot: WEST_IN_THE_SOUTH, flies: ['straight 2'], acts: [null] },
});

/** Come close, and from where the rival’s guns don’t point. */
export const arcsAndRange: Lesson<Furball> = {
  ...COCKPIT,
  id: 'arcs-and-range',
  title: 'Arcs and range',
  about: 'Get close, and stay out of the other ship’s arc.',
  rules: ['6.2', '6.4', '4.8'],
  position: FACING,
  steps: [
    {
      kind: 'do',
      say: 'Ben comes towards you and flies straight 3. At range 1 your guns get one more die. Get that close to him.',
      highlights: ['ship-1'],
      ask: 'dial',
      until: ['action', 'dial'],
      answers: [...benFlies(TIE, 'straight 3'), benActs(null)],
      hint: 'Pick each straight manoeuvre and compare where you would end. Ben will come closer still.',
      solution: placeOn(X_WING, 'straight 4'),
      understood: ({ after }) => benAt(after) === 1 && myShot(after).bonus.attack > 0,
      praise: {
        say: ({ after }) => {
          const shot = myShot(after);
          const without = { ...shot, dice: { ...shot.dice, attack: shot.dice.attack - shot.bonus.attack } };
          return `Range 1: you roll ${shot.dice.attack} dice instead of ${without.dice.attack}, and your chance to hit is ${chance(shot)} instead of ${chance(without)}.`;
        },
        rule: '6.4',
      },
      wrongWays: [
        {
          name: 'too far',
          example: placeOn(X_WING, 'straight 1'),
          fits: ({ after }) => benAt(after) > 1,
          say: ({ after }) =>
            `Ben is at range ${benAt(after)}: you roll ${myShot(after).dice.attack} dice, and your chance to hit is ${chance(myShot(after))}. Fly faster.`,
          rule: '6.4',
        },
      ],
      otherwise: { say: 'Ben isn’t in your arc, so you can’t shoot at him at all.', rule: '6.2' },
    },
    {
      kind: 'do',
      position: CROSSING,
      say: 'Now Ben crosses in front of you: he flies straight 2 to the east. Get him into your arc without touching him.',
      highlights: ['ship-1'],
      ask: 'dial',
      until: ['action', 'attack', 'dial'],
      answers: [...benFlies(TIE, 'straight 2'), benActs(null)],
      hint: 'He stops right ahead of you. Fly slowly and straight on.',
      solution: placeOn(X_WING, 'straight 1'),
      understood: ({ after }) => benAt(after) > 0 && !isSeenByBen(after),
      praise: {
        say: ({ after }) =>
          `Ben is in your arc at range ${benAt(after)}, and you aren’t in his: you can shoot, he can’t.`,
        rule: '6.2',
      },
      wrongWays: [
        {
          name: 'too fast',
          example: placeOn(X_WING, 'straight 2'),
          fits: ({ after }) => isTouchingBen(after),
          say: 'Your base stopped against Ben’s. Ships that touch can’t attack each other, and you lost your action.',
          rule: '4.8',
        },
        {
          name: 'turning to where he was',
          example: placeOn(X_WING, 'bank-left 2'),
          fits: ({ after }) => benAt(after) === 0 && mine(after).status === 'flying',
          say: 'You turned to where Ben was, but he flew on and is out of your arc. Aim for where he will be.',
          rule: '6.2',
        },
      ],
      otherwise: { say: 'Both of you can shoot now. Ben flies east: stay where his guns don’t point.', rule: '6.2' },
    },
    {
      kind: 'open',
      position: CROSSING,
      say: 'The same again: this time, the others fly as they like. Attack a ship at range 1 within three rounds.',
      bot: 'cadet',
      turns: 3,
      isWon: ({ events }) => attacksIn(events, ME).some(({ range }) => range === 1),
      praise: { say: 'So close that every shot counts.', rule: '6.4' },
      consolation: {
        say: 'Nobody came close enough. Each manoeuvre you pick shows the ranges from there.',
        rule: '6.4',
      },
    },
  ],
};
