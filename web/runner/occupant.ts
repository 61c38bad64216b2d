import type { Header, Seating } from '@starboard/kernel';

export type Occupant =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly id: string; readonly name: string }
  | { readonly kind: 'automaton'; readonly id: string; readonly name: string };

/** The rules only need their own automata; everybody else answers asks. */
export function seatingOf(occupants: readonly Occupant[]): Seating {
  return occupants.map((occupant) => (occupant.kind === 'automaton' ? occupant.id : null));
}

/** The players according to a record: a player with a bot's name is that bot, everybody else a person. */
export function occupantsIn(
  { seating, players }: Pick<Header, 'seating' | 'players'>,
  bots: readonly { readonly id: string; readonly name: string }[],
): readonly Occupant[] {
  return players.map((name, seat): Occupant => {
    const automaton = seating[seat] ?? null;
    if (automaton !== null) return { kind: 'automaton', id: automaton, name };
    const bot = bots.find((each) => name.replace(/ \d+$/, '') === each.name);
    return bot === undefined ? { kind: 'person', name } : { kind: 'bot', id: bot.id, name };
  });
}

export function seatsOf(occupants: readonly Occupant[], kind: Occupant['kind']): readonly number[] {
  return occupants.flatMap((occupant, seat) => (occupant.kind === kind ? [seat] : []));
}

export function isOccupant(value: unknown): value is Occupant {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('name' in value)) return false;
  if (typeof value.name !== 'string') return false;
  if (value.kind === 'person') return true;
  return (value.kind === 'bot' || value.kind === 'automaton') && 'id' in value && typeof value.id === 'string';
}
