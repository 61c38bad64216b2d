import { capital, inARow, plural } from '@starboard/kernel';
import { percent } from '@starboard/ui';
import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import { navigationRoll } from '../../rules/05-navigation.ts';
import { turnName } from '../../words/places.ts';
import { chanceOfRoll, type Roll, type Way } from './ways.ts';

export function rollSays({ rating, needed, chance }: Roll): string {
  const rated = `Rating ${rating}, with curve and squeeze added up`;
  if (needed > 12) return `${rated}. No roll is enough at this speed, so you scrape the wall.`;
  return `${rated}. At this speed you need ${needed} or more on two dice, a chance of ${percent(chance)}.`;
}

/** What a rating means to a pilot with that handling at that speed. */
export function ratingSays(rating: number, handling: number | null, speed: number | null): string {
  if (handling === null || speed === null || speed < 1)
    return 'To fly it, roll this rating + speed + 1 − handling or more on two dice.';
  const needed = navigationRoll(rating, speed, handling);
  const at = `At speed ${speed} with handling ${handling}`;
  if (needed <= 2) return `${at} you need no roll.`;
  if (needed > 12) return `${at} no roll is enough, so you scrape the wall.`;
  return `${at} you need ${needed} or more: ${percent(chanceOfRoll(needed))}.`;
}

/** "Left, then straight on": the turns at the branches. */
function turnsOf(asteroid: Asteroid, { path, heading }: Way): string {
  const all = [...path, heading];
  const turns = path.flatMap((space, i) => {
    const [from, to] = [all[i - 1], all[i + 1]];
    const parts = (asteroid.neighbours[space]?.length ?? 0) > 2;
    return parts && from !== undefined && to !== undefined ? [turnName(asteroid, from, space, to)] : [];
  });
  return turns.length === 0 ? 'Straight ahead' : capital(turns.join(', then '));
}

/** "Rolls 5+ and 7+: 48% clean." */
function rollsOf({ rolls, clean }: Way): string {
  if (rolls.length === 0) return 'nothing to roll for';
  const numbers = rolls.map(({ needed }) => (needed > 12 ? 'a sure scrape' : `${needed}+`));
  return `${inARow(numbers)}, ${percent(clean)} clean`;
}

/** "Left, then straight on: 5+ and 7+, 48% clean." */
export const waySays = (asteroid: Asteroid, way: Way): string => `${turnsOf(asteroid, way)}: ${rollsOf(way)}.`;

/** What the easiest way at a branch asks for: "at best 5+, 83% clean". */
export function branchSays(best: Way): string {
  return best.rolls.length === 0 ? percent(best.clean) : `at best ${rollsOf(best)}`;
}

/** 4.1 "Fly 3 spaces. On the easiest way, the chance to touch no wall is 83%." */
export function speedSays(speed: number, best: Way): string {
  return `Fly ${plural(speed, 'space')}. On the easiest way, the chance to touch no wall is ${percent(best.clean)}.`;
}
