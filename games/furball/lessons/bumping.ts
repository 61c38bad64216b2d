import type { Lesson } from '@starboard/kernel';
import type { Furball } from '../rules/model.ts';
import { attacksIn, benAt, bensShot, chance, isTouchingBen, mine } from './figures.ts';
import {
  at,
  attackFaces,
  BEN,
  benActs,
  benFlies,
  COCKPIT,
  defenceFaces,
  INTERCEPTOR,
  ME,
  NORTH_WEST,
  placeOn,
  SOUTH_WEST,
  X_WING,
} from './positions.ts';

const FACING = at({
  me: { pilot: X_WING, spot: SOUTH_WEST, flies: ['straight 4'], acts: [null] },
  ben: { pilot: INTERCEPTOR, spot: NORTH_WEST, flies: ['straight 3'], acts: [null] },
});

/** Ships that touch can't attack each other. */
export const bumping: Lesson<Furball> = {
  ...COCKPIT,
  id: 'bumping',
  title: 'Bumping on purpose',
  about: 'Fly into a ship that mustn’t shoot at you, and stop short of it when you want to shoot.',
  rules: ['4.7', '4.8', '6.4'],
  position: FACING,
  steps: [
    {
      kind: 'read',
      say: 'Bases never overlap: a ship that would end on another stops against it. Ships that touch can’t attack each other.',
      highlights: ['ship-0', 'ship-1'],
      rule: '4.8',
    },
    {
      kind: 'do',
      say: 'Ben’s interceptor is strong up close. He comes at you with straight 4. Dial so that he can’t shoot at you.',
      highlights: ['ship-1'],
      ask: 'dial',
      until: ['dial'],
      answers: [...benFlies(INTERCEPTOR, 'straight 4'), benActs(null)],
      dice: [
        attackFaces(ME, 'blank', 'blank', 'blank', 'blank'),
        attackFaces(BEN, 'hit', 'hit', 'blank', 'blank'),
        defenceFaces(ME, 'blank', 'blank', 'blank'),
      ],
      hint: 'Fly into him: straight on, and fast enough to reach his base.',
      solution: placeOn(X_WING, 'straight 3'),
      understood: ({ events, after }) => isTouchingBen(after) && attacksIn(events, BEN).length === 0,
      praise: {
        say: 'You touch Ben, so neither of you could attack the other. It cost you your action.',
        rule: '4.8',
      },
      wrongWays: [
        {
          name: 'stopping short',
          example: placeOn(X_WING, 'straight 2'),
          fits: ({ events, after }) => attacksIn(events, BEN).length > 0 && mine(after).status === 'flying',
          say: ({ after }) =>
            `Ben shot at you with ${bensShot(after).dice.attack} dice: a chance of ${chance(bensShot(after))} to hit. If you touched him, he couldn’t.`,
          rule: '6.4',
        },
      ],
      otherwise: { say: 'Ben couldn’t shoot, but you don’t touch him either. This time, fly into him.', rule: '4.8' },
    },
    {
      kind: 'do',
      position: FACING,
      say: 'The same again, but now you want to shoot. Get to range 1 without touching him.',
      highlights: ['ship-1'],
      ask: 'dial',
      until: ['action', 'attack', 'dial'],
      answers: [...benFlies(INTERCEPTOR, 'straight 4'), benActs(null)],
      hint: 'Straight 3 reaches his base. Fly slower.',
      solution: placeOn(X_WING, 'straight 2'),
      understood: ({ after }) => benAt(after) === 1,
      praise: {
        say: 'Range 1, and you kept your action. You are more skilled than Ben, so you shoot first.',
        rule: '3.4',
      },
      wrongWays: [
        {
          name: 'bumping',
          example: placeOn(X_WING, 'straight 4'),
          fits: ({ after }) => isTouchingBen(after),
          say: 'You touch Ben: you can’t attack him, and you lost your action.',
          rule: '4.8',
        },
      ],
      otherwise: { say: 'Ben isn’t in your arc at range 1.', rule: '6.2' },
    },
    {
      kind: 'open',
      position: FACING,
      say: 'The same again, from the start: this time, the others fly as they like. Fly into another ship within three rounds.',
      bot: 'cadet',
      turns: 3,
      isWon: ({ events }) =>
        events.some((event) => event.type === 'flew' && event.ship === ME && event.touched.length > 0),
      praise: { say: 'Bump! That ship can’t shoot at you this round.', rule: '4.8' },
      consolation: {
        say: 'No bump this time. Those with less skill fly before you: guess where they end up.',
        rule: '3.4',
      },
    },
  ],
};
