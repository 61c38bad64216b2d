/** What can speak for a choice. */
export type Fact =
  | { readonly fact: 'any' }
  /** The design that won most test duels. */
  | { readonly fact: 'tested-design' }
  /** Working turret lasers, where they will point, and where the enemy is now. */
  | { readonly fact: 'turret'; readonly lasers: number; readonly at: number; readonly enemy: number }
  | { readonly fact: 'hit-chance'; readonly chance: number; readonly lasers: number }
  /** Expected damage this turn, as shares of what each ship can still take. */
  | { readonly fact: 'exchange'; readonly given: number; readonly taken: number }
  /** From -1, lost, to 1, won. */
  | { readonly fact: 'balance'; readonly worth: number };
