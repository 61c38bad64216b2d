import type { ComponentChildren } from 'preact';
import { term } from './explains.ts';
import './legend.css';

export interface LegendItem {
  /** As it stands on the board. */
  readonly mark: ComponentChildren;
  readonly word: string;
  readonly says: string;
  readonly rule?: string;
}

interface Props {
  readonly title: string;
  readonly items: readonly LegendItem[];
}

/** What the marks of a board stand for, in a word each; each says more. */
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
