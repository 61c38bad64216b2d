import { type GameTypes, type Input, type Move, type Rules, readRecord, replay } from '@starboard/kernel';
import { newGuest } from './guest.ts';
import { copyOf, type Ledger, problemsWith } from './ledger.ts';
import { fetchRecord } from './seating.ts';

/** Compares what players were told was done with the logs of their matches, which may be growing meanwhile. */
export async function auditLogs(
  ledgers: readonly Ledger[],
  movesOf: (match: string) => Promise<readonly Move[]>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const ledger of ledgers) {
    const before = copyOf(ledger);
    const moves = await movesOf(ledger.match);
    // What was sent while the log was read may be in it; what was acknowledged before must be.
    const sent = copyOf(ledger).sent.map((each, i) => ({
      ...each,
      acknowledged: before.sent[i]?.acknowledged ?? false,
    }));
    problems.push(...problemsWith({ ...before, sent }, moves));
  }
  return problems;
}

/** Fetches the record of every match, plays it again, and compares it with what its players were told was done. */
export async function auditRecords(
  doors: readonly string[],
  ledgers: readonly Ledger[],
  rules: Rules<GameTypes>,
): Promise<readonly string[]> {
  const guest = newGuest(doors);
  const problems: string[] = [];
  for (const ledger of ledgers) {
    const read = readRecord(await fetchRecord(guest, ledger.match));
    const verified = read.ok ? replay(rules, read.record) : read;
    if (!verified.ok) problems.push(`match ${ledger.match}, line ${verified.line}: ${verified.fact}`);
    else if (verified.record.result === null) problems.push(`match ${ledger.match} did not end`);
    else problems.push(...problemsWith(ledger, verified.record.inputs.filter(isMove)));
  }
  return problems;
}

function isMove(input: Input): input is Move {
  return !('call' in input);
}
