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
import type { Account, AccountEntry, ChosenBySeat } from './account.ts';
import { unseenBy } from './beliefs.ts';
import { toNextChoice } from './continuing.ts';
import { added, addSample, emptyTally, exactly, type Figure, figureOf, NOTHING, turned } from './figures.ts';
import type { Judge } from './judge.ts';
import { type Moment, type Moments, momentsOf } from './moments.ts';
import { shareOut } from './shares.ts';
import { type MomentFigures, type Weighing, weigh } from './weighing.ts';

export interface ReviewOptions {
  readonly seat: Seat;
  readonly seed: string;
  /** How many continuations may be played in all; a few more if the match is so long that each moment needs its two. */
  readonly budget: number;
}

/** How far a review is; `account` is complete, first coarse, then better. */
export interface ReviewProgress {
  readonly done: number;
  readonly account: Account | null;
}

/** A longer record is refused. */
const MOST_INPUTS = 20_000;
/** Samples of each moment for the first, coarse account; they also say where more are worth the time. */
const COARSE = 12;
/** The share of the budget for the coarse account. */
const FIRST = 1 / 6;
const LEAST = 2;
/** Beginnings and imagined matches, first coarse and then in the end. */
const BEGINNINGS = [16, 64] as const;
const IMAGINED = [8, 32] as const;

/** The account of a record, step by step; a sentence if there can be none. */
export function* reviewOf<G extends GameTypes>(
  judge: Judge<G>,
  record: MatchRecord,
  { seat, seed, budget }: ReviewOptions,
): Generator<ReviewProgress, Account | string> {
  if (seat >= record.header.seating.length) return 'There is no such seat.';
  if (record.inputs.length > MOST_INPUTS) return `A record of more than ${MOST_INPUTS} lines is too long for a review.`;
  const found = momentsOf(judge.rules, record);
  if (typeof found === 'string') return found;
  const review: Review<G> = { judge, record, found, seat, seed };
  const { moments } = found;
  if (moments.length === 0) return 'Nobody had anything to decide in this match.';

  const coarse = weighings(review, 'coarse');
  const perRound = coarse.reduce((sum, { cost }) => sum + cost, 0);
  const each = Math.max(LEAST, Math.min(COARSE, Math.floor((budget * FIRST) / Math.max(1, perRound))));
  let work = 0;
  for (const [i, weighing] of coarse.entries()) {
    weighing.sample(each);
    work += each * weighing.cost;
    yield { done: (FIRST * (i + 1)) / moments.length, account: null };
  }
  const beginning = openingOf(review, BEGINNINGS[0], IMAGINED[0]);
  const rough = coarse.map((weighing) => weighing.figures());
  yield { done: FIRST, account: composed(review, beginning, rough, work) };

  const fine = weighings(review, 'fine');
  const shares = shareOut(
    rough.map(sizeOf),
    fine.map(({ cost }) => cost),
    budget - work,
  );
  const figures: MomentFigures[] = [...rough];
  for (const [i, weighing] of fine.entries()) {
    const times = Math.max(LEAST, shares[i] ?? 0);
    weighing.sample(times);
    work += times * weighing.cost;
    figures[i] = weighing.figures();
    yield { done: FIRST + ((1 - FIRST) * (i + 1)) / moments.length, account: null };
  }
  return composed(review, openingOf(review, BEGINNINGS[1], IMAGINED[1]), figures, work);
}

interface Review<G extends GameTypes> {
  readonly judge: Judge<G>;
  readonly record: MatchRecord;
  readonly found: Moments<G>;
  readonly seat: Seat;
  readonly seed: string;
}

/** Each pass has keys of its own, so that what the first one found says nothing about the errors of the second. */
function weighings<G extends GameTypes>({ judge, found, seat, seed }: Review<G>, pass: string): readonly Weighing[] {
  return found.moments.map((moment) =>
    weigh({ judge, moment, seat, remembers: found.remembers, seed: `${seed}/${pass}/${moment.question.number}` }),
  );
}

/** The larger the changes of a moment, the more samples it gets. */
const sizeOf = ({ choices, dice, reading }: MomentFigures): number =>
  [dice, reading, ...choices.flatMap(({ choice, blind }) => [choice, blind])].reduce(
    (sum, { mean, error }) => sum + Math.abs(mean) + error,
    0,
  );

interface Opening {
  readonly start: Figure;
  /** At each moment and in the end: by how much the truth was worth more than what the seat could know. */
  readonly unseen: readonly Figure[];
}

function openingOf<G extends GameTypes>(review: Review<G>, beginnings: number, worlds: number): Opening {
  const { judge, found, seat, seed } = review;
  const unseen = found.moments.map((moment) =>
    unseenBy(judge, moment, seat, worlds, `${seed}/${moment.question.number}/${seat}`),
  );
  return {
    start: startOf(review, beginnings),
    unseen: [...unseen, found.last.result === null ? (unseen.at(-1) ?? NOTHING) : NOTHING],
  };
}

/** What fresh beginnings of the same table are worth, at their first choice. */
function startOf<G extends GameTypes>({ judge, record, seat, seed }: Review<G>, beginnings: number): Figure {
  const { rules } = judge;
  const { header } = record;
  const checked = checkSetup(rules, header.setup, header.seating, header.rules);
  if (!checked.ok) throw new Error(checked.fact);
  const tally = emptyTally(1, 1);
  const dice = diceFromSeed(`${seed}/beginnings`);
  const way = diceOf(header)?.way;
  for (let i = 0; i < beginnings; i++) {
    const source = { key: drawKey(dice), ...(way === undefined ? {} : { way }) };
    const match = toNextChoice(rules, begin(rules, checked.setup, header.seating, source));
    addSample(tally, [judge.value(match, seat)]);
  }
  return figureOf(tally, 0);
}

function composed<G extends GameTypes>(
  { judge, record, found, seat, seed }: Review<G>,
  { start, unseen }: Opening,
  figures: readonly MomentFigures[],
  work: number,
): Account {
  const known = [...found.moments.map(({ before }) => before), found.last].map(
    (match, i) => judge.value(match, seat) - (unseen[i] ?? NOTHING).mean,
  );
  const entries = found.moments.map((moment, i): AccountEntry => {
    const [now, next] = [unseen[i] ?? NOTHING, unseen[i + 1] ?? NOTHING];
    const { choices, reading, dice, revision, samples } = figures[i] ?? NO_FIGURES;
    return {
      question: moment.question.number,
      place: moment.question.place,
      turn: judge.rules.turn(moment.before.board),
      before: known[i] ?? 0,
      after: known[i + 1] ?? 0,
      chosen: chosenAt(moment),
      call: moment.kind === 'called' ? moment.call : null,
      choices,
      reading,
      dice,
      revealed: added([now, turned(next)]),
      revision,
      samples,
    };
  });
  const opening = {
    dice: { mean: judge.value(found.first, seat) - start.mean, error: start.error },
    revealed: turned(unseen[0] ?? NOTHING),
  };
  const { bot } = judge;
  return {
    game: judge.rules.id,
    seat,
    players: record.header.players,
    judge: { bot: bot.id, version: bot.version },
    seed,
    work,
    start,
    opening,
    entries,
    end: known.at(-1) ?? 0,
  };
}

const NO_FIGURES: MomentFigures = {
  choices: [],
  reading: NOTHING,
  dice: NOTHING,
  revision: exactly(0),
  samples: 0,
};

function chosenAt<G extends GameTypes>(moment: Moment<G>): readonly ChosenBySeat[] {
  if (moment.kind === 'called') return [];
  return moment.choosers.map((seat) => ({
    seat,
    choices: moment.answers.filter(({ ask }) => ask.seat === seat).map(({ choice }) => choice),
  }));
}
