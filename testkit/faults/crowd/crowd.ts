import { setTimeout as wait } from 'node:timers/promises';
import { botById } from '@starboard/bots';
import { diceFromSeed, draw, type GameTypes, type Rules, type Seat } from '@starboard/kernel';
import type { SeatPlan } from '@starboard/protocol';
import { look } from '../seating.ts';
import { createStopwatch, type Stopwatch } from '../stopwatch.ts';
import { isAcknowledged } from './deed.ts';
import { countExercised, type Exercised } from './exercised.ts';
import type { SeatedPerson } from './gathering/done-by.ts';
import { openMatch, sitDown } from './gathering/gathering.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { inviteIn, type Manners, type Person } from './person.ts';
import { type CrowdPlayer, startPlayer } from './player.ts';
import { rulesOf } from './rules-of.ts';
import type { CrowdTable } from './tables.ts';

export interface CrowdOptions {
  readonly doors: readonly string[];
  /** What is played, a table each: match after match until the crowd is to finish. */
  readonly tables: readonly CrowdTable[];
  /** How people behave; without anything said they are patient and polite. */
  readonly manners?: Manners;
  /** Whether they do anything beside answering what they are asked. */
  readonly whims?: boolean;
  /** How long they take for a choice, in milliseconds. */
  readonly thinks?: number;
}

/** People who play at many tables at once, and remember all that they sent and were told. */
export interface Crowd {
  /** Every match so far. */
  readonly matches: readonly string[];
  readonly ledger: Ledger;
  readonly exercised: Exercised;
  readonly watch: Stopwatch;
  /** Waits until this many more requests were acknowledged. */
  goOn(requests: number): Promise<void>;
  /** Waits while play goes on. */
  until(isEnough: () => boolean): Promise<void>;
  /** Plays every match that was begun to its end; fails if one does not go on. */
  finish(): Promise<void>;
  /** Lets go of everything, finished or not. */
  stop(): Promise<void>;
  /** Fails as soon as a match does not go on; kept once all are finished. */
  readonly playing: Promise<void>;
}

const GLANCE = 20;
const POLITE: Manners = { cuts: 0, stutters: false };
/** One match of so many is followed by another at the same table. */
const REMATCHES = 3;

export function gatherCrowd(options: CrowdOptions): Crowd {
  const { doors, tables, manners = POLITE, whims = false, thinks = 0 } = options;
  const house = { doors, ledger: createLedger(), exercised: countExercised(), watch: createStopwatch() };
  const { exercised, ledger } = house;
  const matches: string[] = [];
  let guests = 0;
  const players = new Set<CrowdPlayer>();
  let finishing = false;
  let stopped = false;

  const invite = (): Promise<Person> => {
    const number = guests++;
    return inviteIn(house, number, diceFromSeed(`guest ${number}`), manners);
  };

  async function keepPlaying(table: CrowdTable): Promise<void> {
    const rules = await rulesOf(table.game);
    const sittings: SeatedPerson[] = [];
    for (const seats of seatsByPerson(table)) sittings.push({ person: await invite(), seats });
    const watcher = table.watched ? await invite() : undefined;
    while (!finishing) await playInARow(table, rules, sittings, watcher);
  }

  /** A match, and the rematches that follow it. */
  async function playInARow(
    table: CrowdTable,
    rules: Rules<GameTypes>,
    sittings: readonly SeatedPerson[],
    watcher: Person | undefined,
  ): Promise<void> {
    let host = sittings[0]?.person;
    if (host === undefined) throw new Error(`nobody plays at ${table.name}`);
    const { game, setup, timeControl, name } = table;
    const severalSeats = sittings.some(({ seats }) => seats.length > 1);
    const gathering = { house, game, sittings, whims, brings: table.brings ?? [] };
    const wanted = { game, setup, seats: table.seats.map(planOf), severalSeats };
    let match = await openMatch({ ...gathering, host }, timeControl ? { ...wanted, timeControl } : wanted);
    for (;;) {
      matches.push(match);
      await sitDown({ ...gathering, host }, match);
      const seated = { house, match, rules, timed: timeControl !== undefined, whims, thinks };
      if (stopped) return;
      const started = sittings.map(({ person, seats }) =>
        startPlayer({ ...seated, person, seats, isHost: person === host }),
      );
      if (watcher !== undefined) started.push(startPlayer({ ...seated, person: watcher, seats: [], isHost: false }));
      await allOver(started);
      exercised.count(`${game}, ${name}`);
      const isNew = exercised.times(`${game}: rematch`) === 0;
      if (!whims || finishing || (!isNew && draw(host.dice, REMATCHES) > 0)) return;
      match = await rematch(game, match, sittings);
      host = await hostOf(match, sittings);
    }
  }

  /** All ask for it, and all are given the same. */
  async function rematch(game: string, match: string, sittings: readonly SeatedPerson[]): Promise<string> {
    const asked = await Promise.all(sittings.map(({ person }) => person.act('rematch', match, {})));
    const found = new Set(asked.map((deed) => (isAcknowledged(deed) ? deed.answer.value['match'] : deed.answer)));
    const [next] = found;
    if (found.size !== 1 || typeof next !== 'string')
      throw new Error(`rematches of ${match}: ${JSON.stringify([...found])}`);
    exercised.count(`${game}: rematch`, asked.length);
    return next;
  }

  async function allOver(started: readonly CrowdPlayer[]): Promise<void> {
    for (const player of started) players.add(player);
    try {
      await Promise.all(started.map(({ over }) => over));
    } finally {
      for (const player of started) {
        player.leave();
        players.delete(player);
      }
    }
  }

  const running = tables.map(keepPlaying);
  const playing = Promise.all(running).then(() => undefined);
  // Whoever waits for the crowd hears of it; until somebody does, it is not unhandled.
  playing.catch(() => undefined);
  const until = async (isEnough: () => boolean): Promise<void> => {
    while (!isEnough()) await Promise.race([wait(GLANCE), playing]);
  };
  const acknowledged = (): number => ledger.acknowledged();
  return {
    matches,
    ledger,
    exercised,
    watch: house.watch,
    playing,
    until,
    goOn(requests) {
      const enough = acknowledged() + requests;
      return until(() => acknowledged() >= enough);
    },
    finish() {
      finishing = true;
      return playing;
    },
    async stop() {
      finishing = true;
      stopped = true;
      for (const { leave } of players) leave();
      await Promise.allSettled(running);
    },
  };
}

/** Whoever was first to ask for a rematch. */
async function hostOf(match: string, sittings: readonly SeatedPerson[]): Promise<Person> {
  for (const { person } of sittings) if ((await look(person.guest(), match)).host) return person;
  throw new Error(`nobody is the host of ${match}`);
}

const PERSON = /^[a-z]$/;

function planOf(sitter: string): SeatPlan {
  if (PERSON.test(sitter)) return { kind: 'open' };
  return botById(sitter) !== undefined ? { kind: 'bot', bot: sitter } : { kind: 'automaton', automaton: sitter };
}

function seatsByPerson({ seats }: CrowdTable): readonly (readonly Seat[])[] {
  const people = [...seats.entries()].filter(([, sitter]) => PERSON.test(sitter));
  return [...Map.groupBy(people, ([, letter]) => letter).values()].map((held) => held.map(([seat]) => seat));
}
