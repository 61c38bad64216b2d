import type { Lesson } from '@starboard/kernel';
import type { Starfire } from '../rules/model.ts';
import { firedFreely, firedSinceMoving, isBehindKes, isBehindMe, odds, shotsBy } from './figures.ts';
import { at, BRIDGE, flown, initiative, KES, ME, shots, times } from './positions.ts';

const MINE = { design: 'CT-1', hex: '1515', facing: 0 } as const;
const ITS = { design: 'CT-1', hex: '2515', facing: 3 } as const;

/** Ships fire in all directions but straight behind them. */
export const blindSpots: Lesson<Starfire> = {
  ...BRIDGE,
  id: 'blind-spots',
  title: 'Arcs and blind spots',
  about: 'Where a ship can’t fire, and how to use that.',
  rules: ['4.3', '5.4', '5.6'],
  position: at({
    mine: MINE,
    its: ITS,
    winners: [ME],
    answers: flown(KES, ['ahead', 'ahead', 'ahead', 'ahead-left', 'ahead'], times(6, 'ahead')),
  }),
  steps: [
    {
      kind: 'read',
      say: 'A ship fires all around, except into the 60° behind it: its blind spot. Bradley has just flown past you.',
      highlights: ['ship-0', 'ship-1'],
      rule: '5.6',
    },
    {
      kind: 'do',
      say: 'You have one point left, and Bradley has none. Spend it so that you can fire at Bradley.',
      highlights: ['ship-0'],
      ask: 'move',
      dice: [...initiative([KES]), shots(ME, 4, 9), shots(KES, 9, 10)],
      hint: 'As you are, Bradley is behind you. Turn, and your blind spot turns too.',
      solution: 'ahead-right',
      understood: ({ events }) => shotsBy(events, ME).length > 0,
      praise: { say: 'Your turn moved the blind spot away from Bradley, so you could fire.', rule: '5.6' },
      wrongWays: [
        {
          name: 'flying on',
          example: 'ahead',
          fits: ({ choice, after }) => choice === 'ahead' && isBehindMe(after),
          say: 'You didn’t turn, so Bradley stayed behind you. It fired at you, and you couldn’t fire back.',
          rule: '5.6',
        },
        {
          name: 'staying',
          example: 'stay',
          fits: ({ after }) => isBehindMe(after),
          say: 'Bradley is in your blind spot at any range. It fired at you, and you couldn’t fire back.',
          rule: '5.6',
        },
      ],
      otherwise: { say: 'You couldn’t fire from there.', rule: '5.6' },
    },
    {
      kind: 'do',
      position: at({
        mine: MINE,
        its: ITS,
        winners: [ME],
        answers: flown(KES, [...times(4, 'ahead'), 'stay'], times(6, 'ahead')),
      }),
      say: 'Bradley flies the other way, and you have met it in one hex. Fly past it with your last point, and fire where it can’t.',
      highlights: ['ship-0', 'ship-1'],
      ask: 'move',
      dice: [...initiative([KES]), shots(ME, 4, 5), shots(KES, 4, 5)],
      hint: 'One hex ahead you are behind Bradley. Turn there, or Bradley is behind you as well.',
      solution: 'ahead-left',
      understood: ({ events }) => firedFreely(events),
      praise: { say: 'You fired from its blind spot, and Bradley couldn’t fire back.', rule: '5.6' },
      wrongWays: [
        {
          name: 'straight past it',
          example: 'ahead',
          fits: ({ after }) => isBehindMe(after) && isBehindKes(after),
          say: 'You are behind Bradley, but it is behind you too: nobody could fire.',
          rule: '5.4',
        },
        {
          name: 'staying',
          example: 'stay',
          fits: ({ events }) => shotsBy(events, KES).length > 0,
          say: ({ before }) =>
            `A ship’s own hex is never in its blind spot, so Bradley fired too. It had: ${odds(before, KES, ME)}`,
          rule: '5.6',
        },
      ],
      otherwise: { say: 'Get behind Bradley, but keep it out of your own blind spot.', rule: '5.6' },
    },
    {
      kind: 'open',
      position: at({
        mine: { design: 'CT-1', hex: '1515', facing: 0 },
        its: { design: '[3] S S A A Q (I) F L [2]', hex: '2515', facing: 3 },
        winners: [ME],
      }),
      say: 'A new position: Bradley is slow and turns badly. Within four turns, fire at it from its blind spot.',
      highlights: ['ship-1'],
      bot: 'cadet',
      turns: 4,
      isWon: ({ events, after }) => firedSinceMoving(events) && isBehindKes(after),
      praise: { say: 'That is how a fast ship beats a stronger one.', rule: '5.6' },
      consolation: {
        say: 'Not yet. Fly past Bradley, turn behind it, and follow it.',
        rule: '5.6',
      },
    },
  ],
};
