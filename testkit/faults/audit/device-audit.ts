import { type Deed, type DeedKind, isAcknowledged } from '../crowd/deed.ts';
import type { DeviceRow } from './log.ts';
import type { Fault, Problem } from './problem.ts';

/** Every device that was added or signed out was so once, and is that one. `guests` says who of the crowd is which guest. */
export function auditDevices(
  rows: readonly DeviceRow[],
  deeds: readonly Deed[],
  guests: ReadonlyMap<number, string>,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [sender, guest] of guests) {
    const report = (fault: Fault, what: string): void => {
      problems.push({ fault, match: null, what: `guest ${guest}: ${what}` });
    };
    const done = (kind: DeedKind): readonly Deed[] =>
      deeds.filter((deed) => deed.sender === sender && deed.kind === kind && isAcknowledged(deed));
    const kept = rows.filter((row) => row.guest === guest);
    const [wanted, added] = [done('use-link').length, kept.filter((row) => row.added).length];
    if (wanted !== added) report(added < wanted ? 'lost' : 'doubled', `${added} devices added, ${wanted} acknowledged`);
    const meant = new Set(done('sign-out').map(({ body }) => String(body['device'])));
    const gone = new Set(kept.filter(({ signedOut }) => signedOut).map(({ id }) => id));
    for (const id of meant) if (!gone.has(id)) report('lost', `device ${id} was not signed out`);
    for (const id of gone) if (!meant.has(id)) report('foreign', `device ${id} was signed out, which nobody asked for`);
  }
  return problems;
}
