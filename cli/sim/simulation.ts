import { playFromChosenFolder } from '@starboard/games/solution-files';
import type { GameTypes, Rules, Seating } from '@starboard/kernel';
import { openGame } from '../input/catalogue.ts';
import { occupantsNamed, seatingOf } from '../input/seats.ts';
import { playerFor, type SimPlayer } from './players.ts';

/** What a simulation is asked to play: plain, so that it can be sent to a worker. */
export interface Simulation {
  readonly game: string;
  readonly seats: readonly string[];
  readonly setup: object;
  readonly seed: string;
}

/** A game with its players, ready to play match after match. */
export interface PreparedSimulation {
  readonly rules: Rules<GameTypes>;
  readonly setup: object;
  readonly seating: Seating;
  /** By seat, where the game has sides. */
  readonly sides: readonly string[] | undefined;
  /** By seat; null for an automaton, which is never asked. */
  readonly players: readonly (SimPlayer | null)[];
}

export async function prepare({ game, seats, setup }: Simulation): Promise<PreparedSimulation> {
  const {
    game: { parts },
    rules,
  } = await openGame(game);
  const heuristics = await parts.heuristics();
  const occupants = occupantsNamed(rules, seats, 'without');
  for (const each of occupants) if (each.kind === 'bot') await each.bot.prepare?.(heuristics);
  await playFromChosenFolder(heuristics);
  const players = occupants.map((each) => (each.kind === 'bot' ? playerFor(each.bot, rules, heuristics) : null));
  const sides = rules.sides?.(setup, seats.length);
  return { rules, setup, seating: seatingOf(occupants), sides, players };
}
