import {
  type Choice,
  type GameTypes,
  inARow,
  type MatchRecord,
  nameOf,
  percent,
  questionsOf,
  type RecordedQuestion,
  type Rules,
  type Seat,
  type Words,
} from '@starboard/kernel';
import type { Account, AccountEntry } from './account.ts';
import { type AccountFigure, added, isClear } from './figures.ts';
import { figuresWhere } from './sums.ts';

/** An account for people to read, addressed to the seat that it is about. */
export interface AccountInWords {
  /** What decided the match, in at most five lines. */
  readonly decided: readonly string[];
  readonly turningPoints: readonly TurningPoint[];
  /** All figures, which add up from the start to the end. */
  readonly rows: readonly AccountRow[];
  /** The entries that are clear, in the order of the match. */
  readonly entries: readonly EntryInWords[];
  /** What the match was worth at each moment, from the start to the end. */
  readonly path: readonly PathPoint[];
  readonly judged: string;
}

export interface AccountRow {
  readonly what: string;
  readonly about: string;
  /** Hundredths of a place share. */
  readonly points: number;
  readonly error: number;
}

interface EntryInWords {
  readonly place: number;
  readonly turn: number;
  readonly sentence: string;
  readonly points: number;
  readonly error: number;
}

interface TurningPoint {
  readonly place: number;
  readonly turn: number;
  readonly before: number;
  readonly after: number;
  readonly sentences: readonly string[];
}

interface PathPoint {
  readonly place: number;
  readonly turn: number;
  readonly worth: number;
}

const TURNING_POINTS = 3;
/** A turning point changes what the seat can expect by at least this much. */
const TURNS = 0.03;

export function accountInWords(
  rules: Rules<GameTypes>,
  words: Words<GameTypes>,
  record: MatchRecord,
  account: Account,
): AccountInWords {
  const questions = new Map(questionsOf(rules, record).questions.map((question) => [question.place, question]));
  const reader: Reader = {
    account,
    chosen: (entry, seat) => chosenInWords(words, account.players, questions.get(entry.place), entry, seat),
  };
  const { entries, seat, players } = account;
  return {
    decided: decidedBy(reader),
    turningPoints: turningPointsOf(reader),
    rows: rowsOf(account),
    entries: entries.flatMap((entry) => entriesIn(reader, entry)),
    path: [
      { place: 0, turn: 0, worth: account.start.mean },
      ...entries.map(({ place, turn, before }) => ({ place, turn, worth: before })),
      { place: record.inputs.length, turn: entries.at(-1)?.turn ?? 0, worth: account.end },
    ],
    judged: `Judged by the bot “${account.judge.bot}” in the place of each player, from what that player could see. Points are hundredths of ${players.length === 2 ? 'a win' : 'your place'}; whatever lies within two standard errors is left out. You are ${nameOf(players, seat)}.`,
  };
}

interface Reader {
  readonly account: Account;
  chosen(entry: AccountEntry, seat: Seat): string;
}

function chosenInWords(
  words: Words<GameTypes>,
  names: readonly string[],
  question: RecordedQuestion<GameTypes> | undefined,
  { call }: AccountEntry,
  seat: Seat,
): string {
  if (call !== null) return call === 'resigned' ? 'resigning' : 'leaving the match';
  const answers = question?.answers.filter(({ ask }) => ask.seat === seat) ?? [];
  const view = question?.view(seat);
  if (view === undefined || answers.length === 0) return '';
  return answers.map(({ ask, choice }) => words.label(ask, choice as Choice<GameTypes>, view, names)).join(', ');
}

/** "+33.1", "−7.0": with one decimal, and a sign if it is a step up or down. */
export function figureText(points: number, isStep: boolean): string {
  const amount = (Math.round(10 * Math.abs(points)) / 10).toFixed(1);
  const sign = amount === '0.0' ? '' : points < 0 ? '−' : isStep ? '+' : '';
  return `${sign}${amount}`;
}

/** "33 points", "1 point". */
function points({ mean }: Pick<AccountFigure, 'mean'>): string {
  const count = Math.max(1, Math.round(Math.abs(100 * mean)));
  return count === 1 ? '1 point' : `${count} points`;
}

/** What the seat can expect, for a table of two and for more. */
const expected = ({ players }: Account, worth: number): string =>
  players.length === 2 ? `${percent(worth)} to win` : `${percent(worth)} of the others behind you`;

function decidedBy({ account, chosen }: Reader): readonly string[] {
  const { seat, players, start, end } = account;
  const rivals = players.map((_, each) => each).filter((each) => each !== seat);
  const dice = figuresWhere(account, ({ dice: figure }) => [figure]);
  const own = figuresWhere(account, choicesOf(seat));
  const others = rivals.map((rival) => ({ rival, found: figuresWhere(account, choicesOf(rival)) }));
  const reading = figuresWhere(account, ({ reading: figure }) => [figure]);
  const diceTotal = added([account.opening.dice, dice.total]);
  const lines = [`${outcome(account)} Before the first roll you could expect ${expected(account, start.mean)}.`];
  lines.push(
    isClear(diceTotal)
      ? `The dice ${diceTotal.mean < 0 ? 'cost' : 'gave'} you ${points(diceTotal)}${most(dice.largest, diceTotal)}.`
      : 'Taken together, the dice favoured nobody clearly.',
  );
  const choice = (entry: AccountEntry, of: Seat): string => {
    const text = chosen(entry, of);
    return text === '' ? '' : ` with “${text}”`;
  };
  if (isClear(own.total)) {
    const largest = own.largest && most(own.largest, own.total, choice(own.largest.entry, seat));
    lines.push(`Your choices ${own.total.mean < 0 ? 'cost' : 'gained'} you ${points(own.total)}${largest ?? ''}.`);
  } else lines.push('Your choices were about as good as the judge’s.');
  const clear = others.filter(({ found }) => isClear(found.total));
  const [first] = clear.toSorted((a, b) => Math.abs(b.found.total.mean) - Math.abs(a.found.total.mean));
  if (first !== undefined) {
    const { found, rival } = first;
    const largest = found.largest && most(found.largest, found.total, choice(found.largest.entry, rival));
    const whose = `${nameOf(players, rival)}’s choices`;
    lines.push(`${whose} ${found.total.mean < 0 ? 'cost' : 'gave'} you ${points(found.total)}${largest ?? ''}.`);
  }
  if (isClear(reading.total)) {
    const who = rivals.length === 1 ? nameOf(players, rivals[0] ?? 0) : 'the others';
    lines.push(
      reading.total.mean > 0
        ? `You out-guessed ${who}, which gave you ${points(reading.total)}${most(reading.largest, reading.total)}.`
        : `You were out-guessed, which cost you ${points(reading.total)}${most(reading.largest, reading.total)}.`,
    );
  } else if (end === 0.5 && lines.length < 3) lines.push('Nothing else stands out.');
  return lines;
}

function outcome({ players, end }: Account): string {
  if (players.length === 2 && (end === 0 || end === 1)) return end === 1 ? 'You won.' : 'You lost.';
  if (players.length === 2 && end === 0.5) return 'It was a draw.';
  return `In the end you had ${percent(end)} of the others behind you.`;
}

const choicesOf =
  (seat: Seat) =>
  ({ choices }: AccountEntry): readonly AccountFigure[] =>
    choices.flatMap((each) => (each.seat === seat ? [each.choice] : []));

interface Largest {
  readonly entry: AccountEntry;
  readonly figure: AccountFigure;
}

/** ", most of all in turn 3 (33)". */
function most(largest: Largest | null, total: AccountFigure, how = ''): string {
  if (largest === null || !isClear(largest.figure) || Math.sign(largest.figure.mean) !== Math.sign(total.mean))
    return '';
  return `, most of all in turn ${largest.entry.turn}${how} (${Math.round(Math.abs(100 * largest.figure.mean))})`;
}

function turningPointsOf(reader: Reader): readonly TurningPoint[] {
  const { account } = reader;
  return account.entries
    .filter(({ before, after }) => Math.abs(after - before) >= TURNS)
    .map((entry) => ({ entry, sentences: entriesIn(reader, entry).map(({ sentence }) => sentence) }))
    .filter(({ sentences }) => sentences.length > 0)
    .toSorted((a, b) => Math.abs(b.entry.after - b.entry.before) - Math.abs(a.entry.after - a.entry.before))
    .slice(0, TURNING_POINTS)
    .toSorted((a, b) => a.entry.place - b.entry.place)
    .map(({ entry: { place, turn, before, after }, sentences }) => ({ place, turn, before, after, sentences }));
}

/** Each clear figure of an entry as a sentence. */
function entriesIn({ account, chosen }: Reader, entry: AccountEntry): readonly EntryInWords[] {
  const { seat, players } = account;
  const { place, turn, choices, reading, dice, revealed } = entry;
  const told: { readonly figure: AccountFigure; readonly sentence: string }[] = [];
  for (const { seat: chooser, choice } of choices) {
    const what = chosen(entry, chooser);
    const who = chooser === seat ? 'Your choice' : `${nameOf(players, chooser)}’s choice`;
    told.push({
      figure: choice,
      sentence: `${who}${what === '' ? '' : ` “${what}”`} ${changed(choice)} ${points(choice)}.`,
    });
  }
  const seats = choices.filter((each) => each.seat !== seat).map((each) => nameOf(players, each.seat));
  const against = seats.length > 2 || seats.length === 0 ? 'the others' : inARow(seats);
  told.push({
    figure: reading,
    sentence:
      reading.mean > 0
        ? `You out-guessed ${against}: ${points(reading)}.`
        : `You were out-guessed: it cost you ${points(reading)}.`,
  });
  told.push({ figure: dice, sentence: `The dice ${changed(dice)} ${points(dice)}.` });
  told.push({
    figure: revealed,
    sentence: `What came to light was ${revealed.mean > 0 ? 'good' : 'bad'} news: ${points(revealed)}.`,
  });
  return told
    .filter(({ figure }) => isClear(figure))
    .map(({ figure, sentence }) => ({ place, turn, sentence, points: 100 * figure.mean, error: 100 * figure.error }));
}

const changed = ({ mean }: AccountFigure): string => (mean < 0 ? 'cost you' : 'gave you');

function rowsOf(account: Account): readonly AccountRow[] {
  const { seat, players, start, opening, entries, end } = account;
  const row = (what: string, about: string, { mean, error }: AccountFigure): AccountRow => ({
    what,
    about,
    points: 100 * mean,
    error: 100 * error,
  });
  const sum = (pick: (entry: AccountEntry) => readonly AccountFigure[]): AccountFigure =>
    figuresWhere(account, pick).total;
  const rivals = players.map((_, each) => each).filter((each) => each !== seat);
  const hidden = entries.some(({ revealed, choices }) => [revealed, ...choices.map(({ blind }) => blind)].some(isSome));
  return [
    row('Start', 'What you could expect before the first roll.', start),
    row(
      'Your choices',
      'Against what the judge would have done in your place, knowing what you knew.',
      sum(choicesOf(seat)),
    ),
    ...rivals.map((rival) =>
      row(`${nameOf(players, rival)}’s choices`, 'What they changed for you.', sum(choicesOf(rival))),
    ),
    row(
      'Reading',
      'What came of choices that met each other, beyond what each was worth by itself: out-guessing, or being out-guessed.',
      sum(({ reading }) => [reading]),
    ),
    row('Dice', 'What was rolled or drawn, against the average.', added([opening.dice, sum(({ dice }) => [dice])])),
    ...(hidden
      ? [
          row(
            'Beyond knowing',
            'What choices changed in truth beyond what the players could know. Nobody’s mistake.',
            sum(({ choices }) => choices.map(({ blind }) => blind)),
          ),
          row(
            'Revealed',
            'What you learnt of what was hidden from you.',
            added([opening.revealed, sum(({ revealed }) => [revealed])]),
          ),
        ]
      : []),
    row(
      'The judge’s revision',
      'How far the judge changed its own mind. It is about the judge, not about the players.',
      sum(({ revision }) => [revision]),
    ),
    row('End', players.length === 2 ? 'A win is 100, a draw 50.' : 'The share of the others behind you.', {
      mean: end,
      error: 0,
    }),
  ];
}

const isSome = ({ mean, error }: AccountFigure): boolean => mean !== 0 || error !== 0;
