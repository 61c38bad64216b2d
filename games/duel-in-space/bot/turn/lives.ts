import { baseToHit, clicksAllowed } from '../../rules/01-starfighters.ts';
import { mayFire } from '../../rules/05-firing.ts';
import type { Ship } from '../../rules/model.ts';
import { type Condition, type Fate, fateOf, MOST_HITS } from '../../solution/model/hits.ts';
import { conditionOf } from '../../solution/model/ships.ts';
import { chanceToHit, hitsToBear } from '../plain/odds.ts';

/** Ships that a turn's fire may leave, put together by their protection, with means of what they can still do. */
export interface Survivors {
  readonly chance: number;
  /** The hits that it takes to destroy them. */
  readonly toughness: number;
  /** How much of what keeps them alive fails in a turn by itself. */
  readonly failing: number;
  /** The hits that they score in a turn. */
  readonly hits: number;
}

/** What each number of hits makes of a ship: how it may end, and what is left. */
export interface Lives {
  readonly brokenUp: readonly number[];
  readonly suffocated: readonly number[];
  readonly lost: readonly number[];
  readonly survivors: readonly (readonly Survivors[])[];
}

/** How often a laser of each mounting bears in a turn, and what a ship with so many clicks makes of its lasers. */
const BEARS = { forward: 0.35, turret: 0.6, aft: 0.25 };
const HANDLING = [0.2, 0.7, 0.9, 1, 1, 1, 1];
const TYPICAL_CLICKS = 1;
/** Life support fails slowly at first. */
const FAILING = 0.8;

/** A ship that may not fire (5.4) is one without lasers. */
export function armedCondition(ship: Ship): Condition {
  const condition = conditionOf(ship);
  return mayFire(ship) ? condition : { ...condition, forward: 0, turret: 0, aft: 0 };
}

const MOST_KEPT = 60;
const kept = new Map<string, Lives>();

/** Everything that special damage may do counts, except that a stabilizer that is hit turns no less. */
export function livesOf(ship: Ship): Lives {
  const { protection, forward, turret, aft, air } = armedCondition(ship);
  const [base, clicks] = [baseToHit(ship), clicksAllowed(ship)];
  const key = [protection, forward, turret, aft, air, base, clicks].join();
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const fates = Array.from({ length: MOST_HITS + 1 }, (_, hits) =>
    fateOf({ protection, forward, turret, aft, air, computerHits: 0 }, hits),
  );
  const lives: Lives = {
    brokenUp: fates.map(({ brokenUp }) => brokenUp),
    suffocated: fates.map(({ suffocated }) => suffocated),
    lost: fates.map(({ lost }) => lost),
    survivors: fates.map(({ flying }) => survivorsOf(flying, base, HANDLING[clicks] ?? 1)),
  };
  kept.set(key, lives);
  return lives;
}

function survivorsOf(flying: Fate['flying'], base: number, handling: number): readonly Survivors[] {
  const sums = new Map<number, { chance: number; failing: number; hits: number }>();
  for (const { ship, chance } of flying) {
    const sum = sums.get(ship.protection) ?? { chance: 0, failing: 0, hits: 0 };
    sums.set(ship.protection, sum);
    const lasers = ship.forward * BEARS.forward + ship.turret * BEARS.turret + ship.aft * BEARS.aft;
    sum.chance += chance;
    sum.failing += chance * (ship.air === null ? 0 : FAILING / Math.max(0.5, ship.air));
    sum.hits += chance * lasers * chanceToHit(base + ship.computerHits + TYPICAL_CLICKS) * handling;
  }
  return [...sums].map(([protection, { chance, failing, hits }]) => ({
    chance,
    toughness: hitsToBear(Math.max(1, protection)),
    failing: failing / chance,
    hits: hits / chance,
  }));
}
