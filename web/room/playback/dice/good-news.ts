import type { Viewer } from '@starboard/kernel';
import type { DiceShown } from '@starboard/ui';

/** An enemy's bad dice are good news. */
export function isGoodNews({ good, goodFor }: Pick<DiceShown, 'good' | 'goodFor'>, viewer: Viewer): boolean {
  return good === (goodFor === undefined || viewer === null || goodFor.includes(viewer));
}
