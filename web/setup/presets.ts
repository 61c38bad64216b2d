import type { Bot } from '@starboard/bots';
import type { GameTypes, Rules } from '@starboard/kernel';
import type { Occupant } from '../runner/occupant.ts';
import { OPEN, type Place } from './places.ts';

/** A ready-made table, one click away. */
export interface Preset {
  readonly title: string;
  readonly about: string;
  readonly occupants: readonly Place[];
}

type Table = Pick<Rules<GameTypes>, 'seats' | 'automata' | 'secrets'>;
type BotCard = Pick<Bot, 'id' | 'name' | 'about'>;

/** The tables most people want: the first is what a newcomer gets. The strongest bot stands last. */
export function presets(
  { seats, automata, secrets }: Table,
  bots: readonly BotCard[],
  names: readonly string[],
  online: boolean,
): readonly Preset[] {
  const person = (seat: number): Occupant => ({ kind: 'person', name: names[seat] || usualName(seat) });
  const against = (other: Place): readonly Place[] => [
    person(0),
    ...Array.from({ length: seats.min - 1 }, () => other),
  ];
  const ready: Preset[] = [];
  const automaton = automata[0];
  if (automaton !== undefined) {
    const { id, name, about } = automaton;
    ready.push({ title: `Against the ${lower(name)}`, about, occupants: against({ kind: 'automaton', id, name }) });
  }
  const bot = bots.at(-1);
  if (bot !== undefined) {
    const { id, name, about } = bot;
    ready.push({ title: `Against the ${lower(name)}`, about, occupants: against({ kind: 'bot', id, name }) });
  }
  if (seats.max > 1) {
    const people = Math.max(2, seats.min);
    ready.push({
      title: people === 2 ? 'Two on one screen' : 'All on one screen',
      about: secrets
        ? 'Pass the device back and forth; a curtain hides secrets in between.'
        : 'Take turns on the same screen; nothing is secret in this game.',
      occupants: Array.from({ length: people }, (_, seat) => person(seat)),
    });
  }
  if (online && seats.max > 1) {
    ready.push({
      title: 'Online',
      about: 'Invite a friend by link, or let anyone join from the lobby.',
      occupants: [{ kind: 'person', name: names[0] ?? '' }, ...Array<Place>(Math.max(1, seats.min - 1)).fill(OPEN)],
    });
  }
  return ready;
}

export const usualName = (seat: number): string => `Player ${seat + 1}`;

/** The names to begin with next time: those that somebody chose, of as many seats as were ever played from here. */
export function rememberedNames(before: readonly string[], now: readonly string[]): readonly string[] {
  const chosen = now.map((name, seat) => (name === usualName(seat) ? '' : name.trim()));
  return [...chosen, ...before.slice(chosen.length)].map((name, seat) => name || (before[seat] ?? ''));
}

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
