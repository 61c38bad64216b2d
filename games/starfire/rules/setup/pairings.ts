import type { Pairings } from '@starboard/kernel';
import type { Scenario, Setup } from '../model.ts';

interface Designs extends Pairings {
  readonly first: readonly (keyof Setup)[];
  readonly second: readonly (keyof Setup)[];
}

/** 2.2 The designs that a scenario lets each side pick. */
const DESIGNS: { readonly [S in Scenario]: Designs | null } = {
  contact: { first: ['corvetteA'], second: ['corvetteB'] },
  'fleet-action': { first: ['cruiserA', 'corvetteA'], second: ['cruiserB', 'corvetteB'] },
  own: null,
};

/** Each side's designs against the other's, where the set-up picks them. */
export function pairings({ scenario, quickSetup }: Setup): Pairings | string {
  const designs = DESIGNS[scenario];
  if (designs === null) return 'In an own scenario every ship is written out, so there are no designs to pair.';
  return quickSetup ? designs : 'Without quick set-up the players pick their designs, so there are none to pair.';
}
