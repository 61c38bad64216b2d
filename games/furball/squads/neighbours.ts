import { findUpgrade, type PilotCard, type Upgrade } from '../catalogue/index.ts';
import type { SquadFault } from './fault.ts';

/** A card's faults in relation to the cards beside it; the first of two equal cards reports them. */
export function neighbourFaults(
  { id: upgrade, only, limited, grants }: Upgrade,
  upgrades: readonly Upgrade[],
  at: number,
): readonly SquadFault[] {
  const faults: SquadFault[] = [];
  let copies = 0;
  for (const { id } of upgrades) if (id === upgrade) copies++;
  const isFirst = upgrades.findIndex(({ id }) => id === upgrade) === at;
  if (limited && copies > 1 && isFirst) faults.push({ is: 'limited-twice', upgrade });
  if (only.copiesInSquad !== undefined && copies > only.copiesInSquad && isFirst) {
    faults.push({ is: 'too-many-copies', upgrade, most: only.copiesInSquad });
  }
  if (!isFirst) return faults;
  const { different, uniqueOnly, dearest, brings } = grants;
  if (different === undefined && uniqueOnly === undefined && dearest === undefined && brings === undefined)
    return faults;
  for (const [i, { id, slot, unique, points }] of upgrades.entries()) {
    const again = upgrades.findIndex((other) => other.id === id) < i;
    if (slot === different && again) faults.push({ is: 'same-twice', upgrade: id, by: upgrade });
    if (slot === uniqueOnly && !unique) faults.push({ is: 'not-unique', upgrade: id, by: upgrade });
    if (slot === dearest?.slot && points > dearest.points) {
      faults.push({ is: 'too-dear', upgrade: id, by: upgrade, most: dearest.points });
    }
  }
  const other = brings === undefined ? undefined : findUpgrade(brings);
  if (other !== undefined && !upgrades.includes(other)) faults.push({ is: 'other-wanting', upgrade, other: other.id });
  return faults;
}

/** A unique name at most once, on pilot and upgrades alike. */
export function uniqueFaults(pilot: PilotCard, upgrades: readonly Upgrade[]): readonly SquadFault[] {
  const printed = pilot.unique ? [pilot.name] : [];
  for (const { unique, name } of upgrades) if (unique) printed.push(name);
  if (printed.length < 2) return NONE;
  const names = printed.map(bare);
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  return twice.filter((name, i) => twice.indexOf(name) === i).map((name) => ({ is: 'unique-twice', name }));
}

const NONE: readonly SquadFault[] = [];

/** A nickname is the same name with and without its quotation marks. */
function bare(name: string): string {
  return name.replaceAll('"', '');
}
