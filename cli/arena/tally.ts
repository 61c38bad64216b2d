import type { BlockResult, Forfeit } from './play-block.ts';
import { type ArenaSettings, matchesOf } from './settings.ts';
import type { ScoreCounts } from './statistics/mean-evidence.ts';
import type { Ranking } from './statistics/orders.ts';

/** How often a bot came first, came first with everybody else, or neither. */
export interface Outcomes {
  matches: number;
  wins: number;
  draws: number;
  /** Sum of the places. */
  places: number;
}

/** Two bots, by number, and how often the first of them had each share of the points of a block. */
interface PairTally {
  readonly bots: readonly [number, number];
  readonly scores: ScoreCounts;
}

/** What the blocks of a tournament have come to so far. */
export interface ArenaTally {
  readonly blocks: number;
  readonly matches: number;
  /** By bot. */
  readonly outcomes: readonly Outcomes[];
  /** By bot and party. */
  readonly byParty: readonly (readonly Outcomes[])[];
  readonly pairs: readonly PairTally[];
  /** How often the first bot had each share of the first places that its parties could have had in a block. */
  readonly firsts: ScoreCounts;
  readonly rankings: readonly (readonly Ranking[])[];
  readonly forfeits: readonly (Forfeit & { readonly block: number })[];
  add(result: BlockResult): void;
}

export function arenaTally(settings: ArenaSettings): ArenaTally {
  const { bots, parties } = settings;
  const none = (): Outcomes => ({ matches: 0, wins: 0, draws: 0, places: 0 });
  const outcomes = bots.map(none);
  const byParty = bots.map(() => parties.map(none));
  const rankings: (readonly Ranking[])[] = [];
  const forfeits: (Forfeit & { readonly block: number })[] = [];
  const pairs = bots.flatMap((_, a) =>
    bots.slice(a + 1).map((__, i) => ({ bots: [a, a + 1 + i] as const, scores: new Map<number, number>() })),
  );
  const firsts = new Map<number, number>();
  let matches = 0;
  return {
    get blocks() {
      return rankings.length;
    },
    get matches() {
      return matches;
    },
    outcomes,
    byParty,
    pairs,
    firsts,
    rankings,
    forfeits,
    add(result) {
      const played = matchesOf(settings, result.block).map((seated, i) =>
        seated.map((bot, party) => ({ bot, party, place: partyPlace(settings, result.places[i] ?? [], party) })),
      );
      matches += played.length;
      rankings.push(played.map(rankingOf));
      for (const match of played) {
        const drawn = match.every(({ place }) => place === match[0]?.place);
        for (const { bot, party, place } of match) {
          const rank = 1 + match.filter((other) => other.place < place).length;
          for (const each of [outcomes[bot], byParty[bot]?.[party]]) if (each) count(each, rank, drawn);
        }
      }
      for (const { bots: two, scores } of pairs) {
        const score = sharedPoints(played, two);
        if (score !== undefined) scores.set(score, (scores.get(score) ?? 0) + 1);
      }
      const first = firstPlaces(played, 0);
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
      for (const forfeit of result.forfeits) forfeits.push({ block: result.block, ...forfeit });
    },
  };
}

interface Placed {
  readonly bot: number;
  readonly party: number;
  readonly place: number;
}

/** A side is where the best of its seats is. */
const partyPlace = ({ parties }: ArenaSettings, places: readonly number[], party: number): number =>
  Math.min(...(parties[party]?.seats ?? []).map((seat) => places[seat] ?? Number.POSITIVE_INFINITY));

function count(each: Outcomes, rank: number, drawn: boolean): void {
  each.matches++;
  each.places += rank;
  if (drawn) each.draws++;
  else if (rank === 1) each.wins++;
}

function rankingOf(match: readonly Placed[]): Ranking {
  const groups = Map.groupBy(
    match.toSorted((a, b) => a.place - b.place),
    ({ place }) => place,
  );
  return [...groups.values()].map((group) => group.map(({ bot }) => bot).sort((a, b) => a - b));
}

/** The share of the points that the first of two bots has over the second in a block: a point for each party of the other that is behind, half for one in the same place. */
function sharedPoints(
  played: readonly (readonly Placed[])[],
  [first, second]: readonly [number, number],
): number | undefined {
  let [points, most] = [0, 0];
  for (const match of played) {
    for (const own of match.filter(({ bot }) => bot === first)) {
      for (const other of match.filter(({ bot }) => bot === second)) {
        most += 2;
        points += own.place < other.place ? 2 : own.place === other.place ? 1 : 0;
      }
    }
  }
  return most === 0 ? undefined : points / most;
}

/** A shared first place counts for as much less as there are others in it. */
function firstPlaces(played: readonly (readonly Placed[])[], bot: number): number {
  let [sum, most] = [0, 0];
  for (const match of played) {
    const best = Math.min(...match.map(({ place }) => place));
    const first = match.filter(({ place }) => place === best);
    most += match.filter((each) => each.bot === bot).length;
    sum += first.filter((each) => each.bot === bot).length / first.length;
  }
  return most === 0 ? 0 : sum / most;
}
