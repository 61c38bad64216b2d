import type { Lesson } from '@starboard/kernel';
import type { Furball } from '../rules/model.ts';
import { bensShot, chance, mine, myShot, pointsIn } from './figures.ts';
import {
  at,
  attackFaces,
  BEN,
  benActs,
  benFlies,
  COCKPIT,
  defenceFaces,
  iFly,
  ME,
  SKILLED_TIE,
  SOUTH_WEST,
  WEST_IN_THE_NORTH,
  X_WING,
} from './positions.ts';

const HUNTING = at({
  me: { pilot: SKILLED_TIE, spot: SOUTH_WEST, flies: ['straight 3'], acts: [null] },
  ben: { pilot: X_WING, spot: WEST_IN_THE_NORTH, flies: ['straight 2'], acts: [null] },
  next: [...benFlies(X_WING, 'straight 2'), iFly(SKILLED_TIE, 'straight 3'), benActs(null)],
});

const HUNTED = at({
  me: { pilot: SKILLED_TIE, spot: WEST_IN_THE_NORTH, flies: ['straight 2'], acts: [null] },
  ben: { pilot: X_WING, spot: SOUTH_WEST, flies: ['straight 4'], acts: [null] },
  next: [...benFlies(X_WING, 'straight 3'), iFly(SKILLED_TIE, 'straight 2'), benActs(null)],
});

/** Focus when you shoot, evade when you are shot at. */
export const actions: Lesson<Furball> = {
  ...COCKPIT,
  id: 'actions',
  title: 'Focus and evade',
  about: 'Which token helps when you shoot, and which when you are shot at.',
  rules: ['5.3', '6.6', '6.9'],
  position: HUNTING,
  steps: [
    {
      kind: 'do',
      say: 'Today you fly a TIE fighter. Ben’s X-wing is in your arc, and you aren’t in his. Which action makes your attack stronger?',
      highlights: ['ship-0', 'ship-1'],
      ask: 'action',
      until: ['dial'],
      dice: [attackFaces(ME, 'focus', 'hit'), defenceFaces(BEN, 'evade', 'blank')],
      hint: 'Nobody can shoot at you, so choose what changes your own attack dice.',
      solution: 'focus',
      understood: ({ events }) => pointsIn(events) > 0,
      praise: {
        say: ({ before }) =>
          `Your focus made a hit of a focus result. It raises your chance from ${chance(myShot(before))} to ${chance(myShot(before), { aimed: true })}.`,
        rule: '6.6',
      },
      wrongWays: [
        {
          name: 'evade',
          example: 'evade',
          fits: ({ choice }) => choice === 'evade',
          say: ({ before }) =>
            `Nobody shot at you, so the evade token was wasted. Your chance to hit was ${chance(myShot(before))}; with focus it is ${chance(myShot(before), { aimed: true })}.`,
          rule: '6.9',
        },
      ],
      otherwise: {
        say: ({ before }) =>
          `Your focus result counted for nothing. With a focus token, your chance to hit is ${chance(myShot(before), { aimed: true })}.`,
        rule: '6.6',
      },
    },
    {
      kind: 'do',
      position: HUNTED,
      say: (view) =>
        `Now Ben has you in his arc, and you have nobody in yours. He will roll ${bensShot(view).dice.attack} dice, you ${bensShot(view).dice.defence}. Which action protects you best?`,
      highlights: ['ship-0', 'ship-1'],
      ask: 'action',
      until: ['dial'],
      dice: [attackFaces(BEN, 'hit', 'hit', 'blank'), defenceFaces(ME, 'evade', 'blank', 'blank')],
      hint: 'An evade token is an evade for certain. A focus token helps only if focus results come up.',
      solution: 'evade',
      understood: ({ after }) => mine(after).damage.length === 0,
      praise: {
        say: ({ before }) =>
          `One evade came from the dice, one from the token. Ben’s chance to hit was ${chance(bensShot(before), { evades: 1 })} instead of ${chance(bensShot(before))}.`,
        rule: '6.9',
      },
      wrongWays: [
        {
          name: 'focus',
          example: 'focus',
          fits: ({ choice }) => choice === 'focus',
          say: ({ before }) =>
            `No focus result came up, so your token did nothing. Ben’s chance to hit is ${chance(bensShot(before), { dodging: true })} against focus, ${chance(bensShot(before), { evades: 1 })} against evade.`,
          rule: '6.9',
        },
        {
          name: 'no token',
          example: null,
          fits: ({ choice }) => choice === null,
          say: ({ before }) =>
            `Ben’s chance to hit is ${chance(bensShot(before))} if you do nothing, and ${chance(bensShot(before), { evades: 1 })} against an evade token.`,
          rule: '5.3',
        },
      ],
      otherwise: {
        say: ({ before }) =>
          `Ben hit you from there, too. Against an evade token, his chance is ${chance(bensShot(before), { evades: 1 })}.`,
        rule: '6.9',
      },
    },
    {
      kind: 'open',
      position: HUNTING,
      say: 'The same again, from the start: this time, the others fly as they like. Score a point with your attack, or in the two rounds after it.',
      bot: 'cadet',
      turns: 3,
      isWon: ({ events }) => pointsIn(events) > 0,
      praise: { say: 'You scored. Before each action, ask whether you will shoot or be shot at.', rule: '5.1' },
      consolation: { say: 'No point yet. If you have a target, take focus.', rule: '6.6' },
    },
  ],
};
