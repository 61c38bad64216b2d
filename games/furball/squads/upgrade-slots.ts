import { type PilotCard, SLOTS, type Slot, type Upgrade, type UpgradeId } from '../catalogue/index.ts';

/** One place on the upgrade bar. */
export interface UpgradeSlot {
  /** One kind of slot; several where the owner chooses. */
  readonly takes: readonly Slot[];
  /** The upgrade that brought it, if it is not printed. */
  readonly from: UpgradeId | null;
  readonly only: UpgradeId | null;
  readonly holds: UpgradeId | null;
}

/** A card that finds no place for one of the slots it needs. */
interface Homeless {
  readonly upgrade: Upgrade;
  readonly slot: Slot;
}

export interface Fit {
  readonly places: readonly UpgradeSlot[];
  readonly homeless: readonly Homeless[];
}

interface Filling {
  readonly takes: readonly Slot[];
  readonly from: UpgradeId | null;
  readonly only: UpgradeId | null;
  holds: UpgradeId | null;
}

/** The places that a ship has with these upgrades, and which upgrade is in which. */
export function fit(pilot: PilotCard, upgrades: readonly Upgrade[]): Fit {
  const places = placesOf(pilot, upgrades);
  const homeless: Homeless[] = [];
  for (const upgrade of upgrades) {
    house(places, upgrade, upgrade.slot, homeless);
    for (const slot of upgrade.fills) house(places, upgrade, slot, homeless);
  }
  return { places, homeless };
}

function house(places: readonly Filling[], upgrade: Upgrade, slot: Slot, homeless: Homeless[]): void {
  const place = freePlace(places, upgrade, slot);
  if (place === undefined) homeless.push({ upgrade, slot });
  else place.holds = upgrade.id;
}

/** The upgrade bar with all that titles and the like add and take away. A choice counts as what it is used for, else as its first. */
export function slotsOf(pilot: PilotCard, upgrades: readonly Upgrade[]): readonly Slot[] {
  return fit(pilot, upgrades).places.flatMap(({ takes, only, holds }) => {
    if (only !== null) return [];
    const used = upgrades.find(({ id, slot }) => id === holds && takes.includes(slot));
    return [used?.slot ?? takes[0] ?? 'title'];
  });
}

const NONE: readonly never[] = [];

/** By kind of slot: the list with that kind alone. */
const ONLY: { readonly [slot: string]: readonly Slot[] | undefined } = Object.fromEntries(
  SLOTS.map((slot) => [slot, [slot]]),
);
const only = (slot: Slot): readonly Slot[] => ONLY[slot] ?? [slot];

const emptyPlace = (takes: readonly Slot[], from: UpgradeId | null, reserved: UpgradeId | null): Filling => ({
  takes,
  from,
  only: reserved,
  holds: null,
});

function placesOf(pilot: PilotCard, upgrades: readonly Upgrade[]): Filling[] {
  const places: Filling[] = [];
  for (const slot of pilot.slots) places.push(emptyPlace(only(slot), null, null));
  // Every ship has these two.
  places.push(emptyPlace(only('modification'), null, null), emptyPlace(only('title'), null, null));
  for (const { id, grants } of upgrades) {
    for (const slot of grants.slots ?? NONE) places.push(emptyPlace(only(slot), id, null));
    if (grants.slotOf !== undefined) places.push(emptyPlace(grants.slotOf, id, null));
    if (grants.brings === undefined) continue;
    const brought = upgrades.find((upgrade) => upgrade.id === grants.brings);
    if (brought !== undefined) places.push(emptyPlace(only(brought.slot), id, brought.id));
  }
  for (const { grants } of upgrades) {
    for (const slot of grants.loses ?? NONE) {
      const lost = places.findIndex(({ takes, only }) => only === null && takes.length === 1 && takes[0] === slot);
      if (lost >= 0) places.splice(lost, 1);
    }
  }
  return places;
}

/** The place for a card: first a place that suits no other. */
function freePlace(places: readonly Filling[], { id }: Upgrade, slot: Slot): Filling | undefined {
  let single: Filling | undefined;
  let choice: Filling | undefined;
  for (const place of places) {
    if (place.holds !== null || !place.takes.includes(slot)) continue;
    if (place.only === id) return place;
    if (place.only !== null) continue;
    if (place.takes.length === 1) single ??= place;
    else choice ??= place;
  }
  return single ?? choice;
}
