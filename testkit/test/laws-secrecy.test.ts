import type { Rules } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { type Toy, toy } from '../toys/bids.ts';
import { type Hide, hide, SNEAK } from '../toys/hide.ts';
import { type BidDecision, breachesOfBids, breachesOfHiding, withBid } from './breach.ts';

const { bid } = toy.decisions;

/** Writes a sealed answer onto the board. */
const writing = (write: (board: Toy['board'], seat: number, choice: number) => void): Rules<Toy> => {
  const followUp: BidDecision['followUp'] = (board, { seat }, choice) => {
    write(board, seat, choice);
    return undefined;
  };
  return withBid({ followUp });
};

const leaksOfBids: readonly (readonly [law: string, leak: string, rules: Rules<Toy>])[] = [
  ['openIsOpen', 'a secret in a game that says it has none', { ...toy, secrets: false }],
  ['openIsOpen', 'a secret in a match that is said to have none', { ...toy, isOpen: () => true }],
  [
    'imaginationFits',
    'an imagination that forgets what was seen',
    { ...toy, imagine: (seen, dice) => ({ ...toy.imagine(seen, dice), totals: seen.board.totals.map(() => 7) }) },
  ],
  [
    'sealedIsSecret',
    'an answer that shows in public before the reveal',
    writing((board, _seat, choice) => {
      board.totals[0] = choice;
    }),
  ],
  [
    'sealedIsSecret',
    'an answer that shows to the next seat',
    writing((board, seat, choice) => {
      board.secrets[(seat + 1) % 3] = 4 + choice;
    }),
  ],
  [
    'sealedIsSecret',
    'an answer that shows to the spectator',
    {
      ...writing((board, seat, choice) => {
        board.secrets[seat] = 4 + choice;
      }),
      see: (board, viewer) => ({ ...toy.see(board, viewer), ...(viewer === null && { secrets: [...board.secrets] }) }),
    },
  ],
  [
    'secretsAreKept',
    'a bid that is told with the number behind it',
    withBid({
      apply(match, ask, choice, frame, tell) {
        bid.apply(match, ask, choice, frame, undefined);
        tell?.({ type: 'bid', rule: '2', seat: ask.seat, bid: match.board.secrets[ask.seat] ?? 0 });
      },
    }),
  ],
];

test.each(leaksOfBids)('%s catches %s', (law, _, rules) => {
  expect(breachesOfBids(law, rules)).toEqual([undefined, expect.any(String)]);
});

const { sneak, search } = hide.decisions;

/** The sneak at its gate gets an ask that nobody else ever gets. */
const gate: Rules<Hide> = {
  ...hide,
  procedures: {
    game: [
      ...hide.procedures.game.slice(0, 2),
      ({ board }) => (board.place === 4 ? { ask: [{ kind: 'sneak', seat: SNEAK }] } : undefined),
      ...hide.procedures.game.slice(2),
    ],
  },
};

const shownTo = (who: number | null): Rules<Hide> => ({
  ...hide,
  see: (board, viewer) => ({ ...hide.see(board, viewer), ...(viewer === who && { place: board.place }) }),
});

const leaksOfHiding: readonly (readonly [law: string, leak: string, rules: Rules<Hide>])[] = [
  [
    'secretsAreKept',
    'a hidden mover whose public event names its place',
    {
      ...hide,
      decisions: {
        search,
        sneak: {
          ...sneak,
          apply({ board }, _ask, step, _frame, tell) {
            board.place += step;
            tell?.({ type: 'sneaked', rule: '2', place: board.place });
          },
        },
      },
    },
  ],
  ['secretsAreKept', 'an ask whose presence gives a secret away', gate],
  ['imaginationFits', 'a view that shows a secret to a seat that is not asked', shownTo(2)],
  ['imaginationFits', 'a view that shows a secret to the spectator', shownTo(null)],
  [
    'imaginationFits',
    "a reason that depends on another's secret",
    {
      ...hide,
      decisions: {
        sneak,
        search: {
          ...search,
          forbids(board, ask, place, frame, earlier, stack) {
            const reason = search.forbids?.(board, ask, place, frame, earlier, stack);
            return reason && { ...reason, fact: board.place > place ? 'Too low.' : 'Too high.' };
          },
        },
      },
    },
  ],
];

test.each(leaksOfHiding)('%s catches %s', (law, _, rules) => {
  expect(breachesOfHiding(law, rules)).toEqual([undefined, expect.any(String)]);
});
