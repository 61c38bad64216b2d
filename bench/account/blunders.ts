import { judgeBy } from '@starboard/bots/account';
import {
  type Choice,
  diceFromSeed,
  type GameTypes,
  type MatchRecord,
  pick,
  questionsOf,
  type Seat,
} from '@starboard/kernel';
import { momentsOf } from '../../bots/account/moments.ts';
import { weigh } from '../../bots/account/weighing.ts';
import { JUDGE, reviewed } from './reviewing.ts';
import { openPlayed, type PlayedGame, recordOf } from './self-play.ts';

/**
 * Plants a blunder in matches of a bot against itself: a choice that costs at least 10 points with sixteen times the
 * samples. Is it among the three worst choices of its seat in a usual review?
 * `node bench/account/blunders.ts GAME SEATS BLUNDERS [BUDGET] [SET-UP]`, with the set-up as JSON.
 */
const [, , game = '', seats = '2', wanted = '10', budget = '', setup = '{}'] = process.argv;
const played = await openPlayed(game);
const players = Array.from({ length: Number(seats) }, () => JUDGE);

const COSTS = 0.1;
const SAMPLES = 16 * 60;
const WORST = 3;
/** After this many matches for each blunder wanted, there are too few to find. */
const MOST_MATCHES = 20;

interface Blunder {
  readonly question: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly choice: Choice<GameTypes>;
}

const byKind = new Map<string, { found: number; of: number }>();
let [planted, found] = [0, 0];
for (let number = 0; planted < Number(wanted) && number < MOST_MATCHES * Number(wanted); number++) {
  const seed = `blunders/${number}`;
  const blunder = blunderFor(played, recordOf(played, players, JSON.parse(setup), seed), seed);
  if (blunder === null) continue;
  const record = recordOf(played, players, JSON.parse(setup), seed, (choice, { seat, question }) =>
    seat === blunder.seat && question === blunder.question ? blunder.choice : choice,
  );
  const cost = -(exactCost(played, record, blunder) ?? 0);
  if (cost < COSTS) continue;
  planted++;
  const { account } = reviewed(played, record, blunder.seat, budget === '' ? null : Number(budget));
  const costs = account.entries
    .flatMap(({ question, choices }) =>
      choices.flatMap(({ seat, choice }) => (seat === blunder.seat ? [{ question, mean: choice.mean }] : [])),
    )
    .toSorted((a, b) => a.mean - b.mean);
  const rank = costs.findIndex(({ question }) => question === blunder.question) + 1;
  const isFound = rank > 0 && rank <= WORST;
  if (isFound) found++;
  const kind = byKind.get(blunder.kind) ?? { found: 0, of: 0 };
  byKind.set(blunder.kind, { found: kind.found + Number(isFound), of: kind.of + 1 });
  const kinds = [...byKind].map(([name, { found, of }]) => `${name} ${found} of ${of}`).join(', ');
  const points = Math.round(100 * cost);
  console.log(
    `${game}: match ${number}, ${blunder.kind}, ${points} points, rank ${rank} of ${costs.length}; ${found} of ${planted} found: ${kinds}`,
  );
}

/** A choice that the judge thinks much worse than what it would do itself. */
function blunderFor({ rules, heuristics }: PlayedGame, record: MatchRecord, seed: string): Blunder | null {
  const blunders: Blunder[] = [];
  for (const question of questionsOf(rules, record).questions) {
    for (const ask of question.before.asks) {
      const view = question.view(ask.seat);
      if ((view.mine?.options.length ?? 0) < 2) continue;
      const { options } = JUDGE.think(rules, heuristics, view, diceFromSeed(seed), false);
      const own = options.reduce((sum, { share, worth }) => sum + share * (worth?.mean ?? 0), 0);
      for (const { choice, worth } of options) {
        if (worth !== null && (own - worth.mean) / 2 >= COSTS) {
          blunders.push({ question: question.number, seat: ask.seat, kind: ask.kind, choice });
        }
      }
    }
  }
  if (blunders.length === 0) return null;
  // Kinds first, so that rare questions have their share.
  const dice = diceFromSeed(`${seed}/which`);
  const kind = pick(dice, [...new Set(blunders.map((each) => each.kind))]);
  return pick(
    dice,
    blunders.filter((each) => each.kind === kind),
  );
}

/** What a choice is worth with many samples. */
function exactCost(game: PlayedGame, record: MatchRecord, { question, seat }: Blunder): number | undefined {
  const judge = judgeBy({ bot: JUDGE, ...game, header: record.header });
  const found = momentsOf(game.rules, record);
  if (typeof found === 'string') throw new Error(found);
  const moment = found.moments.find((each) => each.question.number === question);
  if (moment === undefined) return undefined;
  const weighing = weigh({ judge, moment, seat, remembers: found.remembers, seed: `exact/${question}` });
  weighing.sample(SAMPLES);
  return weighing.figures().choices.find((each) => each.seat === seat)?.choice.mean;
}
