/** What can speak for a choice. Ships are numbered as on the board. */
export type Fact =
  | { readonly fact: 'any' }
  /** The design that wins most battles. */
  | { readonly fact: 'favourite' }
  /** Hexes from the middle of the map. */
  | { readonly fact: 'middle'; readonly hexes: number }
  | { readonly fact: 'faces'; readonly ship: number | null }
  /** The turn's best end: the enemy to shoot at, its range, and the share of its systems that a full salvo destroys. */
  | { readonly fact: 'shot'; readonly ship: number; readonly range: number; readonly share: number }
  /** No shot yet: the nearest enemy. */
  | { readonly fact: 'closes'; readonly ship: number; readonly range: number }
  /** The share of the ship's systems that all enemies in reach destroy on average. */
  | { readonly fact: 'threat'; readonly share: number }
  | { readonly fact: 'edge' }
  | { readonly fact: 'damage'; readonly ship: number; readonly systems: number; readonly left: number }
  /** A target that has not fired yet this turn. */
  | { readonly fact: 'yet-to-fire'; readonly ship: number }
  | { readonly fact: 'holds-fire' };
