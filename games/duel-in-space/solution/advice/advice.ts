import { baseOf } from '../../rules/09-designs/designs.ts';
import { STOCK } from '../../rules/data/ships.ts';
import { SECTORS } from '../../rules/model.ts';
import { emptySolution, STRIDE } from '../matrix/solution.ts';
import { solution, solve } from '../matrix/solve.ts';
import type { Condition } from '../model/hits.ts';
import { HEADINGS, LANDINGS, NO_AIM } from '../model/landings.ts';
import { CLASSES, classOf, mirrored, type Position } from '../model/positions.ts';
import { BLOCK } from '../table/layout.ts';
import { aimWorths, forget, gatherPayoffs, headingGame, solveAims, stage } from '../turn/aims.ts';
import { QUIET_LIMIT, stepBack, workspace } from '../turn/backward.ts';
import { chanceOfHits, SHOTS } from '../turn/chances.ts';
import { settleFire, weighSalvos } from '../turn/fire.ts';
import { emptyOutcomes, fixedLasers } from '../turn/outcomes.ts';
import type { Worths } from './worths.ts';

/** Two ships at the beginning of a turn, and the turns without a hit before it. */
export interface DuelSituation {
  readonly position: Position;
  readonly mine: Condition;
  readonly theirs: Condition;
  readonly quiet: number;
}

/** How often to take each option, and what each is worth against the best answer of the other side. */
interface Mixture<Option> {
  readonly option: Option;
  readonly share: number;
  readonly worth: number;
}

/** What both should do; worths are mine, from -1 lost to 1 won. */
export interface Advice<Option> {
  readonly worth: number;
  readonly mine: readonly Mixture<Option>[];
  readonly theirs: readonly Mixture<Option>[];
}

const space = workspace();
const outcomes = emptyOutcomes();
const values = new Float64Array(CLASSES.length);
const game = new Float64Array(STRIDE * STRIDE);
const own = emptySolution();
let prepared: { readonly worths: Worths; readonly key: string } | null = null;

/** Solves the headings and salvos of the pair; the questions of one turn need it several times. */
function prepare(worths: Worths, { mine, theirs, quiet }: DuelSituation): void {
  const stays = mine.air === null && theirs.air === null;
  const key = JSON.stringify([mine, theirs, stays ? quiet : 0]);
  if (prepared?.worths === worths && prepared.key === key) return;
  prepared = null;
  const [my, their] = [worths.fleet.numberOf(mine), worths.fleet.numberOf(theirs)];
  if (my === undefined || their === undefined) throw new Error('no stock ship can be in this condition');
  worths.addUp(my, their, stays, outcomes);
  weighSalvos(mine, theirs, outcomes, space.salvos);
  forget(space.guesses);
  space.later.fill(0);
  if (stays && worths.unchanged !== undefined) worths.unchanged(my, their, space.later);
  else if (stays && quiet + 1 < QUIET_LIMIT) stepBack(space, quiet + 1, values);
  settleFire(space.salvos, stays ? space.later : null, space.cells);
  prepared = { worths, key };
}

/** Whether the position is the mirror image of the one that its class is solved for. */
function isMirrored(position: Position): boolean {
  const solved = CLASSES[classOf(position)];
  return solved?.port !== position.port || solved.view !== position.view;
}

/** 3.1 Which ports to aim at. Without turret lasers there is nothing to aim (3.2). */
export function adviseAims(worths: Worths, situation: DuelSituation): Advice<number> {
  prepare(worths, situation);
  const { mine, theirs, position } = situation;
  solveAims(classOf(position), mine.turret > 0, theirs.turret > 0, space.cells, space.guesses);
  const { worth } = stage;
  const shares = [Array.from(stage.aims), Array.from(stage.theirAims)] as const;
  const [myWorths, theirWorths] = aimWorths();
  const port = (i: number): number => (isMirrored(position) ? mirrored(SECTORS[i] ?? 1) : (SECTORS[i] ?? 1));
  const list = (each: readonly number[], share: readonly number[]): readonly Mixture<number>[] =>
    each
      .map((value, i) => ({ option: port(i), share: share[i] ?? 0, worth: value }))
      .sort((a, b) => a.option - b.option);
  return { worth, mine: list(myWorths, shares[0]), theirs: list(theirWorths, shares[1]) };
}

/** 4.1 Which headings to choose after both aims; null for a ship without turret lasers. */
export function adviseHeadings(
  worths: Worths,
  situation: DuelSituation,
  aim: number | null,
  theirAim: number | null,
): Advice<number> {
  prepare(worths, situation);
  const { position } = situation;
  const flipped = isMirrored(position);
  const aimed = (port: number | null): number =>
    port === null ? NO_AIM : SECTORS.indexOf(flipped ? mirrored(SECTORS[port - 1] ?? 1) : (SECTORS[port - 1] ?? 1));
  gatherPayoffs(classOf(position), space.cells);
  headingGame(classOf(position), aimed(aim), aimed(theirAim), game);
  const clicks = (i: number): number => {
    const heading = HEADINGS[i] ?? 0;
    return flipped && heading !== 4 ? -heading || 0 : heading;
  };
  return solved(STRIDE, STRIDE, clicks);
}

/** What each pair of headings leads to after two aims: eight rows, mine, in the order of `HEADINGS` of the class. */
export function headingWorths(
  worths: Worths,
  situation: DuelSituation,
  aim: number | null,
  theirAim: number | null,
): Float64Array {
  adviseHeadings(worths, situation, aim, theirAim);
  return game.slice();
}

/** The solution of `game` as advice. */
function solved(height: number, width: number, option: (i: number) => number): Advice<number> {
  solve(game, height, width, 0, 0);
  const worth = (solution.lower + solution.upper) / 2;
  own.rows.set(solution.rows);
  own.columns.set(solution.columns);
  const mine: Mixture<number>[] = [];
  const theirs: Mixture<number>[] = [];
  for (let i = 0; i < height; i++) {
    let sum = 0;
    for (let j = 0; j < width; j++) sum += (own.columns[j] ?? 0) * (game[i * STRIDE + j] ?? 0);
    mine.push({ option: option(i), share: own.rows[i] ?? 0, worth: sum });
  }
  for (let j = 0; j < width; j++) {
    let sum = 0;
    for (let i = 0; i < height; i++) sum += (own.rows[i] ?? 0) * (game[i * STRIDE + j] ?? 0);
    theirs.push({ option: option(j), share: own.columns[j] ?? 0, worth: sum });
  }
  const byOption = (a: Mixture<number>, b: Mixture<number>): number => a.option - b.option;
  return { worth, mine: mine.sort(byOption), theirs: theirs.sort(byOption) };
}

/** Where the ships are after the movement, and how they got there. */
export interface Firing {
  readonly position: Position;
  readonly clicks: number;
  readonly theirClicks: number;
  readonly aim: number | null;
  readonly theirAim: number | null;
}

/** 5.2 How many of the lasers that bear to fire. The situation is that of the beginning of the turn. */
export function adviseFire(worths: Worths, situation: DuelSituation, firing: Firing): Advice<number> {
  prepare(worths, situation);
  const { position, clicks, theirClicks, aim, theirAim } = firing;
  const { port, view, movingApart } = position;
  const parts = movingApart > 2;
  const landing = LANDINGS.findIndex((each) =>
    parts
      ? each.kind === 'parts' && sameUpToMirror(each, position)
      : each.kind === 'fires' && sameUpToMirror(each, position) && each.next === classOf(position),
  );
  const next = LANDINGS[landing]?.next ?? null;
  const most = fixedLasers(situation.mine, port) + (aim === port ? situation.mine.turret : 0);
  const theirMost = fixedLasers(situation.theirs, view) + (theirAim === view ? situation.theirs.turret : 0);
  const needed = BASE + situation.mine.computerHits + Math.abs(clicks);
  const theirNeeded = BASE + situation.theirs.computerHits + Math.abs(theirClicks);
  for (let fired = 0; fired <= most; fired++) {
    for (let shots = 0; shots <= theirMost; shots++) {
      let sum = 0;
      for (let given = 0; given <= fired; given++) {
        for (let taken = 0; taken <= shots; taken++) {
          const chance = chanceOfHits(needed, fired, given) * chanceOfHits(theirNeeded, shots, taken);
          sum += chance * worthAfter(given, taken, next, situation);
        }
      }
      game[fired * STRIDE + shots] = sum;
    }
  }
  return solved(most + 1, theirMost + 1, (shots) => shots);
}

const BASE = baseOf(STOCK);

function worthAfter(given: number, taken: number, next: number | null, { mine, theirs }: DuelSituation): number {
  const at = given * SHOTS + taken;
  if (next === null) return outcomes.certainIfParted[at] ?? 0;
  const stays = given + taken === 0 && mine.air === null && theirs.air === null;
  return (outcomes.certain[at] ?? 0) + (stays ? (space.later[next] ?? 0) : (outcomes.values[at * BLOCK + next] ?? 0));
}

function sameUpToMirror(a: Pick<Position, 'port' | 'view'>, b: Position): boolean {
  return (a.port === b.port && a.view === b.view) || (mirrored(a.port) === b.port && mirrored(a.view) === b.view);
}
