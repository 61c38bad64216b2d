import {
  alike,
  end,
  type Heuristics,
  hex,
  keyFromSeed,
  type MatchRecord,
  object,
  oneOf,
  type Rules,
  rollFor,
} from '@starboard/kernel';

/**
 * A toy in which one thing decides: a die, the first player's choice, or whether both called the same side of a penny.
 * Both call at once.
 */
export const DECIDERS = ['dice', 'choice', 'reading'] as const;
type Decider = (typeof DECIDERS)[number];

interface Penny {
  board: { readonly decider: Decider };
  view: { readonly decider: Decider };
  setup: { readonly decider: Decider };
  frame: { readonly at: 'penny'; step: number; readonly calls: number[] };
  ask: { readonly kind: 'call'; readonly seat: number };
  choices: { call: number };
  choice: number;
  event: never;
  memory: null;
  returned: never;
  purpose: 'penny';
  fact: never;
}

export const penny: Rules<Penny> = {
  id: 'penny',
  version: 1,
  seats: { min: 2, max: 2 },
  automata: [],
  setup: object({ decider: { ...oneOf(DECIDERS), default: 'dice' } }),
  draws: false,
  secrets: true,
  isOpen: () => true,
  purposes: ['penny'],
  start: ({ decider }) => ({ board: { decider }, first: { at: 'penny', step: 0, calls: [] } }),
  procedures: {
    penny: [
      () => ({
        ask: [
          { kind: 'call', seat: 0 },
          { kind: 'call', seat: 1 },
        ],
      }),
      (match, { calls }) => {
        const [one = 0, other = 0] = calls;
        const { decider } = match.board;
        const face = rollFor(match.dice, 'penny', null);
        const wins = decider === 'dice' ? face > 3 : decider === 'choice' ? one === 1 : one === other;
        end(match, { places: wins ? [1, 2] : [2, 1], scores: [], turns: 1, rule: '1' });
      },
    ],
  },
  decisions: {
    call: {
      candidates: () => [0, 1],
      apply(_match, _ask, choice, { calls }) {
        calls.push(choice);
      },
    },
  },
  call: () => undefined,
  see: (board) => board,
  imagine: ({ board }) => board,
  clone: (board) => board,
  turn: () => 1,
};

export const pennyWisdom: Heuristics<Penny> = {
  plain: { evaluate: () => 0, policy: (_board, _ask, options) => alike(options), policyOnly: [] },
  value: () => 0.5,
  facts: () => [],
};

/** A match of it with these calls, in which the first player wins or loses. */
export function pennyRecord(
  decider: Decider,
  calls: readonly [number, number],
  seed: string,
  wins: boolean,
): MatchRecord {
  return {
    header: {
      game: 'penny',
      rules: 1,
      setup: { decider },
      seating: [null, null],
      players: ['Ann', 'Ben'],
      key: hex(keyFromSeed(seed)),
      dice: 'chacha20-by-purpose',
    },
    inputs: calls.map((choice, seat) => ({ seat, question: 1, choice })),
    result: { places: wins ? [1, 2] : [2, 1], scores: [], turns: 1, rule: '1' },
  };
}
