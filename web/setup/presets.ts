import type { ReadyTable } from '@starboard/games';
import { type GameTypes, type Json, type Rules, type Schema, same } from '@starboard/kernel';
import type { Occupant } from '../runner/occupant.ts';
import { isLevelled } from './opponents/cast.ts';
import { kindOf, OPEN, type SeatOccupancy } from './seat-occupancy.ts';
import { usualTables } from './tables/usual-tables.ts';

export interface Preset extends Pick<ReadyTable, 'title' | 'about' | 'picture'> {
  readonly occupants: readonly SeatOccupancy[];
  readonly setup: Setup;
}

type Setup = { readonly [key: string]: Json };

type Table = Pick<Rules<GameTypes>, 'seats' | 'automata' | 'secrets'>;

/** The bot for the nth seat of a bot; undefined where no bot plays. */
type BotForSeat = (nth: number) => SeatOccupancy | undefined;

/** The most popular tables: a newcomer gets the first. */
export function presets(
  rules: Table,
  botFor: BotForSeat,
  names: readonly string[],
  online: boolean,
  tables: readonly ReadyTable[] = usualTables(rules),
): readonly Preset[] {
  const ready = tables.map((table) => laid(table, rules, botFor, names));
  return online && rules.seats.max > 1 ? [...ready, onlineTable(rules, names)] : ready;
}

function laid(
  { seats, ...table }: ReadyTable,
  { automata: [automaton] }: Table,
  botFor: BotForSeat,
  names: readonly string[],
): Preset {
  let [people, bots] = [0, 0];
  const person = (seat: number): Occupant => ({ kind: 'person', name: names[seat] || usualName(seat) });
  const occupants = seats.map((kind): SeatOccupancy => {
    if (kind === 'automaton' && automaton !== undefined)
      return { kind: 'automaton', id: automaton.id, name: automaton.name };
    const bot = kind === 'bot' ? botFor(bots) : undefined;
    if (bot === undefined) return person(people++);
    bots++;
    return bot;
  });
  return { ...table, occupants };
}

function onlineTable({ seats }: Table, names: readonly string[]): Preset {
  return {
    title: 'Online',
    about: 'Invite a friend by link, or let anyone join from the lobby.',
    occupants: [
      { kind: 'person', name: names[0] ?? '' },
      ...Array.from({ length: Math.max(1, seats.min - 1) }, () => OPEN),
    ],
    setup: {},
  };
}

/** A table stays the same table when its bots get another level or character. */
const shapeOf = (place: SeatOccupancy): string => (isLevelled(place) ? 'bot' : kindOf(place));

export function isLaid(
  { occupants, setup }: Preset,
  places: readonly SeatOccupancy[],
  chosen: Setup,
  { properties = {} }: Schema,
): boolean {
  if (!same(occupants.map(shapeOf), places.map(shapeOf))) return false;
  return Object.entries(setup).every(([key, value]) => same(chosen[key] ?? properties[key]?.default ?? null, value));
}

/** The settings of a table with those from a workshop: whatever the workshop doesn't say stays as the table has it. */
export function withBrought(table: Preset | undefined, brought: Setup | null): Setup {
  return { ...table?.setup, ...brought };
}

/** The settings after another table is chosen: what the last one brought along goes, unless somebody has changed it. */
export function relaid(before: Preset | undefined, next: Preset, chosen: Setup): Setup {
  const kept = Object.entries(chosen).filter(([key, value]) => !same(before?.setup[key] ?? null, value));
  return { ...Object.fromEntries(kept), ...next.setup };
}

/** Each additional seat copies the last. */
export function withSeats(places: readonly SeatOccupancy[], count: number): readonly SeatOccupancy[] {
  const last = places.at(-1) ?? OPEN;
  return Array.from({ length: count }, (_, seat): SeatOccupancy => {
    const like = last.kind === 'person' ? { ...last, name: usualName(seat) } : last;
    return places[seat] ?? like;
  });
}

export const usualName = (seat: number): string => `Player ${seat + 1}`;

/** The names for next time: those that players chose, for as many seats as were ever played from here. */
export function rememberedNames(before: readonly string[], now: readonly string[]): readonly string[] {
  const chosen = now.map((name, seat) => (name === usualName(seat) ? '' : name.trim()));
  return [...chosen, ...before.slice(chosen.length)].map((name, seat) => name || (before[seat] ?? ''));
}
