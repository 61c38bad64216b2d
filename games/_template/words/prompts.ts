import { plural, type View } from '@starboard/kernel';
import { type Ask, shipOf, type Template } from '../rules/model.ts';

/** Tells the asked seat what to do now. */
export function prompt({ seat }: Ask, { board }: View<Template>): string {
  return `Choose your order in secret. You have ${plural(shipOf(board, seat).charges, 'charge')}.`;
}
