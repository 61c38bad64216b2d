import type { Lesson } from '@starboard/kernel';
import type { Furball } from '../rules/model.ts';
import { AT_BEN, chance, mine, myShot, pointsIn } from './figures.ts';
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
  NORTH_WEST,
  OTHERS_PASS,
  rerolledFaces,
  SOUTH_WEST,
  TIE,
  X_WING,
} from './positions.ts';

const PASSED = at({
  me: { pilot: X_WING, spot: SOUTH_WEST, flies: ['straight 4'], acts: [null] },
  ben: { pilot: TIE, spot: NORTH_WEST, flies: ['straight 5'], acts: [null] },
  next: [...benFlies(TIE, 'straight 5'), iFly(X_WING, 'straight 3'), benActs(null)],
});

const FACING = {
  me: { pilot: X_WING, spot: SOUTH_WEST, flies: ['straight 3'], acts: [null] },
  ben: { pilot: TIE, spot: NORTH_WEST, flies: ['straight 3'], acts: [null] },
} as const;

/** My attack has begun: I hold a lock, and my dice are on the table. */
const ATTACKING = {
  ...at({
    ...FACING,
    next: [
      ...benFlies(TIE, 'straight 2'),
      iFly(X_WING, 'straight 2'),
      benActs(null),
      { seat: ME, kind: 'action', choice: 'target-lock' },
      { seat: ME, kind: 'ship', choice: BEN },
      ...OTHERS_PASS,
      { seat: ME, kind: 'attack', choice: AT_BEN },
    ],
  }),
  dice: [attackFaces(ME, 'hit', 'blank', 'blank')],
};

const REROLLED = [rerolledFaces(ME, 'hit', 'hit'), defenceFaces(BEN, 'evade', 'blank', 'blank')];

/** A lock stays until you need it. */
export const locks: Lesson<Furball> = {
  ...COCKPIT,
  id: 'locks',
  title: 'Target locks',
  about: 'Lock a ship while you can’t shoot, and reroll your dice when you can.',
  rules: ['5.4', '6.6', '10.2'],
  position: PASSED,
  steps: [
    {
      kind: 'do',
      say: 'Ben has passed behind you, and neither of you can shoot. Which action will still help you in the next round?',
      highlights: ['ship-1'],
      ask: 'action',
      until: ['dial'],
      hint: 'Focus tokens are removed at the end of the round. A lock needs no arc, only range 1 to 3.',
      solution: 'target-lock',
      understood: ({ after }) => mine(after).locks.includes(BEN),
      praise: {
        say: 'The round is over, and your lock on Ben is still there. It stays until you spend it.',
        rule: '5.4',
      },
      wrongWays: [
        {
          name: 'focus',
          example: 'focus',
          fits: ({ choice, after }) => choice === 'focus' && mine(after).tokens.focus === 0,
          say: 'You had nobody to shoot at, and your focus token was removed at the end of the round.',
          rule: '10.2',
        },
      ],
      otherwise: { say: 'You hold no lock on Ben. It would stay until you spend it.', rule: '5.4' },
    },
    {
      kind: 'do',
      position: ATTACKING,
      say: (view) =>
        `Later, you attack Ben. A lock raises your chance from ${chance(myShot(view))} to ${chance(myShot(view), { locked: true })}, but you rolled one hit and two blanks. Use your lock.`,
      highlights: [{ choice: 'token.lock' }],
      ask: 'effects',
      until: ['dice', 'dial'],
      dice: [defenceFaces(BEN, 'evade', 'blank', 'blank')],
      hint: 'Choose the target lock: it lets you reroll any number of dice.',
      solution: 'token.lock',
      understood: ({ after }) => after.mine?.ask.kind === 'dice',
      praise: { say: 'The lock is spent. Now you may reroll any number of your dice, once.', rule: '6.6' },
      wrongWays: [
        {
          name: 'keeping the lock',
          example: null,
          fits: ({ choice }) => choice === null,
          say: 'Ben evaded your only hit. You still have the lock, but this was a roll worth spending it on.',
          rule: '6.6',
        },
      ],
      otherwise: { say: 'That doesn’t change these dice.', rule: '6.6' },
    },
    {
      kind: 'do',
      say: 'Which dice do you reroll?',
      ask: 'dice',
      until: ['dial'],
      dice: REROLLED,
      hint: 'Keep the hit. Both blanks can only get better.',
      solution: { blank: 2 },
      understood: ({ events }) => pointsIn(events) > 0,
      praise: { say: 'Two blanks became hits. Ben evaded one hit, and the rest came through.', rule: '6.6' },
      wrongWays: [
        {
          name: 'keeping all',
          example: {},
          fits: ({ events }) => pointsIn(events) === 0,
          say: 'Blanks do nothing, and a lock lets you reroll all of them. Ben evaded your only hit.',
          rule: '6.6',
        },
      ],
      otherwise: { say: 'Keep your hit, and reroll both blanks.', rule: '6.6' },
    },
    {
      kind: 'open',
      position: at(FACING),
      say: 'The same again, from the start: this time, the others fly as they like. Lock a ship and spend the lock in an attack, within four rounds.',
      bot: 'cadet',
      turns: 4,
      isWon: ({ events }) =>
        events.some((event) => event.type === 'dice' && event.ship === ME && event.what === 'rerolled'),
      praise: { say: 'Locked, and rerolled. Lock early: a lock waits for you.', rule: '5.4' },
      consolation: {
        say: 'You spent no lock. Lock a ship within range 3 first, then attack the same ship.',
        rule: '5.4',
      },
    },
  ],
};
