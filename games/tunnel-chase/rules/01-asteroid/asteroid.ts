import { createCache } from '@starboard/kernel';
import { CENTRE, type Lie, lieInSlot, placed } from './grid.ts';
import { LAYOUTS, type PieceLayout } from './layout.ts';
import { ringOf } from './numbers.ts';
import type { GridPoint } from './pieces.ts';
import { sightTable } from './sight-tables.ts';

/** The most ways that lead out of a space. */
const MOST_WAYS = 4;

/** Everything about an asteroid follows from its number. Spaces are counted from 0, piece after piece. */
export interface Asteroid {
  readonly number: number;
  /** The piece in the centre and in each slot of the ring, with the number of its first space. */
  readonly pieces: readonly PlacedPiece[];
  readonly at: readonly GridPoint[];
  readonly neighbours: readonly (readonly number[])[];
  /** By space, and by the place of the neighbour that the pilot comes from: the spaces to fly on to. */
  readonly onward: readonly (readonly (readonly number[])[])[];
  /** The rating of each curve, by `bendIndex`. */
  readonly curves: Uint8Array;
  readonly squeeze: Uint8Array;
  /** 1.5 The space in the mouth; pilots leave it but never enter it. */
  readonly entrance: number;
  /** By pair of spaces: the distance along the tunnels. */
  readonly distance: Uint8Array;
  /** By pair of spaces: 1 where they see each other. */
  readonly sight: Uint8Array;
}

interface PlacedPiece {
  readonly layout: PieceLayout;
  readonly lie: Lie;
  readonly first: number;
}

/** Each asteroid is worked out once. */
const asteroids = createCache('asteroid', (number) => build(Number(number)), bytesOf);

/** Two bytes for each pair of spaces, and the lists of each space. */
function bytesOf({ at }: Asteroid): number {
  return at.length * (2 * at.length + 1000);
}

let last: Asteroid | undefined;

export function asteroidOf(number: number): Asteroid {
  if (last === undefined || last.number !== number) last = asteroids.of(`${number}`);
  return last;
}

function build(number: number): Asteroid {
  const pieces = layPieces(number);
  const spaces = pieces.flatMap(({ layout, lie }) =>
    layout.spaces.map((space) => ({ ...space, at: placed(space.at, lie) })),
  );
  const neighbours: number[][] = spaces.map(() => []);
  const link = (a: number, b: number): void => {
    neighbours[a]?.push(b);
    neighbours[b]?.push(a);
  };
  for (const { layout, first } of pieces) for (const [a, b] of layout.links) link(first + a, first + b);
  for (const [a, b] of joins(pieces)) link(a, b);
  const entrance = neighbours.findIndex(({ length }) => length === 1);
  return {
    number,
    pieces,
    at: spaces.map(({ at }) => at),
    neighbours,
    onward: neighbours.map((ways) => ways.map((from) => ways.filter((way) => way !== from && way !== entrance))),
    curves: curvesOf(pieces, neighbours),
    squeeze: Uint8Array.from(spaces, ({ squeeze }) => squeeze),
    entrance,
    distance: distancesIn(neighbours),
    sight: sightIn(pieces, spaces.length),
  };
}

function layPieces(number: number): readonly PlacedPiece[] {
  let first = 0;
  return [0, ...ringOf(number)].map((piece, i) => {
    const layout = LAYOUTS[piece];
    if (layout === undefined) throw new Error(`there is no asteroid ${number}`);
    const laid = { layout, lie: i === 0 ? CENTRE : lieInSlot(i - 1), first };
    first += layout.spaces.length;
    return laid;
  });
}

/** 1.2 Each ring piece joins the centre by its middle connector, and its neighbours by the others. */
function joins(pieces: readonly PlacedPiece[]): readonly (readonly [number, number])[] {
  const [centre, ...ring] = pieces;
  return ring.flatMap((piece, slot) => {
    const next = ring[(slot + 1) % ring.length];
    return [
      [atEdge(centre, slot), atEdge(piece, 0)],
      [atEdge(piece, 5), atEdge(next, 1)],
    ] as const;
  });
}

function atEdge(piece: PlacedPiece | undefined, edge: number): number {
  const space = piece?.layout.edges[edge] ?? -1;
  if (piece === undefined || space < 0) throw new Error(`no tunnel leads over edge ${edge}`);
  return piece.first + space;
}

/** The index of a path's rating: its space, and the places of both neighbours in that space's list. */
export function bendIndex(space: number, from: number, to: number): number {
  return (space * MOST_WAYS + from) * MOST_WAYS + to;
}

function curvesOf(pieces: readonly PlacedPiece[], neighbours: readonly (readonly number[])[]): Uint8Array {
  const curves = new Uint8Array(neighbours.length * MOST_WAYS * MOST_WAYS);
  for (const piece of pieces) {
    for (const { through, between, rating } of piece.layout.bends) {
      const space = piece.first + through;
      const ways = neighbours[space] ?? [];
      const [a, b] = between.map((way) => ways.indexOf(way < 0 ? acrossFrom(piece, space, ways) : piece.first + way));
      if (a === undefined || b === undefined || a < 0 || b < 0)
        throw new Error(`a curve that leads nowhere, in ${piece.layout.piece.name}`);
      curves[bendIndex(space, a, b)] = rating;
      curves[bendIndex(space, b, a)] = rating;
    }
  }
  return curves;
}

/** The neighbour of a space at an edge that lies in another piece. */
function acrossFrom({ first, layout }: PlacedPiece, space: number, ways: readonly number[]): number {
  const across = ways.find((way) => way < first || way >= first + layout.spaces.length);
  if (across === undefined) throw new Error(`space ${space} is at no edge`);
  return across;
}

function distancesIn(neighbours: readonly (readonly number[])[]): Uint8Array {
  const count = neighbours.length;
  const distance = new Uint8Array(count * count).fill(255);
  const queue = new Uint16Array(count);
  for (let from = 0; from < count; from++) {
    distance[from * count + from] = 0;
    queue[0] = from;
    for (let head = 0, tail = 1; head < tail; head++) {
      const space = queue[head] ?? 0;
      const next = (distance[from * count + space] ?? 0) + 1;
      for (const way of neighbours[space] ?? []) {
        if (distance[from * count + way] !== 255) continue;
        distance[from * count + way] = next;
        queue[tail++] = way;
      }
    }
  }
  return distance;
}

/** A pair in sight lies in one piece, in two that join, or in slots 0 and 3 with the straight axis of the centre between. */
function sightIn(pieces: readonly PlacedPiece[], count: number): Uint8Array {
  const sight = new Uint8Array(count * count);
  const [centre, ...ring] = pieces;
  if (centre === undefined) throw new Error('an asteroid without a centre');
  const look = (a: PlacedPiece, b: PlacedPiece | undefined, relation: Parameters<typeof sightTable>[2]): void => {
    if (b === undefined) return;
    for (const [from, to] of sightTable(a.layout, b.layout, relation)) {
      sight[(a.first + from) * count + b.first + to] = 1;
      sight[(b.first + to) * count + a.first + from] = 1;
    }
  };
  for (const piece of pieces) look(piece, piece, 'same');
  for (const [slot, piece] of ring.entries()) {
    look(centre, piece, slot);
    look(piece, ring[(slot + 1) % ring.length], 'next');
  }
  if (ring[0] !== undefined) look(ring[0], ring[3], 'across');
  return sight;
}
