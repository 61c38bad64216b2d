import type { ComponentChildren } from 'preact';
import { term } from './explains.ts';
import './legend.css';

export interface LegendItem {
  readonly mark: ComponentChildren;
  readonly word: string;
  readonly says: string;
  readonly rule?: string;
}

interface Props {
  readonly title: string;
  readonly items: readonly LegendItem[];
}

/** The meaning of each mark on a board in a word; each mark explains itself further. */
export function Legend({ title, items }: Props) {
  return (
    <ul class="ui-legend" aria-label={title}>
      {items.map(({ mark, word, says, rule }) => (
        <li key={word} {...term(says, rule)}>
          <span class="ui-legend-mark" aria-hidden="true">
            {mark}
          </span>
          {word}
        </li>
      ))}
    </ul>
  );
}
