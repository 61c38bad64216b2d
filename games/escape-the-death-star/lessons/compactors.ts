import type { Lesson } from '@starboard/kernel';
import type { DeathStar } from '../rules/model.ts';
import { isJailed, luke, nameOfSquare } from './figures.ts';
import { at, hanStays, LUKE, REBEL, soldierMoves, sq, TROOPER } from './positions.ts';

const COMPACTOR = 'B2';
const NEAR_WEAPON = 'E3';
const FAR_WEAPON = 'L5';
const IN_COMPACTOR = at({ before: [{ roll: 3, to: COMPACTOR }], roll: 5 });

/** One step across the station. */
export const compactors: Lesson<DeathStar> = {
  ...REBEL,
  id: 'compactors',
  title: 'Trash Compactors',
  about: 'Cross the station in one step, and be where nobody waits for you.',
  rules: ['1.5', '7.4', '7.5', '9.1', '9.8'],
  position: IN_COMPACTOR,
  steps: [
    {
      kind: 'read',
      say: 'Luke is in a Trash Compactor. All four are linked: one step takes him to any of the others.',
      highlights: ['rebel-0'],
      rule: '7.5',
    },
    {
      kind: 'do',
      say: (view) =>
        `You rolled ${luke(view).die}. Cora expects you at the Weapon on ${NEAR_WEAPON} and sends a Stormtrooper there. Fetch a Weapon from somewhere else.`,
      highlights: [{ choice: sq('M2') }],
      ask: 'sneak',
      answers: [hanStays, ...soldierMoves([TROOPER, NEAR_WEAPON])],
      dice: [
        { purpose: 'rebel-battle', who: LUKE, draws: [2] },
        { purpose: 'imperial-battle', who: TROOPER, draws: [6] },
      ],
      hint: `One step takes Luke to the compactor on M2. From there, ${FAR_WEAPON} is near.`,
      solution: sq(FAR_WEAPON),
      understood: ({ after }) => luke(after).armed,
      praise: {
        say: ({ after }) =>
          `Luke came out of another compactor and took the Weapon on ${nameOfSquare(luke(after).square)}. The Stormtrooper waited in vain.`,
        rule: '7.5',
      },
      wrongWays: [
        {
          name: 'into the trap',
          example: sq(NEAR_WEAPON),
          fits: ({ events }) => isJailed(events),
          say: 'The Stormtrooper waited there. Luke lost the battle and is a prisoner, and Cora took a card.',
          rule: '9.8',
        },
      ],
      otherwise: {
        say: 'No Weapon lies there. Through the compactor you can reach one on the other side of the station.',
        rule: '7.5',
      },
    },
    {
      kind: 'open',
      position: IN_COMPACTOR,
      say: 'The same again, from the start: this time, Cora moves her soldiers as she likes. Fetch a Weapon within two rounds, and don’t get caught.',
      bot: 'cadet',
      turns: 2,
      isWon: ({ after }) => luke(after).armed,
      praise: { say: 'You are armed. From a compactor, Cora never knows where you will come out.', rule: '7.5' },
      consolation: { say: 'No Weapon yet. Look how far the compactors take you, and try again.', rule: '7.5' },
    },
  ],
};
