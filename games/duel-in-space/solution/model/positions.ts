import { sector } from '../../rules/04-movement/wheel.ts';
import { movingApart } from '../../rules/07-ending.ts';
import { SECTORS, type Sector } from '../../rules/model.ts';

/** Where the ships are, with the counts of rules 4.5 and 7.3. */
export interface Position {
  /** The port in which I see the enemy. */
  readonly port: Sector;
  /** The port in which the enemy sees me. */
  readonly view: Sector;
  readonly noseToNose: number;
  readonly movingApart: number;
}

const MOST_NOSE_TO_NOSE = 1;
const MOST_APART = 2;

/** All 83 positions. */
export const POSITIONS: readonly Position[] = SECTORS.flatMap((port) =>
  SECTORS.flatMap((view) => {
    const noses = port === 1 && view === 1 ? MOST_NOSE_TO_NOSE : 0;
    const aparts = movingApart(port, view) ? MOST_APART : 0;
    return upTo(noses).flatMap((noseToNose) =>
      upTo(aparts).map((apart) => ({ port, view, noseToNose, movingApart: apart })),
    );
  }),
);

function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, i) => i);
}

const NUMBERS = new Map(POSITIONS.map((position, number) => [keyOf(position), number]));

function keyOf({ port, view, noseToNose, movingApart: apart }: Position): number {
  return ((port * 9 + view) * 2 + noseToNose) * 3 + apart;
}

function positionNumber(position: Position): number {
  const number = NUMBERS.get(keyOf(position));
  if (number === undefined) throw new Error(`no turn begins at ${JSON.stringify(position)}`);
  return number;
}

/** The same fight in a mirror: left and right are alike (10.1). */
export function mirrored(port: Sector): Sector {
  return sector(2 - port);
}

function mirrorOf(position: Position): Position {
  return { ...position, port: mirrored(position.port), view: mirrored(position.view) };
}

/** One position of each class of two that mirror each other. */
export const CLASSES: readonly Position[] = POSITIONS.filter(
  (position, number) => number <= positionNumber(mirrorOf(position)),
);

/** By position: the number of its class. */
const CLASS_OF: Int32Array = Int32Array.from(POSITIONS, (position) => {
  const first = Math.min(positionNumber(position), positionNumber(mirrorOf(position)));
  return CLASSES.findIndex((each) => positionNumber(each) === first);
});

export function classOf(position: Position): number {
  return CLASS_OF[positionNumber(position)] ?? 0;
}

/** By class: the class of the same position as the enemy sees it. */
export const SWAPPED: Int32Array = Int32Array.from(CLASSES, (position) =>
  classOf({ ...position, port: position.view, view: position.port }),
);
