import { isSpecial, pointsFor, specialModifier } from '../../rules/06-damage.ts';
import { SPECIALS, type SpecialName } from '../../rules/data/ships.ts';

/** What matters of a stock ship when a turn begins. A hit on the stabilizer changes nothing: see docs/duel-solved.md. */
export interface Condition {
  readonly protection: number;
  readonly computerHits: number;
  readonly forward: number;
  readonly turret: number;
  readonly aft: number;
  /** Turns of air left; null while life support works. */
  readonly air: number | null;
}

/** What a turn's hits make of a ship, as chances that add up to 1. */
export interface Fate {
  /** Lost when the firing is over (6.2). */
  readonly brokenUp: number;
  /** Not broken up, and out of air when the turn ends (6.8). */
  readonly suffocated: number;
  /** Lost when the next turn begins: blown up, or out of air by a further hit (6.9, 10.15). */
  readonly lost: number;
  readonly flying: readonly { readonly ship: Condition; readonly chance: number }[];
}

/** A ship between two hits of the same turn: special damage waits for the next turn (6.10). */
export interface Battered extends Omit<Condition, 'air'> {
  readonly airHits: number;
  readonly exploding: boolean;
}

interface Weighted<T> {
  readonly chance: number;
  readonly state: T;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const TOTALS = FACES.flatMap((a) => FACES.map((b) => a + b));

/** 5.5 The lasers of a ship that can bear at once: three forward and two in the turret. */
export const MOST_HITS = 5;

/** The fate of a ship that takes this many hits in a turn. The small game has no special damage. */
export function fateOf(ship: Condition, hits: number, special = true): Fate {
  const { air, ...rest } = ship;
  let battered: readonly Weighted<Battered | null>[] = [
    { chance: 1, state: { ...rest, airHits: 0, exploding: false } },
  ];
  for (let hit = 0; hit < hits; hit++) {
    battered = gathered(
      battered.flatMap(({ chance, state }) => scaled(state === null ? WRECK : afterHit(state, special), chance)),
    );
  }
  return settled(battered, air);
}

const WRECK: readonly Weighted<null>[] = [{ chance: 1, state: null }];

/** Ships in many conditions are hit from the same state. */
const hitBefore = new Map<string, readonly Weighted<Battered | null>[]>();

/** 6.1 Null is a ship without protection: further hits do no more to it. */
export function afterHit(ship: Battered, special: boolean): readonly Weighted<Battered | null>[] {
  const key = `${special} ${keyOf(ship)}`;
  const known = hitBefore.get(key);
  if (known !== undefined) return known;
  const after = gathered(
    TOTALS.flatMap((total): readonly Weighted<Battered | null>[] => {
      const protection = ship.protection - pointsFor(total);
      const hit = { ...ship, protection };
      if (protection <= 0) return scaled(WRECK, 1 / TOTALS.length);
      return scaled(special && isSpecial(total) ? afterSpecial(hit) : [{ chance: 1, state: hit }], 1 / TOTALS.length);
    }),
  );
  hitBefore.set(key, after);
  return after;
}

/** 6.3 The row of the table follows from a die and the protection left. */
function afterSpecial(ship: Battered): readonly Weighted<Battered>[] {
  return FACES.flatMap((die) => {
    const row = Math.min(6, die + specialModifier(ship.protection));
    return scaled(suffering(ship, SPECIALS[row - 1] ?? 'explosion'), 1 / FACES.length);
  });
}

function suffering(ship: Battered, name: SpecialName): readonly Weighted<Battered>[] {
  const computerHits = ship.computerHits + 1;
  switch (name) {
    case 'stabilizer':
      return [{ chance: 1, state: ship }];
    case 'computer':
      return [{ chance: 1, state: { ...ship, computerHits } }];
    case 'laser':
      return losingLaser(ship);
    case 'computer-and-laser':
      return losingLaser({ ...ship, computerHits });
    case 'life-support':
      return [{ chance: 1, state: { ...ship, airHits: ship.airHits + 1 } }];
    case 'explosion':
      return [{ chance: 1, state: { ...ship, exploding: true } }];
  }
}

/** 6.6 Each laser that is left is as likely as any other. 10.3 If none is left, nothing happens. */
function losingLaser(ship: Battered): readonly Weighted<Battered>[] {
  const { forward, turret, aft } = ship;
  const left = forward + turret + aft;
  if (left === 0) return [{ chance: 1, state: ship }];
  return [
    { chance: forward / left, state: { ...ship, forward: forward - 1 } },
    { chance: turret / left, state: { ...ship, turret: turret - 1 } },
    { chance: aft / left, state: { ...ship, aft: aft - 1 } },
  ].filter(({ chance }) => chance > 0);
}

/** 10.5 The end of the turn: protection first, then air, then what takes effect when the next turn begins. */
function settled(battered: readonly Weighted<Battered | null>[], air: number | null): Fate {
  const flying: { ship: Condition; chance: number }[] = [];
  let brokenUp = 0;
  let suffocated = 0;
  let lost = 0;
  for (const { chance, state } of battered) {
    if (state === null) brokenUp += chance;
    else if (air === 1) suffocated += chance;
    else {
      const { airHits, exploding, ...rest } = state;
      const next = airAfter(air, airHits);
      if (exploding || next === 0) lost += chance;
      else flying.push({ ship: { ...rest, air: next }, chance });
    }
  }
  return { brokenUp, suffocated, lost, flying: gathered(flying.map(asWeighted)).map(asFlying) };
}

const asWeighted = ({ ship, chance }: Fate['flying'][number]): Weighted<Condition> => ({ chance, state: ship });
const asFlying = ({ chance, state }: Weighted<Condition>): Fate['flying'][number] => ({ ship: state, chance });

/** 6.8 The count goes down every turn. 10.15 The first hit gives six turns, and each further one takes one away. */
function airAfter(air: number | null, airHits: number): number | null {
  if (air === null) return airHits === 0 ? null : 7 - airHits;
  return Math.max(0, air - 1 - airHits);
}

function scaled<T>(list: readonly Weighted<T>[], by: number): readonly Weighted<T>[] {
  return list.map(({ chance, state }) => ({ chance: chance * by, state }));
}

/** Adds up the chances of what is the same. */
function gathered<T extends Battered | Condition | null>(list: readonly Weighted<T>[]): readonly Weighted<T>[] {
  const sums = new Map<number, { chance: number; readonly state: T }>();
  for (const { chance, state } of list) {
    const key = state === null ? -1 : keyOf(state);
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { chance, state });
    else sum.chance += chance;
  }
  return [...sums.values()];
}

/** A number for each state; the last part is the air of a ship or what will happen to it. */
function keyOf(ship: Battered | Condition): number {
  const last = 'air' in ship ? (ship.air ?? 7) : ship.airHits * 2 + Number(ship.exploding);
  const lasers = (ship.forward * 3 + ship.turret) * 2 + ship.aft;
  return ((ship.protection * 16 + ship.computerHits) * 32 + lasers) * 16 + last;
}
