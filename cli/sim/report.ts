import type { Game } from '@starboard/games';
import { canonical } from '@starboard/kernel';
import type { Rulebook } from '../play/rulebook.ts';
import { count, grid, percent } from '../terminal/grid.ts';
import { type Share, shareOf } from './share.ts';
import type { Simulation } from './simulation.ts';
import { type Spread, spread } from './statistics.ts';
import type { MatchTally } from './tally.ts';

/** What a simulation found: nothing in it depends on the machine or the hour. */
export interface Report extends Simulation {
  readonly rules: number;
  readonly matches: number;
  readonly wins: readonly SeatShare[];
  /** By side, in games that have sides. */
  readonly sides?: readonly SideShare[];
  readonly draws: Share;
  readonly turns: Spread;
  /** How many matches ended by which rule. */
  readonly endings: { readonly [rule: string]: number };
}

interface SeatShare extends Share {
  readonly seat: number;
  readonly player: string;
}

interface SideShare extends Share {
  readonly side: string;
}

export function reportOn(
  wanted: Simulation,
  rules: number,
  tally: MatchTally,
  sides: readonly string[] | undefined,
): Report {
  const share = (times: number): Share => shareOf(times, tally.matches);
  const { game, seats, setup, seed } = wanted;
  return {
    game,
    rules,
    seed,
    seats,
    setup: JSON.parse(canonical(setup)),
    matches: tally.matches,
    wins: seats.map((player, i) => ({ seat: i + 1, player, ...share(tally.wins[i] ?? 0) })),
    ...(sides && { sides: [...new Set(sides)].map((side) => ({ side, ...share(tally.sides.get(side) ?? 0) })) }),
    draws: share(tally.draws),
    turns: spread(tally.turns),
    endings: Object.fromEntries([...tally.endings].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

export function inWords(
  game: Game,
  rulebook: Rulebook,
  { matches, seed, wins, sides, draws, turns, endings }: Report,
): string {
  const figures = ({ count: times, share, confidence95: [low, high] }: Share): string[] => [
    count(times),
    percent(share),
    `${percent(low)} – ${percent(high)}`,
  ];
  const bySide =
    sides === undefined
      ? []
      : [
          grid(
            ['side', ...FIGURES],
            sides.map((each) => [each.side, ...figures(each)]),
          ),
          '',
        ];
  const [q1, median, q3] = turns.quartiles;
  return [
    `${game.title}: ${count(matches)} matches, seed ${seed}`,
    '',
    ...bySide,
    grid(
      ['seat', 'player', ...FIGURES],
      [...wins.map((win) => [String(win.seat), win.player, ...figures(win)]), ['', 'draws', ...figures(draws)]],
    ),
    '',
    `Turns: ${turns.min} to ${turns.max}, half of them ${q1} to ${q3}, median ${median}; mean ${turns.mean.toFixed(2)}, deviation ${turns.deviation.toFixed(2)}.`,
    '',
    grid(
      ['ended by', 'matches', 'share', ''],
      Object.entries(endings).map(([rule, times]) => [
        `rule ${rule}`,
        count(times),
        percent(times / matches),
        firstSentence(rulebook(rule) ?? ''),
      ]),
    ),
  ].join('\n');
}

const FIGURES = ['wins', 'share', '95 % confidence'] as const;

const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, ' …') ?? text;
