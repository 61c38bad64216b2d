import type { View } from '@starboard/kernel';
import { whyHarmless } from '../rules/05-combat/gunnery.ts';
import { type Starfire, shipAt } from '../rules/model.ts';
import { oddsOfCount, type SalvoOdds, salvoOdds } from './combat/odds.ts';
import { salvoWords } from './combat/odds-words.ts';
import type { StarfireChoice } from './props.ts';

export function foretell({ board, mine }: View<Starfire>, choice: StarfireChoice): readonly string[] {
  const ask = mine?.ask;
  if (ask?.kind === 'weapons' && typeof choice === 'number') {
    return choice === 0 ? [] : allOf(oddsOfCount(board, ask, choice));
  }
  if (ask?.kind !== 'fire' || typeof choice !== 'object' || choice === null || !('at' in choice)) return [];
  if (choice.at === null) return [];
  const [ship, target] = [shipAt(board, choice.ship), shipAt(board, choice.at)];
  const odds = salvoOdds(board, ship, target);
  const harmless = whyHarmless(board, ship, target);
  const [verdict = '', ...rest] = harmless === undefined ? allOf(odds) : [harmless.fact];
  return [`${verdict} ${target.name} is at range ${odds.range}.`, ...rest];
}

function allOf(odds: SalvoOdds): readonly string[] {
  const { verdict, expected, weapons } = salvoWords(odds);
  return [verdict, expected, ...weapons];
}
