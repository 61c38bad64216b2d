import { findUpgrade, type PilotCard, type Upgrade, type UpgradeId } from '../catalogue/index.ts';
import type { SquadFault } from './fault.ts';

/** Adds a card's faults in relation to the cards beside it; the first of two equal cards reports them. */
export function addNeighbourFaults(
  faults: SquadFault[],
  { id: upgrade, only, limited, grants }: Upgrade,
  upgrades: readonly Upgrade[],
  at: number,
): void {
  if (firstCopy(upgrades, upgrade) !== at) return;
  const copies = copiesOf(upgrades, upgrade);
  if (limited && copies > 1) faults.push({ is: 'limited-twice', upgrade });
  if (only.copiesInSquad !== undefined && copies > only.copiesInSquad) {
    faults.push({ is: 'too-many-copies', upgrade, most: only.copiesInSquad });
  }
  const { different, uniqueOnly, dearest, brings } = grants;
  if (different === undefined && uniqueOnly === undefined && dearest === undefined && brings === undefined) return;
  for (const [i, { id, slot, unique, points }] of upgrades.entries()) {
    const again = firstCopy(upgrades, id) < i;
    if (slot === different && again) faults.push({ is: 'same-twice', upgrade: id, by: upgrade });
    if (slot === uniqueOnly && !unique) faults.push({ is: 'not-unique', upgrade: id, by: upgrade });
    if (slot === dearest?.slot && points > dearest.points) {
      faults.push({ is: 'too-dear', upgrade: id, by: upgrade, most: dearest.points });
    }
  }
  const other = brings === undefined ? undefined : findUpgrade(brings);
  if (other !== undefined && !upgrades.includes(other)) faults.push({ is: 'other-wanting', upgrade, other: other.id });
}

function firstCopy(upgrades: readonly Upgrade[], id: UpgradeId): number {
  for (let i = 0; i < upgrades.length; i++) if (upgrades[i]?.id === id) return i;
  return -1;
}

function copiesOf(upgrades: readonly Upgrade[], id: UpgradeId): number {
  let copies = 0;
  for (let i = 0; i < upgrades.length; i++) if (upgrades[i]?.id === id) copies++;
  return copies;
}

/** Adds the unique names that pilot and upgrades have more than once. */
export function addUniqueFaults(faults: SquadFault[], pilot: PilotCard, upgrades: readonly Upgrade[]): void {
  const printed = pilot.unique ? [pilot.name] : [];
  for (let i = 0; i < upgrades.length; i++) if (upgrades[i]?.unique === true) printed.push(upgrades[i]?.name ?? '');
  if (printed.length < 2) return;
  const names = printed.map(bare);
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  for (const [i, name] of twice.entries()) {
    if (twice.indexOf(name) === i) faults.push({ is: 'unique-twice', name });
  }
}

/** A nickname is the same name with and without its quotation marks. */
function bare(name: string): string {
  return name.replaceAll('"', '');
}
