import type {
  AskOf,
  FrameOf,
  Match as KernelMatch,
  Next as KernelNext,
  Stack as KernelStack,
  Tell as KernelTell,
  Seat,
} from '@starboard/kernel';
import type { Fact } from './facts.ts';
import type { Ask, Choices } from './model/asks.ts';
import type { Board, BoardView, Setup, Ship } from './model/board.ts';
import type { Event } from './model/events.ts';
import type { Frame, Returned } from './model/frames.ts';
import type { PURPOSES } from './model/names.ts';

export type * from './model/asks.ts';
export type * from './model/board.ts';
export type * from './model/events.ts';
export type * from './model/frames.ts';
export * from './model/names.ts';

export interface Furball {
  board: Board;
  view: BoardView;
  setup: Setup;
  frame: Frame;
  returned: Returned;
  ask: Ask;
  choices: Choices;
  choice: Choices[keyof Choices];
  event: Event;
  memory: null;
  purpose: (typeof PURPOSES)[number];
  fact: Fact;
}

export type Match = KernelMatch<Furball>;
export type Stack = KernelStack<Furball>;
export type Tell = KernelTell<Furball>;
export type Next = KernelNext<Furball>;
export type FrameAt<At> = FrameOf<Furball, At>;
export type AskFor<K> = AskOf<Furball, K>;

export function shipOf<S>({ ships }: { readonly ships: readonly S[] }, seat: Seat): S {
  const ship = ships[seat];
  if (ship === undefined) throw new Error(`there is no ship in seat ${seat}`);
  return ship;
}

/** On the mat, the doomed among them. */
export const isFlying = ({ status }: Pick<Ship, 'status'>): boolean => status === 'flying';
