import { wouldBeFlyBy } from '../../rules/04-movement/movement.ts';
import { flown, turned } from '../../rules/04-movement/wheel.ts';
import { APART_FOR_GOOD, movingApart } from '../../rules/07-ending.ts';
import { SECTORS, type Sector } from '../../rules/model.ts';
import { CLASSES, classOf, mirrored, type Position } from './positions.ts';

/** Headings the short way round; more clicks the other way only make it harder to hit. */
export const HEADINGS = [-3, -2, -1, 0, 1, 2, 3, 4] as const;
export const MOST_CLICKS = 4;

/** Where a movement ends, for every way in which the fire and the end of the turn can differ. */
export interface Landing {
  readonly port: Sector;
  readonly view: Sector;
  readonly kind: 'fires' | 'flies-by' | 'parts';
  /** The class of the position in which the next turn begins; null if the ships part (7.3). */
  readonly next: number | null;
}

export function landing(from: Position, mine: number, theirs: number): Landing {
  const port = turned(from.port, mine);
  const view = turned(from.view, theirs);
  return landed(from, flown(port, view), flown(view, port));
}

function landed(from: Position, port: Sector, view: Sector): Landing {
  if (wouldBeFlyBy(from, port, view)) {
    const next = classOf({ port: 5, view: 5, noseToNose: 0, movingApart: 0 });
    return { port, view, kind: 'flies-by', next };
  }
  const apart = movingApart(port, view) ? from.movingApart + 1 : 0;
  if (apart === APART_FOR_GOOD) return { port, view, kind: 'parts', next: null };
  const noseToNose = port === 1 && view === 1 ? from.noseToNose + 1 : 0;
  return { port, view, kind: 'fires', next: classOf({ port, view, noseToNose, movingApart: apart }) };
}

/** Mirror twins count as one landing. */
function keyOf({ port, view, kind, next }: Landing): string {
  const twin = [mirrored(port), mirrored(view)] as const;
  const first = port * 8 + view <= twin[0] * 8 + twin[1] ? [port, view] : twin;
  return `${first.join()} ${kind} ${next}`;
}

const found = new Map<string, number>();
const landings: Landing[] = [];

function numberOf(each: Landing): number {
  const known = found.get(keyOf(each));
  if (known !== undefined) return known;
  found.set(keyOf(each), landings.length);
  return landings.push(each) - 1;
}

/** How the headings from a position end: 64 pairs, mine first. */
export interface Moves {
  readonly landings: Uint8Array;
  /** The ports after the movement, which decide whether a turret bears. */
  readonly ports: Uint8Array;
  readonly views: Uint8Array;
}

function movesFrom(from: Position): Moves {
  const all = HEADINGS.flatMap((mine) => HEADINGS.map((theirs) => landing(from, mine, theirs)));
  return {
    landings: Uint8Array.from(all, numberOf),
    ports: Uint8Array.from(all, ({ port }) => port),
    views: Uint8Array.from(all, ({ view }) => view),
  };
}

/** By class of positions. */
export const MOVES: readonly Moves[] = CLASSES.map(movesFrom);
export const LANDINGS: readonly Landing[] = landings;

/** By class: for each aim, which of the 64 pairs of headings let the turret bear. The last aim stands for no turret. */
export const NO_AIM = SECTORS.length;
export const MY_TURRET_BEARS = MOVES.map(({ ports }) => bears(ports));
export const THEIR_TURRET_BEARS = MOVES.map(({ views }) => bears(views));

function bears(ports: Uint8Array): readonly Uint8Array[] {
  return [...SECTORS, 0].map((aim) => ports.map((port) => (port === aim ? 1 : 0)));
}
