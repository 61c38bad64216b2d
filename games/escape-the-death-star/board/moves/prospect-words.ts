import { percent } from '@starboard/ui';
import { soldierName } from '../../words/figures.ts';
import { chanceToWinAll, type FightProspect, type Prospect } from './prospects.ts';

/** Says what ending on a square would mean, in sentences. */
export function prospectSays({ fights, weapon, card, code }: Prospect, secret: boolean): readonly string[] {
  const says = fights.length === 0 ? [] : [fightSays(fights, secret)];
  if (weapon === 'closet') says.push('You take a Weapon from the closet.');
  if (weapon === 'square') says.push(fights.length > 0 ? 'You take the Weapon if you win.' : 'You take the Weapon.');
  if (card && secret) says.push('You take the code card if it is still there after your battles.');
  else if (card) says.push(fights.length > 0 ? 'You take the code card if you win.' : 'You take the code card.');
  if (code === 0) says.push('This is the Falcon, but without a card you can’t try the code.');
  else if (code !== null) says.push(`This is the Falcon. A try at the code has a ${percent(code)} chance.`);
  return says;
}

function fightSays(fights: readonly FightProspect[], secret: boolean): string {
  const each = fights.map(({ soldier, chance }) => `${soldierName(soldier)} (${percent(chance)} to win)`).join(', ');
  const all = fights.length > 1 ? `; your chance to beat all of them is ${percent(chanceToWinAll(fights))}` : '';
  return secret ? `In contact now with ${each}${all}.` : `You fight ${each}.`;
}

/** The same in a few letters, for the square. */
export function prospectBadge({ fights, code }: Prospect): string | null {
  if (fights.length > 0) return percent(chanceToWinAll(fights));
  return code !== null && code > 0 ? percent(code) : null;
}
