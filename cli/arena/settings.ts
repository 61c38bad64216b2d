import { sha256 } from '@starboard/kernel';

/** All that decides how the matches of a tournament come out: plain, so that it can be sent to workers and kept in a file. */
export interface ArenaSettings {
  readonly game: string;
  readonly rules: number;
  readonly setup: object;
  readonly seed: string;
  readonly bots: readonly string[];
  /** The seats of each party, which win and lose together. */
  readonly parties: readonly Party[];
  /** How long a bot from outside may take for an answer; null where there is none. */
  readonly thinkMs: number | null;
  /** Whether the solved bot plays from the complete table. */
  readonly solution?: true;
  /** How two bots share the parties; where this is missing, evenly. */
  readonly format?: 'one-among-others';
}

/** One seat, or all seats of a side. One bot plays all seats of a party. */
export interface Party {
  readonly name: string;
  readonly seats: readonly number[];
}

/** A seat each, or the sides of a game that has them. */
export function partiesOf(seats: number, sides: readonly string[] | undefined): readonly Party[] {
  if (sides === undefined)
    return Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat + 1}`, seats: [seat] }));
  return [...new Set(sides)].map((name) => ({
    name,
    seats: sides.flatMap((side, seat) => (side === name ? [seat] : [])),
  }));
}

/** Every choice of bots that can meet in one match: all of them if there is room. */
export function lineUps({ bots, parties }: Pick<ArenaSettings, 'bots' | 'parties'>): readonly (readonly number[])[] {
  return combinations(bots.length, Math.min(bots.length, parties.length));
}

function combinations(of: number, size: number, from = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, of - size - from + 1) }, (_, i) => from + i).flatMap((first) =>
    combinations(of, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

/**
 * Who plays each party in the matches of a block. With one among others, the first bot plays each party in turn, and
 * the second all the rest.
 */
export function matchesOf(settings: ArenaSettings, block: number): readonly (readonly number[])[] {
  if (settings.format === undefined) return sharedMatchesOf(settings, block);
  return settings.parties.map((_, first) => settings.parties.map((__, party) => (party === first ? 0 : 1)));
}

/**
 * Who plays each party where the bots share them. A block has the same dice in all of its matches, and in them every
 * bot of the line-up plays every party once. Line-ups take turns; who follows whom around the table is drawn.
 */
function sharedMatchesOf(settings: ArenaSettings, block: number): readonly (readonly number[])[] {
  const all = lineUps(settings);
  const lineUp = all[block % all.length] ?? [];
  const order = settings.parties
    .map((_, party) => ({ party, lot: sha256(`${settings.seed}/${block}/${party}`) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ party }) => party);
  return lineUp.map((_, turn) => order.map((role) => lineUp[(role + turn) % lineUp.length] ?? 0));
}

/** Who sits in each seat. */
export function seatsIn({ bots, parties }: ArenaSettings, played: readonly number[]): readonly string[] {
  const seats: string[] = [];
  for (const [party, { seats: own }] of parties.entries())
    for (const seat of own) seats[seat] = bots[played[party] ?? 0] ?? '';
  return seats;
}
