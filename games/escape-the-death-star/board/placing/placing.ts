import type { Drafts } from './drafts.ts';

/** The Imperial's soldiers being set down: as many as wanted, before any of it is sent. */
export interface PlacingState {
  /** Whether soldiers are being set out at the start, or moved. */
  readonly what: 'set-out' | 'move';
  /** The soldier in hand; null for none. */
  readonly inHand: number | null;
  readonly drafts: Drafts;
  /** How many may be moved of those that are not sent yet. */
  readonly most: number;
  /** Where each soldier stands with all of it done. */
  readonly standing: ReadonlyMap<number, number>;
  /** What the bright button says and does; null where it is to commit what is picked. */
  readonly label: string | null;
  mayTake(soldier: number): boolean;
  mayDrop(square: number): boolean;
  /** A press on a soldier's square takes it up or puts it back, one on a free square sets it down there. */
  press(square: number): void;
  take(soldier: number): void;
  drop(soldier: number, square: number): void;
  /** Leaves one where it stands after all. */
  undo(soldier: number): void;
  /** Back to where it began. */
  clear(): void;
  send(): void;
}

/** What is planned, and a way to plan otherwise. */
export interface Draft {
  readonly drafts: Drafts;
  draft(next: Drafts): void;
}
