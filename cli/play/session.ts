import type { GameTypes, Heuristics, Names, Rules, Words } from '@starboard/kernel';
import type { SeatPlayer } from '../input/seats.ts';
import type { Answers } from './answers.ts';
import type { Keyboard } from './keyboard.ts';
import type { Rulebook } from './rulebook.ts';

export interface Session {
  readonly rules: Rules<GameTypes>;
  readonly words: Words<GameTypes>;
  readonly heuristics: Heuristics<GameTypes>;
  readonly rulebook: Rulebook;
  readonly occupants: readonly SeatPlayer[];
  readonly names: Names;
  readonly keyboard: Keyboard;
  readonly answers: Answers;
  say(text: string): void;
  /** In milliseconds since 1970. */
  now(): number;
}
