import type { DecisionOn } from '@starboard/kernel';
import { clicksAllowed } from '../01-starfighters.ts';
import { beginFiring } from '../05-firing.ts';
import { movingApart } from '../07-ending.ts';
import { asking } from '../asks.ts';
import { type Board, type Duel, type FrameAt, type Match, type Sector, shipOf, type Tell } from '../model.ts';
import { flown, turned } from './wheel.ts';

const MOST_CLICKS = 6;

/** All headings by the most clicks they turn, straight on first. */
const HEADINGS = Array.from({ length: MOST_CLICKS + 1 }, (_, most) =>
  Array.from({ length: most * 2 + 1 }, (_, i) => (i % 2 === 0 ? -i / 2 : (i + 1) / 2)).map((clicks) => clicks || 0),
);
const ALL_HEADINGS = HEADINGS[MOST_CLICKS] ?? [];

/** 4.1 Both choose a heading in secret and show them together. */
export function setHeadings(match: Match, _frame: FrameAt<'turn'>) {
  const { ships } = match.board;
  return asking('heading', !ships[0].drone, !ships[1].drone);
}

export const heading: DecisionOn<Duel, 'heading'> = {
  candidates: () => ALL_HEADINGS,
  /** 4.2 A ship turns no more clicks than its stabilizer allows. */
  forbids(board, { seat }, clicks) {
    const allowed = clicksAllowed(shipOf(board.ships, seat));
    if (Math.abs(clicks) <= allowed) return undefined;
    const fact =
      allowed === 0
        ? 'Your stabilizer is gone, so you can only fly straight on.'
        : `Your stabilizer allows ${allowed} at most.`;
    return { rule: '4.2', fact };
  },
  options: (board, { seat }) => HEADINGS[clicksAllowed(shipOf(board.ships, seat))] ?? ALL_HEADINGS,
  apply(match, { seat }, clicks, _frame, tell) {
    shipOf(match.board.ships, seat).heading = clicks;
    tell?.({ type: 'headed', rule: '4.1', seat, clicks, dice: null });
  },
};

/** 4.3 Both turn in place. 4.4 Both fly forward. */
export function turnAndFly({ board }: Match, _frame: FrameAt<'turn'>, tell: Tell): void {
  const port = turned(board.ports[0], board.ships[0].heading);
  const view = turned(board.ports[1], board.ships[1].heading);
  board.ports[0] = flown(port, view);
  board.ports[1] = flown(view, port);
  tell?.({ type: 'flew', rule: '4.4', turned: [port, view], ports: [...board.ports] });
  countPositions(board, tell);
}

/** 10.2 Only positions after movement count towards a fly-by (4.5) or disengaging (7.3). */
function countPositions(board: Board, tell: Tell): void {
  const port = board.ports[0];
  const view = board.ports[1];
  board.noseToNose = areNoseToNose(port, view) ? board.noseToNose + 1 : 0;
  board.movingApart = movingApart(port, view) ? board.movingApart + 1 : 0;
  if (board.movingApart > 0) tell?.({ type: 'moving-apart', rule: '7.3', times: board.movingApart });
}

/** 4.5 This many nose-to-nose positions in a row make a fly-by. */
const FLY_BY = 2;

const areNoseToNose = (port: Sector, view: Sector): boolean => port === 1 && view === 1;

/** 4.5 Whether the next movement would be a fly-by if it ended in these ports. */
export function wouldBeFlyBy({ noseToNose }: Pick<Board, 'noseToNose'>, port: Sector, view: Sector): boolean {
  return noseToNose + 1 === FLY_BY && areNoseToNose(port, view);
}

/**
 * 4.5 Ships that are nose to nose twice in a row rush past each other and can't shoot; then they are tail to tail. 10.2
 * That position does not count.
 */
export function flyByOrFire({ board }: Match, _frame: FrameAt<'turn'>, tell: Tell) {
  if (board.noseToNose < FLY_BY) return beginFiring(board, tell);
  board.ports = [5, 5];
  board.noseToNose = 0;
  tell?.({ type: 'fly-by', rule: '4.5' });
  return undefined;
}
