import type { GameTypes, TurnGame } from '@starboard/kernel';
import { expect, expectations, type Mixtures, withCarelessness } from './expectations.ts';

/** In so many rounds the players learn from regret; the later a round, the more it counts. */
const ROUNDS = 160;
/** What would be taken less often than this is left out. */
const HARDLY = 0.02;

/** What the first player thinks rivals may do besides playing well, and how often. */
export interface Weakness {
  readonly mixtures: Mixtures;
  readonly share: number;
}

/**
 * How all players choose if none of them can be out-guessed: as the game has solved it, or as far as they learn it from
 * regret. The first player also profits from a weakness of the others, as far as they can't turn that against it.
 */
export function equilibrium<G extends GameTypes>(
  game: TurnGame<G>,
  careless: number,
  weakness: Weakness | null = null,
): Mixtures {
  const solved = game.players.flatMap((player) => (player.solved === undefined ? [] : [Array.from(player.solved)]));
  if (solved.length === game.players.length) return solved;
  if (game.meetings.length === 0) return alone(game);
  const blank = (): readonly Float64Array[] => game.players.map(({ alone }) => new Float64Array(alone.length));
  const [regrets, sums, now, worths] = [blank(), blank(), blank(), blank()];
  for (let round = 1; round <= ROUNDS; round++) {
    for (let player = 0; player < now.length; player++) inProportion(regrets[player], now[player]);
    const played = careless > 0 ? withCarelessness(now, careless) : now;
    expect(game, played, worths);
    if (weakness !== null) worths[0]?.set(expectations(game, weakened(played, weakness))[0] ?? []);
    for (let player = 0; player < now.length; player++)
      learn(now[player], worths[player], regrets[player], sums[player], round);
  }
  for (const sum of sums) inProportion(sum, sum);
  return sums.map(withoutRare);
}

/** What the first player expects of the others, who now and then show their weakness. */
export function weakened(mixtures: Mixtures, { mixtures: weak, share }: Weakness): Mixtures {
  return mixtures.map((shares, player) =>
    player === 0
      ? shares
      : Float64Array.from(shares, (each, i) => (1 - share) * each + share * (weak[player]?.[i] ?? 0)),
  );
}

type Row = Float64Array | undefined;

function learn(shares: Row, worths: Row, regret: Row, sum: Row, round: number): void {
  if (!shares || !worths || !regret || !sum) throw new Error('a player without plans');
  let mean = 0;
  for (let i = 0; i < worths.length; i++) mean += (worths[i] ?? 0) * (shares[i] ?? 0);
  for (let i = 0; i < worths.length; i++) {
    regret[i] = Math.max(0, (regret[i] ?? 0) + (worths[i] ?? 0) - mean);
    sum[i] = (sum[i] ?? 0) + round * (shares[i] ?? 0);
  }
}

/** Without anybody to out-guess, each takes what is best for it. */
function alone<G extends GameTypes>({ players }: TurnGame<G>): Mixtures {
  return players.map(({ alone }) => {
    const worths = Array.from(alone);
    const best = worths.indexOf(Math.max(...worths));
    return worths.map((_, i) => Number(i === best));
  });
}

function withoutRare(shares: Float64Array): Float64Array {
  const kept = shares.map((share) => (share < HARDLY ? 0 : share));
  const total = kept.reduce((sum, share) => sum + share, 0);
  return total > 0 ? kept.map((share) => share / total) : shares;
}

/** Shares of one, into another row; where there is nothing to go by, equal ones. */
function inProportion(weights: Row, shares: Row): void {
  if (!weights || !shares) throw new Error('a player without plans');
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i] ?? 0;
  for (let i = 0; i < weights.length; i++) shares[i] = total > 0 ? (weights[i] ?? 0) / total : 1 / weights.length;
}
