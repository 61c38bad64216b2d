import type { EventSound } from '@starboard/ui';
import type { Event } from '../../rules/model.ts';

const SOUNDS: { readonly [T in Event['type']]?: EventSound } = {
  headed: 'reveal',
  shot: 'bolt',
  damage: 'hit',
  special: 'hit',
  destroyed: 'explosion',
};

export const sound = ({ type }: Event): EventSound | null => SOUNDS[type] ?? null;
