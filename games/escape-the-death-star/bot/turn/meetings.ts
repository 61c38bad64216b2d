import type { PlanMeeting } from '@starboard/kernel';
import { worthAgainst } from './presences.ts';
import type { Hunt } from './solving.ts';
import type { Stakes } from './stakes.ts';

/** What a Rebel's squares and the Imperial's hunts do to each other, as the Rebel weighs it and as the Imperial does. */
export function withStakes(
  rebels: Stakes,
  imperial: Stakes,
  hunts: readonly Hunt[],
): Pick<PlanMeeting, 'toOne' | 'toOther'> {
  const { squares } = rebels;
  const toOne = new Float64Array(squares.length * hunts.length);
  const toOther = new Float64Array(squares.length * hunts.length);
  for (let i = 0; i < squares.length; i++) {
    for (let j = 0; j < hunts.length; j++) {
      const met = hunts[j]?.contacts[squares[i] ?? 0] ?? 0;
      toOne[i * hunts.length + j] = worthAgainst(rebels, rebels.there[i] ?? 0, met);
      toOther[i * hunts.length + j] = -worthAgainst(imperial, imperial.there[i] ?? 0, met);
    }
  }
  return { toOne, toOther };
}
