import { BLIND, clicksAllowed } from '../../rules/01-starfighters.ts';
import { mayFire } from '../../rules/05-firing.ts';
import type { Ship, ShipView, ShownDesign } from '../../rules/model.ts';

/** A ship whose design the viewer knows, as the rules take it; null for a secret one. */
export function known(ship: ShipView): Ship | null {
  return ship.design === null ? null : { ...ship, design: ship.design };
}

/** How many clicks a ship may turn, as far as anybody can tell: a secret design might turn the most there is. */
export function clicksAtMost(ship: ShipView): number {
  const open = known(ship);
  return open === null ? Math.max(0, 6 - ship.stabilizerHits) : clicksAllowed(open);
}

/** 5.4 Whether a ship may fire, as far as anybody can tell: a secret design might until play has shown that it may not. */
export function mightFire(ship: ShipView, shown: ShownDesign): boolean {
  const open = known(ship);
  return open === null ? shown.baseAtLeast + ship.computerHits < BLIND : mayFire(open);
}
