/** What can speak for an order. */
export type Fact =
  | { readonly fact: 'charges'; readonly own: number; readonly enemy: number }
  /** The hits to expect from firing at a ship that doesn't dodge. */
  | { readonly fact: 'hits'; readonly expected: number }
  /** What the enemy may do if it fires. */
  | { readonly fact: 'danger'; readonly dice: number };
