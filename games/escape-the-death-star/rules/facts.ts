/** What can speak for a choice. Rebels and soldiers are numbered as on the board. */
export type Fact =
  | { readonly fact: 'any' }
  /** Game 1: what the Rebel walks to, and the steps left from there. */
  | { readonly fact: 'walks'; readonly to: 'weapon' | 'soldier'; readonly steps: number }
  | { readonly fact: 'in-falcon' }
  /** Steps from there to the Falcon. */
  | { readonly fact: 'falcon'; readonly steps: number }
  /** The chance of a try at the code. */
  | { readonly fact: 'code'; readonly chance: number }
  | { readonly fact: 'picks-up'; readonly thing: 'card' | 'weapon' }
  /** The soldiers that are likely to be in touch with a Rebel there. */
  | { readonly fact: 'danger'; readonly soldiers: number }
  /** What moving a soldier gains, in cards. */
  | { readonly fact: 'gain'; readonly cards: number }
  | { readonly fact: 'no-gain' }
  | { readonly fact: 'lifts-vader' }
  /** The Rebel that a soldier there is likeliest to meet, and the chance to beat it. */
  | { readonly fact: 'meets'; readonly rebel: number; readonly chance: number; readonly wins: number }
  | { readonly fact: 'wins'; readonly chance: number }
  | { readonly fact: 'only-lies-down' }
  /** The chance of the code without this card. */
  | { readonly fact: 'code-without'; readonly chance: number }
  /** Steps of the nearest Rebel to the card. */
  | { readonly fact: 'rebel-near'; readonly steps: number };
