import { setTimeout as wait } from 'node:timers/promises';
import { diceFromSeed } from '@starboard/kernel';
import { type Guest, newGuest } from './guest.ts';
import { acknowledgedIn, type Ledger } from './ledger.ts';
import { startPlayer } from './player.ts';
import { comeIn, openMatch, type ShowNonce, sitDown, type Wanted } from './seating.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

export interface CrowdOptions {
  readonly doors: readonly string[];
  /** What is played, a table each: match after match until the crowd is to finish. */
  readonly tables: readonly CrowdTable[];
}

export interface CrowdTable extends Wanted {
  /** Whether its players say things twice now and then, and old things again. */
  readonly stutters: boolean;
  /** How long they take for a choice, in milliseconds. */
  readonly thinks?: number;
}

/** People who play at many tables at once, and remember all that they were told was done. */
export interface Crowd {
  /** Every match so far. */
  readonly ledgers: readonly Ledger[];
  readonly watch: Stopwatch;
  /** Waits until so many more choices were acknowledged. */
  goOn(choices: number): Promise<void>;
  /** Plays every match that was begun to its end; fails if one does not go on. */
  finish(): Promise<void>;
  /** Fails as soon as a match does not go on; kept once all are finished. */
  readonly playing: Promise<void>;
}

const GLANCE = 20;

export function gatherCrowd({ doors, tables }: CrowdOptions): Crowd {
  const ledgers: Ledger[] = [];
  const watch = createStopwatch();
  let finishing = false;

  async function keepPlaying(table: CrowdTable, place: number): Promise<void> {
    const guests = table.seats.map((plan, seat) => (plan.kind === 'open' ? newGuest(doors, place + seat) : null));
    for (const guest of guests) if (guest !== null) await comeIn(guest);
    for (let round = 0; !finishing; round++) await playOnce(table, guests, `${place} ${round}`);
  }

  async function playOnce(wanted: CrowdTable, guests: readonly (Guest | null)[], seed: string): Promise<void> {
    const { game, setup, seats, stutters, thinks = 0 } = wanted;
    const people = guests.flatMap((guest, seat) => (guest === null ? [] : [{ guest, seat }]));
    const [host] = people;
    if (host === undefined) throw new Error('nobody to play');
    const match = await openMatch(host.guest, { game, setup, seats });
    const shows: ShowNonce[] = [];
    for (const { guest, seat } of people) shows.push(await sitDown(guest, match, seat));
    for (const show of shows) await show();
    const ledger: Ledger = { match, seats: people.map(({ seat }) => seat), sent: [] };
    ledgers.push(ledger);
    const players = people.map(({ guest, seat }) =>
      startPlayer({ guest, ledger, seat, dice: diceFromSeed(`${seed} ${seat}`), stutters, thinks, watch }),
    );
    try {
      await Promise.all(players.map(({ over }) => over));
    } finally {
      for (const { leave } of players) leave();
    }
  }

  const playing = Promise.all(tables.map(keepPlaying)).then(() => undefined);
  return {
    ledgers,
    watch,
    playing,
    async goOn(choices) {
      const enough = acknowledgedIn(ledgers) + choices;
      while (acknowledgedIn(ledgers) < enough) await Promise.race([wait(GLANCE), playing]);
    },
    finish() {
      finishing = true;
      return playing;
    },
  };
}
