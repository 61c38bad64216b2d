import type { View } from '@starboard/kernel';
import { type Duel, SECTORS } from '../rules/model.ts';
import { laserName } from '../words/phrases.ts';
import { salvoWords } from './combat/salvo-words.ts';
import { coverSays, headingMeaning, portsSay } from './orders/meaning.ts';
import type { DuelChoice } from './props.ts';

export function foretell(view: View<Duel>, choice: DuelChoice): readonly string[] {
  const ask = view.mine?.ask;
  if (ask?.kind === 'heading' && typeof choice === 'number') {
    const { forecast, mine, its, toHit, flyBy } = headingMeaning(view, ask.seat, choice);
    return [mine, its, portsSay(forecast), toHit, flyBy].filter((said) => said !== '');
  }
  if (ask?.kind === 'aim') {
    const port = SECTORS.find((sector) => sector === choice);
    return port === undefined ? [] : [coverSays(view.board, ask.seat, port, laserName)];
  }
  if (ask?.kind === 'fire' && Array.isArray(choice)) {
    const { verdict, figures, needs, returnFire } = salvoWords(view, ask.seat, choice.length);
    const told = figures.map(({ name, value }) => `${name}: ${value}.`);
    return [verdict, ...told, needs, returnFire].filter((said) => said !== '');
  }
  return [];
}
