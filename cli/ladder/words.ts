import type { Game } from '@starboard/games';
import type { Interval } from '../arena/report.ts';
import type { ArenaSettings } from '../arena/settings.ts';
import { count, grid, percent } from '../terminal/grid.ts';
import type { StepReport } from './report.ts';

export function ladderInWords(
  { title }: Pick<Game, 'title'>,
  { parties, seed }: Pick<ArenaSettings, 'parties' | 'seed'>,
  steps: readonly StepReport[],
): string {
  if (steps.every(({ matches }) => matches === 0)) return 'No match was finished.';
  const seats = parties.reduce((sum, { seats: own }) => sum + own.length, 0);
  const many = parties.length > 2;
  const sides = !many && parties.some(({ seats: own }) => own.length > 1);
  const tested = steps.some(({ test }) => test !== null);
  const table = grid(
    [
      'bot',
      'against',
      'matches',
      'draws',
      'score',
      '95 % confidence',
      ...(many ? ['first places', '95 % confidence'] : []),
      ...(sides ? parties.map(({ name }) => `as ${name}`) : []),
      ...(tested ? ['test'] : []),
    ],
    steps.map(({ bot, against, matches, draws, score, firsts, test, parties: by }) => [
      bot,
      against,
      count(matches),
      count(draws),
      ...share(score),
      ...(many ? share(firsts) : []),
      ...(sides ? by.map((each) => share(each.score).join('  ')) : []),
      ...(tested ? [test === null ? '' : test.verdict] : []),
    ]),
  );
  return [
    `${title}: ${seats} seats, seed ${seed}`,
    'All matches of a block have the same dice. In them the bot plays every seat or side once, against the other bot in all others.',
    many
      ? `A bot as good as the others scores 50 % and has ${percent(1 / parties.length)} of the first places.`
      : 'A bot as good as the other scores 50 %.',
    '',
    table,
  ].join('\n');
}

const share = ({ value, confidence95: [low, high] }: Interval): readonly string[] => [
  percent(value ?? 0),
  `${percent(low ?? 0)} – ${percent(high ?? 1)}`,
];
