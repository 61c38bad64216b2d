import type { TurnGame } from '@starboard/kernel';
import type { AskFor, BoardView, DeathStar } from '../../rules/model.ts';
import { withStakes } from './meetings.ts';
import type { Round } from './rounds.ts';
import { huntShares } from './solving.ts';
import type { Stakes } from './stakes.ts';

type Pegs = AskFor<'sneak'>['pegs'];

/** 7.4 A secret move as a game of one Rebel against the Imperial; its partners are expected to do as equals do. */
export function sneakingGame(
  board: BoardView,
  { seat, rebel, pegs }: AskFor<'sneak'>,
  round: Round,
): TurnGame<DeathStar> {
  const at = round.stakes.findIndex((each) => each.rebel === rebel);
  const [own, shares] = [round.stakes[at], round.rebels[at]];
  if (own === undefined || shares === undefined) throw new Error(`Rebel ${rebel} is asked for a move it can’t make`);
  const { hunts } = round;
  return {
    players: [
      {
        seat,
        weight: 1,
        alone: aloneOf(round, own, pegs),
        opens: own.squares,
        solved: sharesWithout(own, shares, pegs),
      },
      {
        seat: board.imperial ?? 0,
        weight: 1,
        alone: new Float64Array(hunts.length),
        opens: null,
        solved: huntShares(hunts),
      },
    ],
    meetings: [{ one: 0, other: 1, ...withStakes(own, own, hunts) }],
  };
}

/** What a square is worth before soldiers come: less where partners go who want the same thing. */
function aloneOf(round: Round, own: Stakes, pegs: Pegs): Float64Array {
  return Float64Array.from(own.squares, (square, i) => {
    const spoils = own.spoils[i] ?? 0;
    return spoils === 0 ? round.now : round.now - Math.min(1, partnersOn(round, own, pegs, square)) * spoils;
  });
}

/** How many partners to expect on a square; pegs of the same player are known. */
function partnersOn({ stakes, rebels }: Round, own: Stakes, pegs: Pegs, square: number): number {
  let count = 0;
  for (const [i, { rebel, squares }] of stakes.entries()) {
    if (rebel === own.rebel) continue;
    const peg = pegs.find((each) => each.rebel === rebel);
    count += peg === undefined ? (rebels[i]?.[squares.indexOf(square)] ?? 0) : Number(peg.square === square);
  }
  return count;
}

/** A second Rebel of the same player doesn't go for what the first has gone for. */
function sharesWithout(own: Stakes, shares: Float64Array, pegs: Pegs): Float64Array {
  const free = shares.map((share, i) => {
    const isTaken = (own.spoils[i] ?? 0) > 0 && pegs.some(({ square }) => square === own.squares[i]);
    return isTaken ? 0 : share;
  });
  const total = free.reduce((sum, share) => sum + share, 0);
  return total > 0 ? free.map((share) => share / total) : shares;
}
