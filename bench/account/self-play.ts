import { join } from 'node:path';
import type { Bot } from '@starboard/bots';
import {
  begin,
  blankMemory,
  type Choice,
  choose,
  diceFromSeed,
  type GameTypes,
  type Heuristics,
  hex,
  type Input,
  keyFromSeed,
  learnt,
  type MatchRecord,
  type Rules,
  type Seat,
  validate,
  view,
} from '@starboard/kernel';

export interface PlayedGame {
  readonly rules: Rules<GameTypes>;
  readonly heuristics: Heuristics<GameTypes>;
}

export async function openPlayed(game: string): Promise<PlayedGame> {
  const folder = join(import.meta.dirname, '..', '..', 'games', game);
  const { rules } = await import(join(folder, 'rules/index.ts'));
  const { heuristics } = await import(join(folder, 'bot/index.ts'));
  await heuristics.tactics?.prepare?.();
  return { rules, heuristics };
}

/** What is played instead of what the bot chose. */
export type Swap = (
  choice: Choice<GameTypes>,
  at: { readonly seat: Seat; readonly question: number },
) => Choice<GameTypes>;

/** The record of a match that bots play. */
export function recordOf(
  { rules, heuristics }: PlayedGame,
  players: readonly Bot[],
  given: object,
  seed: string,
  swap: Swap = (choice) => choice,
): MatchRecord {
  const setup = validate(rules.setup, given);
  if (!setup.ok) throw new Error(`${rules.id}: ${setup.invalid.at} ${setup.invalid.problem}`);
  const seating = players.map(() => null);
  const memories = seating.map(() => blankMemory(rules));
  const tell = (event: GameTypes['event']): void => {
    for (const seat of seating.keys()) memories[seat] = learnt(rules, memories[seat] ?? null, [event], seat);
  };
  const key = keyFromSeed(seed);
  const match = begin(rules, setup.value, seating, key, tell);
  const dice = diceFromSeed(`${seed}/players`);
  const inputs: Input[] = [];
  for (let ask = match.asks[0]; match.result === null && ask !== undefined; ask = match.asks[0]) {
    const seen = view(rules, match, ask.seat, memories[ask.seat] ?? null);
    const bot = players[ask.seat];
    if (bot === undefined) throw new Error('nobody plays this seat');
    const choice = swap(bot.choose(rules, heuristics, seen, dice), { seat: ask.seat, question: match.question });
    inputs.push({ seat: ask.seat, question: match.question, choice });
    choose(rules, match, ask, choice, tell);
  }
  return {
    header: {
      game: rules.id,
      rules: rules.version,
      setup: setup.value,
      seating,
      players: players.map(({ name }, seat) => `${name} ${seat + 1}`),
      key: hex(key),
      dice: 'chacha20-by-purpose',
    },
    inputs,
    result: match.result,
  };
}
