import type { UsualName } from '../rules/usual/usual.ts';
import { cardName } from './phrases.ts';

const CORE_SAYS: { readonly [name: string]: string } = {
  'token.focus-attack': 'Spend focus when attacking',
  'token.focus-attack-due': 'Spend focus when attacking, as you must',
  'token.lock': 'Spend a lock to reroll',
  'token.focus-defence': 'Spend focus when defending',
  'token.focus-defence-due': 'Spend focus when defending, as you must',
  'token.evade': 'Spend evade when defending',
};

const USUAL_SAYS: { readonly [N in UsualName]: string } = {
  'only-action': 'Take the only action that helps',
  'attack-only-target': 'Attack the only ship in reach',
  'attack-better-target': 'Attack the ship that is the better target in every way',
  'reroll-useless': 'Reroll all dice that show nothing useful',
  'token-last-use': 'Spend a token that nothing else can use this round',
  'pass-idle': 'Pass if no card or token could help',
  'order-as-drawn': 'Keep the order drawn for equal skills',
  'cards-alike': 'Take the first of several cards that are alike',
};

const isUsual = (name: string): name is UsualName => Object.hasOwn(USUAL_SAYS, name);

/** "Soontir Fel"; of a card with several effects, which. */
export function standing(name: string): string {
  if (isUsual(name)) return USUAL_SAYS[name];
  const [card = '', number = '0'] = name.split(' ');
  const said = CORE_SAYS[card] ?? cardName(card);
  return number === '0' ? said : `${said}, effect ${Number(number) + 1}`;
}
