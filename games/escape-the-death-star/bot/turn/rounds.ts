import { createCache } from '@starboard/kernel';
import type { BoardView } from '../../rules/model.ts';
import { outlookOn } from '../outlook/outlook.ts';
import { type Hunters, huntersOn } from './hunters.ts';
import { type RoundBoard, roundBoardOf } from './round-board.ts';
import { type SolvedRound, solve } from './solving.ts';
import { type Stakes, stakesOn } from './stakes.ts';
import { NEUTRAL, type Style } from './style.ts';

/** How often Rebels learn; more is hardly better. */
const ROUNDS = 60;

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
  /** With how many moves of soldiers it reckons at most. */
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
  const hunters = huntersOn(board, outlook, side === 'imperial' ? style : NEUTRAL, foresight);
  return { ...solve(hunters, stakes, hunted, ROUNDS), hunters, stakes, hunted, now: outlook.now };
}

function bytesOf({ stakes, hunts, hunters }: Round): number {
  const squares = stakes.reduce((sum, one) => sum + one.squares.length, 0);
  return 5_000 + squares * 80 + hunts.length * (hunters.posts.length + 600);
}
