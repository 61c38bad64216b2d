export const STANDING = ['ask', 'always', 'never'] as const;
export type StandingAnswer = (typeof STANDING)[number];

/** An option that recurs and may have a standing answer. */
export interface StandingOption {
  /** Shared by all options that have the same answer. */
  readonly name: string;
  readonly title: string;
  readonly answer: StandingAnswer;
  set(answer: StandingAnswer): void;
}
