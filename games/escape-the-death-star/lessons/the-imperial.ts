import type { Lesson } from '@starboard/kernel';
import { type DeathStar, VADER } from '../rules/model.ts';
import { isJailed, luke, nameOfSquare, toLose, touchable } from './figures.ts';
import { at, COMMANDER, hanStays, LUKE, LUKES_START, lukeSneaks, sq, TROOPER } from './positions.ts';

const HUNTING = at({ roll: 1, red: 1, next: [lukeSneaks('E3'), hanStays] });

/** Where soldiers catch somebody whom nobody sees. */
export const theImperial: Lesson<DeathStar> = {
  ...COMMANDER,
  id: 'the-imperial',
  title: 'Where the Imperial stands',
  about: 'Catch a Rebel whom you can’t see, by standing where it can’t avoid you.',
  rules: ['7.4', '8.1', '8.2', '9.1', '9.8', '9.9'],
  position: HUNTING,
  steps: [
    {
      kind: 'do',
      say: ({ board }) =>
        `This time you command the soldiers. Luke and Han have sneaked off in secret, and your red die lets you move ${board.red} soldier. Whom do you send?`,
      highlights: ['imperial'],
      ask: 'soldier',
      until: ['square', 'soldier'],
      hint: 'Darth Vader always rolls two dice.',
      solution: VADER,
      understood: ({ choice }) => choice === VADER,
      praise: {
        say: `Against an unarmed Rebel, Darth Vader’s chance to win is ${toLose('vader', false)}, a Stormtrooper’s ${toLose('trooper', false)}.`,
        rule: '3.6',
      },
      wrongWays: [
        {
          name: 'nobody',
          example: null,
          fits: ({ choice }) => choice === null,
          say: 'Nobody moved, so Luke goes where he likes. Soldiers go to any square, no matter how far away.',
          rule: '8.2',
        },
        {
          name: 'a Stormtrooper',
          example: TROOPER,
          fits: ({ choice }) => typeof choice === 'number' && choice >= TROOPER,
          say: `A Stormtrooper’s chance to beat an unarmed Rebel is ${toLose('trooper', false)}, Darth Vader’s ${toLose('vader', false)}. Send your best.`,
          rule: '3.6',
        },
      ],
      otherwise: {
        say: `Boba Fett’s chance to beat an unarmed Rebel is ${toLose('fett', false)}, Darth Vader’s ${toLose('vader', false)}.`,
        rule: '3.6',
      },
    },
    {
      kind: 'do',
      say: (view) =>
        `Everybody saw Luke’s roll: ${luke(view).die}. He stood on ${LUKES_START}. Where does Vader meet him wherever he went?`,
      highlights: [{ choice: sq(LUKES_START) }],
      ask: 'square',
      until: ['take-unseen', 'soldier'],
      dice: [
        { purpose: 'imperial-battle', who: VADER, draws: [6, 3] },
        { purpose: 'rebel-battle', who: LUKE, draws: [2] },
      ],
      hint: 'You may send Vader to any square. A soldier fights Rebels on its own square and on all squares beside it.',
      solution: sq(LUKES_START),
      understood: ({ before, choice, events }) => {
        const { touched, all } = touchable(before, Number(choice));
        return touched === all && isJailed(events);
      },
      praise: {
        say: ({ before, choice }) =>
          `From ${nameOfSquare(Number(choice))}, Vader touches all ${touchable(before, Number(choice)).all} squares that Luke could reach. Luke lost, and you take a card.`,
        rule: '9.1',
      },
      wrongWays: [
        {
          name: 'waiting at the Falcon',
          example: sq('G6'),
          fits: ({ before, choice }) => touchable(before, Number(choice)).touched === 0,
          say: ({ before, choice }) =>
            `From ${nameOfSquare(Number(choice))} Vader touches none of the ${touchable(before, Number(choice)).all} squares that Luke could reach.`,
          rule: '9.1',
        },
      ],
      otherwise: {
        say: ({ before, choice }) =>
          `From ${nameOfSquare(Number(choice))}, Vader touches only ${touchable(before, Number(choice)).touched} of the ${touchable(before, Number(choice)).all} squares that Luke could reach.`,
        rule: '9.1',
      },
    },
    {
      kind: 'open',
      position: HUNTING,
      say: 'The same again, from the start: this time, the Rebels sneak as they like. Capture one within four rounds.',
      bot: 'cadet',
      turns: 4,
      isWon: ({ events }) => isJailed(events),
      praise: { say: 'Captured! Low rolls leave a Rebel few squares: hunt those first.', rule: '9.8' },
      consolation: { say: 'Nobody was caught. Hunt the Rebel with the lowest roll: it can’t be far.', rule: '7.4' },
    },
  ],
};
