import { percent } from '@starboard/ui';
import { soldierName } from '../../words/figures.ts';
import { chanceToWinAll, type Fight, type Prospect } from './prospects.ts';

/** What ending on a square would mean, a sentence each. */
export function prospectSays({ fights, weapon, card, code }: Prospect, secret: boolean): readonly string[] {
  const says = fights.length === 0 ? [] : [fightSays(fights, secret)];
  if (weapon === 'closet') says.push('Take a Weapon from the closet.');
  if (weapon === 'square') says.push(fights.length > 0 ? 'A Weapon, if you win.' : 'Take the Weapon.');
  if (card) says.push(fights.length > 0 ? 'A code card, if you win.' : 'Take the code card.');
  if (code === 0) says.push('The Falcon: without a card you cannot try the code.');
  else if (code !== null) says.push(`The Falcon: the code opens in ${percent(code)} of tries.`);
  return says;
}

function fightSays(fights: readonly Fight[], secret: boolean): string {
  const each = fights.map(({ soldier, chance }) => `${soldierName(soldier)} (you win ${percent(chance)})`).join(', ');
  const all = fights.length > 1 ? `; all of them: ${percent(chanceToWinAll(fights))}` : '';
  return secret ? `In touch now with ${each}${all}.` : `Fight ${each}.`;
}

/** The same as a few letters on the square. */
export function prospectBadge({ fights, code }: Prospect): string | null {
  if (fights.length > 0) return percent(chanceToWinAll(fights));
  return code !== null && code > 0 ? percent(code) : null;
}
