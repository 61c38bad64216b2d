import { join } from 'node:path';
import { botById } from '@starboard/bots';
import {
  BY_PURPOSE,
  begin,
  blankMemory,
  type Choice,
  choose,
  type Dice,
  type DiceWay,
  diceFromKey,
  diceFromSeed,
  draw,
  drawKey,
  type GameTypes,
  type Heuristics,
  IN_ORDER,
  keyFromSeed,
  learnt,
  type Match,
  pick,
  placeShares,
  type Rules,
  type Seat,
  validate,
  view,
} from '@starboard/kernel';

/**
 * How many matches the arena needs to tell two bots apart that differ by 20 Elo, with dice in order and by purpose:
 * `node bench/arena/power.ts [BLOCKS]`. The plain bot plays a copy of itself that now and then takes any option, in
 * pairs of matches with the same key and exchanged seats. The variance of the pairs' scores says how many are needed.
 */

const GAMES = ['duel-in-space', 'tunnel-chase', 'starfire'] as const;
const WAYS: readonly DiceWay[] = [IN_ORDER, BY_PURPOSE];
const SEATING = [null, null];
/** One choice in this many is careless. */
const CARELESS = 40;

interface PowerGame {
  readonly rules: Rules<GameTypes>;
  readonly heuristics: Heuristics<GameTypes>;
  readonly setup: object;
}

async function opened(game: string): Promise<PowerGame> {
  const folder = join(import.meta.dirname, '../../games', game);
  const { rules }: { readonly rules: Rules<GameTypes> } = await import(join(folder, 'rules/index.ts'));
  const { heuristics } = await import(join(folder, 'bot/index.ts'));
  const setup = validate(rules.setup, {});
  if (!setup.ok) throw new Error(`${game}: the default set-up doesn't fit`);
  return { rules, heuristics, setup: setup.value };
}

const plain = botById('plain');

/** The share of the better bot in a match in which it has this seat. */
function shareOf({ rules, heuristics, setup }: PowerGame, name: string, way: DiceWay, better: Seat): number {
  const memories = SEATING.map(() => blankMemory(rules));
  const tell = (event: GameTypes['event']): void => {
    for (const seat of SEATING.keys()) memories[seat] = learnt(rules, memories[seat] ?? null, [event], seat);
  };
  const match = begin(rules, setup, SEATING, { key: keyFromSeed(name), way }, tell);
  const source = diceFromSeed(`${name}/players`);
  const dice = SEATING.map(() => diceFromKey(drawKey(source)));
  while (match.result === null) {
    const [ask] = match.asks;
    const own = ask && dice[ask.seat];
    if (ask === undefined || own === undefined) throw new Error(`${rules.id} asks nobody`);
    choose(rules, match, ask, choiceOf(match, ask.seat, own), tell);
  }
  return placeShares(match.result)[better] ?? 0;

  function choiceOf(now: Match<GameTypes>, seat: Seat, own: Dice): Choice<GameTypes> {
    const seen = view(rules, now, seat, memories[seat] ?? null);
    const isCareless = draw(own, CARELESS) === 0 && seat !== better;
    if (plain === undefined || seen.mine === null) throw new Error('nothing is asked');
    return isCareless ? pick(own, seen.mine.options) : plain.choose(rules, heuristics, seen, own);
  }
}

const ELO = 20;
/** Of the scores' distance, in standard errors, for errors of 5 % on either side. */
const SURE = 2 * 1.644854;

function needed(variance: number): number {
  const distance = 1 / (1 + 10 ** (-ELO / 400)) - 0.5;
  return 2 * Math.ceil((variance * SURE ** 2) / distance ** 2);
}

const blocks = Number(process.argv[2] ?? 300);
for (const game of GAMES) {
  const power = await opened(game);
  const variances = WAYS.map((way) => {
    const scores = Array.from({ length: blocks }, (_, block) => {
      const name = `power/${block}`;
      return (shareOf(power, name, way, 0) + shareOf(power, name, way, 1)) / 2;
    });
    const mean = scores.reduce((sum, score) => sum + score, 0) / blocks;
    const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (blocks - 1);
    console.log(
      `${game}, ${way}: mean score ${mean.toFixed(3)}, variance of a pair ${variance.toFixed(4)}, ${needed(variance)} matches for ${ELO} Elo`,
    );
    return variance;
  });
  const [before = 1, after = 1] = variances;
  console.log(
    `${game}: ${(after / before).toFixed(2)} times the matches (± ${(Math.sqrt(4 / blocks) * (after / before)).toFixed(2)})`,
  );
}
