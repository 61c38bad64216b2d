import type { Knowledge, Names, Rules, Spec, Words } from '@starboard/kernel';
import type { Sitter } from '../input/seats.ts';
import type { Keyboard } from './keyboard.ts';
import type { Rulebook } from './rulebook.ts';

/** What stands around a match in the terminal. */
export interface Room {
  readonly rules: Rules<Spec>;
  readonly words: Words<Spec>;
  readonly knowledge: Knowledge<Spec>;
  readonly rulebook: Rulebook;
  readonly sitting: readonly Sitter[];
  readonly names: Names;
  readonly keyboard: Keyboard;
  say(text: string): void;
}
