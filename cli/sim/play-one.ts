import {
  begin,
  blankMemory,
  choose,
  type Dice,
  diceFromKey,
  diceFromSeed,
  drawKey,
  type GameTypes,
  keyFromSeed,
  learnt,
  type Match,
  type Result,
  type Tell,
} from '@starboard/kernel';
import type { SimPlayer } from './players.ts';
import type { PreparedSimulation } from './simulation.ts';

/** A match that has asked this often and has no result is not going to have one. */
const ENDLESS = 1_000_000;

/** A match under way, with the dice and the memory of each seat. */
export interface MatchUnderWay {
  readonly match: Match<GameTypes>;
  readonly dice: readonly Dice[];
  readonly memories: readonly GameTypes['memory'][];
  /** Tells the seats what happens; absent where nobody remembers anything. */
  readonly tell: Tell<GameTypes>;
}

/** Begins a match. Its dice follow from the seed and its number alone, so it matters not who plays it, or when. */
export function startMatch(
  { rules, setup, seating }: PreparedSimulation,
  seed: string,
  number: number,
  remembers: boolean,
): MatchUnderWay {
  const name = `${seed}/${number}`;
  const memories = seating.map(() => blankMemory(rules));
  const tellAll = (event: GameTypes['event']): void => {
    for (let seat = 0; seat < memories.length; seat++) {
      memories[seat] = learnt(rules, memories[seat] ?? null, [event], seat);
    }
  };
  const tell = remembers ? tellAll : undefined;
  const match = begin(rules, setup, seating, keyFromSeed(name), tell);
  const source = diceFromSeed(`${name}/players`);
  return { match, dice: seating.map(() => diceFromKey(drawKey(source))), memories, tell };
}

/** What is asked next. */
export function nextAsk({ match }: MatchUnderWay): GameTypes['ask'] {
  const ask = match.asks[0];
  if (ask === undefined) throw new Error('a match that is not over asks nobody');
  if (match.question > ENDLESS) throw new Error('a match does not end');
  return ask;
}

/** What a player answers. */
export function answerOf(
  { match, dice, memories }: MatchUnderWay,
  ask: GameTypes['ask'],
  player: SimPlayer | null | undefined,
): GameTypes['choice'] {
  const own = dice[ask.seat];
  if (!player || own === undefined) throw new Error(`seat ${ask.seat} is asked, and nobody there could answer`);
  return player.choose(match, ask, own, memories[ask.seat] ?? null);
}

/** Plays one match to its end. */
export function playOne(prepared: PreparedSimulation, seed: string, number: number): Result {
  const { rules, players } = prepared;
  const remembers = players.some((player) => player?.remembers);
  const underWay = startMatch(prepared, seed, number, remembers);
  const { match, tell } = underWay;
  while (match.result === null) {
    const ask = nextAsk(underWay);
    choose(rules, match, ask, answerOf(underWay, ask, players[ask.seat]), tell);
  }
  return match.result;
}
