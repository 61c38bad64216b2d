/** Who came in which place in a match: bots by number, the best first; those in one group share a place. */
export type Ranking = readonly (readonly number[])[];

/** Bots in an order without ties, of which the first so many places count, and how much they count. */
export interface WeightedOrder {
  readonly bots: readonly number[];
  readonly places: number;
  readonly weight: number;
}

/**
 * A ranking with ties as the average of orders without: those who share a place stand in every order they could have,
 * as a draw is half a win and half a loss. Of four or more, only the orders that follow each other in a circle are
 * taken, in both directions: each of them then stands in each place equally often.
 */
export function ordersOf(ranking: Ranking): readonly WeightedOrder[] {
  return joined(ranking).flatMap((group, i, groups) => {
    const rest = groups.slice(i + 1).flatMap(({ bots }) => bots);
    // Nobody is left to be ahead of whoever is last.
    const places = rest.length === 0 ? group.bots.length - 1 : group.bots.length;
    if (places === 0) return [];
    const ways = group.tied ? arrangements(group.bots) : [group.bots];
    return ways.map((way) => ({ bots: [...way, ...rest], places, weight: 1 / ways.length }));
  });
}

interface Group {
  readonly bots: readonly number[];
  readonly tied: boolean;
}

/** Those alone in their places who follow one another make one group. */
function joined(ranking: Ranking): readonly Group[] {
  const groups: Group[] = [];
  for (const bots of ranking) {
    const last = groups.at(-1);
    const tied = new Set(bots).size > 1;
    if (last !== undefined && !last.tied && !tied) groups[groups.length - 1] = { bots: [...last.bots, ...bots], tied };
    else groups.push({ bots, tied });
  }
  return groups;
}

function arrangements(group: readonly number[]): readonly (readonly number[])[] {
  const turned = group.map((_, i) => [...group.slice(i), ...group.slice(0, i)]);
  return group.length === 2 ? turned : [...turned, ...turned.map((way) => way.toReversed())];
}
