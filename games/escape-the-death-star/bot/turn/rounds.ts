import { createCache } from '@starboard/kernel';
import type { BoardView } from '../../rules/model.ts';
import { outlookOn } from '../outlook/outlook.ts';
import { type Hunters, huntersOn } from './hunters.ts';
import { type RoundBoard, roundBoardOf } from './round-board.ts';
import { aroundStaying, type SolvedRound, solve } from './solving.ts';
import { type Stakes, stakesOn } from './stakes.ts';
import { NEUTRAL, type Style } from './style.ts';

/** How deeply somebody thinks about a round. */
interface Sight {
  /** With how many moves of soldiers it reckons at most. */
  readonly moves: number;
  /**
   * How often it thinks about what the others expect; more than sixty times is hardly better. Whoever thinks once takes
   * Rebels to be anywhere; without any thought, to stay where they are.
   */
  readonly thoughts: number;
}

const FARTHEST_SIGHT: Sight = { moves: 8, thoughts: 60 };
/** By foresight. */
const SIGHTS: readonly Sight[] = [
  { moves: 1, thoughts: 0 },
  { moves: 1, thoughts: 1 },
  { moves: 1, thoughts: 8 },
  { moves: 2, thoughts: 12 },
  FARTHEST_SIGHT,
];
export const FARTHEST = SIGHTS.length - 1;

/** A round of Game 2 as a game between the Rebels and the Imperial, and how equals play it. */
export interface Round extends SolvedRound {
  readonly hunters: Hunters;
  /** What Rebels can win and lose, as they see it and as the Imperial does. */
  readonly stakes: readonly Stakes[];
  readonly hunted: readonly Stakes[];
  readonly now: number;
}

/** Who thinks about a round. */
interface Thinker {
  readonly side: 'rebels' | 'imperial';
  readonly style: Style;
  /** From 0 to FARTHEST. */
  readonly foresight: number;
}

interface Posed {
  readonly board: RoundBoard;
  readonly thinker: Thinker;
}

/** All asks of a round, to whomever, share what is worked out about it. */
const rounds = createCache('death star round', (key): Round => worked(JSON.parse(key) as Posed), bytesOf);

export const roundOn = (board: BoardView, thinker: Thinker): Round =>
  rounds.of(JSON.stringify({ board: roundBoardOf(board), thinker } satisfies Posed));

function worked({ board, thinker: { side, style, foresight } }: Posed): Round {
  const outlook = outlookOn(board);
  const neutral = stakesOn(board, outlook, NEUTRAL);
  const own = stakesOn(board, outlook, style);
  const [stakes, hunted] = side === 'rebels' ? [own, neutral] : [neutral, own];
  const { moves, thoughts } = SIGHTS[foresight] ?? FARTHEST_SIGHT;
  const hunters = huntersOn(board, outlook, side === 'imperial' ? style : NEUTRAL, moves);
  const solved =
    thoughts === 0 ? aroundStaying(board, hunters, stakes, hunted) : solve(hunters, stakes, hunted, thoughts);
  return { ...solved, hunters, stakes, hunted, now: outlook.now };
}

function bytesOf({ stakes, hunts, hunters }: Round): number {
  const squares = stakes.reduce((sum, one) => sum + one.squares.length, 0);
  return 5_000 + squares * 80 + hunts.length * (hunters.posts.length + 600);
}
