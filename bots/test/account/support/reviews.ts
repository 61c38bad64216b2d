import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GameTypes,
  type Heuristics,
  type MatchRecord,
  type Rules,
  readRecord,
  type Seat,
} from '@starboard/kernel';
import type { Account } from '../../../account/account.ts';
import { judgeBy } from '../../../account/judge/judge.ts';
import { reviewOf } from '../../../account/review.ts';
import { botById } from '../../../index.ts';

export interface Reviewable {
  readonly rules: Rules<GameTypes>;
  readonly heuristics: Heuristics<GameTypes>;
}

export async function gameIn(folder: string): Promise<Reviewable> {
  const root = join(import.meta.dirname, '../../../..');
  const { rules } = await import(join(root, folder, 'rules/index.ts'));
  const { heuristics } = await import(join(root, folder, 'bot/index.ts'));
  await heuristics.tactics?.prepare?.();
  return { rules, heuristics };
}

export function recordIn(path: string): MatchRecord {
  const read = readRecord(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(read.fact);
  return read.record;
}

/** Only the first inputs of a record, as if the match went on. */
export const beginningOf = (record: MatchRecord, count: number): MatchRecord =>
  record.inputs.length <= count
    ? record
    : { header: record.header, inputs: record.inputs.slice(0, count), result: null };

export function reviewed(
  { rules, heuristics }: Reviewable,
  record: MatchRecord,
  seat: Seat,
  budget = 3000,
  judge = 'legend',
): Account {
  const account = tried({ rules, heuristics }, record, seat, budget, judge);
  if (typeof account === 'string') throw new Error(account);
  return account;
}

/** An account, or why there is none. */
export function tried(
  { rules, heuristics }: Reviewable,
  record: MatchRecord,
  seat: Seat,
  budget = 3000,
  judge = 'legend',
): Account | string {
  const bot = botById(judge);
  if (bot === undefined) throw new Error(`there is no bot ${judge}`);
  const running = reviewOf(judgeBy({ bot, rules, heuristics, header: record.header }), record, {
    seat,
    seed: 'test',
    budget,
  });
  for (let step = running.next(); ; step = running.next()) if (step.done) return step.value;
}
