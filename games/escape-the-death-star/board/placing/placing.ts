import type { Drafts } from './drafts.ts';

/** The Imperial sets down any number of soldiers before sending any of it. */
export interface PlacingState {
  /** Whether soldiers are being set out at the start, or moved. */
  readonly what: 'set-out' | 'move';
  readonly inHand: number | null;
  readonly drafts: Drafts;
  /** How many of the soldiers not yet sent may move. */
  readonly most: number;
  readonly standing: ReadonlyMap<number, number>;
  /** The label of the main button; null if the button commits the picked option. */
  readonly label: string | null;
  /** What sending would answer. */
  readonly answers: readonly (number | null)[];
  mayTake(soldier: number): boolean;
  mayDrop(square: number): boolean;
  /** A press on a soldier's square picks it up or puts it back; a press on a free square sets it down. */
  press(square: number): void;
  take(soldier: number): void;
  drop(soldier: number, square: number): void;
  undo(soldier: number): void;
  clear(): void;
  send(): void;
}

/** The plan, and a way to change it. */
export interface Draft {
  readonly drafts: Drafts;
  draft(next: Drafts): void;
}
