import type { FrameOf, Match as KernelMatch, Tell as KernelTell, MatchCall, Seat, SeatCall } from '@starboard/kernel';
import type { Fact } from './facts.ts';

export interface Setup {
  readonly turnLimit: number;
}

export const ORDERS = ['charge', 'fire', 'dodge'] as const;
export type Order = (typeof ORDERS)[number];

export interface Ship {
  hull: number;
  charges: number;
  /** The order for this turn; null before the first turn. */
  order: Order | null;
}

/** Nothing here is secret: orders are on the board only once both captains have given them. */
export interface Board {
  readonly setup: Setup;
  turn: number;
  ships: [Ship, Ship];
}

export type Frame = { readonly at: 'standoff'; step: number } | { readonly at: 'turn'; step: number };

export type Ask = { readonly kind: 'order'; readonly seat: Seat };

/** The choice for each kind of ask. It is a type because the kernel needs its index signature. */
type Choices = { order: Order };

export type Event =
  | { readonly type: 'turn'; readonly rule: '2.1'; readonly turn: number }
  | { readonly type: 'ordered'; readonly rule: '2.1'; readonly seat: Seat; readonly order: Order }
  | { readonly type: 'charged'; readonly rule: '2.2'; readonly seat: Seat; readonly charges: number }
  | {
      readonly type: 'fired';
      readonly rule: '2.3' | '2.4';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly needed: number;
      readonly hits: number;
    }
  | { readonly type: 'destroyed'; readonly rule: '1.2'; readonly seat: Seat }
  | { readonly type: 'gave-up'; readonly rule: '3.4'; readonly seat: Seat; readonly how: SeatCall['call'] }
  | { readonly type: 'called-off'; readonly rule: '3.5'; readonly how: MatchCall['call'] };

/** What dice are rolled for. Each has its own dice in every turn, and so has everybody who rolls them. */
export const PURPOSES = ['guns'] as const;

/** The types of this game, for the kernel. */
export interface Template {
  board: Board;
  view: Board;
  setup: Setup;
  frame: Frame;
  returned: never;
  ask: Ask;
  choices: Choices;
  choice: Order;
  event: Event;
  memory: null;
  purpose: (typeof PURPOSES)[number];
  fact: Fact;
}

export type Match = KernelMatch<Template>;
export type Tell = KernelTell<Template>;
export type FrameAt<At> = FrameOf<Template, At>;

export const other = (seat: Seat): Seat => 1 - seat;

export function shipOf({ ships }: Pick<Board, 'ships'>, seat: Seat): Ship {
  return ships[seat === 0 ? 0 : 1];
}
