import { expect } from 'vitest';
import type { DicePool, Face } from '../../../rules/model.ts';
import { facing, offers, rolled, shoot, shown } from '../duel.ts';
import { answer, attack, only, type Playthrough, passAll, type ShipLayout, shipIn } from '../playing.ts';

export const blanks = (n: number): readonly Face[] => Array.from({ length: n }, () => 'blank');

/** An attack with this many dice that misses. */
export const misses = (played: Playthrough, dice = 3, defence = 2): Playthrough =>
  attack(played, { attack: blanks(dice), defence: blanks(defence) });

export type Range = 1 | 2 | 3;

/** An attack up to the attacker's first question. */
export const shotAt = (range: Range, by: ShipLayout, attack: readonly Face[], target: ShipLayout = {}): Playthrough =>
  shoot(facing(range, by, target), { attack, defence: blanks(4) });

/** The attacker uses the card, and the dice show this. */
export function turns(
  card: string,
  range: Range,
  by: ShipLayout,
  attack: readonly Face[],
  after: readonly Face[],
  target: ShipLayout = {},
): Playthrough {
  const played = shotAt(range, by, attack, target);
  answer(played, 0, `${card} 0`);
  expect(shown(played, 'attack')).toEqual(after);
  return played;
}

export const hasNot = (
  card: string,
  range: Range,
  by: ShipLayout,
  attack: readonly Face[],
  target: ShipLayout = {},
): void => expect(offers(shotAt(range, by, attack, target), 0, card)).toBe(false);

/** The dice where a seat is offered a card and takes it; -1 where it is not offered. */
export function taking(played: Playthrough, seat: 0 | 1, card: string, number: number, pool: DicePool): number {
  shoot(played);
  if (!offers(played, seat, card)) return -1;
  answer(played, seat, `${card} ${number}`);
  return rolled(played, pool);
}

export const count = (played: Playthrough, pool: DicePool): number => rolled(shoot(played), pool);

export const compared = ({ events }: Playthrough) => only(events, 'compared')[0];

export const HITS: readonly Face[] = ['hit', 'hit', 'blank'];

export const NONE: readonly Face[] = ['blank', 'blank', 'blank', 'blank', 'blank'];

export const HIT: readonly Face[] = ['hit', 'blank', 'blank', 'blank', 'blank'];

/** What is left of the weapon: the card and the tokens on it. */
export function left(played: Playthrough): { up: boolean | undefined; tokens: number | undefined } {
  const held = shipIn(passAll(played), 0).cards[1];
  return { up: held?.up, tokens: held?.tokens };
}

export const HITTING = { attack: ['hit', 'blank', 'blank', 'blank'], defence: ['blank', 'blank'] } as const;

export const MISSING = { attack: blanks(4), defence: ['blank', 'blank'] } as const;
