import type { GameTypes, Names, Seat, Viewer } from '@starboard/kernel';
import type { DieSymbol } from './figures/die.tsx';

/** The dice of one event: the faces, what was needed, and the outcome. */
export interface DiceShown {
  readonly title: string;
  readonly faces: readonly number[];
  readonly sides: number;
  /** The symbol on each side, if the sides have no numbers. */
  readonly symbols?: readonly DieSymbol[];
  /** "Needs 8 or more"; absent if nothing was needed. */
  readonly needed?: string;
  readonly verdict: string;
  readonly good: boolean;
  /** The seats for whom success is good; it is bad for all others. Absent if it is the same for everybody. */
  readonly goodFor?: readonly Seat[];
}

/** When something happened: who is looking, and the board at that time. */
export interface SeenMoment<G extends GameTypes> {
  readonly seat: Viewer;
  readonly board: G['view'];
}

/** The outcome of several rolls that are shown together. */
export type DiceSum = Pick<DiceShown, 'title' | 'verdict' | 'good' | 'goodFor'>;

/** What happens together is shown together: a volley, a battle, a step of all ships. */
export interface Beats<G extends GameTypes> {
  /** Whether an event is shown together with those before it. */
  joins(beat: readonly G['event'][], next: G['event'], moment: SeenMoment<G>): boolean;
  /** "5 of 8 hit"; null if the dice of these events are no volley. */
  sum(beat: readonly G['event'][], names: Names, board: G['view']): DiceSum | null;
  /** The event with which an attack or a battle begins. */
  readonly attack: G['event']['type'];
  /** What a player should know when an event of this kind is shown for the first time. */
  readonly firstTimes: { readonly [T in G['event']['type']]?: string };
}

/** Events are shown together if one group has the first of them and the next. */
export function sharesGroup<Type extends string>(groups: readonly (readonly Type[])[]) {
  return ([first]: readonly { readonly type: Type }[], { type }: { readonly type: Type }): boolean =>
    first !== undefined && groups.some((group) => group.includes(first.type) && group.includes(type));
}
