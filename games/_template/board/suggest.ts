import type { View } from '@starboard/kernel';
import type { Template } from '../rules/model.ts';
import type { TemplateChoice } from './props.ts';

/** The board suggests nothing, because every order is a guess about the other captain. */
export function suggest(_view: View<Template>): TemplateChoice | null {
  return null;
}
