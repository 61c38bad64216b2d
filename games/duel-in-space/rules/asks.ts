import type { Seat } from '@starboard/kernel';
import type { Ask, Board, Ship } from './model.ts';

type PlainKind = Exclude<Ask['kind'], 'design'>;
/** Nobody, the first, the second, both. */
function sets(kind: PlainKind): readonly (readonly Ask[])[] {
  const [first, second]: [Ask, Ask] = [
    { kind, seat: 0 },
    { kind, seat: 1 },
  ];
  return [[], [first], [second], [first, second]];
}

/** Every plain question of a duel, made once. */
const ASKS: { readonly [K in PlainKind]: readonly (readonly Ask[])[] } = {
  ship: sets('ship'),
  aim: sets('aim'),
  heading: sets('heading'),
  fire: sets('fire'),
  'fight-on': sets('fight-on'),
};

/** A question to all whose ship passes the test. */
export function askThose(board: Board, kind: PlainKind, test: (ship: Ship, seat: Seat) => boolean) {
  const [first, second] = board.ships;
  return { ask: ASKS[kind][(test(first, 0) ? 1 : 0) + (test(second, 1) ? 2 : 0)] ?? [] };
}
