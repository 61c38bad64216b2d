import type { Seat } from '@starboard/kernel';

/** What can speak for a choice. */
export type Fact =
  | { readonly fact: 'any' }
  /** The design that won most test chases. */
  | { readonly fact: 'tested-design' }
  /** 3.1 Whoever is behind can shoot. */
  | { readonly fact: 'behind' }
  /** Scrapes to expect: of a starting space on the way off, of a flight until the turn ends. */
  | { readonly fact: 'scrapes'; readonly when: 'start' | 'flight'; readonly expected: number }
  /** When the turn ends: the chance to hit the best target, and to be hit by anybody. */
  | { readonly fact: 'shots'; readonly given: number; readonly taken: number }
  /** Whoever flies later knows where the other one is. */
  | { readonly fact: 'sees-first'; readonly seat: Seat }
  | { readonly fact: 'hit-chance'; readonly seat: Seat; readonly range: number; readonly chance: number }
  | { readonly fact: 'holds-fire' };
