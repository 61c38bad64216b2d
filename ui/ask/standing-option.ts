export const STANDING = ['ask', 'always', 'never'] as const;
/** How an option of a name is answered: by asking, or by itself. */
export type StandingAnswer = (typeof STANDING)[number];

/** An option that comes again and again, and may be answered once and for all. */
export interface StandingOption {
  /** It and all others that are answered alike. */
  readonly name: string;
  readonly title: string;
  readonly answer: StandingAnswer;
  set(answer: StandingAnswer): void;
}
