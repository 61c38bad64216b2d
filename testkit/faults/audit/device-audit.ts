import { type Deed, type DeedKind, isAcknowledged } from '../crowd/deed.ts';
import type { DeviceRow } from './log.ts';
import type { Problem } from './problem.ts';

/** Every device that was added or signed out was so once. `guests` says who of the crowd is which guest. */
export function auditDevices(
  rows: readonly DeviceRow[],
  deeds: readonly Deed[],
  guests: ReadonlyMap<number, string>,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [sender, guest] of guests) {
    const done = (kind: DeedKind): number =>
      deeds.filter((deed) => deed.sender === sender && deed.kind === kind && isAcknowledged(deed)).length;
    const kept = rows.filter((row) => row.guest === guest);
    const compare = (what: string, wanted: number, found: number): void => {
      if (wanted === found) return;
      problems.push({
        fault: found < wanted ? 'lost' : 'doubled',
        match: null,
        what: `guest ${guest}: ${found} devices ${what}, ${wanted} acknowledged`,
      });
    };
    compare('added', done('use-link'), kept.filter(({ added }) => added).length);
    compare('signed out', done('sign-out'), kept.filter(({ signedOut }) => signedOut).length);
  }
  return problems;
}
