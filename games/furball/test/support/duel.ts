import type { Seat } from '@starboard/kernel';
import type { UpgradeId } from '../../catalogue/index.ts';
import type { DicePool, Face } from '../../rules/model.ts';
import { type Attack, attack, only, optionsOf, type Playthrough, type ShipLayout, shipIn, table } from './playing.ts';

/** Two ships nose to nose: seat 0 attacks seat 1, whose base begins as far ahead as the range says. */

type Range = 1 | 2 | 3;
const AHEAD: { readonly [R in Range]: number } = { 1: 380, 2: 500, 3: 600 };

/** A ship at range 1 of seat 1 and of nobody else. */
export const beside = (range: Range, more: ShipLayout = {}): ShipLayout => ({
  at: [370, AHEAD[range] + 40, 90],
  ...more,
});

export function facing(
  range: Range,
  by: ShipLayout = {},
  at: ShipLayout = {},
  ...more: readonly ShipLayout[]
): Playthrough {
  return table([{ at: [300, 300, 90], ...by }, { at: [300, AHEAD[range], 270], ...at }, ...more]);
}

/** As before, but the target shows its stern: the attacker is in none of its arcs. */
export function chasing(
  range: Range,
  by: ShipLayout = {},
  at: ShipLayout = {},
  ...more: readonly ShipLayout[]
): Playthrough {
  return facing(range, by, { at: [300, AHEAD[range], 90], ...at }, ...more);
}

/** As before, but the attacker shows its stern: only what shoots all round can attack. */
export function fleeing(
  range: Range,
  by: ShipLayout = {},
  at: ShipLayout = {},
  ...more: readonly ShipLayout[]
): Playthrough {
  return facing(range, { at: [300, 300, 270], ...by }, at, ...more);
}

type Shot = Omit<Attack, 'by' | 'at'>;

/** Seat 0 attacks seat 1 with its primary weapon or with its first upgrade, up to the first question. */
export const shoot = (played: Playthrough, shot: Shot = {}): Playthrough => attack(played, shot);
export const fire = (played: Playthrough, shot: Shot = {}): Playthrough => attack(played, { weapon: 1, ...shot });

/** A ship with upgrades, and a lock on seat 1. */
export const locked = (...upgrades: readonly UpgradeId[]): ShipLayout => ({ upgrades, ship: { locks: [1] } });

/** How many dice were rolled for the attack or the defence, and what they show now. */
export const rolled = ({ events }: Playthrough, pool: DicePool): number =>
  only(events, 'rolled').find(
    (event) => event.pool === pool && event.why === (pool === 'attack' ? 'attack' : 'defence'),
  )?.faces.length ?? -1;

export function shown({ events }: Playthrough, pool: DicePool): readonly Face[] {
  return [...events].reverse().find((event) => isOf(event, pool))?.faces ?? [];
}
type Shown = { readonly faces: readonly Face[] };
const isOf = (event: Playthrough['events'][number], pool: DicePool): event is Extract<typeof event, Shown> =>
  (event.type === 'rolled' || event.type === 'dice') && event.pool === pool;

/** The cards that a seat could use now. */
export const usable = (played: Playthrough, seat: Seat): readonly unknown[] =>
  played.match.asks.some((ask) => ask.seat === seat && ask.kind === 'effects') ? optionsOf(played, seat) : [];

/** Whether a card's text is among what a seat could use now. */
export const offers = (played: Playthrough, seat: Seat, card: string): boolean =>
  usable(played, seat).some((option) => typeof option === 'string' && option.startsWith(`${card} `));

/** What a ship has left and has suffered: shields, damage cards, those faceup. */
export function state(played: Playthrough, seat: Seat): { shields: number; cards: number; up: number } {
  const { shields, damage } = shipIn(played, seat);
  return { shields, cards: damage.length, up: damage.filter(({ up }) => up).length };
}
