import type { Viewer } from '@starboard/kernel';
import type { Known, PublicPaths } from './public-paths.ts';

/** Any index of a list. */
const STAR = '*';

interface Listed {
  readonly path: string;
  readonly known: Known;
}

/** A list of public paths as a tree, for walking along a board. */
export interface PathTree {
  /** Null where paths of the list only pass through. */
  readonly listed: Listed | null;
  readonly members: ReadonlyMap<string, PathTree>;
}

export function treeOf({ board }: PublicPaths): PathTree {
  return treeUnder(Object.entries<Known>(board).map(([path, known]) => ({ path, known, ahead: path.split('.') })));
}

function treeUnder(paths: readonly (Listed & { readonly ahead: readonly string[] })[]): PathTree {
  const listed = paths.find(({ ahead }) => ahead.length === 0) ?? null;
  if (listed !== null && paths.length > 1) {
    throw new Error(`${listed.path} is public as a whole, yet the list has paths within it`);
  }
  const names = new Set(paths.flatMap(({ ahead }) => ahead.slice(0, 1)));
  const along = (name: string) =>
    paths.flatMap(({ ahead, ...each }) => (ahead[0] === name ? [{ ...each, ahead: ahead.slice(1) }] : []));
  return { listed, members: new Map([...names].map((name) => [name, treeUnder(along(name))])) };
}

/** A part of a board that a viewer may know completely, or not. */
export interface BoardPart {
  /** Members and indices that lead there. */
  readonly keys: readonly string[];
  /** The same with a star for every index: parts of the same kind share it. */
  readonly kind: string;
  /** The path of the list that names it, if any. */
  readonly path: string | null;
  readonly value: unknown;
  /** What viewers who may not know the value can still tell about it. */
  gist(value: unknown): unknown;
}

/** The parts of a board that a viewer may know, or those it may not. */
export function partsOf(tree: PathTree, board: object, viewer: Viewer, areKnown: boolean): readonly BoardPart[] {
  const parts: BoardPart[] = [];
  const keys: string[] = [];
  const kinds: string[] = [];
  const places: number[] = [];
  const walk = (value: unknown, here: PathTree | undefined): void => {
    if (here === undefined || here.listed !== null) {
      const listed = here?.listed ?? null;
      if (isKnown(listed?.known, board, viewer, places) !== areKnown) return;
      const gist = gistOf(listed?.known, board, [...places]);
      parts.push({ keys: [...keys], kind: kinds.join('.'), path: listed?.path ?? null, value, gist });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const isList = Array.isArray(value);
    for (const [key, member] of Object.entries(value)) {
      keys.push(key);
      kinds.push(isList ? STAR : key);
      if (isList) places.push(Number(key));
      walk(member, here.members.get(isList ? STAR : key));
      if (isList) places.pop();
      keys.pop();
      kinds.pop();
    }
  };
  walk(board, tree);
  return parts;
}

function isKnown(known: Known | undefined, board: object, viewer: Viewer, places: readonly number[]): boolean {
  if (known === undefined) return false;
  return typeof known === 'object' ? known.to(board, viewer, ...places) : known(board, viewer, ...places);
}

function gistOf(known: Known | undefined, board: object, places: readonly number[]): BoardPart['gist'] {
  return (value) => (typeof known === 'object' ? known.others(value, board, ...places) : null);
}
