import { type FromServer, newRequestId } from '@starboard/protocol';
import type { LongGame, LongMatch } from '../../server/test/history/longest-matches.ts';
import { answered, follow, look, sound } from './bench-battle.ts';
import type { BenchCaller } from './caller.ts';
import type { CostFigure } from './measure.ts';
import { threadTime } from './thread-time.ts';

/** What is asked for in the longest match of a game, by a guest who holds every seat and by one who only watches. */
interface Reading {
  readonly name: string;
  /** Does it, and says the bytes of the answer or of the largest message. */
  read(caller: BenchCaller, match: LongMatch): Promise<number>;
}

const get = (name: string, path: (last: number) => string): Reading => ({
  name,
  read: async (caller, { match, log }) => sound(await caller.ask('GET', `/api/matches/${match}${path(log.length)}`)),
});

const following = (name: string, after: (last: number) => number | null): Reading => ({
  name,
  async read(caller, { match, log }) {
    const talk = await caller.talk();
    const bytes = await answered(talk, follow(match, after(log.length)), 'people');
    talk.close();
    return bytes;
  },
});

const READINGS: readonly Reading[] = [
  get('a look', () => ''),
  get('a look after having been away since the beginning', () => '?after=1'),
  get('a look after having been away for a moment', (last) => `?after=${last - 20}`),
  get('the table alone', () => '/table'),
  get('history from the beginning', () => '/history?after=0'),
  get('history from the middle', (last) => `/history?after=${last >> 1}`),
  get('history back from the middle', (last) => `/history?before=${last >> 1}`),
  get('history back from the end', (last) => `/history?before=${last}`),
  get('chat', () => '/chat'),
  following('to follow', () => null),
  following('to follow after having been away since the beginning', () => 1),
  following('to follow after having been away for a moment', (last) => last - 20),
];

const AGAIN = 10;

/** Everything that is read, first with a match that is not in memory. There are as many matches as readings and readers. */
export async function measureHoards(
  pid: number,
  matches: readonly LongMatch[],
  readers: { readonly hoarder: BenchCaller; readonly eve: BenchCaller },
): Promise<readonly CostFigure[]> {
  const figures: CostFigure[] = [];
  const waiting = matches.values();
  for (const reading of READINGS) {
    for (const who of ['hoarder', 'eve'] as const) {
      const match = waiting.next().value;
      if (match === undefined) throw new Error('a match is missing');
      figures.push(await measureReading(pid, reading, who, readers[who], match));
    }
  }
  const last = waiting.next().value;
  if (last !== undefined) figures.push(await measurePlaying(pid, readers.hoarder, last));
  return figures;
}

/** How many matches of a game that takes. */
export const MATCHES_A_GAME = READINGS.length * 2 + 1;

const WHO = { hoarder: 'with every seat', eve: 'by a spectator' };
const named = (game: LongGame, name: string, who: keyof typeof WHO): string => `${game}: ${name}, ${WHO[who]}`;

async function measureReading(
  pid: number,
  { name, read }: Reading,
  who: keyof typeof WHO,
  caller: BenchCaller,
  match: LongMatch,
): Promise<CostFigure> {
  const costs: number[] = [];
  let bytes = 0;
  for (let time = 0; time <= AGAIN; time++) {
    const { cost, value } = await threadTime(pid, () => read(caller, match));
    costs.push(Math.round(cost * 10) / 10);
    bytes = Math.max(bytes, value);
  }
  const [first = 0, ...again] = costs;
  return { name: named(match.game, name, who), first, again: Math.max(...again), bytes };
}

/** Choices told to their maker, who holds every seat: as many as come until a question has been answered by all. */
async function measurePlaying(pid: number, caller: BenchCaller, { match, game }: LongMatch): Promise<CostFigure> {
  const talk = await caller.talk();
  await answered(talk, follow(match, null), 'people');
  const costs: number[] = [];
  let bytes = 0;
  for (let time = 0; time < 3 * AGAIN; time++) {
    const { updates } = await look(caller, match);
    const asked = updates.find(({ view }) => view.mine !== null);
    // The match may be over by then.
    if (asked === undefined || asked.viewer === null) break;
    const { question, mine, sealed } = asked.view;
    const place = { seat: asked.viewer, question, nth: sealed.length };
    const said = { type: 'play', id: newRequestId(), ...place, choice: mine?.options[0] ?? null } as const;
    const { cost, value } = await threadTime(pid, () => answered(talk, said, 'done' satisfies FromServer['type']));
    costs.push(Math.round(cost * 10) / 10);
    bytes = Math.max(bytes, value);
  }
  talk.close();
  const [first = 0, ...again] = costs;
  return {
    name: named(game, 'a choice, told to its maker', 'hoarder'),
    first,
    again: again.length === 0 ? null : Math.max(...again),
    bytes,
  };
}
