import type { Lesson } from '@starboard/kernel';
import type { Starfire } from '../rules/model.ts';
import { facesKes, mayTurn, range, reach, shotsBy, turnMode } from './figures.ts';
import { at, BRIDGE, flown, initiative, KES, kesFlies, ME, shots, times } from './positions.ts';

/** A ship turns only after some points in one direction. */
export const turnModeLesson: Lesson<Starfire> = {
  ...BRIDGE,
  id: 'turn-mode',
  title: 'Turn mode',
  about: 'When your ship may turn, and how to turn without flying away.',
  rules: ['1.2', '4.2', '4.3', '4.4'],
  position: at({
    mine: { design: 'CT-1', hex: '1021', facing: 0 },
    its: { design: 'CT-4', hex: '1612', facing: 2 },
    winners: [KES],
    answers: flown(ME, ['ahead'], ['stay']),
  }),
  steps: [
    {
      kind: 'read',
      say: (view) =>
        `A ship can’t turn whenever it likes. Rampage has turn mode ${turnMode(view)}: it turns by one hexside once it has spent ${turnMode(view)} points in one direction.`,
      highlights: ['ship-0'],
      rule: '1.2',
    },
    {
      kind: 'do',
      say: 'You have spent one point, and Bradley is to your left, in the north-east. Turn towards it with your next point.',
      highlights: ['ship-1'],
      ask: 'move',
      answers: [kesFlies('stay')],
      hint: 'A ship first moves, then turns: “Turn left” takes you one hex ahead and turns you there.',
      solution: 'ahead-left',
      understood: ({ after }) => facesKes(after),
      praise: {
        say: ({ after }) =>
          `With the second point you were allowed to turn. The count begins again: ${turnMode(after)} more points before the next turn.`,
        rule: '4.3',
      },
      wrongWays: [
        {
          name: 'straight on',
          example: 'ahead',
          fits: ({ choice }) => choice === 'ahead' || choice === 'stay',
          say: 'You spent the point without turning. You may still turn after the next one, but by then you have lost a point.',
          rule: '4.3',
        },
        {
          name: 'the wrong side',
          example: 'ahead-right',
          fits: ({ after }) => !mayTurn(after),
          say: ({ after }) =>
            `You turned away from Bradley, and now you need ${turnMode(after)} more points before you can turn back.`,
          rule: '4.3',
        },
      ],
      otherwise: { say: 'Turn left, to the north-east.', rule: '4.3' },
    },
    {
      kind: 'do',
      position: at({
        mine: { design: 'CT-1', hex: '1025', facing: 5 },
        its: { design: 'CT-4', hex: '0914', facing: 1 },
        winners: [ME],
        answers: flown(KES, [...times(4, 'ahead'), 'ahead-right'], times(6, 'stay')),
      }),
      say: (view) =>
        `You have just turned, so you can’t turn now. Bradley is ${range(view)} hexes away, and your lasers reach ${reach(view, 'L')}. Spend your last point.`,
      highlights: ['ship-0', 'ship-1'],
      ask: 'move',
      dice: [...initiative([KES]), shots(ME, 3, 8), shots(KES, 9)],
      hint: 'You need not fly: a point can be spent on staying, and it counts as a point in this direction.',
      solution: 'stay',
      understood: ({ after, events }) => shotsBy(events, ME).length > 0 && mayTurn(after),
      praise: {
        say: 'You stayed in range and fired. The point counts, even in the next turn: you may turn after one more.',
        rule: '4.4',
      },
      wrongWays: [
        {
          name: 'flying on',
          example: 'ahead',
          fits: ({ choice }) => choice === 'ahead',
          say: ({ after }) =>
            `You flew out of range: Bradley is ${range(after)} hexes away, and your lasers reach ${reach(after, 'L')}. Staying would have counted just as much.`,
          rule: '4.3',
        },
      ],
      otherwise: { say: 'Stay where you are.', rule: '4.2' },
    },
    {
      kind: 'open',
      position: at({
        mine: { design: 'CT-1', hex: '1515', facing: 3 },
        its: { design: 'CT-4', hex: '2515', facing: 3 },
        winners: [ME],
      }),
      say: 'A new position: Bradley comes from behind. Turn round, and fire at it within two turns.',
      highlights: ['ship-1'],
      bot: 'cadet',
      turns: 2,
      isWon: ({ events }) => shotsBy(events, ME).length > 0,
      praise: { say: 'You got your shot. Plan a turn two points ahead, and you get where you want.', rule: '4.3' },
      consolation: {
        say: 'No shot this time. Turn after every second point until Bradley is ahead of you.',
        rule: '4.3',
      },
    },
  ],
};
