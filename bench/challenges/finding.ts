import { askOf, type Challenge, type GameTypes, options } from '@starboard/kernel';
import { trialsOf, Unimaginable } from './judging.ts';
import { type MinedGame, type MinedMoment, playThrough } from './mining.ts';
import { VEINS, type Vein } from './tables.ts';
import { byFirstLook, judge } from './verdict.ts';

/** More moments of one match would be too much alike. */
const MOST_OF_A_MATCH = 2;
/** The fewest turns between them. */
const APART = 2;
/** Longer ways to a moment would make a pool too large. */
const LONGEST_WAY = 200;

/** What was found in a match. */
export interface Found extends Challenge {
  /** What is asked. */
  readonly kind: string;
  readonly turn: number;
}

/** Plays the match with this number and returns its moments in which one choice is clearly the best. */
export function findIn(game: MinedGame, name: string, number: number): readonly Found[] {
  const vein = VEINS[name];
  const table = number % (vein?.tables.length ?? 1);
  const chosen = vein?.tables[table];
  if (vein === undefined || chosen === undefined) throw new Error(`No challenges are mined of "${name}".`);
  const seed = `challenge/${name}/${number}`;
  const found: Found[] = [];
  playThrough(game, chosen, seed, (moment) => {
    if (found.length >= MOST_OF_A_MATCH || moment.answers.length > LONGEST_WAY) return 'enough';
    const { match, seat, answers } = moment;
    const ask = askOf(match, seat);
    if (ask === undefined) throw new Error('a moment at which the seat is not asked');
    const turn = game.rules.turn(match.board);
    if (found.some((other) => other.turn > turn - APART)) return 'on';
    const worths = worthsAt(game, vein, moment, ask.kind, options(game.rules, match, ask), `${seed}/${match.question}`);
    if (worths === null) return 'on';
    const rounded = worths.map((worth) => Math.round(100 * Math.min(1, Math.max(0, worth))));
    found.push({ seed, table, answers: [...answers], seat, worths: rounded, kind: ask.kind, turn });
    return 'on';
  });
  return found;
}

function worthsAt(
  game: MinedGame,
  { promising, turns, mostOptions, blind: unknown = [] }: Vein,
  { match, seat, glance }: MinedMoment,
  kind: string,
  listed: readonly GameTypes['choice'][],
  seed: string,
): readonly number[] | null {
  if (listed.length > mostOptions || isTrivial(listed)) return null;
  const known = glance.filter((worth) => worth !== null).length;
  const blind = known === 0 && unknown.includes(kind);
  if (!blind && known < 2) return null;
  const order = listed.map((_, option) => option).sort((a, b) => (glance[b] ?? -1) - (glance[a] ?? -1));
  const [best = 0, second = 0] = order.map((option) => glance[option] ?? 0);
  if (!blind && best - second < promising) return null;
  if (turns === null) return glance.map((worth) => worth ?? 0);
  const trials = trialsOf(game, { match, seat, turns }, seed);
  try {
    return judge(trials, blind ? byFirstLook(trials, listed.length) : order);
  } catch (error) {
    if (error instanceof Unimaginable) return null;
    throw error;
  }
}

/** Whether to do something at all is no challenge. */
function isTrivial(listed: readonly GameTypes['choice'][]): boolean {
  return (
    listed.length < 2 ||
    (listed.length === 2 && listed.some((choice) => choice === null || typeof choice === 'boolean'))
  );
}
