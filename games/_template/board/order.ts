import { type Ask, ORDERS } from '../rules/model.ts';
import type { TemplateChoice } from './props.ts';

/** Sorts the options of an ask the way a player looks for them. */
export function inOrder(_ask: Ask, options: readonly TemplateChoice[]): readonly TemplateChoice[] {
  return options.toSorted((a, b) => ORDERS.indexOf(a) - ORDERS.indexOf(b));
}
