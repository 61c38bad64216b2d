import { BLIND, clicksAllowed } from '../../rules/01-starfighters.ts';
import { mayFire } from '../../rules/05-firing.ts';
import type { Ship, ShipView, ShownDesign } from '../../rules/model.ts';

/** The ship as the rules need it if the viewer knows its design; null for a secret one. */
export function known(ship: ShipView): Ship | null {
  return ship.design === null ? null : { ...ship, design: ship.design };
}

/** The most clicks that a ship could turn to the viewer's knowledge: a secret design might turn the maximum. */
export function clicksAtMost(ship: ShipView): number {
  const open = known(ship);
  return open === null ? Math.max(0, 6 - ship.stabilizerHits) : clicksAllowed(open);
}

/** 5.4 Whether a ship could fire to the viewer's knowledge: a secret design might, until play has shown otherwise. */
export function mightFire(ship: ShipView, shown: ShownDesign): boolean {
  const open = known(ship);
  return open === null ? shown.baseAtLeast + ship.computerHits < BLIND : mayFire(open);
}
