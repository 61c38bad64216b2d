import type { Design } from '../../../rules/data/designs.ts';
import { MOST, STOCK, STRIPPED } from '../../../rules/data/designs.ts';

/** A starfighter seen from above, flying to the right: its two halves, what shines, and its guns. */
export interface Hull {
  readonly whole: string;
  /** The half away from the light. */
  readonly shaded: string;
  readonly canopy: string;
  readonly guns: string;
}

/** A drawing of our own: handling widens the wings, protection the body, and accuracy lengthens the guns. */
export function hullOf(design: Design | null): Hull {
  const { handling, accuracy, protection } = design ?? STOCK;
  const wing = 12.5 + 4 * shareOf('handling', handling);
  const body = 4.2 + 2.4 * shareOf('protection', protection);
  const guns = 5 + 8 * shareOf('accuracy', accuracy);
  const half = [
    [15, 0],
    [6, -body * 0.62],
    [1, -body],
    [-7, -wing],
    [-12, -wing],
    [-9.5, -body],
    [-14, -body * 0.75],
    [-12, 0],
  ] as const;
  const side = (way: 1 | -1): string => half.map(([x, y]) => `${x} ${(y * way).toFixed(1)}`).join('L');
  const reach = (-8 + guns).toFixed(1);
  const out = (wing - 1.5).toFixed(1);
  return {
    whole: `M${side(1)}ZM${side(-1)}Z`,
    shaded: `M${side(-1)}Z`,
    canopy: `M12.5 0L8-${(body * 0.3).toFixed(1)}L8 ${(body * 0.3).toFixed(1)}Z`,
    guns: `M-8-${out}H${reach}M-8 ${out}H${reach}`,
  };
}

/** Where a rating lies between the least and the most. */
function shareOf(system: keyof Design, rating: number): number {
  return (rating - STRIPPED[system]) / (MOST[system] - STRIPPED[system]);
}
