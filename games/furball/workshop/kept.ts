import { list, object, oneOf, type Schema, text } from '@starboard/kernel';
import { PILOTS, pilotOf, UPGRADES } from '../catalogue/index.ts';
import { clip, LONGEST_NAME, type Squad } from '../squads/index.ts';

/** A squad that this browser keeps, by name. */
export type KeptSquad = {
  readonly name: string;
  readonly squad: { readonly pilot: Squad['pilot']; readonly upgrades: Squad['upgrades'] };
};

export const MOST_KEPT = 100;

export const SQUAD: Schema<KeptSquad['squad']> = object({
  pilot: oneOf(PILOTS.map(({ id }) => id)),
  upgrades: list(oneOf(UPGRADES.map(({ id }) => id)), { maxItems: 16 }),
});

export const KEPT: Schema<KeptSquad> = object({ name: text({ maxLength: 2 * LONGEST_NAME }), squad: SQUAD });

/** A name that is free, from one that need not be: the second of a name is numbered. */
export function freeName(wanted: string, squads: readonly KeptSquad[]): string {
  const name = clip(wanted, LONGEST_NAME) || 'Squad';
  const taken = squads.map((kept) => kept.name);
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}

/** With one more squad, at the end; null when there is no room. */
export function withKept(
  squads: readonly KeptSquad[],
  squad: Squad,
  name = pilotOf(squad.pilot).name,
): readonly KeptSquad[] | null {
  return squads.length < MOST_KEPT ? [...squads, { name: freeName(name, squads), squad }] : null;
}

export function renamed(squads: readonly KeptSquad[], at: number, name: string): readonly KeptSquad[] {
  const others = squads.filter((_, i) => i !== at);
  return squads.map((kept, i) => (i === at ? { ...kept, name: freeName(name, others) } : kept));
}
