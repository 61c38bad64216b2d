/** How somebody weighs what a round may bring; the neutral one takes it for what it does to the chance to win. */
export interface Style {
  /** What a Rebel lost counts if it has no card of its own, and if it has. */
  readonly loss: number;
  readonly lossWithCards: number;
  /** What a soldier beaten counts. */
  readonly beating: number;
  /** What a soldier on guard is worth: for each square of the Falcon in its reach, and beside a START. */
  readonly falcon: number;
  readonly bays: number;
}

export const NEUTRAL: Style = { loss: 1, lossWithCards: 1, beating: 1, falcon: 0, bays: 0 };
