import type { EventSound } from '@starboard/ui';
import type { Event } from '../../rules/model.ts';

const SOUNDS: { readonly [T in Event['type']]?: EventSound } = {
  phase: 'reveal',
  compared: 'bolt',
  'lost-shield': 'hit',
  dealt: 'hit',
  detonated: 'explosion',
  destroyed: 'explosion',
};

export const sound = ({ type }: Event): EventSound | null => SOUNDS[type] ?? null;
