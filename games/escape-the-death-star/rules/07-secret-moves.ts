import { type DecisionOn, rollFor, type Seat } from '@starboard/kernel';
import { stationIn } from './01-station/played-on.ts';
import { distanceBetween, reachFrom } from './01-station/station.ts';
import { soldiersToMove } from './08-imperial.ts';
import {
  type AskFor,
  type Board,
  type BoardView,
  type DeathStar,
  type FrameAt,
  type Match,
  NOWHERE,
  type Peg,
  type Rebel,
  rebelOf,
  type Tell,
} from './model.ts';

/** 7.1 Round after round: dice, secret moves, the Imperial's moves, the reveal, combat; then the code. */
export function nextRound({ board }: Match, _frame: FrameAt<'escape'>, tell: Tell) {
  board.round++;
  tell?.({ type: 'round', rule: '7.1', round: board.round });
  return { call: { at: 'round', step: 0, fighting: 0, trying: 0 } as FrameAt<'round'> };
}

/**
 * 7.2 Each Rebel player rolls one die for all their Rebels, prisoners too; the Imperial rolls the red one. All dice are
 * public. 13.13 So is who runs another player's Rebel.
 */
export function rollDice(match: Match, _frame: FrameAt<'round'>, tell: Tell): void {
  const { board } = match;
  const { rebels } = board;
  for (let i = 0; i < rebels.length; i++) {
    const rebel = rebelOf(board, i);
    const shared = firstOfSeat(rebels, rebel.seat);
    rebel.die = shared < i ? rebelOf(board, shared).die : rollFor(match.dice, 'secret-move', rebel.seat);
  }
  board.red = rollFor(match.dice, 'red', null);
  if (tell === undefined) return;
  const by = rebels.map(({ seat }) => seat);
  tell({
    type: 'dice',
    rule: '7.2',
    rebels: rebels.map(({ die }) => die),
    by,
    red: board.red,
    moves: soldiersToMove(board),
  });
  tellPrisoners(board, tell);
}

function firstOfSeat(rebels: readonly Rebel[], seat: Seat): number {
  for (let i = 0; i < rebels.length; i++) if (rebels[i]?.seat === seat) return i;
  return rebels.length;
}

/** 7.3 A six of any Rebel frees every prisoner; otherwise they wait. */
function tellPrisoners(board: Board, tell: Tell): void {
  const jailed = board.rebels.flatMap((rebel, i) => (rebel.jailed ? [i] : []));
  if (jailed.length === 0) return;
  tell?.({ type: hasSix(board) ? 'freed' : 'stays-jailed', rule: '7.3', rebels: jailed });
}

function hasSix({ rebels }: { readonly rebels: readonly Pick<Rebel, 'die'>[] }): boolean {
  for (let i = 0; i < rebels.length; i++) if (rebels[i]?.die === 6) return true;
  return false;
}

/** 7.3 Whether a Rebel moves this round. */
export function mayMove(board: { readonly rebels: readonly Pick<Rebel, 'die' | 'jailed'>[] }, rebel: number): boolean {
  return !rebelOf(board, rebel).jailed || hasSix(board);
}

const NO_PEGS: readonly Peg[] = [];
/** By Rebel and seat: the first ask for its move, built once. */
const sneakAsks: AskFor<'sneak'>[] = [];
const MOST_SEATS = 8;

function sneakAsk(rebel: number, seat: Seat): AskFor<'sneak'> {
  const at = rebel * MOST_SEATS + seat;
  const made = sneakAsks[at] ?? { kind: 'sneak', seat, rebel, pegs: NO_PEGS };
  sneakAsks[at] = made;
  return made;
}

/** 7.4 All Rebels that can move choose at once and in secret; a player with two chooses for one after the other. */
export function moveInSecret({ board }: Match) {
  const { rebels } = board;
  const asks: AskFor<'sneak'>[] = [];
  for (let i = 0; i < rebels.length; i++) {
    const { seat } = rebelOf(board, i);
    if (mayMove(board, i) && !asks.some((ask) => ask.seat === seat)) asks.push(sneakAsk(i, seat));
  }
  return { ask: inOrderOfSeats(asks) };
}

function inOrderOfSeats(asks: AskFor<'sneak'>[]): AskFor<'sneak'>[] {
  for (let i = 1; i < asks.length; i++) {
    if ((asks[i]?.seat ?? 0) < (asks[i - 1]?.seat ?? 0)) return asks.sort((a, b) => a.seat - b.seat);
  }
  return asks;
}

/** 7.4 Where a secret move may end, worked out once for every square and roll. */
export function waysToSneak(
  board: Pick<BoardView, 'setup'>,
  { square, die }: Pick<Rebel, 'square' | 'die'>,
): readonly number[] {
  return reachFrom(stationIn(board), square, die);
}

/** 7.4 A move goes through Imperials and Rebels but not walls; 7.5 compactors count; 7.6 the block is closed. */
export const sneak: DecisionOn<DeathStar, 'sneak', 'round'> = {
  candidates: (board) => stationIn(board).names.map((_, square) => square),
  forbids(board, { rebel }, square) {
    const { square: from, die } = rebelOf(board, rebel);
    const station = stationIn(board);
    if (square === station.detention) {
      const fact =
        from === square
          ? 'You are free and have to leave the Detention Block.'
          : 'You can’t walk into the Detention Block.';
      return { rule: '7.6', fact };
    }
    const far = distanceBetween(station, from, square);
    return far <= die ? undefined : { rule: '7.4', fact: `You rolled ${die}, and that is ${far} squares away.` };
  },
  options: (board, { rebel }) => waysToSneak(board, rebelOf(board, rebel)),
  followUp(board, { seat, rebel, pegs }, square) {
    for (let i = 0; i < board.rebels.length; i++) {
      if (i === rebel || rebelOf(board, i).seat !== seat || pegs.some((peg) => peg.rebel === i)) continue;
      if (mayMove(board, i)) return { kind: 'sneak', seat, rebel: i, pegs: [...pegs, { rebel, square }] };
    }
    return undefined;
  },
  apply({ board }, { rebel }, square) {
    rebelOf(board, rebel).peg = square;
  },
};

/** 7.7 Once all have sealed, Rebels see one another's pegs; the Imperial and spectators don't. */
export function showPegs({ board }: Match, _frame: FrameAt<'round'>, tell: Tell): void {
  if (tell === undefined) return;
  tell({ type: 'sealed', rule: '7.7' });
  const pegs = board.rebels.flatMap(({ peg }, rebel) => (peg === NOWHERE ? [] : [{ rebel, square: peg }]));
  if (pegs.length > 0) tell({ type: 'pegs', rule: '7.7', pegs, to: rebelSeats(board), reveals: true });
}

/** 7.7 Seats that may see pegs: those that run a Rebel. */
export function rebelSeats({ rebels }: Pick<BoardView, 'rebels'>): readonly Seat[] {
  const seats: Seat[] = [];
  for (const { seat } of rebels) if (!seats.includes(seat)) seats.push(seat);
  return seats;
}
