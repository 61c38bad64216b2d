import { type GridPoint, PIECES, type Piece, type TunnelEnd } from './pieces.ts';

/** A space of a piece, by its number within the piece. */
interface PieceSpace {
  readonly at: GridPoint;
  /** Where it is a junction, its name. */
  readonly node: string | null;
  /** The rating of The Squeeze; 0 elsewhere. */
  readonly squeeze: number;
}

type Link = readonly [number, number];

/** The rating of a path through a space; -1 - edge stands for a space outside the piece. */
interface Bend {
  readonly through: number;
  readonly between: readonly [number, number];
  readonly rating: number;
}

/** A piece as spaces and the ways between them. */
export interface PieceLayout {
  readonly piece: Piece;
  readonly spaces: readonly PieceSpace[];
  readonly links: readonly Link[];
  /** By edge, the space next to it; -1 for none. */
  readonly edges: readonly number[];
  readonly bends: readonly Bend[];
}

const beyond = (edge: number): number => -1 - edge;

/** Junctions first, then the spaces of each track in order. */
function layOut(piece: Piece): PieceLayout {
  const names = Object.keys(piece.nodes);
  const spaces: PieceSpace[] = Object.entries(piece.nodes).map(([node, at]) => ({ at, node, squeeze: 0 }));
  const links: Link[] = [];
  const edges = [-1, -1, -1, -1, -1, -1];
  const bends: Bend[] = [];
  /** By track, the first and the last of its inner spaces, as seen from its ends. */
  const ends: (readonly [number, number])[] = [];
  for (const { from, to, spaces: inner, curves = {}, squeeze = [] } of piece.tracks) {
    const first = spaces.length;
    spaces.push(...inner.map((at, place) => ({ at, node: null, squeeze: squeeze[place] ?? 0 })));
    const run = [endSpace(names, from), ...inner.map((_, place) => first + place), endSpace(names, to)];
    for (let i = 1; i < run.length; i++) join(run[i - 1] ?? 0, run[i] ?? 0, links, edges, piece.mouth);
    for (const [place, rating] of Object.entries(curves)) {
      const i = Number(place) + 1;
      bends.push({ through: run[i] ?? 0, between: [run[i - 1] ?? 0, run[i + 1] ?? 0], rating });
    }
    ends.push([run[1] ?? 0, run.at(-2) ?? 0]);
  }
  for (const [node, turns] of Object.entries(piece.turns)) {
    const through = names.indexOf(node);
    for (const [a, b, rating] of turns) {
      bends.push({ through, between: [armOf(piece, ends, a, node), armOf(piece, ends, b, node)], rating });
    }
  }
  return { piece, spaces, links, edges, bends };
}

function endSpace(names: readonly string[], end: TunnelEnd): number {
  return typeof end === 'number' ? beyond(end) : names.indexOf(end);
}

/** The mouth leads nowhere: its space has one neighbour. */
function join(a: number, b: number, links: Link[], edges: number[], mouth: number | undefined): void {
  const edge = a < 0 ? -1 - a : b < 0 ? -1 - b : undefined;
  if (edge === undefined) links.push([a, b]);
  else if (edge !== mouth) edges[edge] = Math.max(a, b);
}

/** The space next to a junction along one of its tracks. */
function armOf({ tracks }: Piece, ends: readonly (readonly [number, number])[], track: number, node: string): number {
  const [first, last] = ends[track] ?? [0, 0];
  return tracks[track]?.from === node ? first : last;
}

/** By piece: the centre, then those of the ring. */
export const LAYOUTS: readonly PieceLayout[] = PIECES.map(layOut);
