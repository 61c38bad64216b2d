import { type Action, type PilotCard, type Stats, shipOf, type Upgrade } from '../catalogue/index.ts';
import type { SquadFault } from './fault.ts';
import { slotsOf } from './upgrade-slots.ts';

/** Adds why the ship may not carry a card. All restrictions by size allow small ships, so none is asked for. */
export function addBearerFaults(
  faults: SquadFault[],
  { id: upgrade, only }: Upgrade,
  pilot: PilotCard,
  upgrades: readonly Upgrade[],
): void {
  const { factions, ships, minSkill, maxHull, maxAgility, shields, action, withSlots, withoutSlot } = only;
  if (factions !== undefined && !factions.includes(pilot.faction) && !isThere(only.orWith, pilot, upgrades)) {
    faults.push({ is: 'wrong-faction', upgrade, factions });
  }
  if (ships !== undefined && !ships.includes(pilot.ship)) faults.push({ is: 'wrong-ship', upgrade, ships });
  if (minSkill !== undefined && pilot.skill < minSkill) faults.push({ is: 'skill-too-low', upgrade, least: minSkill });
  if (maxHull !== undefined && shipValue('hull', pilot, upgrades) > maxHull) {
    faults.push({ is: 'hull-too-high', upgrade, most: maxHull });
  }
  if (maxAgility !== undefined && shipValue('agility', pilot, upgrades) > maxAgility) {
    faults.push({ is: 'agility-too-high', upgrade, most: maxAgility });
  }
  if (shields !== undefined && shipValue('shields', pilot, upgrades) !== shields) {
    faults.push({ is: 'wrong-shields', upgrade, shields });
  }
  if (action !== undefined && !actionsOf(pilot, upgrades).includes(action)) {
    faults.push({ is: 'action-wanting', upgrade, action });
  }
  if (withSlots !== undefined) {
    const bar = slotsOf(pilot, upgrades);
    for (const slot of withSlots) if (!bar.includes(slot)) faults.push({ is: 'slot-wanting', upgrade, slot });
  }
  if (withoutSlot !== undefined && pilot.slots.includes(withoutSlot)) {
    faults.push({ is: 'slot-there', upgrade, slot: withoutSlot });
  }
}

function isThere(name: string | undefined, pilot: PilotCard, upgrades: readonly Upgrade[]): boolean {
  return name !== undefined && [pilot, ...upgrades].some((card) => card.name === name);
}

/** A value as upgrades change it: a Hull Upgrade takes a ship beyond a limit on hull. */
function shipValue(value: keyof Stats, { ship }: PilotCard, upgrades: readonly Upgrade[]): number {
  return upgrades.reduce((sum, { grants }) => sum + (grants.stats?.[value] ?? 0), shipOf(ship)[value]);
}

/** The action bar with what upgrades add to it; of a dual card, either side will do. */
function actionsOf({ ship }: PilotCard, upgrades: readonly Upgrade[]): readonly Action[] {
  const added = upgrades.flatMap(({ grants, sides }) => [grants, ...(sides ?? []).map((side) => side.grants)]);
  return [...shipOf(ship).actions, ...added.flatMap((gift) => gift?.actions ?? [])];
}
