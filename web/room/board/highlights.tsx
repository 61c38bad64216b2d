import { canonical, type GameTypes, type Highlight } from '@starboard/kernel';
import '../../style/coach/highlights.css';

/** Lights up what a sentence speaks of. A style sheet reaches everything that a board draws, whenever it draws it. */
export function Highlights({ highlights }: { readonly highlights: readonly Highlight<GameTypes>[] }) {
  if (highlights.length === 0) return null;
  const lit = highlights.map((each) => `.stage ${selectorOf(each)}`);
  const drawn = lit.map((selector) => selector.replace('.stage ', '.stage svg '));
  return (
    <style>
      {`${lit.join(', ')} { outline: var(--highlight-outline); outline-offset: 2px; animation: var(--highlight-pulse); }
      ${drawn.join(', ')} { outline: none; filter: var(--highlight-glow); }`}
    </style>
  );
}

function selectorOf(highlight: Highlight<GameTypes>): string {
  return typeof highlight === 'string'
    ? `[data-part~=${JSON.stringify(highlight)}]`
    : `[data-choice=${JSON.stringify(canonical(highlight.choice))}]`;
}
