import { readBotId } from '@starboard/bots';
import { LEVELS, type Level, placeShares, type Result } from '@starboard/kernel';
import { type Occupant, seatsOf } from '../../runner/occupant.ts';

/** A finished match of one person against bots with levels. */
export interface LevelResult {
  /** The mean level of the bots: 0 is the easiest. */
  readonly level: number;
  /** The person's place share. */
  readonly share: number;
}

/** Null for a match that says nothing about the person's level. */
export function levelResult(occupants: readonly Occupant[], result: Result | null): LevelResult | null {
  const [seat, ...more] = seatsOf(occupants, 'person');
  if (result === null || seat === undefined || more.length > 0) return null;
  const levels: number[] = [];
  for (const occupant of occupants) {
    if (occupant.kind === 'person') continue;
    const read = occupant.kind === 'bot' ? readBotId(occupant.id) : null;
    if (read === null) return null;
    levels.push(LEVELS.indexOf(read.level));
  }
  const share = placeShares(result)[seat];
  if (levels.length === 0 || share === undefined) return null;
  return { level: levels.reduce((sum, level) => sum + level, 0) / levels.length, share };
}

/** One level more wins about 65 of 100 matches. */
const STEP = 0.62;
/** Before any match, a person is taken for a little better than a cadet, but who knows. */
const NEWCOMER = 0.3;
const DOUBT = 1.5;
const FINENESS = 0.25;

/** The level that would be an even match, by the likeliest strength of somebody with these results. */
export function evenMatch(results: readonly LevelResult[]): Level {
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (let strength = -1; strength <= LEVELS.length; strength += FINENESS) {
    const likelihood = results.reduce((sum, result) => sum + likelihoodOf(result, strength), priorOf(strength));
    if (likelihood > most) [best, most] = [strength, likelihood];
  }
  const at = Math.max(0, Math.min(LEVELS.length - 1, Math.round(best)));
  return LEVELS[at] ?? LEVELS[0];
}

const priorOf = (strength: number): number => -((strength - NEWCOMER) ** 2) / (2 * DOUBT ** 2);

function likelihoodOf({ level, share }: LevelResult, strength: number): number {
  const chance = 1 / (1 + Math.exp(-STEP * (strength - level)));
  return share * Math.log(chance) + (1 - share) * Math.log(1 - chance);
}
