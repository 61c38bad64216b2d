import {
  type Call,
  drawFor,
  end,
  integer,
  type Match,
  object,
  pick,
  type Rules,
  repeat,
  type Seat,
  type Tell,
} from '@starboard/kernel';

/**
 * A toy of hidden movement. The first seat sneaks along nine places, a step at a time; the others then search a place
 * each, never the one they searched last. A sneak that is found loses; after some rounds it has escaped. A hunter's memory
 * holds the places where the sneak may be.
 */
export interface Hide {
  board: HideBoard;
  view: Omit<HideBoard, 'place'> & { place: number | null };
  setup: { readonly rounds: number };
  frame: { readonly at: 'game'; step: number };
  returned: never;
  purpose: 'hiding';
  ask: { readonly kind: 'sneak' | 'search'; readonly seat: Seat };
  choices: { sneak: -1 | 0 | 1; search: number };
  choice: number;
  event:
    | { readonly type: 'hid'; readonly rule: '1'; readonly to: readonly Seat[]; readonly place: number }
    | { readonly type: 'sneaked'; readonly rule: '2'; readonly place?: number }
    | { readonly type: 'searched'; readonly rule: '3'; readonly seat: Seat; readonly place: number }
    | { readonly type: 'found'; readonly rule: '4'; readonly place: number; readonly reveals: true }
    | { readonly type: 'away'; readonly rule: '5'; readonly place: number; readonly reveals: true }
    | { readonly type: 'called'; readonly rule: '6' };
  memory: { readonly possible: readonly number[] };
  fact: never;
}

interface HideBoard {
  rounds: number;
  round: number;
  place: number;
  /** By seat; the sneak's is never used. */
  searched: (number | null)[];
  /** Ghosts only watch. */
  ghosts: boolean[];
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const STEPS = [-1, 0, 1] as const;
export const SNEAK = 0;

function hideAway({ board, dice }: Match<Hide>, _frame: Hide['frame'], tell: Tell<Hide>): void {
  board.place = drawFor(dice, 'hiding', SNEAK, PLACES.length);
  tell?.({ type: 'hid', rule: '1', to: [SNEAK], place: board.place });
}

function sneak({ board }: Match<Hide>) {
  board.round++;
  return { ask: [{ kind: 'sneak', seat: SNEAK } as const] };
}

function search({ board }: Match<Hide>) {
  const hunters = [...board.searched.keys()].filter((seat) => seat !== SNEAK && !board.ghosts[seat]);
  return { ask: hunters.map((seat) => ({ kind: 'search', seat }) as const) };
}

function endOrGoOn(match: Match<Hide>, _frame: Hide['frame'], tell: Tell<Hide>) {
  const { board } = match;
  const { place } = board;
  if (board.searched.includes(place)) {
    tell?.({ type: 'found', rule: '4', place, reveals: true });
    finish(match, false, '4');
    return undefined;
  }
  if (board.round < board.rounds) return { call: { at: 'game', step: 1 } as const };
  tell?.({ type: 'away', rule: '5', place, reveals: true });
  finish(match, true, '5');
  return undefined;
}

function finish(match: Match<Hide>, away: boolean, rule: string): void {
  const { searched, round } = match.board;
  const places = searched.map((_, seat) => ((seat === SNEAK) === away ? 1 : away ? 2 : searched.length));
  end(match, { places, scores: [], turns: round, rule });
}

function takeCall(match: Match<Hide>, call: Call, tell: Tell<Hide>): void {
  tell?.({ type: 'called', rule: '6' });
  finish(match, !('seats' in call) || !call.seats.includes(SNEAK), '6');
}

const near = (possible: readonly number[]): readonly number[] =>
  PLACES.filter((place) => possible.some((other) => Math.abs(other - place) <= 1));

export const hide: Rules<Hide> = {
  id: 'hide',
  version: 1,
  seats: { min: 2, max: 5 },
  automata: [{ id: 'ghost', name: 'Ghost', about: 'Only looks on.' }],
  setup: object({ rounds: integer(1, 6, { title: 'Rounds', default: 4 }) }),
  purposes: ['hiding'],
  draws: false,
  secrets: true,
  start: ({ rounds }, seating) => ({
    board: {
      rounds,
      round: 0,
      place: 0,
      searched: seating.map(() => null),
      ghosts: seating.map((occupant, seat) => occupant === 'ghost' && seat !== SNEAK),
    },
    first: { at: 'game', step: 0 },
  }),
  procedures: { game: [hideAway, sneak, search, repeat(endOrGoOn)] },
  decisions: {
    sneak: {
      candidates: () => STEPS,
      forbids({ place }, _ask, step) {
        return PLACES.includes(place + step) ? undefined : { rule: '2', fact: `From ${place} there is no way on.` };
      },
      apply({ board }, _ask, step, _frame, tell) {
        board.place += step;
        tell?.({ type: 'sneaked', rule: '2' });
      },
    },
    search: {
      candidates: () => PLACES,
      forbids({ searched }, { seat }, place) {
        return searched[seat] === place ? { rule: '3', fact: 'You have just searched there.' } : undefined;
      },
      apply({ board }, { seat }, place, _frame, tell) {
        board.searched[seat] = place;
        tell?.({ type: 'searched', rule: '3', seat, place });
      },
    },
  },
  call: takeCall,
  see: ({ rounds, round, place, searched, ghosts }, viewer) => ({
    rounds,
    round,
    place: viewer === SNEAK ? place : null,
    searched: [...searched],
    ghosts,
  }),
  memory: {
    blank: { possible: PLACES },
    learn({ possible }, event) {
      if (event.type === 'sneaked') return { possible: near(possible) };
      if (event.type === 'searched') return { possible: possible.filter((place) => place !== event.place) };
      return { possible };
    },
  },
  imagine: ({ board, seat, memory }, dice) => ({
    ...board,
    place: seat === SNEAK && board.place !== null ? board.place : pick(dice, memory.possible),
    searched: [...board.searched],
  }),
  clone: (board) => ({ ...board, searched: [...board.searched] }),
  turn: ({ round }) => round,
};
