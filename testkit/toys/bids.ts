import {
  type Call,
  draw,
  drawFor,
  end,
  integer,
  type Match,
  object,
  type Rules,
  repeat,
  rollFor,
  type Seat,
  type Tell,
} from '@starboard/kernel';

/**
 * A toy with something of everything: 2 to 25 seats, a secret number each, simultaneous bids with a further ask,
 * dice, an automaton. Each round all bid up to their secret number; a bid of 2 or more may be doubled, at the risk
 * of a die of 1. The highest total after some rounds wins. A seat that resigns or runs out of time is out and comes last.
 */
export interface Toy {
  board: { rounds: number; round: number; secrets: number[]; totals: number[]; clocks: boolean[]; out: boolean[] };
  view: {
    rounds: number;
    round: number;
    secrets: (number | null)[];
    totals: number[];
    clocks: boolean[];
    out: boolean[];
  };
  setup: { readonly rounds: number };
  frame: { readonly at: 'game'; step: number };
  ask:
    | { readonly kind: 'bid'; readonly seat: Seat }
    | { readonly kind: 'double'; readonly seat: Seat; readonly of: number };
  choices: { bid: number; double: boolean };
  choice: number | boolean;
  event:
    | { readonly type: 'secret'; readonly rule: '1'; readonly to: readonly Seat[]; readonly secret: number }
    | { readonly type: 'bid'; readonly rule: '2'; readonly seat: Seat; readonly bid: number }
    | { readonly type: 'doubled'; readonly rule: '3'; readonly seat: Seat; readonly die: number }
    | { readonly type: 'out'; readonly rule: '5'; readonly seat: Seat }
    | { readonly type: 'called-off'; readonly rule: '5' };
  memory: null;
  returned: never;
  purpose: 'secret' | 'double';
  fact: never;
}

const BIDS = [0, 1, 2, 3];

function bidAll({ board }: Match<Toy>) {
  if (board.round === board.rounds) return undefined;
  board.round++;
  const asks = board.clocks.flatMap((clock, seat) =>
    clock || board.out[seat] ? [] : [{ kind: 'bid', seat } as const],
  );
  return asks.length === 0 ? { call: { at: 'game', step: 2 } as const } : { ask: asks };
}

function dealSecrets({ board, dice }: Match<Toy>, _frame: Toy['frame'], tell: Tell<Toy>): void {
  for (const seat of board.totals.keys()) {
    const secret = 1 + drawFor(dice, 'secret', seat, 3);
    board.secrets[seat] = secret;
    tell?.({ type: 'secret', rule: '1', to: [seat], secret });
  }
}

function count(match: Match<Toy>): void {
  if (match.board.round === match.board.rounds) finish(match, '4');
}

function finish(match: Match<Toy>, rule: string): void {
  const { totals, round, out } = match.board;
  const worths = totals.map((total, seat) => (out[seat] ? Number.NEGATIVE_INFINITY : total));
  const places = worths.map((mine) => 1 + worths.filter((worth) => worth > mine).length);
  end(match, { places, scores: [...totals], turns: round, rule });
}

/**
 * 5 A seat that resigns, is away or runs out of time is out; with one seat left, or at a call of the whole match, it is
 * over.
 */
function takeCall(match: Match<Toy>, call: Call, tell: Tell<Toy>): void {
  const { out } = match.board;
  if (!('seats' in call)) {
    tell?.({ type: 'called-off', rule: '5' });
    finish(match, '5');
    return;
  }
  for (const seat of call.seats) {
    out[seat] = true;
    tell?.({ type: 'out', rule: '5', seat });
  }
  if (out.filter((each) => !each).length < 2) finish(match, '5');
}

function add({ board }: Match<Toy>, seat: Seat, points: number): void {
  board.totals[seat] = (board.totals[seat] ?? 0) + points;
}

export const toy: Rules<Toy> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 25 },
  automata: [{ id: 'clock', name: 'Clock', about: 'Never bids.' }],
  setup: object({ rounds: integer(1, 5, { title: 'Rounds', default: 3 }) }),
  purposes: ['secret', 'double'],
  draws: false,
  secrets: true,
  start: ({ rounds }, seating) => ({
    board: {
      rounds,
      round: 0,
      secrets: seating.map(() => 1),
      totals: seating.map(() => 0),
      clocks: seating.map((occupant) => occupant === 'clock'),
      out: seating.map(() => false),
    },
    first: { at: 'game', step: 0 },
  }),
  procedures: { game: [dealSecrets, repeat(bidAll), count] },
  decisions: {
    bid: {
      candidates: () => BIDS,
      forbids({ secrets }, { seat }, bid) {
        const most = secrets[seat] ?? 0;
        return bid <= most ? undefined : { rule: '2', fact: `Your number is ${most}.` };
      },
      followUp: (_, { seat }, bid) => (bid >= 2 ? { kind: 'double', seat, of: bid } : undefined),
      apply(match, { seat }, bid, _frame, tell) {
        add(match, seat, bid);
        tell?.({ type: 'bid', rule: '2', seat, bid });
      },
    },
    double: {
      candidates: () => [false, true],
      apply(match, { seat, of }, doubles, _frame, tell) {
        if (!doubles) return;
        const die = rollFor(match.dice, 'double', seat);
        add(match, seat, die === 1 ? -of : of);
        tell?.({ type: 'doubled', rule: '3', seat, die });
      },
    },
  },
  call: takeCall,
  isOut: ({ out }, seat) => out[seat] === true,
  see: ({ rounds, round, secrets, totals, clocks, out }, seat) => ({
    rounds,
    round,
    secrets: secrets.map((secret, of) => (of === seat ? secret : null)),
    totals: [...totals],
    clocks,
    out: [...out],
  }),
  imagine: ({ board: seen }, dice) => ({
    ...seen,
    secrets: seen.secrets.map((secret) => secret ?? 1 + draw(dice, 3)),
    totals: [...seen.totals],
    out: [...seen.out],
  }),
  clone: (board) => ({ ...board, secrets: [...board.secrets], totals: [...board.totals], out: [...board.out] }),
  turn: (board) => board.round,
};
