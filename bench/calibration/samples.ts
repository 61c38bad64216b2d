import { botById } from '@starboard/bots';
import {
  begin,
  blankMemory,
  choose,
  diceFromSeed,
  type GameTypes,
  type Heuristics,
  keyFromSeed,
  learnt,
  placeShares,
  type Rules,
  type ValueModel,
  validate,
  valueBy,
  view,
} from '@starboard/kernel';

/** A game to be fitted, and the tables at which the plain bot plays it against itself. */
export interface Fitted {
  readonly rules: Rules<GameTypes>;
  readonly heuristics: Heuristics<GameTypes>;
  readonly valueModel: ValueModel<GameTypes>;
  readonly tables: readonly CalibrationTable[];
}

export interface CalibrationTable {
  readonly seats: number;
  readonly setup: object;
}

/** Two seats at a question of a match: how far one is ahead, and whether it finished ahead. */
export interface Pair {
  readonly lead: readonly number[];
  readonly outcome: number;
}

/** A seat at a question: its value then, and its place share in the end. */
export interface ValueSample {
  readonly match: number;
  readonly value: number;
  readonly outcome: number;
}

/** The number of questions looked at in each match, spread evenly: neighbours differ too little to tell more. */
const LOOKS = 24;

/** Plays a match and looks at its questions. The tables take turns. */
export function samplesOf(game: Fitted, seed: string, number: number): { pairs: Pair[]; forecasts: ValueSample[] } {
  const { rules, heuristics, valueModel, tables } = game;
  const table = tables[number % tables.length] ?? { seats: 2, setup: {} };
  const setup = validate(rules.setup, table.setup);
  const plain = botById('plain');
  if (!setup.ok || plain === undefined) throw new Error(`${rules.id}: this table can't be played`);
  const seating = Array.from({ length: table.seats }, () => null);
  const memories = seating.map(() => blankMemory(rules));
  const tell = (event: GameTypes['event']): void => {
    for (const seat of seating.keys()) memories[seat] = learnt(rules, memories[seat] ?? null, [event], seat);
  };
  const name = `${seed}/${number}`;
  const match = begin(rules, setup.value, seating, keyFromSeed(name), tell);
  const dice = diceFromSeed(`${name}/players`);
  const looks: { leads: { one: number; other: number; lead: readonly number[] }[]; values: number[] }[] = [];
  let seen = 0;
  while (match.result === null) {
    if (match.question !== seen) {
      seen = match.question;
      const leads = [];
      for (let one = 0; one < table.seats; one++) {
        for (let other = one + 1; other < table.seats; other++) {
          if (valueModel.settled?.(match.board, one, other) === undefined)
            leads.push({ one, other, lead: valueModel.lead(match, one, other) });
        }
      }
      looks.push({ leads, values: seating.map((_, seat) => valueBy(valueModel, match, seat)) });
    }
    const [ask] = match.asks;
    if (ask === undefined) throw new Error(`${rules.id}: nothing is asked`);
    const seenBySeat = view(rules, match, ask.seat, memories[ask.seat] ?? null);
    choose(rules, match, ask, plain.choose(rules, heuristics, seenBySeat, dice), tell);
  }
  const { places } = match.result;
  const shares = placeShares(match.result);
  const every = Math.max(1, Math.floor(looks.length / LOOKS));
  const kept = looks.filter((_, i) => i % every === number % every);
  const outcome = (one: number, other: number): number => {
    const [own = 0, their = 0] = [places[one], places[other]];
    return own === their ? 0.5 : Number(own < their);
  };
  return {
    pairs: kept.flatMap(({ leads }) => leads.map(({ one, other, lead }) => ({ lead, outcome: outcome(one, other) }))),
    forecasts: kept.flatMap(({ values }) =>
      values.map((value, seat) => ({ match: number, value, outcome: shares[seat] ?? 0 })),
    ),
  };
}
