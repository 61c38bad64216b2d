import type { Lesson } from '@starboard/kernel';
import type { Starfire } from '../rules/model.ts';
import { hitsBy, left, lostBy, odds, pointsLeft, range, shotsBy } from './figures.ts';
import { at, BRIDGE, initiative, KES, kesFlies, ME, shots } from './positions.ts';

const LASERS = 2;

/** What you want, and what a turn is. */
export const firstTurn: Lesson<Starfire> = {
  ...BRIDGE,
  id: 'first-turn',
  title: 'Your first turn',
  about: 'What you want, and what a turn is: roll, move, fire.',
  rules: ['3.4', '4.1', '4.2', '5.1', '5.2', '5.9', '6.1', '6.2'],
  position: at({
    mine: { design: 'CT-1', hex: '1015', facing: 0 },
    its: { design: 'CT-4', hex: '2615', facing: 3 },
    winners: [ME],
    answers: [kesFlies('ahead')],
  }),
  steps: [
    {
      kind: 'read',
      say: (view) =>
        `You command Rampage. Bradley is Kes’s ship, ${range(view)} hexes ahead of you. If you don’t see it, show the whole map with the button at the top.`,
      highlights: ['ship-0', 'ship-1'],
      rule: '5.7',
    },
    {
      kind: 'read',
      say: (view) =>
        `You win by destroying Bradley. It has ${left(view, KES)} systems, and each point of damage destroys one, from left to right.`,
      highlights: ['sheet-1'],
      rule: '6.1',
    },
    {
      kind: 'do',
      say: (view) =>
        `Each turn, your engines give you ${pointsLeft(view)} movement points. For each, you fly one hex ahead or stay. Fly ahead.`,
      highlights: [{ choice: 'ahead' }, 'ship-0'],
      ask: 'move',
      answers: [kesFlies('ahead')],
      hint: 'Press “Straight on”, then the bright button.',
      solution: 'ahead',
      understood: ({ before, after }) => range(after) < range(before) - 1,
      praise: {
        say: ({ after }) =>
          `You flew one hex, and so did Kes. You are ${range(after)} hexes apart, and you have ${pointsLeft(after)} points left.`,
        rule: '4.1',
      },
      wrongWays: [
        {
          name: 'staying',
          example: 'stay',
          fits: ({ choice }) => choice === 'stay',
          say: ({ after }) =>
            `You spent a point and stayed where you were. You are still ${range(after)} hexes apart: too far to fire.`,
          rule: '4.2',
        },
      ],
      otherwise: { say: 'Fly straight on.', rule: '4.2' },
    },
    {
      kind: 'watch',
      until: ['fire'],
      say: (view) =>
        `Both of you flew on, point by point. Now you are ${range(view)} hexes apart, and all movement is done.`,
      highlights: ['ship-0', 'ship-1'],
      rule: '4.1',
    },
    {
      kind: 'do',
      say: (view) =>
        `Now each ship fires once. You rolled higher for initiative, so you fire first. ${odds(view, ME, KES)}`,
      highlights: ['ship-1'],
      ask: 'fire',
      until: ['move'],
      dice: [...initiative([KES]), shots(ME, 3, 6), shots(KES, 5)],
      hint: 'Press Bradley, or choose to fire all weapons at it; then press the bright button.',
      solution: { ship: ME, at: KES, all: true },
      understood: ({ events }) => shotsBy(events, ME).length === LASERS && lostBy(events, KES).includes('A'),
      praise: {
        say: ({ events }) =>
          `${hitsBy(events, ME)} hits, ${lostBy(events, KES).length} systems destroyed. Lasers skip shields (S), so Bradley lost armour (A). Then it fired back. That was a whole turn.`,
        rule: '6.2',
      },
      wrongWays: [
        {
          name: 'holding fire',
          example: { ship: ME, at: null, all: false },
          fits: ({ events }) => shotsBy(events, ME).length === 0,
          say: 'You fired nothing, and Bradley fired at you. Weapons never run out: holding fire saves nothing.',
          rule: '5.3',
        },
      ],
      otherwise: {
        say: ({ events }) =>
          `You fired ${shotsBy(events, ME).length} of ${LASERS} lasers. Fire both: it costs nothing.`,
        rule: '5.2',
      },
    },
    {
      kind: 'open',
      say: 'Now you: hit Bradley within the next two turns. This time, Kes flies as it likes.',
      bot: 'cadet',
      turns: 3,
      isWon: ({ events }) => hitsBy(events, ME) > 0,
      praise: { say: 'A hit! Roll for initiative, move, fire: that is all a turn is.', rule: '2.9' },
      consolation: {
        say: 'No hit this time. Stay within 6 hexes of Bradley, and don’t let it get behind you.',
        rule: '5.9',
      },
    },
  ],
};
