import type { ReadyTable } from '@starboard/games';
import type { GameTypes, Rules } from '@starboard/kernel';

/** From this many players on, a table is a crowd. */
const CROWD = 8;

/** The ready-made tables of a game that has none of its own. */
export function usualTables({
  seats,
  automata,
  secrets,
}: Pick<Rules<GameTypes>, 'seats' | 'automata' | 'secrets'>): readonly ReadyTable[] {
  const against = (kind: 'bot' | 'automaton', count: number): ReadyTable['seats'] => [
    'person',
    ...Array.from({ length: count - 1 }, () => kind),
  ];
  const [automaton] = automata;
  const tables: ReadyTable[] = [];
  if (automaton !== undefined) {
    const { name, about } = automaton;
    tables.push({ title: `Against the ${lower(name)}`, about, seats: against('automaton', seats.min), setup: {} });
  }
  tables.push({
    title: seats.min > 2 ? 'Against bots' : 'Against a bot',
    about: 'Choose its level and its character below.',
    seats: against('bot', seats.min),
    setup: {},
  });
  if (seats.max >= CROWD) {
    tables.push({
      title: 'Against a crowd',
      about: `You and ${seats.max - 1} computer players.`,
      seats: against('bot', seats.max),
      setup: {},
    });
  }
  if (seats.max > 1) {
    const people = Math.max(2, seats.min);
    tables.push({
      title: people === 2 ? 'Two on one screen' : 'All on one screen',
      about: secrets
        ? 'Pass the device back and forth. A curtain hides your secrets.'
        : 'Take turns on the same screen. Nothing is secret in this game.',
      seats: Array.from({ length: people }, () => 'person'),
      setup: {},
    });
  }
  return tables;
}

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
