import {
  begin,
  blankMemory,
  choose,
  diceFromKey,
  diceFromSeed,
  drawKey,
  type GameTypes,
  keyFromSeed,
  learnt,
  type Result,
} from '@starboard/kernel';
import type { PreparedSimulation } from './simulation.ts';

/** A match that has asked this often and has no result is not going to have one. */
const ENDLESS = 1_000_000;

/** Plays one match to its end. Its dice follow from the seed and its number alone, so it matters not who plays it, or when. */
export function playOne({ rules, setup, seating, players }: PreparedSimulation, seed: string, number: number): Result {
  const name = `${seed}/${number}`;
  const memories = players.map(() => blankMemory(rules));
  const tell = (event: GameTypes['event']): void => {
    for (let seat = 0; seat < memories.length; seat++) {
      memories[seat] = learnt(rules, memories[seat] ?? null, [event], seat);
    }
  };
  const listens = players.some((player) => player?.remembers) ? tell : undefined;
  const match = begin(rules, setup, seating, keyFromSeed(name), listens);
  const source = diceFromSeed(`${name}/players`);
  const dice = players.map(() => diceFromKey(drawKey(source)));
  while (match.result === null) {
    const ask = match.asks[0];
    const player = ask === undefined ? undefined : players[ask.seat];
    const own = ask === undefined ? undefined : dice[ask.seat];
    if (ask === undefined || !player || own === undefined) throw new Error(`${rules.id} asks nobody who could answer`);
    if (match.question > ENDLESS) throw new Error(`match ${number} of seed ${seed} does not end`);
    choose(rules, match, ask, player.choose(match, ask, own, memories[ask.seat] ?? null), listens);
  }
  return match.result;
}
