import type { GameTypes, Viewer } from '@starboard/kernel';

/**
 * What a viewer may know of a game. A game's list restates its rulebook and uses nothing of its `see`: the laws change
 * everything that is not on the list, and the viewer must not see a difference.
 */
export interface PublicPaths<G extends GameTypes = GameTypes> {
  /**
   * Who may know the value at a path of the board; a star is any index of a list. A part that no path names is secret
   * from everybody.
   */
  readonly board: { readonly [P in PathOf<G['board']>]?: Known<G> };
  /** For each type of revealing event, the members that may depend on something secret until then. */
  readonly revealed: { readonly [T in G['event']['type']]?: readonly MemberOf<G, T>[] };
}

export type Known<G extends GameTypes = GameTypes> = MayKnow<G> | Partly<G>;

/** Whether a viewer may know it; `places` are the indices for the stars of the path. */
export type MayKnow<G extends GameTypes = GameTypes> = {
  knows(board: G['board'], viewer: Viewer, ...places: readonly number[]): boolean;
}['knows'];

/** Some may know all of it, the others a part. */
interface Partly<G extends GameTypes = GameTypes> {
  readonly to: MayKnow<G>;
  /** Everything that the others can tell about a value. A changed value has to leave it as it is. */
  others(value: unknown, board: G['board'], ...places: readonly number[]): unknown;
}

export const everybody: MayKnow = () => true;
export const nobody: MayKnow = () => false;

/** The paths of a board, so that the compiler reports paths that don't exist. */
type PathOf<T> = T extends readonly (infer Item)[]
  ? '*' | `*.${PathOf<Item>}`
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${PathOf<T[K]>}` }[keyof T & string]
    : never;

type MemberOf<G extends GameTypes, T> = string extends T ? string : keyof Extract<G['event'], { readonly type: T }>;
