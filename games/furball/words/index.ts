import { type Names, nameOf, plural, type View, type Words } from '@starboard/kernel';
import type { Furball } from '../rules/model.ts';
import { ending } from './ending.ts';
import { label } from './labels.ts';
import { line } from './lines.ts';
import { news } from './news.ts';
import { cardName, total } from './phrases.ts';
import { prompt } from './prompts.ts';
import { reason } from './reason.ts';
import { describe } from './text-view.ts';

/** All the texts of Furball. */
export const words = {
  prompt,
  label,
  line,
  news,
  describe,
  standing,
  afterTime: 'Last round',
  outcome,
  ending,
  reason,
} satisfies Words<Furball>;

const CORE_SAYS: { readonly [name: string]: string } = {
  'token.focus-attack': 'Spend focus when attacking',
  'token.focus-attack-due': 'Spend focus when attacking, as you must',
  'token.lock': 'Spend a lock to reroll',
  'token.focus-defence': 'Spend focus when defending',
  'token.focus-defence-due': 'Spend focus when defending, as you must',
  'token.evade': 'Spend evade when defending',
};

/** "Soontir Fel"; of a card with several effects, which. */
function standing(name: string): string {
  const [card = '', number = '0'] = name.split(' ');
  const said = CORE_SAYS[card] ?? cardName(card);
  return number === '0' ? said : `${said}, effect ${Number(number) + 1}`;
}

function outcome({ result, board }: View<Furball>, names: Names): string {
  if (result === null) return 'The game goes on.';
  const winner = Math.max(0, result.places.indexOf(1));
  const score = board.ships[winner]?.score ?? 0;
  return `${nameOf(names, winner)} wins with ${total(score)} after ${plural(result.turns, 'round')}.`;
}
