import { type Deed, isAcknowledged } from '../crowd/deed.ts';
import type { Ledger } from '../crowd/ledger.ts';
import { rulesOf } from '../crowd/rules-of.ts';
import { auditChat, type Talk } from './chat-audit.ts';
import { auditDevices } from './device-audit.ts';
import type { Archive, LoggedMatch } from './log.ts';
import { auditMatch } from './match-audit.ts';
import { auditOpenings, type Opened } from './opening-audit.ts';
import type { OwnWork } from './own-work.ts';
import type { Problem } from './problem.ts';
import { auditRecord } from './record-audit.ts';

export interface Audit {
  readonly problems: readonly Problem[];
  readonly matches: number;
  readonly entries: number;
  readonly lines: number;
  readonly ownWork: readonly OwnWork[];
  /** How many requests that had left nothing, refused or without anything to do, were decided anew by another copy. */
  readonly anew: number;
}

/**
 * Compares everything that a server kept with everything that a crowd sent and was told: each acknowledged request is
 * there once, in order, and nothing is there that nobody sent. Plays every match again by the rules, and compares it with
 * the record that `recordOf` fetches where one is to be had.
 */
export async function auditAll(
  archive: Archive,
  ledger: Ledger,
  recordOf: (match: string) => Promise<string>,
): Promise<Audit> {
  const { deeds } = ledger;
  const problems: Problem[] = [];
  const idle = new Set<Deed>();
  const anew = new Set<Deed>();
  const work: OwnWork[] = [];
  const byMatch = Map.groupBy(deeds, ({ match }) => match);
  const byText = new Map(deeds.filter(isSaid).map((deed) => [String(deed.body['text']), deed]));
  const talk: Talk = { byText, lineOf: new Map(), find: ledger.find };
  const before = new Map<string, string>();
  const opened = new Map<string, Opened>();
  const guests = new Map<number, string>();
  let [entries, lines] = [0, 0];

  const ids = new Set(await archive.ids());
  for (const id of ids) {
    const logged = await archive.match(id);
    const opening = logged.entries[0]?.what;
    if (opening?.type !== 'opened') {
      problems.push({ fault: 'unplayable', match: id, what: 'it does not begin with its opening' });
      continue;
    }
    const sent = byMatch.get(id) ?? [];
    const rules = await rulesOf(opening.game);
    const audited = auditMatch(rules, logged, sent, ledger.find);
    problems.push(...audited.problems, ...auditChat(logged, sent.filter(isSaid), talk, ancestorsOf(id, before)));
    work.push(...audited.ownWork);
    for (const deed of audited.idle) idle.add(deed);
    for (const deed of audited.anew) anew.add(deed);
    entries += logged.entries.length;
    lines += logged.lines.length;
    problems.push(...noteGuests(logged, ledger, guests));
    const last = audited.states.at(-1);
    opened.set(id, { logged, opening, last });
    if (last?.rematch) before.set(last.rematch, id);
    const isOver = last !== undefined && last.match !== null && last.phase !== 'playing';
    if (isOver) problems.push(...auditRecord(rules, logged, last, await recordOf(id)));
  }
  for (const deed of deeds) {
    if (deed.match !== null && isAcknowledged(deed) && !ids.has(deed.match)) {
      problems.push({ fault: 'lost', match: deed.match, what: JSON.stringify(deed) });
    }
  }
  for (const { deed, later } of ledger.contradictions) {
    if (idle.has(deed) || anew.has(deed)) anew.add(deed);
    else problems.push({ fault: 'contradiction', match: deed.match, what: `${JSON.stringify(deed)}, then ${later}` });
  }
  problems.push(...auditOpenings(opened, ledger, guests));
  problems.push(...auditDevices(await archive.devices(), deeds, guests));
  return { problems, matches: ids.size, entries, lines, ownWork: work, anew: anew.size };
}

const isSaid = ({ kind }: Deed): boolean => kind === 'say';

/** One person is one guest, everywhere. */
function noteGuests({ id, entries }: LoggedMatch, { find }: Ledger, guests: Map<number, string>): readonly Problem[] {
  return entries.flatMap(({ number, what }): Problem[] => {
    const deed = what.type === 'sat' ? find(what.request ?? '') : undefined;
    if (what.type !== 'sat' || deed === undefined) return [];
    const known = guests.get(deed.sender) ?? what.guest;
    guests.set(deed.sender, what.guest);
    return known === what.guest
      ? []
      : [{ fault: 'altered', match: id, what: `entry ${number}: sat by ${what.guest}, not ${known}` }];
  });
}

function ancestorsOf(match: string, before: ReadonlyMap<string, string>): ReadonlySet<string> {
  const ancestors = new Set<string>();
  for (let id = before.get(match); id !== undefined; id = before.get(id)) ancestors.add(id);
  return ancestors;
}
