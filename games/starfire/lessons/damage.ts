import type { Lesson } from '@starboard/kernel';
import type { Starfire } from '../rules/model.ts';
import { left, lostBy, odds, shotsBy } from './figures.ts';
import { at, BRIDGE, flown, initiative, KES, LEE, ME, shots, times } from './positions.ts';

/** A missile that does three times its damage destroys more systems than a plain salvo of two. */
const PLAIN_SALVO = 2;

const yes = (target: number) => ({ ship: ME, at: target, all: true });

/** What burns, from left to right, and what that means for your target. */
export const damageLesson: Lesson<Starfire> = {
  ...BRIDGE,
  id: 'damage',
  title: 'What burns first',
  about: 'How to read a strip, silence a ship before it fires, and finish a crippled one.',
  rules: ['1.4', '5.1', '6.1', '6.2', '6.3'],
  position: at({
    mine: { design: 'CT-1', hex: '1015', facing: 0 },
    its: { design: '[2] S A F Q Q (I) [2]', hex: '2115', facing: 3 },
    escort: { design: '[2] A A A A Q F (I) [2]', hex: '2017' },
    winners: [ME],
    answers: flown(KES, times(6, 'ahead'), times(2, 'stay'), 2),
  }),
  steps: [
    {
      kind: 'read',
      say: 'A strip burns from left to right. What stands left of a weapon or an engine protects it; lasers also skip the shields (S).',
      highlights: ['sheet-1', 'sheet-2'],
      rule: '6.1',
    },
    {
      kind: 'do',
      say: 'You fire first. Bradley’s strip is S A F Q Q (I), Lee’s is A A A A Q F (I). Choose the target that can’t fire afterwards.',
      highlights: ['ship-1', 'ship-2'],
      ask: 'fire',
      until: ['move'],
      dice: [...initiative([KES]), shots(ME, 3, 5), shots(KES, 4), shots(LEE, 9)],
      hint: 'Two laser hits destroy two systems. Which ship has its force beam (F) among the first two, without shields?',
      solution: yes(KES),
      understood: ({ events }) => lostBy(events, KES).includes('F') && shotsBy(events, KES).length === 0,
      praise: {
        say: ({ events }) =>
          `Bradley lost ${lostBy(events, KES).join(' and ')}: no weapon is left, so it couldn’t fire any more. Only Lee did.`,
        rule: '5.4',
      },
      wrongWays: [
        {
          name: 'the armoured one',
          example: yes(LEE),
          fits: ({ events }) => lostBy(events, LEE).length > 0,
          say: ({ events }) =>
            `Lee lost ${lostBy(events, LEE).length} of its four armours, and its force beam still works. Both ships fired at you.`,
          rule: '6.1',
        },
        {
          name: 'holding fire',
          example: { ship: ME, at: null, all: false },
          fits: ({ events }) => shotsBy(events, ME).length === 0,
          say: 'You fired nothing, and both ships fired at you.',
          rule: '5.3',
        },
      ],
      otherwise: { say: 'Bradley’s force beam still works.', rule: '6.1' },
    },
    {
      kind: 'do',
      position: at({
        mine: { design: '[2] S S A A Q R R (I) [2]', hex: '1015', facing: 0 },
        its: { design: '[2] (I) A F Q Q Q Q [2]', hex: '2015', facing: 3 },
        escort: { design: '[2] S A F Q Q (I) Q [2]', hex: '2017' },
        winners: [ME, ME],
        answers: [
          ...flown(KES, ['ahead', 'ahead'], times(2, 'stay'), 2),
          { seat: ME, kind: 'fire', choice: yes(KES) },
          ...flown(KES, ['ahead', 'ahead'], times(2, 'stay')),
        ],
        dice: [shots(ME, 3, 9)],
      }),
      say: 'Your missile has destroyed Bradley’s only engine. It has no shields and no drive field now; Lee is whole. Where do you fire?',
      highlights: ['sheet-1', 'sheet-2'],
      ask: 'fire',
      until: ['move'],
      dice: [...initiative([KES]), shots(ME, 3, 5), shots(KES, 4), shots(LEE, 9)],
      hint: 'A missile does three times its damage to a ship with neither shields nor drive field.',
      solution: yes(KES),
      understood: ({ events }) => lostBy(events, KES).length > PLAIN_SALVO,
      praise: {
        say: ({ before, after, events }) =>
          `You had: ${odds(before, ME, KES)} Bradley lost ${lostBy(events, KES).length}, and has ${left(after, KES)} left.`,
        rule: '6.3',
      },
      wrongWays: [
        {
          name: 'the whole one',
          example: yes(LEE),
          fits: ({ events }) => lostBy(events, LEE).length > 0,
          say: ({ before, events }) =>
            `Two hits destroyed ${lostBy(events, LEE).length} systems of Lee. On Bradley you had: ${odds(before, ME, KES)}`,
          rule: '6.3',
        },
        {
          name: 'holding fire',
          example: { ship: ME, at: null, all: false },
          fits: ({ events }) => shotsBy(events, ME).length === 0,
          say: 'You fired nothing. A ship without engines can’t move, but it can still fire.',
          rule: '4.5',
        },
      ],
      otherwise: { say: 'Fire both launchers at Bradley.', rule: '6.3' },
    },
    {
      kind: 'open',
      position: at({
        mine: { design: 'CT-1', hex: '1515', facing: 0 },
        its: { design: '[2] S A F Q Q (I) (I) [4]', hex: '2515', facing: 3 },
        winners: [ME],
      }),
      say: 'A new position: destroy Bradley’s only force beam within four turns. Your lasers skip its shield.',
      highlights: ['sheet-1'],
      bot: 'cadet',
      turns: 4,
      isWon: ({ events }) => lostBy(events, KES).includes('F'),
      praise: { say: 'Bradley can’t fire any more. What comes next on the strip decides who fires back.', rule: '6.1' },
      consolation: {
        say: 'It still works. At range 2 or less, a single laser hit destroys two systems.',
        rule: '5.11',
      },
    },
  ],
};
