import { readRecord, writeRecord } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { auditAll } from '../../faults/audit/audit.ts';
import type { AuditedEntry, LoggedMatch, Numbered } from '../../faults/audit/log.ts';
import type { Fault } from '../../faults/audit/problem.ts';
import type { DeedKind } from '../../faults/crowd/deed.ts';
import { rulesOf } from '../../faults/crowd/rules-of.ts';
import { archiveOf, keptDuel, type MatchEvidence } from './logged-match.ts';

const rules = await rulesOf('duel-in-space');
const kept = keptDuel(rules);

/** Each fault once. */
async function faultsIn(
  { ledger, logged, record }: MatchEvidence,
  change: Partial<LoggedMatch> = {},
): Promise<readonly Fault[]> {
  const { problems } = await auditAll(archiveOf({ ...logged, ...change }), ledger, async () => record);
  return [...new Set(problems.map(({ fault }) => fault))];
}

const renumbered = <T>(all: readonly Numbered<T>[]): readonly Numbered<T>[] =>
  all.map(({ what }, i) => ({ number: i + 1, what }));

/** The log with entries replaced from a number on. */
function withEntries(from: number, remove: number, ...added: readonly AuditedEntry[]): Partial<LoggedMatch> {
  const entries = kept.logged.entries.toSpliced(from - 1, remove, ...added.map((what) => ({ number: 0, what })));
  return { entries: renumbered(entries) };
}

const entry = (number: number): AuditedEntry => {
  const found = kept.logged.entries[number - 1];
  if (found === undefined) throw new Error(`there is no entry ${number}`);
  return found.what;
};
const LAST = kept.logged.entries.length;
const FIRST_MOVE = 4;

describe('an audit of a log that is as its players know it', () => {
  test('finds nothing', async () => {
    expect(await faultsIn(kept)).toEqual([]);
  });

  test('finds nothing where a request was kept whose answer never came', async () => {
    const again = keptDuel(rules);
    for (const deed of again.ledger.deeds.slice(-1)) deed.answer = null;
    expect(await faultsIn(again)).toEqual([]);
  });
});

describe('a request that was acknowledged because there was nothing left to do', () => {
  function withRequest(kind: DeedKind): MatchEvidence {
    const again = keptDuel(rules);
    again.ledger.acknowledge(again.ledger.begin(0, again.logged.id, kind, { seat: 0 }), {});
    return again;
  }

  test('may leave nothing', async () => {
    expect(await faultsIn(withRequest('come-back'))).toEqual([]);
  });

  test('must have had nothing to do', async () => {
    expect(await faultsIn(withRequest('leave'))).toEqual(['lost']);
  });

  test('may be answered otherwise when it is sent again', async () => {
    const again = withRequest('come-back');
    for (const deed of again.ledger.deeds.slice(-1)) again.ledger.deny(deed, 'not-playing');
    expect(await faultsIn(again)).toEqual([]);
  });
});

describe('an audit names what was planted in a copy of the log', () => {
  const unwrapped = (number: number): AuditedEntry => {
    const { request: _, ...rest } = entry(number);
    return rest;
  };
  test.each<[string, Partial<LoggedMatch>, Fault]>([
    ['an acknowledged choice is dropped', withEntries(LAST, 1), 'lost'],
    ['a choice is there twice', withEntries(FIRST_MOVE, 0, entry(FIRST_MOVE)), 'doubled'],
    ['a choice is there again without its request', withEntries(FIRST_MOVE, 0, unwrapped(FIRST_MOVE)), 'foreign'],
    [
      'a choice that nobody sent',
      withEntries(FIRST_MOVE, 1, { ...entry(FIRST_MOVE), request: 'nobody-sent-this' }),
      'foreign',
    ],
    [
      'two choices have changed places',
      withEntries(FIRST_MOVE, 2, entry(FIRST_MOVE + 1), entry(FIRST_MOVE)),
      'out of order',
    ],
    ['a choice answers the ask after the one that it was meant for', withEntries(FIRST_MOVE, 1), 'misplaced'],
    [
      'a number is missing',
      {
        entries: kept.logged.entries.map(({ number, what }) => ({ number: number < LAST ? number : number + 1, what })),
      },
      'unplayable',
    ],
    ['a line of chat is dropped', { lines: renumbered(kept.logged.lines.slice(1)) }, 'lost'],
    [
      'a line of chat is there twice',
      { lines: renumbered([...kept.logged.lines, ...kept.logged.lines.slice(0, 1)]) },
      'doubled',
    ],
    ['lines of chat have changed places', { lines: renumbered(kept.logged.lines.toReversed()) }, 'out of order'],
    [
      'a line of chat that nobody said',
      { lines: [{ number: 1, what: { text: 'I was never here.', name: 'Guest 0', seat: 0 } }] },
      'foreign',
    ],
  ])('%s', async (_, change, fault) => {
    expect(await faultsIn(kept, change)).toContain(fault);
  });

  test('a choice is there as another', async () => {
    const moved = entry(FIRST_MOVE);
    if (moved.type !== 'moved' || !('choice' in moved.move)) throw new Error('no choice');
    const other = { ...moved, move: { ...moved.move, choice: 0 } };
    expect(await faultsIn(kept, withEntries(FIRST_MOVE, 1, other))).toContain('altered');
  });

  test('a choice is there though it was refused', async () => {
    const again = keptDuel(rules);
    const deed = again.ledger.find(entryRequest(again, FIRST_MOVE));
    if (deed === undefined) throw new Error('nobody sent it');
    deed.answer = { ok: false, at: deed.sent, code: 'stale', newer: 0 };
    expect(await faultsIn(again)).toContain('refused');
  });

  test('a whole match is gone', async () => {
    const { problems } = await auditAll(archiveOf(), kept.ledger, async () => kept.record);
    expect(problems.every(({ fault }) => fault === 'lost')).toBe(true);
    expect(problems).toHaveLength(kept.ledger.deeds.length);
  });

  test('one request has opened two matches', async () => {
    const twin = { ...kept.logged, id: 'another-match', entries: kept.logged.entries.slice(0, 1), lines: [] };
    const { problems } = await auditAll(archiveOf(kept.logged, twin), kept.ledger, async () => kept.record);
    expect(problems).toMatchObject([{ fault: 'doubled', match: 'another-match' }]);
  });

  test('the record is of another match', async () => {
    const lines = kept.record.split('\n');
    expect(await faultsIn({ ...kept, record: lines.toSpliced(2, 1).join('\n') })).toEqual(['record']);
  });

  test('the record draws its dice in another way', async () => {
    const read = readRecord(kept.record);
    if (!read.ok) throw new Error(read.fact);
    const { dice: _, ...header } = read.record.header;
    expect(await faultsIn({ ...kept, record: writeRecord({ ...read.record, header }) })).toEqual(['record']);
  });

  test('a copy of a request was answered otherwise', async () => {
    const again = keptDuel(rules);
    const deed = again.ledger.find(entryRequest(again, LAST));
    if (deed !== undefined) again.ledger.deny(deed, 'stale');
    expect(await faultsIn(again)).toEqual(['contradiction']);
  });
});

function entryRequest({ logged }: MatchEvidence, number: number): string {
  return logged.entries[number - 1]?.what.request ?? '';
}
