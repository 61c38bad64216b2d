import { applyCall, choose, view } from '@starboard/kernel';
import { commandOf, type OutsideBot, outsideBot } from '../programs/outside-bot.ts';
import type { RunningPrograms } from '../programs/running-programs.ts';
import { answerOf, type MatchUnderWay, nextAsk, playOne, startMatch } from '../sim/play-one.ts';
import { type PreparedSimulation, prepare } from '../sim/simulation.ts';
import { type ArenaSettings, matchesOf, seatsIn } from './settings.ts';

/** What one block came to. */
export interface BlockResult {
  readonly block: number;
  /** For each match, the place of each seat. */
  readonly places: readonly (readonly number[])[];
  readonly forfeits: readonly Forfeit[];
}

/** A match that a bot from outside lost by what it did, or did not do. */
export interface Forfeit {
  readonly match: number;
  readonly seat: number;
  readonly bot: string;
  /** The rest of a sentence that begins with the bot. */
  readonly why: string;
}

/** Plays the matches of blocks, and keeps programs from match to match. */
export interface BlockPlayer {
  play(block: number): Promise<BlockResult>;
  /** Ends all programs. */
  stop(): Promise<void>;
}

/** Stands in where a program sits: the rules only want to know that the seat is no automaton. */
const STAND_IN = 'random';

export function blockPlayer(settings: ArenaSettings, running: RunningPrograms): BlockPlayer {
  const { game, setup, seed, thinkMs } = settings;
  const programs = new Map<string, OutsideBot>();
  const prepared = new Map<string, Promise<PreparedSimulation>>();

  function preparedFor(seats: readonly string[]): Promise<PreparedSimulation> {
    const known = seats.map((name) => (commandOf(name) === undefined ? name : STAND_IN));
    const key = known.join();
    const ready = prepared.get(key) ?? prepare({ game, seats: known, setup, seed });
    prepared.set(key, ready);
    return ready;
  }

  /** A process a seat, so that a program that sits in two learns in neither what the other knows. */
  function programAt(seat: number, name: string): OutsideBot | null {
    const command = commandOf(name);
    if (command === undefined) return null;
    const key = `${seat} ${command}`;
    const bot = programs.get(key) ?? outsideBot(command, thinkMs ?? 0, running);
    programs.set(key, bot);
    return bot;
  }

  return {
    async play(block) {
      const places: (readonly number[])[] = [];
      const forfeits: Forfeit[] = [];
      for (const [match, played] of matchesOf(settings, block).entries()) {
        const seats = seatsIn(settings, played);
        const simulation = await preparedFor(seats);
        const outside = seats.map((name, seat) => programAt(seat, name));
        if (outside.every((bot) => bot === null)) {
          places.push(playOne(simulation, seed, block).places);
          continue;
        }
        const underWay = startMatch(simulation, seed, block, simulation.rules.memory !== undefined);
        const lost = await playWithPrograms(settings, simulation, underWay, outside, `${seed}/${block}`);
        places.push(placesAfter(settings, underWay.match.result?.places, lost));
        for (const [seat, why] of lost) forfeits.push({ match, seat, bot: seats[seat] ?? '', why });
      }
      return { block, places, forfeits };
    },
    async stop() {
      await Promise.all([...programs.values()].map((program) => program.stop()));
      programs.clear();
    },
  };
}

/** Plays to the end, or until only one party is left. Tells which seats have forfeited the match, and why. */
async function playWithPrograms(
  { parties, game }: ArenaSettings,
  { rules, players }: PreparedSimulation,
  underWay: MatchUnderWay,
  outside: readonly (OutsideBot | null)[],
  seed: string,
): Promise<ReadonlyMap<number, string>> {
  const { match, memories, tell } = underWay;
  const lost = new Map<number, string>();
  for (const [seat, bot] of outside.entries()) {
    const ready = await bot?.begin({ game, seat, seats: outside.length, seed: `${seed}/${seat}` });
    if (ready?.ok === false) lost.set(seat, ready.why);
  }
  const stillIn = (): number => parties.filter(({ seats }) => !seats.some((seat) => lost.has(seat))).length;
  /** The whole party of a seat leaves the match to the others. */
  const leave = (seat: number): void => {
    if (match.result !== null || stillIn() < 2) return;
    const party = parties.find(({ seats }) => seats.includes(seat))?.seats ?? [];
    const seats = party.filter((each) => !rules.isOut?.(match.board, each));
    if (seats.length > 0) applyCall(rules, match, { call: 'resigned', seats }, tell);
  };
  for (const seat of lost.keys()) leave(seat);
  while (match.result === null && stillIn() > 1) {
    const ask = nextAsk(underWay);
    const bot = outside[ask.seat];
    if (!bot) {
      choose(rules, match, ask, answerOf(underWay, ask, players[ask.seat]), tell);
      continue;
    }
    const answer = await bot.choose(view(rules, match, ask.seat, memories[ask.seat] ?? null));
    if (answer.ok) {
      choose(rules, match, ask, answer.value, tell);
      continue;
    }
    lost.set(ask.seat, answer.why);
    leave(ask.seat);
  }
  for (const bot of outside) bot?.over(match.result);
  return lost;
}

/** Whoever forfeits comes last, together with their side; without a result all others share the first place. */
function placesAfter(
  { parties }: ArenaSettings,
  places: readonly number[] | undefined,
  lost: ReadonlyMap<number, string>,
): readonly number[] {
  const seats = parties.flatMap(({ seats: own }) => own);
  const out = new Set(parties.filter((party) => party.seats.some((seat) => lost.has(seat))).flatMap((p) => p.seats));
  const last = seats.length - out.size + 1;
  return seats.toSorted((a, b) => a - b).map((seat) => (out.has(seat) ? last : (places?.[seat] ?? 1)));
}
