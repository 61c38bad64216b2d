import type { Thought } from '@starboard/bots';
import type { GameTypes, View } from '@starboard/kernel';

/** A question for the adviser: what a seat sees, and nothing else. */
export interface AskForAdvice {
  readonly number: number;
  readonly game: string;
  readonly view: View<GameTypes>;
}

export type Advised =
  | { readonly number: number; readonly thought: Thought<GameTypes> }
  | { readonly number: number; readonly failed: string };
