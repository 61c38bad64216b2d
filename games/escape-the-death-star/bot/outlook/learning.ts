import { worthAgainst } from '../turn/presences.ts';
import type { Stakes } from '../turn/stakes.ts';

/** A Rebel that learns from regret how often to go where. */
interface Learner {
  readonly stakes: Stakes;
  /** How often it goes to each square at present. */
  readonly now: Float64Array;
  /** The same, summed up over all rounds of learning; the later the round, the more it counts. */
  readonly played: Float64Array;
  readonly regrets: Float64Array;
}

export function beginner(stakes: Stakes): Learner {
  const { length } = stakes.squares;
  const now = new Float64Array(length).fill(1 / length);
  return { stakes, now, played: new Float64Array(length), regrets: new Float64Array(length) };
}

/** Learns from one more hunt; `crowd` has, by square, how many Rebels go there. */
export function learn(
  { stakes, now, played, regrets }: Learner,
  contacts: Uint8Array,
  crowd: Float64Array,
  round: number,
) {
  const { squares, there, spoils } = stakes;
  let mean = 0;
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i] ?? 0;
    const share = now[i] ?? 0;
    const partners = Math.min(1, (crowd[square] ?? 0) - share);
    const worth = worthAgainst(stakes, (there[i] ?? 0) - partners * (spoils[i] ?? 0), contacts[square] ?? 0);
    regrets[i] = (regrets[i] ?? 0) + worth;
    mean += share * worth;
  }
  let total = 0;
  for (let i = 0; i < squares.length; i++) {
    const regret = Math.max(0, (regrets[i] ?? 0) - mean);
    regrets[i] = regret;
    total += regret;
    played[i] = (played[i] ?? 0) + round * (now[i] ?? 0);
  }
  for (let i = 0; i < squares.length; i++) now[i] = total > 0 ? (regrets[i] ?? 0) / total : 1 / squares.length;
}

/** By square: how many Rebels go there. */
export function crowdOf(learners: readonly Learner[], crowd: Float64Array): void {
  crowd.fill(0);
  for (const { stakes, now } of learners) {
    for (let i = 0; i < now.length; i++) {
      const square = stakes.squares[i] ?? 0;
      crowd[square] = (crowd[square] ?? 0) + (now[i] ?? 0);
    }
  }
}
