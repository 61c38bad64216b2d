import { SECTORS } from '../../rules/model.ts';
import { STRIDE } from '../matrix/solution.ts';
import { HEADINGS, NO_AIM } from '../model/landings.ts';
import { classOf, mirrored } from '../model/positions.ts';
import { aimTable, aimWorths, solveAims, stage } from '../turn/aims.ts';
import { AIMS, emptyGuesses, recall } from '../turn/guesses.ts';
import { gatherPayoffs, headingGame } from '../turn/headings.ts';
import { type Advice, adviceOn, forTheOther, type SolvedMixture } from './mixture.ts';
import { type DuelSituation, isMirrored, type PreparedTurn, prepare } from './turn.ts';
import type { Worths } from './worths.ts';

const game = new Float64Array(STRIDE * STRIDE);
/** A copy, so that the same question always gets the same answer. */
const guesses = emptyGuesses();

/** 3.1 Which ports to aim at. Without turret lasers there is nothing to aim (3.2). */
export function adviseAims(worths: Worths, asked: DuelSituation): Advice<number> {
  const { situation, swapped, space } = prepare(worths, asked);
  const { mine, theirs, position } = situation;
  recall(space.guesses, classOf(position), guesses);
  solveAims(classOf(position), mine.turret > 0, theirs.turret > 0, space.cells, guesses);
  const { worth } = stage;
  const shares = [Array.from(stage.aims), Array.from(stage.theirAims)] as const;
  const [myWorths, theirWorths] = aimWorths();
  const port = (i: number): number => (isMirrored(position) ? mirrored(SECTORS[i] ?? 1) : (SECTORS[i] ?? 1));
  const list = (each: readonly number[], share: readonly number[]): readonly SolvedMixture<number>[] =>
    each
      .map((value, i) => ({ option: port(i), share: share[i] ?? 0, worth: value }))
      .sort((a, b) => a.option - b.option);
  const advice = { worth, mine: list(myWorths, shares[0]), theirs: list(theirWorths, shares[1]) };
  return swapped ? forTheOther(advice) : advice;
}

/** What each pair of aims is worth to me: rows are mine, in the order of the ports. One row or column without a turret. */
export function aimGame(worths: Worths, asked: DuelSituation): Float64Array {
  adviseAims(worths, asked);
  const { situation, swapped } = prepare(worths, asked);
  const table = aimTable();
  const [mine, theirs] = [asked.mine.turret > 0 ? AIMS : 1, asked.theirs.turret > 0 ? AIMS : 1];
  const flipped = isMirrored(situation.position);
  const place = (i: number, of: number): number => (flipped && of > 1 ? SECTORS.indexOf(mirrored(SECTORS[i] ?? 1)) : i);
  return Float64Array.from({ length: mine * theirs }, (_, at) => {
    const [i, j] = [place(Math.floor(at / theirs), mine), place(at % theirs, theirs)];
    return swapped ? -(table[j * mine + i] ?? 0) : (table[i * theirs + j] ?? 0);
  });
}

/** 4.1 Which headings to choose after both aims; null for a ship without turret lasers. */
export function adviseHeadings(
  worths: Worths,
  asked: DuelSituation,
  aim: number | null,
  theirAim: number | null,
): Advice<number> {
  const turn = prepare(worths, asked);
  const { situation, swapped, space } = turn;
  const [row, column] = fillHeadings(turn, aim, theirAim);
  const place = (classOf(situation.position) * AIMS + (row % AIMS)) * AIMS + (column % AIMS);
  const flipped = isMirrored(situation.position);
  const advice = adviceOn({
    table: game,
    height: STRIDE,
    width: STRIDE,
    rowSet: space.guesses.headings[place] ?? 0,
    columnSet: space.guesses.theirHeadings[place] ?? 0,
    option(i) {
      const heading = HEADINGS[i] ?? 0;
      return flipped ? mirroredHeading(heading) : heading;
    },
  });
  return swapped ? forTheOther(advice) : advice;
}

/** Fills `game` with what each pair of headings leads to. Returns both aims as numbers of the class. */
function fillHeadings({ situation, swapped, space }: PreparedTurn, aim: number | null, theirAim: number | null) {
  const { position } = situation;
  const flipped = isMirrored(position);
  const aimed = (port: number | null): number =>
    port === null ? NO_AIM : SECTORS.indexOf(flipped ? mirrored(SECTORS[port - 1] ?? 1) : (SECTORS[port - 1] ?? 1));
  const aims = swapped ? ([aimed(theirAim), aimed(aim)] as const) : ([aimed(aim), aimed(theirAim)] as const);
  gatherPayoffs(classOf(position), space.cells);
  headingGame(classOf(position), aims[0], aims[1], game);
  return aims;
}

/** What each pair of headings leads to after two aims: eight rows, mine, in the order of `HEADINGS`. */
export function headingWorths(
  worths: Worths,
  asked: DuelSituation,
  aim: number | null,
  theirAim: number | null,
): Float64Array {
  const turn = prepare(worths, asked);
  fillHeadings(turn, aim, theirAim);
  const of = isMirrored(turn.situation.position) ? IMAGES : HEADINGS.map((_, i) => i);
  return game.map((_, at) => {
    const mine = of[Math.floor(at / STRIDE)] ?? 0;
    const theirs = of[at % STRIDE] ?? 0;
    return turn.swapped ? -(game[theirs * STRIDE + mine] ?? 0) : (game[mine * STRIDE + theirs] ?? 0);
  });
}

/** By heading: the number of its mirror image. */
const IMAGES = HEADINGS.map<number>((heading) => heading).map((heading, _, all) =>
  all.indexOf(mirroredHeading(heading)),
);

function mirroredHeading(heading: number): number {
  return heading === 4 ? 4 : -heading || 0;
}
