import type { View } from '@starboard/kernel';
import type { Ask, Chase, Event } from '../../rules/model.ts';

const ASKED: { readonly [K in Ask['kind']]: string } = {
  design: 'Building',
  role: 'The start',
  place: 'The start',
  face: 'The start',
  speed: 'Speeds',
  first: 'Order',
  branch: 'Flight',
  height: 'Heights',
  fire: 'Fire',
};

const SHOWN: { readonly [T in Event['type']]?: string } = {
  designed: 'Building',
  'speed-set': 'Speeds',
  ordered: 'Speeds',
  'scraped-past': 'Speeds',
  'first-named': 'Order',
  flew: 'Flight',
  headed: 'Flight',
  navigated: 'Flight',
  'height-set': 'Heights',
  collided: 'Collision',
  passed: 'Passing',
  'held-fire': 'Fire',
  shot: 'Fire',
};

/** The present phase in a word; null if it has not changed. */
export function phaseOf({ asked, result, board }: View<Chase>, now: Event | null): string | null {
  if (now !== null) return board.turn === 0 ? 'The start' : (SHOWN[now.type] ?? null);
  if (result !== null) return 'The chase is over';
  const [ask] = asked;
  return ask === undefined ? null : ASKED[ask.kind];
}
