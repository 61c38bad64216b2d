import { type Dice, draw, pick, shuffle } from '@starboard/kernel';
import {
  type CardId,
  findUpgrade,
  PILOTS,
  type PilotCard,
  SHIPS,
  type Slot,
  UPGRADES,
  type Upgrade,
  upgradeOf,
} from '../catalogue/index.ts';
import { buildFaults } from './legality.ts';
import { pointsOf, type Squad, squadOf } from './squad.ts';
import { fit } from './upgrade-slots.ts';

type IsAllowed = (card: CardId) => boolean;

/** The pilots of each ship that can be chosen. */
const CREWS: readonly (readonly PilotCard[])[] = SHIPS.map(({ id }) =>
  PILOTS.filter(({ ship, selectable }) => ship === id && selectable),
);

/** The upgrades that a pilot may carry as far as faction, ship and skill go, found once. */
const open: (readonly Upgrade[] | undefined)[] = [];

/**
 * A random legal squad of allowed cards. Every ship that has an allowed pilot within the limit is as likely, and so is
 * every pilot of it; then upgrades come in random order up to a random total, half of those that change what else fits
 * before all others, so that what they make room for comes up too.
 */
export function randomSquad(dice: Dice, limit: number, isAllowed: IsAllowed): Squad {
  const pilot = randomPilot(dice, limit, isAllowed);
  const budget = pilot.points + draw(dice, limit - pilot.points + 1);
  const candidates = openTo(pilot).filter(({ id }) => isAllowed(id));
  shuffle(dice, candidates);
  const early = candidates.filter((upgrade) => changesSquad(upgrade) && draw(dice, 2) === 0);
  const late = candidates.filter((upgrade) => !early.includes(upgrade));
  let squad = squadOf(pilot.id);
  let free = freeSlots(squad, pilot);
  for (const upgrade of [...early, ...late]) {
    if (!changesSquad(upgrade) && !free.includes(upgrade.slot)) continue;
    const more = withMore(squad, upgrade, isAllowed);
    if (more === undefined || pointsOf(more) > budget || buildFaults(more).length > 0) continue;
    squad = more;
    free = freeSlots(squad, pilot);
  }
  return squad;
}

function randomPilot(dice: Dice, limit: number, isAllowed: IsAllowed): PilotCard {
  const canFly = (pilot: PilotCard): boolean => pilot.points <= limit && isAllowed(pilot.id);
  const crews = CREWS.filter((pilots) => pilots.some(canFly));
  return pick(dice, pick(dice, crews).filter(canFly));
}

/** With the upgrade and what must come with it, if that is allowed. */
function withMore({ pilot, upgrades }: Squad, { id, grants }: Upgrade, isAllowed: IsAllowed): Squad | undefined {
  const brought = grants.brings === undefined ? undefined : findUpgrade(grants.brings);
  if (brought === undefined) return squadOf(pilot, [...upgrades, id]);
  return isAllowed(brought.id) ? squadOf(pilot, [...upgrades, id, brought.id]) : undefined;
}

function freeSlots({ upgrades }: Squad, pilot: PilotCard): readonly Slot[] {
  return fit(pilot, upgrades.map(upgradeOf)).places.flatMap(({ takes, holds }) => (holds === null ? takes : []));
}

/** Whether it opens or closes slots, or changes prices. */
function changesSquad({ grants }: Upgrade): boolean {
  return (grants.slots ?? grants.slotOf ?? grants.loses ?? grants.discount ?? grants.brings) !== undefined;
}

function openTo(pilot: PilotCard): Upgrade[] {
  open[pilot.index] ??= UPGRADES.filter(({ only }) => {
    const isOfFaction = only.factions?.includes(pilot.faction) ?? true;
    const isOnShip = only.ships?.includes(pilot.ship) ?? true;
    return (isOfFaction || only.orWith !== undefined) && isOnShip && pilot.skill >= (only.minSkill ?? 0);
  });
  return [...(open[pilot.index] ?? [])];
}
