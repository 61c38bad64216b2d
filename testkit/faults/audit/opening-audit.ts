import { commitTo, type Json, same } from '@starboard/kernel';
import type { Deed } from '../crowd/deed.ts';
import type { Ledger } from '../crowd/ledger.ts';
import type { EntryOf, LoggedMatch } from './log.ts';
import type { Fault, Problem } from './problem.ts';
import type { State } from './state.ts';

/** A match, and how it stood in the end. */
export interface Opened {
  readonly logged: LoggedMatch;
  readonly opening: EntryOf<'opened'>;
  readonly last: State | undefined;
}

/** So long only those take the seats of a rematch who sat there before, in milliseconds. */
const HELD = 10 * 60_000;

/** How matches came to be: each by one request, for whoever sent that, and rematches as the match before them. */
export function auditOpenings(
  matches: ReadonlyMap<string, Opened>,
  { find, deeds }: Ledger,
  guests: ReadonlyMap<number, string>,
): readonly Problem[] {
  const problems: Problem[] = [];
  const openedBy = new Map<Deed, string>();
  for (const [id, { logged, opening }] of matches) {
    const report = (fault: Fault, what: string): void => {
      problems.push({ fault, match: id, what });
    };
    const deed = find(opening.request ?? '');
    if (opening.commitment !== undefined && opening.commitment !== commitTo(logged.secret)) {
      report('altered', 'its secret is not the one that it was opened with');
    }
    if (deed === undefined) continue;
    const other = openedBy.get(deed);
    openedBy.set(deed, other ?? id);
    const host = guests.get(deed.sender);
    if (host !== undefined && opening.host !== host) report('altered', `its host is ${opening.host}, not ${host}`);
    if (deed.kind === 'open' && other !== undefined) report('doubled', `the request that opened ${other} opened it`);
    if (deed.kind !== 'rematch') continue;
    const before = matches.get(deed.match ?? '');
    const next = before?.last?.rematch ?? null;
    if (next === null) report('lost', `${deed.match} does not lead to it`);
    else if (next !== id) report('doubled', `${deed.match} has the rematch ${next}`);
    if (before !== undefined) for (const what of differences(opening, before)) report('altered', what);
    for (const what of seatedOthers(logged, opening)) report('foreign', what);
  }
  for (const deed of deeds) {
    if (deed.kind === 'open' && deed.answer?.ok && openedBy.get(deed) !== deed.answer.value['match']) {
      problems.push({ fault: 'lost', match: null, what: JSON.stringify(deed) });
    }
  }
  return problems;
}

/** In what a rematch is not the match before it. */
function differences(opening: Opened['opening'], before: Opened): readonly string[] {
  const holders = (before.last?.sitters ?? []).map((sitter) => sitter?.guest ?? null);
  const brought = (before.last?.sitters ?? []).map((sitter) => sitter?.brought ?? null);
  const parts = {
    game: [opening.game, before.opening.game],
    'set-up': [opening.setup, before.last?.setup ?? before.opening.setup],
    seats: [opening.seats, before.opening.seats],
    clock: [opening.timeControl, before.opening.timeControl],
    'seats held': [(opening.heldFor ?? []).map((holder) => holder?.guest ?? null), holders],
    'things brought': [(opening.heldFor ?? []).map((holder) => holder?.brought ?? null), brought],
  };
  return Object.entries(parts)
    .filter(([, [found, wanted]]) => !same(found as Json, wanted as Json))
    .map(([part]) => `its ${part} are not as in ${before.logged.id}`);
}

/** Who took seats of a rematch that were held for others. */
function seatedOthers({ entries }: LoggedMatch, { heldFor = [], at }: Opened['opening']): readonly string[] {
  return entries.flatMap(({ number, what }) => {
    const holder = what.type === 'sat' ? (heldFor[what.seat] ?? null) : null;
    if (what.type !== 'sat' || holder === null || holder.guest === what.guest || what.at >= at + HELD) return [];
    return [`entry ${number}: ${what.guest} took the seat held for ${holder.guest}`];
  });
}
