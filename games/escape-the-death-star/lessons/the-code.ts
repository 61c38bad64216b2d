import type { Lesson } from '@starboard/kernel';
import type { DeathStar, Event } from '../rules/model.ts';
import { coloursOf, luke, toCrack } from './figures.ts';
import { at, hanStays, LUKE, REBEL, soldierMoves, sq } from './positions.ts';

const CARD = 'E5';
const INSIDE = 'G7';
const BEFORE_THE_FALCON = at({ before: [{ roll: 4, to: CARD }], roll: 4 });

const tries = (events: readonly Event[]) => events.flatMap((event) => (event.type === 'code-tried' ? [event] : []));

/** Into the Falcon, and try the code each round. */
export const theCode: Lesson<DeathStar> = {
  ...REBEL,
  id: 'the-code',
  title: 'Cracking the code',
  about: 'Get into the Falcon, and try the code whenever you can.',
  rules: ['1.3', '2.4', '11.1', '11.2', '11.3', '11.4'],
  position: BEFORE_THE_FALCON,
  steps: [
    {
      kind: 'do',
      say: (view) =>
        `You have a card: ${coloursOf(view)}. Only a Rebel in the Falcon can try the code. You rolled ${luke(view).die}: get inside.`,
      highlights: ['rebel-0'],
      ask: 'sneak',
      until: ['code', 'sneak'],
      answers: [hanStays, ...soldierMoves()],
      hint: `The Falcon has two doorways. From ${CARD}, the northern one leads to ${INSIDE}.`,
      solution: sq(INSIDE),
      understood: ({ after }) => after.mine?.ask.kind === 'code',
      praise: { say: 'You are inside, and nobody stands beside you. Now you may try the code.', rule: '11.1' },
      wrongWays: [
        {
          name: 'before the doorway',
          example: sq('G6'),
          fits: ({ choice }) => choice === sq('G6'),
          say: 'Beside the Falcon isn’t inside. There you can’t try the code, and the soldiers are close.',
          rule: '11.1',
        },
      ],
      otherwise: { say: 'Luke isn’t in the Falcon, so he can’t try the code.', rule: '11.1' },
    },
    {
      kind: 'do',
      say: (view) =>
        `Two dice must show the colours of a card, ${coloursOf(view)}. Your chance is ${toCrack(view)}, and a failed try costs nothing. Do you try, or wait for more cards?`,
      ask: 'code',
      until: ['code', 'sneak'],
      answers: [hanStays, ...soldierMoves()],
      dice: [{ purpose: 'code', who: LUKE, draws: [1, 2] }],
      hint: 'You keep your cards if the try fails, and may try again next round.',
      solution: 'try',
      understood: ({ events }) => tries(events).some(({ card }) => card !== null),
      praise: { say: 'Red and yellow: the code is cracked, and all Rebels have won.', rule: '11.3' },
      wrongWays: [
        {
          name: 'waiting',
          example: 'pass',
          fits: ({ choice }) => choice === 'pass',
          say: ({ before }) =>
            `A failed try costs nothing, so you gave away a chance of ${toCrack(before)}, and the soldiers are coming.`,
          rule: '11.4',
        },
      ],
      otherwise: { say: 'The colours match no card. Nothing is lost.', rule: '11.4' },
    },
    {
      kind: 'open',
      position: BEFORE_THE_FALCON,
      say: 'The same again, from the start: this time, Cora moves her soldiers as she likes. Try the code within three rounds.',
      bot: 'cadet',
      turns: 3,
      isWon: ({ events }) => tries(events).some(({ rebel }) => rebel === LUKE),
      praise: { say: 'You tried the code. Each round in the Falcon is another chance.', rule: '11.4' },
      consolation: {
        say: 'You didn’t get to a try. Go in at once, before the soldiers close the doorways.',
        rule: '11.1',
      },
    },
  ],
};
