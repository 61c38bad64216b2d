import type { EventSound } from '@starboard/ui';
import type { Event } from '../../rules/model.ts';

const SOUNDS: { readonly [T in Event['type']]?: EventSound } = {
  ordered: 'reveal',
  shot: 'bolt',
  collided: 'hit',
  'scraped-past': 'hit',
  wrecked: 'explosion',
};

export const sound = ({ type }: Event): EventSound | null => SOUNDS[type] ?? null;
