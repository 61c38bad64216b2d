import type { Game } from '@starboard/games';
import { plural } from '@starboard/kernel';
import { count, grid, percent } from '../terminal/grid.ts';
import type { ArenaReport, BotReport, Interval, PairReport, TestReport } from './report.ts';

/** More forfeits than this are counted, not told one by one. */
const FORFEITS_TOLD = 5;

export function arenaInWords({ title }: Pick<Game, 'title'>, report: ArenaReport): string {
  const { bots, matches, seed, parties, test, pairs, ended } = report;
  if (matches === 0) return 'No match was finished.';
  const two = parties.length === 2;
  return [
    `${title}: ${bots.length === 2 ? bots.join(' against ') : `${bots.length} bots`}, ${count(matches)} matches, seed ${seed}`,
    howPlayed(report),
    ...(ended === 'stopped' ? ['You stopped the tournament before its end.'] : []),
    '',
    standings(report),
    ...(report.standings.some(({ strength }) => strength !== null) ? [RATED] : []),
    '',
    ...(two || hasSides(report) ? [partyGrid(report), ''] : []),
    ...(bots.length > 2 ? [pairGrid(pairs)] : pairs.map(pairSentence)),
    ...(test === null ? [] : ['', testSentence(test, report)]),
    ...forfeitSentences(report),
  ].join('\n');
}

const RATED = 'Elo here follows from all places (Plackett and Luce); the average of the bots is 0.';

const hasSides = ({ parties }: ArenaReport): boolean => parties.some(({ seats }) => seats.length > 1);

function howPlayed(report: ArenaReport): string {
  const { blocks, matches } = report;
  const each = matches / blocks;
  const place = hasSides(report) ? 'side' : 'seat';
  return each === 2
    ? `Both matches of a pair have the same dice, and the bots swap ${place}s.`
    : `The ${each} matches of a block have the same dice, and every bot has every ${place} in one of them.`;
}

function standings({ standings: bots, parties }: ArenaReport): string {
  const two = parties.length === 2;
  const score = ({ wins, draws, matches }: BotReport): string => percent((wins + draws / 2) / matches);
  const rated = bots.some(({ strength }) => strength !== null);
  return grid(
    [
      'bot',
      two ? 'matches' : 'seats',
      'wins',
      'draws',
      'losses',
      two ? 'score' : 'mean place',
      ...(rated ? ['Elo', '95 % confidence'] : []),
    ],
    bots.map((each) => [
      each.bot,
      ...[each.matches, each.wins, each.draws, each.losses].map(count),
      two ? score(each) : each.meanPlace.toFixed(2),
      ...(each.strength === null ? [] : [elo(each.strength.value), bounds(each.strength)]),
    ]),
  );
}

const partyGrid = ({ parties }: ArenaReport): string =>
  grid(
    ['as', 'bot', 'matches', 'wins', 'draws', 'losses'],
    parties.flatMap(({ party, bots }) =>
      bots.map((each) => [party, each.bot, ...[each.matches, each.wins, each.draws, each.losses].map(count)]),
    ),
  );

const pairGrid = (pairs: readonly PairReport[]): string =>
  grid(
    ['bot', 'against', 'score', 'Elo', '95 % confidence'],
    pairs.map(({ bots: [first, second], score, elo: difference }) => [
      first,
      second,
      percent(score.value ?? 0),
      elo(difference.value),
      bounds(difference),
    ]),
  );

/** Who is how much stronger, told of the one who is. */
function pairSentence({ bots: [first, second], score, elo: found }: PairReport): string {
  const { value, confidence95 } = found;
  if (score.value === 0.5) return `${first} and ${second} scored the same; ${trueDifference(confidence95)}.`;
  const ahead = (score.value ?? 0) > 0.5;
  const [stronger, weaker] = ahead ? [first, second] : [second, first];
  const [low, high] = ahead ? confidence95 : [negative(confidence95[1]), negative(confidence95[0])];
  const found95 = trueDifference([low, high]);
  if (value === null) return `${stronger} won everything against ${weaker}; ${found95}.`;
  return `${stronger} scored ${elo(Math.abs(value))} Elo better than ${weaker}; ${found95}.`;
}

const negative = (bound: number | null): number | null => (bound === null ? null : -bound);

function trueDifference([low, high]: Interval['confidence95']): string {
  if (low === null && high === null) return 'that is too few matches to say more';
  if (high === null) return `the true difference is at least ${elo(low)} (95 % confidence)`;
  if (low === null) return `the true difference is at most ${elo(high)} (95 % confidence)`;
  return `the true difference is from ${elo(low)} to ${elo(high)} (95 % confidence)`;
}

const elo = (value: number | null): string => (value === null ? '–' : value.toFixed(0).replace(/^-(?=0$)/, ''));

const bounds = ({ confidence95: [low, high] }: Interval): string => `${elo(low)} to ${elo(high)}`;

/** What the test decided, how sure that is, and what it took. */
function testSentence(test: TestReport, { bots, matches, blocks }: ArenaReport): string {
  const [first, second] = bots;
  const { elo0, elo1, alpha, beta, verdict, llr, lower, upper } = test;
  const used = `${plural(matches, 'match', 'matches')} (${plural(blocks, 'pair')})`;
  const ratio = `log-likelihood ratio ${llr.toFixed(2)}, bounds ${lower.toFixed(2)} and ${upper.toFixed(2)}`;
  if (verdict === 'undecided')
    return `The test is undecided after ${used}: it cannot yet tell a difference of ${elo1} Elo from ${elo0} (${ratio}).`;
  const [is, isNot, rate, when] =
    verdict === 'H1'
      ? [`${elo1} Elo or more`, `${elo0} or less`, alpha, `${elo0} Elo or less`]
      : [`${elo0} Elo or less`, `${elo1} or more`, beta, `${elo1} Elo or more`];
  return [
    `Decided after ${used}: ${verdict}. The lead of ${first} over ${second} is ${is}, not ${isNot} (${ratio}).`,
    `Where the lead is ${when}, the test says this in at most ${percent(rate)} of tournaments.`,
  ].join('\n');
}

function forfeitSentences({ forfeits, matches }: ArenaReport): readonly string[] {
  if (forfeits.length === 0) return [];
  const told = forfeits
    .slice(0, FORFEITS_TOLD)
    .map(({ block, match, bot, why }) => `Match ${block + 1}.${match + 1}: ${bot} ${why}, and lost.`);
  const more = forfeits.length - told.length;
  return [
    '',
    ...told,
    ...(more > 0 ? [`${count(more)} more of ${count(matches)} matches were lost like this; --json lists them.`] : []),
  ];
}
