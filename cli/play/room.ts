import type { GameTypes, Heuristics, Names, Rules, Words } from '@starboard/kernel';
import type { Sitter } from '../input/seats.ts';
import type { Keyboard } from './keyboard.ts';
import type { Rulebook } from './rulebook.ts';

/** What stands around a match in the terminal. */
export interface Room {
  readonly rules: Rules<GameTypes>;
  readonly words: Words<GameTypes>;
  readonly heuristics: Heuristics<GameTypes>;
  readonly rulebook: Rulebook;
  readonly sitting: readonly Sitter[];
  readonly names: Names;
  readonly keyboard: Keyboard;
  say(text: string): void;
}
