import {
  begin,
  checkSetup,
  diceFromSeed,
  diceOf,
  drawKey,
  type GameTypes,
  type MatchRecord,
  type Seat,
} from '@starboard/kernel';
import { type AccountFigure, added, addSample, emptyTally, figureOf, type Tally, turned } from './figures.ts';
import { hides, imaginedValue } from './judge/beliefs.ts';
import { toNextChoice } from './judge/continuing.ts';
import type { Judge } from './judge/judge.ts';
import { sampledOnce, sampledValue } from './judge/values.ts';
import type { Moments } from './moments.ts';
import { type MomentFigures, weigh } from './weighing.ts';

export interface Reviewed<G extends GameTypes> {
  readonly judge: Judge<G>;
  readonly record: MatchRecord;
  readonly found: Moments<G>;
  /** Whose place share the account is about. */
  readonly seat: Seat;
  readonly seed: string;
}

/** All estimates of a record, made anew with keys of their own: what an earlier pass found says nothing about their errors. */
export interface Pass {
  /** Continuations that one more sample of each moment takes. */
  readonly costs: readonly number[];
  readonly perRound: number;
  sample(moment: number, times: number): void;
  work(): number;
  start(): AccountFigure;
  figures(): readonly MomentFigures[];
  /** Before each moment, and in the end. */
  values(): readonly AccountFigure[];
  /** What each of these was worth as far as the seat could know; the same where nothing is hidden. */
  known(): readonly AccountFigure[];
  /** How much each moment changed, for the shares of the next pass. */
  sizes(): readonly number[];
}

/** Fewer samples have no error to speak of. */
const LEAST = 2;
/** Matches that a seat imagines at a moment, at most. */
const MOST_IMAGINED = 32;
const BEGINNINGS = 24;

export function passOver<G extends GameTypes>({ judge, record, found, seat, seed }: Reviewed<G>, name: string): Pass {
  const { moments, last, remembers } = found;
  const own = `${seed}/${name}`;
  const weighings = moments.map((moment) =>
    weigh({ judge, moment, seat, remembers, seed: `${own}/${moment.question.number}` }),
  );
  const values = [...moments.map(({ before }) => before), last].map((match, i) =>
    sampledValue(judge, match, seat, `${own}/value/${i}`),
  );
  const known: (AccountFigure | null)[] = values.map(() => null);
  const beginnings = emptyTally(1, 1);
  const costs = weighings.map(({ cost }, i) => cost + (values[i]?.cost ?? 0));
  let work = 0;
  return {
    costs,
    perRound: costs.reduce((sum, cost) => sum + cost, 0),
    sample(i, times) {
      const moment = moments[i];
      const count = Math.max(LEAST, times);
      weighings[i]?.sample(count);
      values[i]?.sample(count);
      work += count * (costs[i] ?? 0);
      if (moment !== undefined && hides(judge.rules, moment.before)) {
        known[i] = imaginedValue(
          judge,
          moment,
          seat,
          Math.min(MOST_IMAGINED, count),
          `${own}/${moment.question.number}`,
        );
      }
      if (i === moments.length - 1) values[i + 1]?.sample(count);
      if (beginnings.count === 0) sampleBeginnings(judge, record, seat, own, beginnings);
    },
    work: () => work,
    start: () => figureOf(beginnings, 0),
    figures: () => weighings.map((weighing) => weighing.figures()),
    values: () => values.map((value) => value.figure()),
    known: () => values.map((value, i) => known[i] ?? value.figure()),
    sizes() {
      const all = values.map((value) => value.figure());
      return weighings.map((weighing, i) => sizeOf(weighing.figures(), all[i + 1]));
    },
  };
}

function sizeOf({ choices, reading, answered }: MomentFigures, after?: AccountFigure): number {
  const change = answered === null || after === undefined ? [] : [added([after, turned(answered)])];
  return [reading, ...change, ...choices.flatMap(({ choice, blind }) => [choice, blind])].reduce(
    (sum, { mean, error }) => sum + Math.abs(mean) + error,
    0,
  );
}

/** What fresh beginnings of the same table are worth, at their first choice. */
function sampleBeginnings<G extends GameTypes>(
  judge: Judge<G>,
  { header }: MatchRecord,
  seat: Seat,
  seed: string,
  tally: Tally,
): void {
  const { rules } = judge;
  const checked = checkSetup(rules, header.setup, header.seating, header.rules);
  if (!checked.ok) throw new Error(checked.fact);
  const dice = diceFromSeed(`${seed}/beginnings`);
  const way = diceOf(header)?.way;
  for (let i = 0; i < BEGINNINGS; i++) {
    const source = { key: drawKey(dice), ...(way === undefined ? {} : { way }) };
    const match = toNextChoice(rules, begin(rules, checked.setup, header.seating, source));
    addSample(tally, [sampledOnce(judge, match, seat, dice)]);
  }
}
