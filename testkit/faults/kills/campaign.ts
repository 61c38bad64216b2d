import { setTimeout as wait } from 'node:timers/promises';
import { diceFromSeed, draw } from '@starboard/kernel';
import { type Audit, auditAll } from '../audit/audit.ts';
import type { Problem } from '../audit/problem.ts';
import { type Crowd, gatherCrowd } from '../crowd/crowd.ts';
import type { CrowdTable } from '../crowd/tables.ts';
import { newGuest } from '../guest.ts';
import { fetchRecord } from '../seating.ts';
import { expectedOf } from './expected.ts';
import type { House } from './house.ts';

export interface CampaignOptions {
  readonly house: House;
  readonly tables: readonly CrowdTable[];
  readonly kills: number;
  /** The share of requests whose connection is cut. */
  readonly cuts: number;
  /** How many requests are acknowledged between two strikes, at least. */
  readonly peace?: number;
  /** Hears what was done. */
  tell?(line: string): void;
}

export interface Campaign {
  readonly crowd: Crowd;
  readonly audit: Audit;
  /** How often each kind of strike was made. */
  readonly strikes: ReadonlyMap<string, number>;
  /** What was never done though it should have been. */
  readonly missing: readonly string[];
  readonly seconds: number;
}

const SHORT_PEACE = 40;
/** After that, a moment at random passes before the strike, of this many milliseconds at most. */
const LONGEST_MOMENT = 1_500;
/** After the last strike, play goes on until everything was exercised, for this many acknowledged requests at most. */
const PATIENCE = 6_000;

/** People play at all tables while servers are killed under them; then what was kept is compared with what they know. */
export async function runCampaign(options: CampaignOptions): Promise<Campaign> {
  const { house, tables, cuts } = options;
  const start = performance.now();
  const expected = await expectedOf(tables);
  const crowd = gatherCrowd({ doors: house.doors, tables, manners: { cuts, stutters: true }, whims: true });
  const strikes = new Map<string, number>();
  const breakdown = await endure(options, crowd, strikes, expected).then(
    () => [],
    (error: unknown): Problem[] => [{ fault: 'breakdown', match: null, what: String(error) }],
  );
  await crowd.stop();
  const audit = await auditCrowd(house, crowd);
  for (const work of audit.ownWork) crowd.exercised.count(`the server by itself: ${work}`);
  return {
    crowd,
    audit: { ...audit, problems: [...breakdown, ...audit.problems] },
    strikes,
    missing: crowd.exercised.missing(expected),
    seconds: Math.round((performance.now() - start) / 1000),
  };
}

/** Strikes again and again, then lets everybody play until nothing is missing and every match is over. */
async function endure(
  { house, kills, peace: requests = SHORT_PEACE, tell }: CampaignOptions,
  crowd: Crowd,
  strikes: Map<string, number>,
  expected: readonly string[],
): Promise<void> {
  const dice = diceFromSeed(`strikes at ${performance.now()}`);
  const peace = async (): Promise<void> => {
    await crowd.goOn(requests);
    await Promise.race([wait(draw(dice, LONGEST_MOMENT)), crowd.playing]);
  };
  for (let kill = 1; kill <= kills; kill++) {
    await peace();
    const struck = await house.strike(kill, dice, peace);
    strikes.set(struck, (strikes.get(struck) ?? 0) + 1);
    tell?.(
      `${kill}: ${struck}; ${crowd.ledger.acknowledged()} requests acknowledged in ${crowd.matches.length} matches`,
    );
  }
  const missing = (): readonly string[] => crowd.exercised.missing(expected);
  tell?.(`still to be exercised: ${missing().join(', ') || 'nothing'}`);
  const enough = crowd.ledger.acknowledged() + PATIENCE;
  await crowd.until(() => missing().length === 0 || crowd.ledger.acknowledged() >= enough);
  await crowd.finish();
}

async function auditCrowd({ doors, archive: open }: House, { ledger }: Crowd): Promise<Audit> {
  const archive = open();
  try {
    const reader = newGuest(doors);
    return await auditAll(archive, ledger, (match) => fetchRecord(reader, match));
  } finally {
    await archive.close();
  }
}
