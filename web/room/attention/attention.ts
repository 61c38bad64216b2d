/** Something a player should notice at once: an offer, a seat that a bot plays, time that runs out. */
export interface Attention {
  /** The same as long as it is the same matter: a new one makes a sound. */
  readonly id: string;
  readonly text: string;
  /** In the window's title, in a few words; empty if it can wait. */
  readonly call: string;
  readonly urgent?: boolean;
  readonly actions: readonly AttentionAction[];
}

interface AttentionAction {
  readonly label: string;
  act(): void;
}

/** What stands in the window's title before the game's name. */
export function callOf(matters: readonly Attention[], turn: string): string {
  return matters.find(({ call }) => call !== '')?.call ?? turn;
}
