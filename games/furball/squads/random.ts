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
import { inStyle, isInStyle, type SquadStyle, suitsStyle } from './style.ts';
import { fit } from './upgrade-slots.ts';

type IsAllowed = (card: CardId) => boolean;

/** The pilots of each ship that can be chosen. */
const CREWS: readonly (readonly PilotCard[])[] = SHIPS.map(({ id }) =>
  PILOTS.filter(({ ship, selectable }) => ship === id && selectable),
);

/** What kind of random squad somebody wants: its style, and the points it should cost at least. */
export interface SquadWish {
  readonly style: SquadStyle;
  readonly least: number;
}

const ANY_SQUAD: SquadWish = { style: 'any', least: 0 };

/** After this many squads that are not as wanted, the best of them will do. */
const TRIES = 40;

const ALL_RIGHT = 2;

/** The style counts more than the points. */
function merit(squad: Squad, { style, least }: SquadWish): number {
  return Number(isInStyle(style, squad)) + Math.min(1, pointsOf(squad) / Math.max(1, least));
}

/** A random legal squad that is as it is wanted, as far as the cards allow. */
export function wantedSquad(dice: Dice, limit: number, isAllowed: IsAllowed, wish: SquadWish): Squad {
  let best = randomSquad(dice, limit, isAllowed, wish);
  for (let tries = 1; tries < TRIES && merit(best, wish) < ALL_RIGHT; tries++) {
    const other = randomSquad(dice, limit, isAllowed, wish);
    if (merit(other, wish) > merit(best, wish)) best = other;
  }
  return best;
}

/** The upgrades that a pilot may carry as far as faction, ship and skill go, found once. */
const open: (readonly Upgrade[] | undefined)[] = [];

/**
 * A random legal squad of allowed cards. Every ship that has an allowed pilot within the limit is as likely, and so is
 * every pilot of it; then upgrades come in random order up to a random total, half of those that change what else fits
 * before all others, so that what they make room for comes up too.
 */
export function randomSquad(dice: Dice, limit: number, isAllowed: IsAllowed, wish: SquadWish = ANY_SQUAD): Squad {
  const pilot = randomPilot(dice, limit, isAllowed, wish);
  const least = Math.min(limit, Math.max(pilot.points, wish.least));
  const budget = least + draw(dice, limit - least + 1);
  const candidates = openTo(pilot).filter(({ id }) => isAllowed(id));
  shuffle(dice, candidates);
  const early = candidates.filter((upgrade) => changesSquad(upgrade) && draw(dice, 2) === 0);
  const late = candidates.filter((upgrade) => !early.includes(upgrade));
  let squad = squadOf(pilot.id);
  let free = freeSlots(squad, pilot);
  for (const upgrade of inStyle(wish.style, [...early, ...late])) {
    if (!changesSquad(upgrade) && !free.includes(upgrade.slot)) continue;
    const more = withMore(squad, upgrade, isAllowed);
    if (more === undefined || pointsOf(more) > budget || buildFaults(more).length > 0) continue;
    squad = more;
    free = freeSlots(squad, pilot);
  }
  return squad;
}

/** One that suits the style, if any can fly. */
function randomPilot(dice: Dice, limit: number, isAllowed: IsAllowed, { style }: SquadWish): PilotCard {
  const canFly = (pilot: PilotCard): boolean => pilot.points <= limit && isAllowed(pilot.id);
  const suits = (pilot: PilotCard): boolean => canFly(pilot) && suitsStyle(style, pilot);
  const isWanted = CREWS.some((pilots) => pilots.some(suits)) ? suits : canFly;
  const crews = CREWS.filter((pilots) => pilots.some(isWanted));
  return pick(dice, pick(dice, crews).filter(isWanted));
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
