import { clicksAllowed } from '../../rules/01-starfighters.ts';
import { type Board, other, SECTORS, type Ship, shipOf } from '../../rules/model.ts';
import { isMirrored } from '../../solution/advice/turn.ts';
import { STRIDE } from '../../solution/matrix/solution.ts';
import { solution, solve } from '../../solution/matrix/solve.ts';
import { HEADINGS, LANDINGS, NO_AIM } from '../../solution/model/landings.ts';
import { CLASSES, classOf, mirrored, type Position } from '../../solution/model/positions.ts';
import { BLOCK } from '../../solution/table/layout.ts';
import { aimTable, solveAims, stage } from '../../solution/turn/aims.ts';
import { type Workspace, workspace } from '../../solution/turn/backward.ts';
import { SHOTS } from '../../solution/turn/chances.ts';
import { cellAt, settleFire } from '../../solution/turn/fire.ts';
import { emptyGuesses, recall } from '../../solution/turn/guesses.ts';
import { gatherPayoffs, headingGame } from '../../solution/turn/headings.ts';
import { emptyOutcomes } from '../../solution/turn/outcomes.ts';
import { TURNS, weighSalvos } from '../../solution/turn/salvos.ts';
import type { GuessingGame, SolvedTurn } from './guessing-games.ts';
import { armedCondition, livesOf } from './lives.ts';
import { prospectsOf } from './prospects.ts';

/** How much of a position's worth lasts until the next turn. */
const LASTS = 0.8;
/** A heading that a ship can't turn to is worth so little that nobody takes it. */
const FORBIDDEN = 9;

/**
 * A turn between any two ships. The fire is exact; the ships that it leaves are worth what they can expect to outlive
 * each other, and positions are worth what the next few turns make of them while the ships stay as they are.
 */
export function estimated({ ships, ports, noseToNose, movingApart }: Board, seat: number, turns: number): SolvedTurn {
  const position: Position = { port: shipOf(ports, seat), view: shipOf(ports, other(seat)), noseToNose, movingApart };
  const [mine, theirs] = [shipOf(ships, seat), shipOf(ships, other(seat))];
  const space = prepared(mine, theirs, turns);
  return {
    aims: () => aimsFrom(space, position, mine, theirs),
    headings: (aim, theirAim) => headingsFrom(space, position, aim, theirAim, mine, theirs),
  };
}

const MOST_KEPT = 12;
const kept = new Map<string, Workspace>();
const outcomes = emptyOutcomes();

/** Depends on the ships alone, so a turn's questions share it, and turns without a hit do. */
function prepared(mine: Ship, theirs: Ship, turns: number): Workspace {
  const condition = (ship: Ship): string => Object.values(armedCondition(ship)).concat(clicksAllowed(ship)).join();
  const key = `${turns} ${condition(mine)} ${condition(theirs)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const space = workspace();
  const { worth, flyOn } = prospectsOf(livesOf(mine), livesOf(theirs), outcomes);
  const positions = new Float64Array(CLASSES.length);
  const [now = 0] = worth;
  for (let ahead = 0; ahead <= turns; ahead++) {
    for (let at = 0; at < SHOTS * SHOTS; at++) {
      for (let next = 0; next < CLASSES.length; next++) {
        outcomes.values[at * BLOCK + next] = (worth[at] ?? 0) + (flyOn[at] ?? 0) * (positions[next] ?? 0);
      }
    }
    weighSalvos(armedCondition(mine), armedCondition(theirs), outcomes, space.salvos);
    settleFire(space.salvos, null, space.cells);
    forbid(space.cells, clicksAllowed(mine), clicksAllowed(theirs));
    if (ahead === turns) break;
    for (let each = 0; each < CLASSES.length; each++) {
      solveAims(each, space.salvos.turret > 0, space.salvos.theirTurret > 0, space.cells, space.guesses);
      space.later[each] = LASTS * (stage.worth - now);
    }
    positions.set(space.later);
  }
  kept.set(key, space);
  return space;
}

/** 4.2 */
function forbid(cells: Float64Array, allowed: number, theirAllowed: number): void {
  for (let landing = 0; landing < LANDINGS.length; landing++) {
    for (let mine = 0; mine < TURNS; mine++) {
      for (let theirs = 0; theirs < TURNS; theirs++) {
        if (mine <= allowed && theirs <= theirAllowed) continue;
        const at = cellAt(landing, mine, theirs);
        cells.fill(mine > allowed ? -FORBIDDEN : FORBIDDEN, at, at + 4);
      }
    }
  }
}

const NO_CHOICE: readonly number[] = [0];
/** A copy, so that the same question always gets the same answer. */
const recalled = emptyGuesses();

function aimsFrom({ salvos, cells, guesses }: Workspace, position: Position, mine: Ship, theirs: Ship): GuessingGame {
  const [turret, theirTurret] = [armedCondition(mine).turret > 0, armedCondition(theirs).turret > 0];
  recall(guesses, classOf(position), recalled);
  solveAims(classOf(position), salvos.turret > 0, salvos.theirTurret > 0, cells, recalled);
  const port = (i: number): number => (isMirrored(position) ? mirrored(SECTORS[i] ?? 1) : (SECTORS[i] ?? 1));
  return {
    mine: turret ? SECTORS.map((_, i) => port(i)) : NO_CHOICE,
    theirs: theirTurret ? SECTORS.map((_, i) => port(i)) : NO_CHOICE,
    table: aimTable(),
    myShares: turret ? Array.from(stage.aims) : [1],
    theirShares: theirTurret ? Array.from(stage.theirAims) : [1],
  };
}

const game = new Float64Array(STRIDE * STRIDE);

function headingsFrom(
  { cells }: Workspace,
  position: Position,
  aim: number | null,
  theirAim: number | null,
  mine: Ship,
  theirs: Ship,
): GuessingGame {
  const flipped = isMirrored(position);
  const aimed = (port: number | null): number => {
    const seen = SECTORS[(port ?? 1) - 1] ?? 1;
    return port === null ? NO_AIM : SECTORS.indexOf(flipped ? mirrored(seen) : seen);
  };
  gatherPayoffs(classOf(position), cells);
  headingGame(classOf(position), aimed(aim), aimed(theirAim), game);
  solve(game, STRIDE, STRIDE, 0, 0);
  const clicks = HEADINGS.map((heading) => (flipped && heading !== 4 ? -heading || 0 : heading));
  const [rows, columns] = [within(clicks, clicksAllowed(mine)), within(clicks, clicksAllowed(theirs))];
  return {
    mine: rows.map((i) => clicks[i] ?? 0),
    theirs: columns.map((j) => clicks[j] ?? 0),
    table: rows.flatMap((i) => columns.map((j) => game[i * STRIDE + j] ?? 0)),
    myShares: rows.map((i) => solution.rows[i] ?? 0),
    theirShares: columns.map((j) => solution.columns[j] ?? 0),
  };
}

/** The places of the headings that a ship may take. */
const within = (clicks: readonly number[], allowed: number): readonly number[] =>
  clicks.flatMap((each, i) => (Math.abs(each) <= allowed ? [i] : []));
