import { createHash } from 'node:crypto';
import { SECTORS } from '../rules/model.ts';
import type { SolveCounts } from '../solution/matrix/solve.ts';
import { CLASSES, classOf, SWAPPED } from '../solution/model/positions.ts';
import { WHOLE } from '../solution/model/ships.ts';
import { BLOCK, blockOf, ERROR_AT, type Values, valueAt } from '../solution/table/layout.ts';
import { together, type WorkDone } from './crew.ts';
import type { LayerNote } from './files.ts';

/** What a run proves, and how to recognise its table. */
export interface Certificate {
  readonly ships: number;
  readonly shipPairs: number;
  readonly states: number;
  /** No value is further than this from the true one: at the start, and anywhere. */
  readonly boundAtStart: number;
  readonly boundAnywhere: number;
  /** By the dice of both players (2.2): what the start is worth to the first. */
  readonly startValues: { readonly [dice: string]: number };
  readonly games: SolveCounts;
  readonly backwardSteps: number;
  readonly seconds: number;
  readonly threads: number;
  readonly mostMemory: string;
  readonly bytes: number;
  /** Of the hashes of all layers, in order. */
  readonly sha256: string;
  readonly layers: readonly { readonly protection: number; readonly bytes: number; readonly sha256: string }[];
}

/**
 * On top of what the table counts: the rounding of chances and products, worst on worst. Fewer than 20 hits, each after
 * at most 100 quiet turns, make fewer than 2,000 turns, and each adds less than 2.5e-14.
 */
const ROUNDING_RESERVE = 2_000 * 2.5e-14;

export function certificateOf(values: Values, notes: readonly LayerNote[], threads: number): Certificate {
  const { fleet, table, layout } = values;
  const whole = fleet.numberOf(WHOLE) ?? 0;
  const count = fleet.conditions.length;
  const all: WorkDone = notes.reduce<WorkDone>(together, {
    counts: { guessed: 0, simplex: 0, careful: 0, exact: 0 },
    steps: 0,
  });
  let worst = 0;
  for (let block = 0; block < layout.blocks; block++) worst = Math.max(worst, table[block * BLOCK + ERROR_AT] ?? 0);
  const hash = createHash('sha256');
  for (const { sha256 } of notes) hash.update(sha256);
  return {
    ships: count,
    shipPairs: (count * (count + 1)) / 2,
    states: ((count * (count + 1)) / 2) * CLASSES.length,
    boundAtStart: (table[blockOf(values, whole, whole) * BLOCK + ERROR_AT] ?? Number.NaN) + ROUNDING_RESERVE,
    boundAnywhere: worst + ROUNDING_RESERVE,
    startValues: startValues(values, whole),
    games: all.counts,
    backwardSteps: all.steps,
    seconds: Math.round(notes.reduce((sum, { seconds }) => sum + seconds, 0)),
    threads,
    mostMemory: `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
    bytes: notes.reduce((sum, { bytes }) => sum + bytes, 0),
    sha256: hash.digest('hex'),
    layers: notes.map(({ protection, bytes, sha256 }) => ({ protection, bytes, sha256 })),
  };
}

/** 2.2 Each die, plus 1, is a port. */
function startValues(values: Values, whole: number): Certificate['startValues'] {
  const dice = [1, 2, 3, 4, 5, 6] as const;
  const port = (die: number) => SECTORS[die] ?? 1;
  return Object.fromEntries(
    dice.flatMap((mine) =>
      dice.map((theirs) => {
        const position = classOf({ port: port(mine), view: port(theirs), noseToNose: 0, movingApart: 0 });
        // The pair of whole ships is stored from both sides: their mean is closer than either.
        const value = valueAt(values, whole, whole, position) - valueAt(values, whole, whole, SWAPPED[position] ?? 0);
        return [`${mine},${theirs}`, value / 2];
      }),
    ),
  );
}

export function summary(certificate: Certificate): string {
  const { games } = certificate;
  const total = games.guessed + games.simplex + games.careful + games.exact;
  return [
    `${certificate.states} states, ${total} matrix games (${games.careful} needed care, ${games.exact} whole numbers).`,
    `Every value is within ${certificate.boundAnywhere.toExponential(1)} of the true one, the start within ${certificate.boundAtStart.toExponential(1)}.`,
    `Took ${certificate.seconds} s on ${certificate.threads} threads and ${certificate.mostMemory}.`,
  ].join('\n');
}
