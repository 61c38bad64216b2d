import { commitTo } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { auditAll } from '../../faults/audit/audit.ts';
import type { Archive, AuditedEntry, DeviceRow, EntryOf, LoggedMatch, LoggedOpening } from '../../faults/audit/log.ts';
import type { Fault } from '../../faults/audit/problem.ts';
import { rulesOf } from '../../faults/crowd/rules-of.ts';
import { archiveOf, keptDuel, type MatchEvidence } from './logged-match.ts';

const rules = await rulesOf('duel-in-space');

async function faultsIn({ ledger, record }: MatchEvidence, archive: Archive): Promise<readonly Fault[]> {
  const { problems } = await auditAll(archive, ledger, async () => record);
  return [...new Set(problems.map(({ fault }) => fault))];
}

const numbered = (all: readonly AuditedEntry[]) => all.map((what, i) => ({ number: i + 1, what }));
const entriesOf = ({ logged }: MatchEvidence): readonly AuditedEntry[] => logged.entries.map(({ what }) => what);
const changed = (logged: LoggedMatch, entries: readonly AuditedEntry[]): LoggedMatch => {
  return { ...logged, entries: numbered(entries) };
};

function openingOf(entries: readonly AuditedEntry[]): EntryOf<'opened'> {
  const [first] = entries;
  if (first?.type !== 'opened') throw new Error('it is not opened');
  return first;
}

describe('an audit names what is not as it was asked for', () => {
  /** The faults where the opening of a duel is kept otherwise than its host wanted it. */
  async function openedAs(change: Partial<LoggedOpening>): Promise<readonly Fault[]> {
    const kept = keptDuel(rules);
    const [, ...rest] = entriesOf(kept);
    return faultsIn(kept, archiveOf(changed(kept.logged, [{ ...openingOf(entriesOf(kept)), ...change }, ...rest])));
  }

  test('a match has another clock than was asked for', async () => {
    expect(await openedAs({ timeControl: { perDecision: 60, whenOut: 'bot' } })).toEqual(['altered']);
  });

  test('a match has another set-up than was asked for', async () => {
    expect(await openedAs({ setup: { designs: 'secret', choosing: 'seated', quietLimit: 2, given: [] } })).toContain(
      'altered',
    );
  });

  test('a match has another host than who opened it', async () => {
    expect(await openedAs({ host: 'guest-1' })).toEqual(['altered']);
  });

  test('the secret of the dice is another than was promised', async () => {
    expect(await openedAs({ commitment: commitTo('another secret') })).toEqual(['altered']);
    expect(await openedAs({ commitment: commitTo(keptDuel(rules).logged.secret) })).toEqual([]);
  });

  test('somebody sits under another name', async () => {
    const kept = keptDuel(rules);
    const entries = entriesOf(kept).map((each) => (each.type === 'sat' ? { ...each, name: 'Nobody' } : each));
    const logged = { ...changed(kept.logged, entries), lines: [] };
    expect(await faultsIn(kept, archiveOf(logged))).toContain('altered');
  });

  test('a second seat under one name has a number after it, and no other', async () => {
    const seatedAs = (second: string): Promise<readonly Fault[]> => {
      const kept = keptDuel(rules);
      for (const [i, deed] of kept.ledger.deeds.entries()) {
        if (deed.kind === 'sit') Object.assign(kept.ledger.deeds[i] ?? {}, { body: { ...deed.body, name: 'Guest 0' } });
      }
      const entries = entriesOf(kept).map((each) =>
        each.type === 'sat' && each.seat === 1 ? { ...each, name: second } : each,
      );
      return faultsIn(kept, archiveOf(changed(kept.logged, entries)));
    };
    expect(await seatedAs('Guest 0 2')).toEqual([]);
    expect(await seatedAs('Guest 0')).toEqual(['altered']);
    expect(await seatedAs('Guest 0 3')).toEqual(['altered']);
  });

  test('somebody was told another seat than they have', async () => {
    const kept = keptDuel(rules);
    const deed = kept.ledger.deeds.find(({ kind }) => kind === 'sit');
    if (deed === undefined) throw new Error('nobody sits');
    deed.answer = { ok: true, at: deed.answer?.at ?? 0, value: { seat: 1 } };
    expect(await faultsIn(kept, archiveOf(kept.logged))).toEqual(['altered']);
  });

  test('an entry is dated long before the one before it', async () => {
    const kept = keptDuel(rules);
    const entries = entriesOf(kept).map((each, i) => ({ ...each, at: i === 1 ? 60_000 : each.at }));
    expect(await faultsIn(kept, archiveOf(changed(kept.logged, entries)))).toEqual(['out of order']);
  });
});

describe('an audit names what the server had no reason for', () => {
  const timed = { timeControl: { perDecision: 60, whenOut: 'bot' } } as const;

  /** A duel with a clock that has just begun, in which a seat is handed over by the clock at a moment. */
  async function handedOverAt(at: number): Promise<readonly Fault[]> {
    const kept = keptDuel(rules);
    const [, ...seated] = entriesOf(kept).slice(0, 3);
    const [open, ...sits] = kept.ledger.deeds;
    if (open === undefined) throw new Error('nobody opens it');
    const begun = { ...openingOf(entriesOf(kept)), ...timed };
    const entries: AuditedEntry[] = [begun, ...seated, { type: 'handed-over', seat: 0, to: 'bot', at }];
    const deeds = [{ ...open, body: { ...open.body, ...timed } }, ...sits.slice(0, 2)];
    const find = (id: string) => deeds.find((deed) => deed.id === id);
    const logged = { ...changed(kept.logged, entries), lines: [] };
    return faultsIn({ ...kept, ledger: { ...kept.ledger, deeds, find } }, archiveOf(logged));
  }

  test('the clock takes a seat before its time is up', async () => {
    expect(await handedOverAt(60_000)).toEqual([]);
    expect(await handedOverAt(59_999)).toEqual(['foreign']);
  });

  test('a draw that not everybody has offered, or that is not one though everybody has', async () => {
    const FIRST_MOVE = 3;
    const offering = async (offers: readonly (readonly [number, boolean])[]): Promise<readonly Fault[]> => {
      const kept = keptDuel(rules);
      const { ledger, logged } = kept;
      const before = ledger.deeds.slice(0, FIRST_MOVE);
      const offered = offers.map(([seat, isAgreed]): AuditedEntry => {
        const deed = ledger.begin(seat, logged.id, 'draw', { seat, offers: true });
        ledger.acknowledge(deed, {});
        const told = { at: 0, request: deed.id };
        return isAgreed
          ? { type: 'called', call: { call: 'draw-agreed' }, ...told }
          : { type: 'offered-draw', seat, offers: true, ...told };
      });
      const deeds = [...before, ...ledger.deeds.slice(-offers.length)];
      const entries = [...entriesOf(kept).slice(0, FIRST_MOVE), ...offered];
      const faults = await faultsIn(
        { ...kept, ledger: { ...ledger, deeds } },
        archiveOf({ ...changed(logged, entries), lines: [] }),
      );
      // The record is that of the whole duel.
      return faults.filter((fault) => fault !== 'record');
    };
    expect(
      await offering([
        [0, false],
        [1, true],
      ]),
    ).toEqual([]);
    expect(await offering([[1, true]])).toEqual(['foreign']);
    expect(
      await offering([
        [0, false],
        [1, false],
      ]),
    ).toEqual(['foreign']);
  });
});

describe('an audit names what becomes of a line of chat', () => {
  const LINE = 1;
  test.each([
    ['it is said by another seat', { seat: 1 }, 'altered'],
    ['it is said under another name', { name: 'Guest 1' }, 'altered'],
    ['a player is a spectator', { name: 'Spectator', seat: null }, 'altered'],
    ['its words are others', { text: 'Other words' }, 'foreign'],
  ])('%s', async (_, change, fault) => {
    const kept = keptDuel(rules);
    const lines = kept.logged.lines.map(({ number, what }) => ({
      number,
      what: number === LINE ? { ...what, ...change } : what,
    }));
    expect(await faultsIn(kept, archiveOf({ ...kept.logged, lines }))).toContain(fault);
  });
});

describe('an audit of a rematch', () => {
  interface Rematched extends MatchEvidence {
    readonly first: LoggedMatch;
    readonly next: LoggedMatch;
  }

  const NEXT = 'rematch-of-a-test';

  /** A duel, and the next one at the same table, to which nobody has sat down but one of them. */
  function rematched(change: Partial<LoggedOpening> = {}, sitter = 'guest-0'): Rematched {
    const kept = keptDuel(rules);
    const { ledger, logged } = kept;
    const deed = ledger.begin(0, logged.id, 'rematch', {});
    ledger.acknowledge(deed, { match: NEXT });
    const request = deed.id;
    const heldFor = [{ guest: 'guest-0' }, { guest: 'guest-1' }];
    const opening = { ...openingOf(entriesOf(kept)), heldFor, ...change, request };
    const share = { seat: 0, name: 'Guest 0', nonce: '0'.repeat(32) };
    const sit = ledger.begin(sitter === 'guest-0' ? 0 : 2, NEXT, 'sit', share);
    ledger.acknowledge(sit, { seat: 0 });
    const entries: AuditedEntry[] = [opening, { type: 'sat', guest: sitter, ...share, at: 0, request: sit.id }];
    const first = changed(logged, [...entriesOf(kept), { type: 'rematched', match: NEXT, at: 0, request }]);
    const next = { id: NEXT, secret: logged.secret, entries: numbered(entries), lines: logged.lines };
    return { ...kept, first, next };
  }

  test('finds nothing where the same people may sit down to the same game', async () => {
    const found = rematched();
    expect(await faultsIn(found, archiveOf(found.first, found.next))).toEqual([]);
  });

  test.each<[string, Partial<LoggedOpening>]>([
    ['a seat is held for somebody else', { heldFor: [{ guest: 'guest-0' }, { guest: 'guest-2' }] }],
    ['its seats are held for nobody', { heldFor: [null, null] }],
    ['it has another clock', { timeControl: { perDecision: 5, whenOut: 'loss' } }],
    ['it has another host', { host: 'guest-1' }],
  ])('names that %s', async (_, change) => {
    const found = rematched(change);
    expect(await faultsIn(found, archiveOf(found.first, found.next))).toEqual(['altered']);
  });

  test('names somebody in a seat that is held for another', async () => {
    const found = rematched({}, 'guest-2');
    expect(await faultsIn(found, archiveOf(found.first, found.next))).toEqual(['foreign']);
  });

  test('names a second rematch of one match', async () => {
    const found = rematched();
    const second = { ...found.next, id: 'a-second-rematch', entries: found.next.entries.slice(0, 1), lines: [] };
    expect(await faultsIn(found, archiveOf(found.first, found.next, second))).toEqual(['doubled']);
  });

  test('names another rematch than was told', async () => {
    const found = rematched();
    const entries = found.first.entries.map(({ what }) =>
      what.type === 'rematched' ? { ...what, match: 'another-one' } : what,
    );
    expect(await faultsIn(found, archiveOf(changed(found.first, entries), found.next))).toContain('altered');
  });

  test('names lines that came along changed, or in another order', async () => {
    const found = rematched();
    const lines = found.next.lines.map(({ number, what }) => ({ number, what: { ...what, seat: 1 } }));
    expect(await faultsIn(found, archiveOf(found.first, { ...found.next, lines }))).toEqual(['altered']);
    const turned = found.next.lines.toReversed().map(({ what }, i) => ({ number: i + 1, what }));
    expect(await faultsIn(found, archiveOf(found.first, { ...found.next, lines: turned }))).toEqual(['out of order']);
  });
});

describe('an audit of devices', () => {
  const device = (id: string, change: Partial<DeviceRow> = {}): DeviceRow => {
    return { guest: 'guest-0', id, added: true, signedOut: false, ...change };
  };

  /** The faults where a guest has added a phone and a tablet, and signed out the phone. */
  async function devicesAre(...rows: readonly DeviceRow[]): Promise<readonly Fault[]> {
    const kept = keptDuel(rules);
    const done = (kind: 'use-link' | 'sign-out', body: { readonly [name: string]: string }): void =>
      kept.ledger.acknowledge(kept.ledger.begin(0, null, kind, body), {});
    done('use-link', { link: 'one' });
    done('use-link', { link: 'another' });
    done('sign-out', { device: 'phone' });
    return faultsIn(kept, { ...archiveOf(kept.logged), devices: async () => rows });
  }

  test('finds nothing where they are as they should be', async () => {
    expect(await devicesAre(device('phone', { signedOut: true }), device('tablet'))).toEqual([]);
  });

  test('names that another device was signed out', async () => {
    expect(await devicesAre(device('phone'), device('tablet', { signedOut: true }))).toEqual(['lost', 'foreign']);
  });

  test('names a device that was not added, or was added twice', async () => {
    const phone = device('phone', { signedOut: true });
    expect(await devicesAre(phone)).toEqual(['lost']);
    expect(await devicesAre(phone, device('tablet'), device('tablet again'))).toEqual(['doubled']);
  });
});

test('an audit names standing answers that were put in the place of others', async () => {
  const kept = keptDuel(rules);
  const { ledger, logged } = kept;
  const deed = ledger.begin(0, logged.id, 'standing', { seat: 0, always: ['fire'], never: [] });
  ledger.acknowledge(deed, {});
  const [FIRST_MOVE, entries] = [3, entriesOf(kept)];
  const standing = { type: 'standing', seat: 0, at: 0, standing: { always: ['fire'], never: [] } } as const;
  const asked = (entry: AuditedEntry): readonly AuditedEntry[] => entries.toSpliced(FIRST_MOVE, 0, entry);
  // It was sent when the duel was over, and stands before that: only what it says is looked at.
  const found = async (all: readonly AuditedEntry[]) => faultsIn(kept, archiveOf(changed(logged, all)));
  const replaced = { ...standing, request: deed.id, standing: { always: [], never: ['fire'] } };
  expect(await found(asked({ ...standing, request: deed.id }))).not.toContain('altered');
  expect(await found(asked(replaced))).toContain('altered');
  expect(await found(asked(standing))).toContain('foreign');
});
