import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Kernel from '@starboard/kernel';
import type * as Bot from '../../games/furball/bot/index.ts';
import type * as FurballRules from '../../games/furball/rules/index.ts';
import type { Furball } from '../../games/furball/rules/model.ts';

/**
 * One side of `against.ts`: plays Furball as a checkout has it, a slice each time it is told to. It imports everything
 * from that checkout, so it also runs with older ones.
 */

const [, , root = '', way = '', file = '', count = '80'] = process.argv;

/** Rounds played, and the seconds of processor time that all threads took for them. */
export interface RoundsPlayed {
  readonly rounds: number;
  readonly seconds: number;
}

/** What checkouts of different ages have in common; in older ones the policy is not among the instincts of a bot. */
interface Checkout {
  readonly kernel: typeof Kernel;
  readonly rules: typeof FurballRules.rules;
  readonly policy: typeof Bot.heuristics.plain.policy;
}

async function checkoutAt(folder: string): Promise<Checkout> {
  const kernel: typeof Kernel = await import(join(folder, 'kernel/index.ts'));
  const { rules }: typeof FurballRules = await import(join(folder, 'games/furball/rules/index.ts'));
  const { heuristics } = await import(join(folder, 'games/furball/bot/index.ts'));
  return { kernel, rules, policy: (heuristics.plain ?? heuristics).policy };
}

const { kernel, rules, policy } = await checkoutAt(root);
const { begin, choose, diceFromSeed, drawFrom, keyFromSeed, options, pick, validate } = kernel;

const seating = Array.from({ length: 8 }, () => null);

function setupOf(given: object): Furball['setup'] {
  const setup = validate(rules.setup, given);
  if (!setup.ok) throw new Error(`the set-up does not fit: ${setup.invalid.at} ${setup.invalid.problem}`);
  return setup.value;
}

/** In older checkouts the policy answers with a choice instead of a mixture. */
const decided: typeof drawFrom = (mixture, dice) =>
  (drawFrom === undefined ? mixture : drawFrom(mixture, dice)) as never;

type Squads = Furball['setup']['squads'];

/** Plays a game of twelve rounds for each list of squads; an empty list has them drawn. */
function roundsOf(games: readonly Squads[], byPolicy: boolean): number {
  const dice = diceFromSeed('bench');
  let rounds = 0;
  for (const [game, squads] of games.entries()) {
    const match = begin(rules, setupOf({ rounds: 12, squads }), seating, keyFromSeed(game));
    for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
      const offered = options(rules, match, ask);
      const frame = match.stack.at(-1) as Furball['frame'];
      if (!byPolicy) choose(rules, match, ask, pick(dice, offered));
      else choose(rules, match, ask, decided(policy(match.board, ask, offered, frame, dice, match.stack), dice));
    }
    rounds += match.board.round;
  }
  return rounds;
}

/** The squads that this checkout draws. */
function drawn(count: number): readonly Squads[] {
  return Array.from({ length: count }, (_, game) => {
    const { ships } = begin(rules, setupOf({}), seating, keyFromSeed(`squads ${game}`)).board;
    return ships.map(({ cards: [pilot, ...upgrades] }) => ({
      pilot: pilot?.card,
      upgrades: upgrades.map(({ card }) => card),
    })) as Squads;
  });
}

function isAllowed(squads: Squads): boolean {
  const setup = validate(rules.setup, { squads });
  return setup.ok && rules.objection?.(setup.value, seating.length, rules.version) === undefined;
}

const given = (): readonly Squads[] => JSON.parse(readFileSync(file, 'utf8'));

if (way === 'draw') console.log(JSON.stringify(drawn(Number(file))));
else if (way === 'allow') console.log(JSON.stringify(given().filter(isAllowed)));
else {
  const listed = given().slice(0, Number(count));
  const games = way === 'drawn' ? listed.map((): Squads => []) : listed;
  process.on('message', () => process.send?.(played(games)));
}

function played(games: readonly Squads[]): RoundsPlayed {
  const start = process.cpuUsage();
  const rounds = roundsOf(games, way === 'policy');
  const { user, system } = process.cpuUsage(start);
  return { rounds, seconds: (user + system) / 1e6 };
}
