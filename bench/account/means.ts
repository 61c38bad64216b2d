import { sumOf } from '../../bots/account/sums.ts';
import { JUDGE, reviewed } from './reviewing.ts';
import { openPlayed, recordOf } from './self-play.ts';

/**
 * Reviews matches of a bot against itself: the means of dice, reading and choices should be zero within their errors.
 * `node bench/account/means.ts GAME SEATS MATCHES [BUDGET] [SET-UP]`, with the set-up as JSON. It prints the state after
 * every tenth match, so that a run that is stopped has said something.
 */
const [, , game = '', seats = '2', matches = '10', budget = '', setup = '{}'] = process.argv;
const played = await openPlayed(game);
const players = Array.from({ length: Number(seats) }, () => JUDGE);

const NAMES = [
  'dice',
  'reading',
  'own choices',
  'choices of others',
  'beyond knowing',
  'revealed',
  'revision',
] as const;
const found: number[][] = NAMES.map(() => []);
const [coarse, all, off]: [number[], number[], number[]] = [[], [], []];

for (let number = 0; number < Number(matches); number++) {
  const record = recordOf(played, players, JSON.parse(setup), `means/${number}`);
  const seat = number % players.length;
  const review = reviewed(played, record, seat, budget === '' ? null : Number(budget));
  const { account } = review;
  const sum = (of: (entry: (typeof account.entries)[number]) => number): number =>
    account.entries.reduce((total, entry) => total + of(entry), 0);
  const choices = (mine: boolean): number =>
    sum((entry) =>
      entry.choices.reduce((total, each) => total + ((each.seat === seat) === mine ? each.choice.mean : 0), 0),
    );
  const figures = [
    account.opening.dice.mean + sum(({ dice }) => dice.mean),
    sum(({ reading }) => reading.mean),
    choices(true),
    choices(false),
    sum((entry) => entry.choices.reduce((total, { blind }) => total + blind.mean, 0)),
    account.opening.revealed.mean + sum(({ revealed }) => revealed.mean),
    sum(({ revision }) => revision.mean),
  ];
  for (const [i, figure] of figures.entries()) found[i]?.push(figure);
  coarse.push(review.coarse);
  all.push(review.all);
  off.push(Math.abs(sumOf(account) - account.end));
  if ((number + 1) % 10 === 0 || number + 1 === Number(matches)) print(number + 1);
}

function print(count: number): void {
  console.log(`\n${game}, ${seats} seats, ${count} matches, budget ${budget || 'as usual'}, in points`);
  console.log('| what | mean | error | in errors | deviation |\n| --- | --- | --- | --- | --- |');
  for (const [i, name] of NAMES.entries()) {
    const list = found[i] ?? [];
    const mean = list.reduce((sum, each) => sum + each, 0) / count;
    const deviation = Math.sqrt(list.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, count - 1));
    const error = deviation / Math.sqrt(count);
    const figures = [100 * mean, 100 * error, error > 0 ? mean / error : 0, 100 * deviation];
    console.log(`| ${[name, ...figures.map((figure) => figure.toFixed(2))].join(' | ')} |`);
  }
  console.log(`CPU ms: coarse ${span(coarse)}, all ${span(all)}. Largest error of the sum: ${Math.max(...off)}.`);
}

function span(list: readonly number[]): string {
  const sorted = list.toSorted((a, b) => a - b);
  return `median ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)}, most ${Math.round(sorted.at(-1) ?? 0)}`;
}
