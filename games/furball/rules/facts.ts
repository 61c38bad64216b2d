import type { Seat } from '@starboard/kernel';
import type { CardId } from '../catalogue/index.ts';

/** What can speak for a choice. Damage is an average. */
export type Fact =
  | { readonly fact: 'any' }
  /** The best shot from a place, and what all others may do to a ship there. */
  | { readonly fact: 'shot'; readonly seat: Seat; readonly damage: number }
  | { readonly fact: 'no-shot' }
  | { readonly fact: 'threat'; readonly damage: number }
  /** What a manoeuvre meets. */
  | { readonly fact: 'off-mat' }
  | { readonly fact: 'rocks'; readonly count: number }
  | { readonly fact: 'bumps' }
  | { readonly fact: 'stress'; readonly change: 'more' | 'stays' | 'less' }
  /** Another ship that is moved about. */
  | { readonly fact: 'drags'; readonly seat: Seat }
  | { readonly fact: 'attack'; readonly seat: Seat; readonly hit: number; readonly destroy: number }
  | { readonly fact: 'no-attack' }
  /** Hits and criticals that no evade cancels yet. */
  | { readonly fact: 'uncancelled'; readonly results: number }
  /** Dice that a token can reroll or change. */
  | { readonly fact: 'dice'; readonly does: 'reroll' | 'change'; readonly count: number }
  | { readonly fact: 'gains'; readonly results: number }
  | { readonly fact: 'card'; readonly card: CardId }
  | { readonly fact: 'saves' }
  /** A boost or roll leads to a better place. */
  | { readonly fact: 'better-place' }
  /** What a ship does to another from where it is. */
  | { readonly fact: 'harm'; readonly seat: Seat; readonly damage: number }
  | { readonly fact: 'crits-first' };
