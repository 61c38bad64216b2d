import type { GameTypes, Viewer } from '@starboard/kernel';

/**
 * What a viewer may know of a game. A game's list restates its rulebook and uses nothing of its `see`: the laws change
 * everything that is not on the list, and the viewer must not see a difference.
 */
export interface PublicPaths<G extends GameTypes = GameTypes> {
  /**
   * Who may know what stands at a path of the board; a star is any place of a list. A part of the board that no path
   * names is a secret from everybody.
   */
  readonly board: { readonly [P in PathOf<G['board']>]?: Known<G> };
  /** By the type of an event that reveals: the members that may depend on what was secret until then. */
  readonly revealed: { readonly [T in G['event']['type']]?: readonly MemberOf<G, T>[] };
}

export type Known<G extends GameTypes = GameTypes> = MayKnow<G> | Partly<G>;

/** Whether a viewer may know it; `places` are what the stars of the path stand for. */
export type MayKnow<G extends GameTypes = GameTypes> = {
  knows(board: G['board'], viewer: Viewer, ...places: readonly number[]): boolean;
}['knows'];

/** What some may know in whole, and the others in part. */
interface Partly<G extends GameTypes = GameTypes> {
  readonly to: MayKnow<G>;
  /** All that the others can tell of a value. A changed value has to leave it as it is. */
  others(value: unknown, board: G['board'], ...places: readonly number[]): unknown;
}

export const everybody: MayKnow = () => true;
export const nobody: MayKnow = () => false;

/** The paths of a board, so that the compiler names those of a list that are not there. */
type PathOf<T> = T extends readonly (infer Item)[]
  ? '*' | `*.${PathOf<Item>}`
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${PathOf<T[K]>}` }[keyof T & string]
    : never;

type MemberOf<G extends GameTypes, T> = string extends T ? string : keyof Extract<G['event'], { readonly type: T }>;
