import type { View } from '@starboard/kernel';
import type { Board, Furball } from '../../rules/model.ts';
import { PHASE_SAYS } from '../../words/phrases.ts';

/** The present phase as the banner calls it. */
export function phaseName({ phase }: Pick<Board, 'phase'>, result: View<Furball>['result']): string {
  if (result !== null) return 'The game is over';
  return phase === 'setup' ? 'Placing' : PHASE_SAYS[phase];
}
