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
} from '../catalogue/index.ts';
import { faultsWith } from './legality.ts';
import { pointsOf, pointsWith, type Squad } from './squad.ts';
import { inStyle, isInStyle, type SquadStyle, suitsStyle } from './style.ts';
import { type Fit, fit } from './upgrade-slots.ts';

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

/** What may be drawn, found once for as long as the same cards are allowed. */
interface Pool {
  readonly isAllowed: IsAllowed;
  readonly crews: readonly (readonly PilotCard[])[];
  /** By pilot: the allowed upgrades that fit as far as faction, ship and skill go. */
  readonly open: (readonly Upgrade[] | undefined)[];
  /** Those who can fly in a style within a limit, as they were last wanted. */
  able: Able | null;
}

interface Able {
  readonly style: SquadStyle;
  readonly limit: number;
  readonly crews: readonly (readonly PilotCard[])[];
}

let lately: Pool | null = null;

function poolOf(isAllowed: IsAllowed): Pool {
  if (lately?.isAllowed !== isAllowed) {
    const crews = CREWS.map((pilots) => pilots.filter(({ id }) => isAllowed(id)));
    lately = { isAllowed, crews, open: [], able: null };
  }
  return lately;
}

/**
 * A random legal squad of allowed cards. Every ship that has an allowed pilot within the limit is as likely, and so is
 * every pilot of it; then upgrades come in random order up to a random total, half of those that change what else fits
 * before all others, so that what they make room for comes up too.
 */
export function randomSquad(dice: Dice, limit: number, isAllowed: IsAllowed, wish: SquadWish = ANY_SQUAD): Squad {
  const pool = poolOf(isAllowed);
  const pilot = randomPilot(dice, limit, pool, wish);
  const least = Math.min(limit, Math.max(pilot.points, wish.least));
  const budget = least + draw(dice, limit - least + 1);
  let carried: readonly Upgrade[] = [];
  let free = freeSlots(fit(pilot, carried));
  let left = budget - pilot.points;
  for (const upgrade of inStyle(wish.style, inRandomOrder(dice, openTo(pilot, pool)))) {
    if (!changesSquad(upgrade) && (upgrade.points > left || !free.includes(upgrade.slot))) continue;
    const more = withMore(carried, upgrade, isAllowed);
    if (more === undefined || pointsWith(pilot, more) > budget) continue;
    const fitted = fit(pilot, more);
    if (faultsWith(pilot, more, fitted).length > 0) continue;
    carried = more;
    free = freeSlots(fitted);
    left = carried.some(makesCheaper) ? limit : budget - pointsWith(pilot, carried);
  }
  return { pilot: pilot.id, upgrades: carried.map(({ id }) => id) };
}

/** One that suits the style, if any can fly. */
function randomPilot(dice: Dice, limit: number, pool: Pool, { style }: SquadWish): PilotCard {
  if (pool.able?.style !== style || pool.able.limit !== limit) {
    pool.able = { style, limit, crews: ableCrews(pool, limit, style) };
  }
  return pick(dice, pick(dice, pool.able.crews));
}

function ableCrews({ crews }: Pool, limit: number, style: SquadStyle): Able['crews'] {
  const canFly = (pilot: PilotCard): boolean => pilot.points <= limit;
  const suits = (pilot: PilotCard): boolean => canFly(pilot) && suitsStyle(style, pilot);
  const isWanted = crews.some((pilots) => pilots.some(suits)) ? suits : canFly;
  return crews.map((pilots) => pilots.filter(isWanted)).filter((pilots) => pilots.length > 0);
}

function inRandomOrder(dice: Dice, upgrades: readonly Upgrade[]): readonly Upgrade[] {
  const order = upgrades.slice();
  shuffle(dice, order);
  const early: Upgrade[] = [];
  const late: Upgrade[] = [];
  for (let i = 0; i < order.length; i++) {
    const upgrade = order[i] as Upgrade;
    (changesSquad(upgrade) && draw(dice, 2) === 0 ? early : late).push(upgrade);
  }
  return early.length === 0 ? order : [...early, ...late];
}

/** With the upgrade and what must come with it, if that is allowed. */
function withMore(carried: readonly Upgrade[], upgrade: Upgrade, isAllowed: IsAllowed): readonly Upgrade[] | undefined {
  const { brings } = upgrade.grants;
  const brought = brings === undefined ? undefined : findUpgrade(brings);
  if (brought !== undefined && !isAllowed(brought.id)) return undefined;
  const more = brought === undefined ? [...carried, upgrade] : [...carried, upgrade, brought];
  return more.sort((a, b) => a.index - b.index);
}

function freeSlots({ places }: Fit): readonly Slot[] {
  const free: Slot[] = [];
  for (const { takes, holds } of places) if (holds === null) free.push(...takes);
  return free;
}

/** Whether it opens or closes slots, or changes prices. */
const changesSquad = ({ index }: Upgrade): boolean => CHANGES[index] === true;
const makesCheaper = ({ grants }: Upgrade): boolean => grants.discount !== undefined;
const CHANGES: readonly boolean[] = UPGRADES.map(
  ({ grants }) => (grants.slots ?? grants.slotOf ?? grants.loses ?? grants.discount ?? grants.brings) !== undefined,
);

function openTo(pilot: PilotCard, { open, isAllowed }: Pool): readonly Upgrade[] {
  open[pilot.index] ??= UPGRADES.filter(({ id, only }) => {
    const isOfFaction = only.factions?.includes(pilot.faction) ?? true;
    const isOnShip = only.ships?.includes(pilot.ship) ?? true;
    const isOpen = (isOfFaction || only.orWith !== undefined) && isOnShip && pilot.skill >= (only.minSkill ?? 0);
    return isOpen && isAllowed(id);
  });
  return open[pilot.index] ?? [];
}
