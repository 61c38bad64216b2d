import { type HintOn, type MomentOf, plural, type View } from '@starboard/kernel';
import { stationIn } from '../rules/01-station/played-on.ts';
import { inTouch } from '../rules/01-station/station.ts';
import { mayMove, waysToSneak } from '../rules/07-secret-moves.ts';
import { type BoardView, type DeathStar, soldierOf } from '../rules/model.ts';
import { rebelName, soldierName } from '../words/figures.ts';

/** The share of a Rebel's squares that a soldier should touch, and how much less is as good to a beginner. */
const WORTH = 0.3;
const ALIKE = 0.2;

/** How many of the squares that a Rebel can have reached in secret a soldier on a square would touch. */
interface Hold {
  readonly rebel: number;
  readonly touched: number;
  readonly all: number;
}

/** Everybody knows where a Rebel stood, and what it rolled. */
function holdAt(board: BoardView, square: number): Hold {
  const station = stationIn(board);
  const holds = board.rebels.flatMap((rebel, number): readonly Hold[] => {
    if (!mayMove(board, number)) return [];
    const reached = waysToSneak(board, rebel);
    const touched = reached.filter((each) => inTouch(station, each, square)).length;
    return [{ rebel: number, touched, all: reached.length }];
  });
  const [first = { rebel: 0, touched: 0, all: 1 }, ...others] = holds;
  return others.reduce((best, each) => (shareOf(each) > shareOf(best) ? each : best), first);
}

const shareOf = ({ touched, all }: Hold): number => touched / Math.max(1, all);

const shareAt = (board: BoardView, square: number): number => shareOf(holdAt(board, square));

/** A view is never written to, so what was found for it stays. */
const KEPT = new WeakMap<View<DeathStar>, number>();

function bestSquare(view: View<DeathStar>): number {
  const known = KEPT.get(view);
  if (known !== undefined) return known;
  const shares = stationIn(view.board).open.map((square) => [square, shareAt(view.board, square)] as const);
  const [best = 0] = shares.toSorted(([, a], [, b]) => b - a)[0] ?? [];
  KEPT.set(view, best);
  return best;
}

const isGood = (view: View<DeathStar>, square: number): boolean =>
  shareAt(view.board, square) >= shareAt(view.board, bestSquare(view)) - ALIKE;
const isWorthIt = ({ view }: Pick<SoldierMoment, 'view'>): boolean => shareAt(view.board, bestSquare(view)) >= WORTH;

/** "From D3 a soldier touches 9 of the 14 squares that Luke can have reached." */
function says({ view, names }: Pick<SoldierMoment, 'view' | 'names'>): string {
  const { board } = view;
  const best = bestSquare(view);
  const { rebel, touched, all } = holdAt(board, best);
  const where = stationIn(board).names[best];
  return `From ${where}, a soldier touches ${touched} of the ${plural(all, 'square')} that ${rebelName(board, rebel, names)} can have reached with its roll.`;
}

type SoldierMoment = MomentOf<DeathStar, 'soldier'>;

/** 8.1 The squares to which a plan sends soldiers; standing Vader up needs none. */
function squaresIn({ view: { board }, planned }: SoldierMoment): readonly number[] {
  const squares: number[] = [];
  for (let i = 0; i < planned.length; i++) {
    const soldier = planned[i];
    if (soldier === null || soldier === undefined || soldierOf(board, soldier).down) continue;
    const square = planned[++i];
    if (square !== null && square !== undefined) squares.push(square);
  }
  return squares;
}

/** Only the plan for a whole round shows where soldiers will stand. */
export const whereToStand: HintOn<DeathStar, 'soldier'> = {
  id: 'where-to-stand',
  ask: 'soldier',
  rule: '9.1',
  matters: isWorthIt,
  isRight: (moment) => squaresIn(moment).some((square) => isGood(moment.view, square)),
  says,
  highlights: () => ['imperial'],
};

/** The same for a player who moves soldiers one by one. */
export const standThere: HintOn<DeathStar, 'square'> = {
  id: 'stand-there',
  ask: 'square',
  rule: '9.1',
  matters: isWorthIt,
  isRight: ({ view, planned }) => planned.every((square) => isGood(view, square)),
  says(moment) {
    const [square] = moment.planned;
    if (square === undefined) return null;
    const { board } = moment.view;
    const { rebel, touched, all } = holdAt(board, square);
    const name = rebelName(board, rebel, moment.names);
    return `There ${soldierName(moment.ask.soldier)} touches only ${touched} of the ${plural(all, 'square')} that ${name} can have reached. ${says(moment)}`;
  },
};
