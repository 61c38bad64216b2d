import { type Cells, placeOf } from './cells.ts';
import { cellAt, FAR, type StationPlan, stepsFrom } from './plan.ts';
import { LETTERS, type Letter, type MapMisprint, misprint, SIGNS } from './signs.ts';

/** 1.1 to 1.8 The first fault of a map, or undefined. */
export function faultIn(cells: Cells, plan: StationPlan): MapMisprint | undefined {
  const checks = [
    hullIsClosed,
    countsAreRight,
    falconIsRight,
    aroundIsRight,
    allIsReachable,
    startsAreRight,
    compactorsAreRight,
    detentionIsRight,
    thingsLieRight,
    captureCanBePlayed,
    wallsAreRight,
  ];
  for (const check of checks) {
    const fault = check(cells, plan);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const at = (cells: Cells, cell: number, fact: string): MapMisprint => {
  const { line, column } = placeOf(cells, cell);
  return misprint(line, column, fact);
};

const atSquare = (cells: Cells, plan: StationPlan, square: number, fact: string): MapMisprint =>
  at(cells, plan.cellOf[square] ?? 0, fact);

/** 1.2 Between a square and the hull there is a wall. */
function hullIsClosed(cells: Cells, { squareAt, columns }: StationPlan): MapMisprint | undefined {
  for (let cell = 0; cell < squareAt.length; cell++) {
    const isHull = (other: number): boolean => (squareAt[other] ?? -1) < 0;
    const open = (side: string | undefined, other: number): boolean =>
      side !== 'wall' && isHull(cell) !== isHull(other);
    if (open(cells.east[cell], cell + 1) || open(cells.south[cell], cell + columns)) {
      return at(cells, cell, 'A square is open to the hull here. There must be a wall between them.');
    }
  }
  return undefined;
}

/** 1.1 Every sign occurs exactly its number of times. */
function countsAreRight(cells: Cells): MapMisprint | undefined {
  for (const letter of LETTERS) {
    const { name, count } = SIGNS[letter];
    const found = cells.letters.flatMap((written, cell) => (written?.includes(letter) ? [cell] : []));
    if (found.length === count) continue;
    const wanted = count === 1 ? `one ${name} (${letter})` : `${count} squares with ${letter} (${name})`;
    const extra = found[count];
    if (extra !== undefined) return at(cells, extra, `This is one too many. A map has ${wanted}.`);
    if (found.length === 0) return misprint(null, null, `The ${name} (${letter}) is missing.`);
    return misprint(null, null, `There are ${found.length} of ${wanted}.`);
  }
  return undefined;
}

/** 1.3 The Falcon is the 2 × 2 centre, walled, open inside, with two doorways on squares that lie diagonally. */
function falconIsRight(cells: Cells, plan: StationPlan): MapMisprint | undefined {
  const { columns, rows, falcon, neighbours, cellOf } = plan;
  const corner = (rows / 2 - 1) * columns + columns / 2 - 1;
  const centre = [corner, corner + 1, corner + columns, corner + columns + 1];
  const stray = falcon.find((square) => !centre.includes(cellOf[square] ?? -1));
  if (stray !== undefined)
    return atSquare(cells, plan, stray, 'The Falcon is the four squares in the centre of the map.');
  const inside = (square: number): number => (neighbours[square] ?? []).filter((next) => falcon.includes(next)).length;
  const closed = falcon.find((square) => inside(square) < 2);
  if (closed !== undefined)
    return atSquare(cells, plan, closed, 'The Falcon must be open inside, but there is a wall here.');
  let doors = 0;
  for (const square of falcon) {
    doors += (neighbours[square]?.length ?? 0) - 2;
    if (doors > 2) return atSquare(cells, plan, square, 'The Falcon has two doorways. This is one too many.');
  }
  const [first, second] = doorsOf(plan);
  if (doors < 2 || first === undefined) return misprint(null, null, `The Falcon has ${doors} of its two doorways.`);
  if (second !== undefined && !(neighbours[first] ?? []).includes(second)) return undefined;
  return atSquare(
    cells,
    plan,
    second ?? first,
    'The two doorways must be on squares of the Falcon that lie diagonally.',
  );
}

export function doorsOf({ falcon, neighbours }: StationPlan): readonly number[] {
  return falcon.filter((square) => (neighbours[square] ?? []).some((next) => !falcon.includes(next)));
}

/** 1.3 Exactly the 12 squares that surround the Falcon, diagonals included; four of them are marked. */
function aroundIsRight(cells: Cells, plan: StationPlan): MapMisprint | undefined {
  const { columns, rows, around, guards, cellOf, squareAt } = plan;
  for (let row = rows / 2 - 2; row <= rows / 2 + 1; row++) {
    for (let column = columns / 2 - 2; column <= columns / 2 + 1; column++) {
      const cell = cellAt(plan, column, row);
      const square = squareAt[cell] ?? -1;
      if (plan.falcon.includes(square) || around.includes(square)) continue;
      return at(cells, cell, 'This is one of the 12 squares around the Falcon, so it must be marked o.');
    }
  }
  const guard = guards.find((square) => !around.includes(square));
  if (guard !== undefined) {
    return at(cells, cellOf[guard] ?? 0, 'A Stormtrooper (i) stands on one of the 12 squares around the Falcon (o).');
  }
  return undefined;
}

/** 1.2 Every square can be reached from every other on foot. */
function allIsReachable(cells: Cells, plan: StationPlan): MapMisprint | undefined {
  const lost = stepsFrom(plan.neighbours, plan.falcon.slice(0, 1)).indexOf(FAR);
  return lost < 0 ? undefined : atSquare(cells, plan, lost, 'There is no way from here to the Falcon.');
}

const WALK = [7, 8] as const;

/** 1.4 A Rebel walks 7 or 8 squares from its START to the Falcon. */
function startsAreRight(cells: Cells, plan: StationPlan): MapMisprint | undefined {
  const walk = stepsFrom(plan.neighbours, plan.falcon);
  const wrong = plan.starts.find((start) => (walk[start] ?? 0) < WALK[0] || (walk[start] ?? 0) > WALK[1]);
  if (wrong === undefined) return undefined;
  return atSquare(
    cells,
    plan,
    wrong,
    `From START to the Falcon it is ${WALK[0]} or ${WALK[1]} squares, not ${walk[wrong] ?? 0}.`,
  );
}

const COMPACTOR_WITHIN = 3;

/** 1.5 One Trash Compactor near each corner of the map, at most 3 squares from a START. */
function compactorsAreRight(cells: Cells, plan: StationPlan): MapMisprint | undefined {
  const walk = stepsFrom(plan.neighbours, plan.starts);
  const taken: number[] = [];
  for (const square of plan.compactors) {
    if ((walk[square] ?? FAR) > COMPACTOR_WITHIN) {
      return atSquare(cells, plan, square, `A Trash Compactor is at most ${COMPACTOR_WITHIN} squares from a START.`);
    }
    const corner = cornerOf(plan, square);
    if (corner === undefined || taken.includes(corner)) {
      return atSquare(
        cells,
        plan,
        square,
        'There must be one Trash Compactor near each corner of the map, and none here.',
      );
    }
    taken.push(corner);
  }
  return undefined;
}

/** The corner of the map that a square is near: in the outer quarter of its columns and of its rows. */
function cornerOf({ columns, rows, cellOf }: StationPlan, square: number): number | undefined {
  const cell = cellOf[square] ?? 0;
  const across = endOf(cell % columns, columns);
  const down = endOf(rowOf(cell, columns), rows);
  return across === undefined || down === undefined ? undefined : across + 2 * down;
}

function endOf(place: number, length: number): 0 | 1 | undefined {
  if (place < length / 4) return 0;
  return place >= (3 * length) / 4 ? 1 : undefined;
}

/** 1.6 The Detention Block has one doorway, and the closet is next to it. */
function detentionIsRight(cells: Cells, plan: StationPlan): MapMisprint | undefined {
  const { detention, closet, neighbours, columns, cellOf } = plan;
  if (neighbours[detention]?.length !== 1) {
    return atSquare(cells, plan, detention, 'The Detention Block must have exactly one doorway.');
  }
  const [block = 0, room = 0] = [cellOf[detention], cellOf[closet]];
  const apart = Math.abs((block % columns) - (room % columns)) + Math.abs(rowOf(block, columns) - rowOf(room, columns));
  return apart === 1 ? undefined : atSquare(cells, plan, closet, 'The closet must be next to the Detention Block.');
}

const rowOf = (cell: number, columns: number): number => Math.floor(cell / columns);

/** 1.7 Where cards and Weapons lie. */
function thingsLieRight(cells: Cells, plan: StationPlan): MapMisprint | undefined {
  const { cards, weapons, starts, falcon, detention, closet } = plan;
  const barred = [...starts, ...falcon, detention, closet];
  const stray = [...cards, ...weapons].find((square) => barred.includes(square));
  if (stray !== undefined) {
    return atSquare(
      cells,
      plan,
      stray,
      'Nothing lies on a START, in the Falcon, in the Detention Block or in the closet.',
    );
  }
  return (
    spreadFault(cells, plan, 'c', cards, { near: [3, 4], inner: 4, onRing: true }) ??
    spreadFault(cells, plan, 'w', weapons, { near: [1, 2], inner: 2, onRing: false })
  );
}

interface Spread {
  readonly near: readonly [number, number];
  /** How many lie beside the 12 squares around the Falcon. */
  readonly inner: number;
  /** Whether they may lie on them too. */
  readonly onRing: boolean;
}

function spreadFault(
  cells: Cells,
  plan: StationPlan,
  letter: Letter,
  places: readonly number[],
  { near, inner, onRing }: Spread,
): MapMisprint | undefined {
  const { name } = SIGNS[letter];
  const walk = stepsFrom(plan.neighbours, plan.starts);
  const fromRing = stepsFrom(plan.neighbours, plan.around);
  const isInner = (square: number): boolean => fromRing[square] === 1 || (onRing && fromRing[square] === 0);
  const outer = places.filter((square) => !isInner(square));
  const far = outer.find((square) => (walk[square] ?? FAR) < near[0] || (walk[square] ?? FAR) > near[1]);
  const beside = `${onRing ? 'on or ' : ''}beside one of the 12 squares around the Falcon`;
  if (far !== undefined) {
    const fact = `A ${name} lies ${near[0]} or ${near[1]} steps from a START, or ${beside}.`;
    return atSquare(cells, plan, far, fact);
  }
  if (places.length - outer.length === inner) return undefined;
  return misprint(
    null,
    null,
    `${inner} squares with ${letter} (${name}) lie ${beside}, not ${places.length - outer.length}.`,
  );
}

/** 1.8 In Game 1 every Stormtrooper can be reached from every START without passing Boba Fett or Darth Vader, and Boba Fett without passing Darth Vader. */
function captureCanBePlayed(cells: Cells, plan: StationPlan): MapMisprint | undefined {
  const { falcon, guards, starts, neighbours, detention } = plan;
  const doors = doorsOf(plan);
  const [vader = -1, fett = -1] = falcon.filter((square) => !doors.includes(square));
  for (const start of starts) {
    const toTroopers = stepsFrom(neighbours, [start], [vader, fett, detention]);
    const toFett = stepsFrom(neighbours, [start], [vader, detention]);
    const lost = [...guards, ...doors].find((square) => toTroopers[square] === FAR);
    if (lost === undefined && toFett[fett] !== FAR) continue;
    const fact = 'In Capture, some Rebel could not get here without passing Boba Fett or Darth Vader.';
    return atSquare(cells, plan, lost ?? fett, fact);
  }
  return undefined;
}

const SIDES_FROM = 2.6;
const SIDES_TO = 3.3;

/** 1.9 Neither a maze nor a plain: 2.6 to 3.3 open sides a square on average. */
function wallsAreRight(_cells: Cells, { neighbours }: StationPlan): MapMisprint | undefined {
  const average = neighbours.reduce((sum, ways) => sum + ways.length, 0) / neighbours.length;
  if (average >= SIDES_FROM && average <= SIDES_TO) return undefined;
  const fact = `A square has ${average.toFixed(2)} open sides on average; it must be ${SIDES_FROM} to ${SIDES_TO}.`;
  return misprint(null, null, fact);
}
