import type { Viewer } from '@starboard/kernel';
import type { DiceShown } from '@starboard/ui';

/** Whether dice are good news for the one who looks: those of an enemy are, if they are bad. */
export function isGoodNews({ good, goodFor }: Pick<DiceShown, 'good' | 'goodFor'>, viewer: Viewer): boolean {
  return good === (goodFor === undefined || viewer === null || goodFor.includes(viewer));
}
