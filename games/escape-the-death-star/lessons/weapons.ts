import type { Lesson } from '@starboard/kernel';
import type { DeathStar } from '../rules/model.ts';
import { hasWon, isJailed, luke, toWin } from './figures.ts';
import { at, hanStays, LUKE, LUKES_START, REBEL, soldierMoves, sq, TROOPER } from './positions.ts';

const CARD = 'E5';
const WEAPON = 'E3';
const GUARDED = at({ before: [{ roll: 2, to: LUKES_START, soldier: [TROOPER, CARD] }], roll: 1 });

/** A Weapon turns battles. */
export const weapons: Lesson<DeathStar> = {
  ...REBEL,
  id: 'weapons',
  title: 'Battles and Weapons',
  about: 'Whom you can fight, and why you fetch a Weapon first.',
  rules: ['3.1', '3.2', '3.6', '9.1', '9.6', '10.2'],
  position: GUARDED,
  steps: [
    {
      kind: 'read',
      say: `A Stormtrooper guards the card on ${CARD}. In a battle both sides roll until one has more sixes; that side wins. Unarmed, your chance is ${toWin('trooper', false)}.`,
      rule: '3.6',
    },
    {
      kind: 'do',
      say: (view) => `You rolled ${luke(view).die}. What raises your chance before you fight?`,
      highlights: [{ choice: sq(WEAPON) }],
      ask: 'sneak',
      answers: [hanStays, ...soldierMoves()],
      dice: [
        { purpose: 'secret-move', who: LUKE, draws: [4] },
        { purpose: 'secret-move', draws: [1] },
        { purpose: 'red', draws: [1] },
      ],
      hint: `A Weapon lies on ${WEAPON}, right beside Luke.`,
      solution: sq(WEAPON),
      understood: ({ after }) => luke(after).armed,
      praise: {
        say: `Armed, you roll two dice: your chance against a Stormtrooper is ${toWin('trooper', true)} instead of ${toWin('trooper', false)}.`,
        rule: '3.6',
      },
      wrongWays: [
        {
          name: 'staying',
          example: sq(LUKES_START),
          fits: ({ choice }) => choice === sq(LUKES_START),
          say: `Nothing has changed: against the Stormtrooper, your chance is still ${toWin('trooper', false)}.`,
          rule: '3.6',
        },
      ],
      otherwise: { say: 'Nothing lies there. Weapons lie on marked squares.', rule: '10.2' },
    },
    {
      kind: 'do',
      say: `Now you are armed. Fight the Stormtrooper on ${CARD}, and take the card.`,
      highlights: [{ choice: sq(CARD) }],
      ask: 'sneak',
      answers: [hanStays, ...soldierMoves()],
      dice: [
        { purpose: 'rebel-battle', who: LUKE, draws: [6, 2] },
        { purpose: 'imperial-battle', who: TROOPER, draws: [3] },
      ],
      hint: `Go to ${CARD} itself: you fight whoever is on your square or beside it.`,
      solution: sq(CARD),
      understood: ({ after, events }) => hasWon(events) && luke(after).cards.length > 0,
      praise: { say: 'A six against none: the Stormtrooper is out of the game, and the card is yours.', rule: '9.6' },
      wrongWays: [
        {
          name: 'staying',
          example: sq(WEAPON),
          fits: ({ events, after }) => !hasWon(events) && luke(after).cards.length === 0,
          say: 'You fought nobody, and the Stormtrooper still guards the card. You are strong enough now.',
          rule: '9.1',
        },
      ],
      otherwise: { say: `You won, but the card lies on ${CARD}: end your move there.`, rule: '10.1' },
    },
    {
      kind: 'open',
      position: GUARDED,
      say: 'The same again, from the start: this time, Cora moves her soldiers as she likes. Win a battle within four rounds.',
      bot: 'cadet',
      turns: 4,
      isWon: ({ events }) => hasWon(events),
      praise: { say: 'You won a battle. With a Weapon, only Darth Vader is your equal.', rule: '3.6' },
      consolation: {
        say: ({ events }) =>
          isJailed(events)
            ? 'A Rebel lost a battle. Get a Weapon before you meet soldiers.'
            : 'You met nobody. Get a Weapon, then go where the soldiers are.',
        rule: '3.6',
      },
    },
  ],
};
