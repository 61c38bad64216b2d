import type { Result } from '@starboard/kernel';

/** What many matches came to, in whole numbers only: added up in any order it is the same. */
export interface MatchTally {
  matches: number;
  /** By seat: placed first with somebody behind. */
  readonly wins: number[];
  /** By side, where seats have sides: at least one of its seats placed first with somebody behind. */
  readonly sides: Map<string, number>;
  /** Nobody behind anybody. */
  draws: number;
  /** How many matches took so many turns. */
  readonly turns: Map<number, number>;
  /** How many ended by which rule. */
  readonly endings: Map<string, number>;
}

export function emptyTally(seats: number): MatchTally {
  return {
    matches: 0,
    wins: Array.from({ length: seats }, () => 0),
    sides: new Map(),
    draws: 0,
    turns: new Map(),
    endings: new Map(),
  };
}

export function count(tally: MatchTally, { places, turns, rule }: Result, sides: readonly string[] = []): void {
  tally.matches++;
  if (places.every((place) => place === 1)) tally.draws++;
  else {
    places.forEach((place, seat) => {
      if (place === 1) tally.wins[seat] = (tally.wins[seat] ?? 0) + 1;
    });
    for (const side of new Set(sides.filter((_, seat) => places[seat] === 1))) increase(tally.sides, side, 1);
  }
  increase(tally.turns, turns, 1);
  increase(tally.endings, rule, 1);
}

export function addTo(tally: MatchTally, part: MatchTally): void {
  tally.matches += part.matches;
  tally.draws += part.draws;
  part.wins.forEach((wins, seat) => {
    tally.wins[seat] = (tally.wins[seat] ?? 0) + wins;
  });
  for (const [side, wins] of part.sides) increase(tally.sides, side, wins);
  for (const [turns, matches] of part.turns) increase(tally.turns, turns, matches);
  for (const [rule, matches] of part.endings) increase(tally.endings, rule, matches);
}

function increase<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
