import type { EventSound } from '@starboard/ui';
import type { Event } from '../../rules/model.ts';

const SOUNDS: { readonly [T in Event['type']]?: EventSound } = {
  revealed: 'reveal',
  battle: 'alarm',
  captured: 'hit',
  beaten: 'explosion',
  jailed: 'hit',
};

export const sound = ({ type }: Event): EventSound | null => SOUNDS[type] ?? null;
