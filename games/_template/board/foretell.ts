import type { View } from '@starboard/kernel';
import type { Template } from '../rules/model.ts';
import type { TemplateChoice } from './props.ts';

/** The board of this game forecasts nothing. */
export function foretell(_view: View<Template>, _choice: TemplateChoice): readonly string[] {
  return [];
}
