import { diceFromSeed, draw } from '@starboard/kernel';
import type { Bus, Hint } from '../../bus/bus.ts';

/** From 0 for never to 1 for always. */
export interface BusFaults {
  readonly drops?: number;
  readonly doubles?: number;
  /** Held back until the next hint. */
  readonly delays?: number;
}

/** Drops, doubles and reorders hints, as a real bus may; the same way for the same seed. */
export function faultyBus(bus: Bus, seed: string | number, { drops = 0, doubles = 0, delays = 0 }: BusFaults): Bus {
  const dice = diceFromSeed(seed);
  const happens = (chance: number): boolean => draw(dice, 1_000) < chance * 1_000;
  let heldBack: Hint[] = [];
  return {
    ...bus,
    tell(hint) {
      const late = heldBack;
      heldBack = [];
      for (let copies = happens(doubles) ? 2 : 1; copies > 0; copies--) {
        if (happens(drops)) continue;
        if (happens(delays)) heldBack.push(hint);
        else bus.tell(hint);
      }
      for (const other of late) bus.tell(other);
    },
  };
}
