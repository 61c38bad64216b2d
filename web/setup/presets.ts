import type { ReadyTable } from '@starboard/games';
import { type GameTypes, type Json, type Rules, type Schema, same } from '@starboard/kernel';
import type { Occupant } from '../runner/occupant.ts';
import { isLevelled } from './opponents/cast.ts';
import { kindOf, OPEN, type SeatOccupancy } from './seat-occupancy.ts';

export interface Preset {
  readonly title: string;
  readonly about: string;
  readonly occupants: readonly SeatOccupancy[];
  readonly setup: Setup;
}

type Setup = { readonly [key: string]: Json };
const AS_USUAL: Setup = {};

/** From this many players on, a table is a crowd. */
const CROWD = 8;

type Table = Pick<Rules<GameTypes>, 'seats' | 'automata' | 'secrets'>;

/** The bot for the nth seat of a bot; undefined where no bot plays. */
type BotForSeat = (nth: number) => SeatOccupancy | undefined;

/** The most popular tables: a newcomer gets the first. */
export function presets(
  { seats, automata, secrets }: Table,
  botFor: BotForSeat,
  names: readonly string[],
  online: boolean,
  tables: readonly ReadyTable[] = [],
): readonly Preset[] {
  const person = (seat: number): Occupant => ({ kind: 'person', name: names[seat] || usualName(seat) });
  const against = (other: SeatOccupancy, count = seats.min): readonly SeatOccupancy[] => [
    person(0),
    ...repeated(other, count - 1),
  ];
  const ready: Preset[] = [];
  const bot = botFor(0);
  for (const table of tables) ready.push(laid(table, botFor, person));
  const automaton = automata[0];
  if (automaton !== undefined) {
    const { id, name, about } = automaton;
    ready.push({
      title: `Against the ${lower(name)}`,
      about,
      occupants: against({ kind: 'automaton', id, name }),
      setup: AS_USUAL,
    });
  }
  if (bot !== undefined && tables.length === 0) {
    const againstBots = (count: number): readonly SeatOccupancy[] => [
      person(0),
      ...Array.from({ length: count - 1 }, (_, nth) => botFor(nth) ?? OPEN),
    ];
    ready.push({
      title: seats.min > 2 ? 'Against bots' : 'Against a bot',
      about: 'Choose its level and its character below.',
      occupants: againstBots(seats.min),
      setup: AS_USUAL,
    });
    if (seats.max >= CROWD) {
      ready.push({
        title: 'Against a crowd',
        about: `You and ${seats.max - 1} computer players.`,
        occupants: againstBots(seats.max),
        setup: AS_USUAL,
      });
    }
  }
  if (seats.max > 1 && tables.length === 0) {
    const people = Math.max(2, seats.min);
    ready.push({
      title: people === 2 ? 'Two on one screen' : 'All on one screen',
      about: secrets
        ? 'Pass the device back and forth. A curtain hides your secrets.'
        : 'Take turns on the same screen. Nothing is secret in this game.',
      occupants: Array.from({ length: people }, (_, seat) => person(seat)),
      setup: AS_USUAL,
    });
  }
  if (online && seats.max > 1) {
    ready.push({
      title: 'Online',
      about: 'Invite a friend by link, or let anyone join from the lobby.',
      occupants: [{ kind: 'person', name: names[0] ?? '' }, ...repeated(OPEN, Math.max(1, seats.min - 1))],
      setup: AS_USUAL,
    });
  }
  return ready;
}

/** A table of the game's own, with the people and the bot available. */
function laid(
  { title, about, seats, setup }: ReadyTable,
  botFor: BotForSeat,
  person: (seat: number) => Occupant,
): Preset {
  let [people, bots] = [0, 0];
  const occupants = seats.map((kind) => {
    const bot = kind === 'bot' ? botFor(bots) : undefined;
    if (bot === undefined) return person(people++);
    bots++;
    return bot;
  });
  return { title, about, occupants, setup };
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

const repeated = (place: SeatOccupancy, count: number): readonly SeatOccupancy[] =>
  Array.from({ length: count }, () => place);

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

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
