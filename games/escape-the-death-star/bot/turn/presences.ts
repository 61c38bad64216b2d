import type { Stakes } from './stakes.ts';

/** A Rebel that may be on a square, and what it can win and lose there. */
export interface RebelPresence extends Pick<Stakes, 'survives' | 'battles'> {
  readonly square: number;
  readonly share: number;
  readonly there: number;
}

/** Nobody looks for a Rebel where it is less often than this. */
const RARE = 0.001;

/** Where Rebels are, if they choose like this. */
export function presencesOf(stakes: readonly Stakes[], mixtures: readonly Float64Array[]): readonly RebelPresence[] {
  const presences: RebelPresence[] = [];
  for (const [i, { squares, there, survives, battles }] of stakes.entries()) {
    const mixture = mixtures[i];
    if (mixture === undefined) continue;
    for (let at = 0; at < squares.length; at++) {
      const share = mixture[at] ?? 0;
      if (share > RARE) presences.push({ square: squares[at] ?? 0, share, there: there[at] ?? 0, survives, battles });
    }
  }
  return presences;
}

/** What it is worth to a Rebel to be where it meets these soldiers. */
export function worthAgainst({ survives, battles }: Pick<Stakes, 'survives' | 'battles'>, there: number, met: number) {
  return (survives[met] ?? 0) * there + (battles[met] ?? 0);
}

/** What a Rebel loses by meeting other soldiers than before. */
export const drop = (presence: RebelPresence, before: number, after: number): number =>
  worthAgainst(presence, presence.there, before) - worthAgainst(presence, presence.there, after);
