import type { Lesson } from '@starboard/kernel';
import type { DeathStar } from '../rules/model.ts';
import { coloursOf, luke, nameOfSquare } from './figures.ts';
import { at, hanStays, LUKES_START, REBEL, soldierMoves, sq } from './positions.ts';

const CARD = 'E5';
const BEGINNING = at({ roll: 4 });

/** What each side wants, and what a round is. */
export const firstRound: Lesson<DeathStar> = {
  ...REBEL,
  id: 'first-round',
  title: 'Your first round',
  about: 'What each side wants, and what a round is.',
  rules: ['7.2', '7.4', '10.1', '11.2', '11.5'],
  position: BEGINNING,
  steps: [
    {
      kind: 'read',
      say: 'You are Luke, and Ben plays Han. You want to crack the Falcon’s code together; for that, a Rebel needs a code card.',
      highlights: ['rebel-0', 'rebel-1'],
      rule: '11.2',
    },
    {
      kind: 'read',
      say: ({ board }) =>
        `Cora commands the soldiers. Her die says how many may move, and each goes to any square, however far. Each Rebel she beats gives her a card; ${board.setup.cards} cards win.`,
      highlights: ['imperial'],
      rule: '11.5',
    },
    {
      kind: 'do',
      say: (view) =>
        `You rolled ${luke(view).die}: Luke may sneak up to ${luke(view).die} squares, and Cora doesn’t see where. Fetch the code card on ${CARD}.`,
      highlights: [{ choice: sq(CARD) }],
      ask: 'sneak',
      answers: [hanStays, ...soldierMoves()],
      hint: `Choose ${CARD}, two squares south and one east of Luke, then press the bright button.`,
      solution: sq(CARD),
      understood: ({ after }) => luke(after).cards.length > 0,
      praise: {
        say: ({ after }) =>
          `Cora left her soldiers where they were. Luke showed himself, met nobody, and takes the card: ${coloursOf(after)}.`,
        rule: '10.1',
      },
      wrongWays: [
        {
          name: 'staying',
          example: sq(LUKES_START),
          fits: ({ choice }) => choice === sq(LUKES_START),
          say: 'Luke stayed where he was. If you hide you are safe for a while, but without cards you can’t win.',
          rule: '11.1',
        },
        {
          name: 'a Weapon',
          example: sq('E3'),
          fits: ({ after }) => luke(after).armed,
          say: 'You found a Weapon, which helps in battles. But the code needs a card.',
          rule: '10.2',
        },
      ],
      otherwise: {
        say: ({ choice }) =>
          `There is no card on ${nameOfSquare(Number(choice))}. Pick up cards by ending your move on them.`,
        rule: '10.1',
      },
    },
    {
      kind: 'open',
      position: BEGINNING,
      say: 'The same again, from the start: this time, Cora’s soldiers move, to any square they like. Fetch a card within three rounds.',
      bot: 'cadet',
      turns: 3,
      isWon: ({ after }) => luke(after).cards.length > 0,
      praise: { say: 'You have a card. Sneak, reveal, fight, pick up: that is a round.', rule: '7.1' },
      consolation: { say: 'No card yet. Go for a card that the soldiers aren’t waiting at.', rule: '10.1' },
    },
  ],
};
