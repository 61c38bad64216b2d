import type { Ask } from './model.ts';

type PlainKind = Exclude<Ask['kind'], 'design'>;

interface Asking {
  readonly ask: readonly Ask[];
}

/** The asks for nobody, the first seat, the second seat and both. */
function sets(kind: PlainKind): readonly (Asking | undefined)[] {
  const first: Ask = { kind, seat: 0 };
  const second: Ask = { kind, seat: 1 };
  return [undefined, { ask: [first] }, { ask: [second] }, { ask: [first, second] }];
}

/** Every plain question of a duel, built once. */
const ASKS: { readonly [K in PlainKind]: ReturnType<typeof sets> } = {
  ship: sets('ship'),
  aim: sets('aim'),
  heading: sets('heading'),
  fire: sets('fire'),
  'fight-on': sets('fight-on'),
};

/** A question to the first seat, the second, both or nobody. */
export function asking(kind: PlainKind, first: boolean, second: boolean): Asking | undefined {
  return ASKS[kind][(first ? 1 : 0) + (second ? 2 : 0)];
}
