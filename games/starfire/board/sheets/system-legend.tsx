import { Legend } from '@starboard/ui';
import type { System } from '../../rules/data/systems.ts';
import { OUTLINES, sortOf } from './strip-boxes.ts';
import { SYSTEM_NAMES } from './strip-words.ts';
import { SYSTEM_SAYS } from './system-words.ts';

const LETTERS: readonly System[] = ['S', 'A', 'Q', 'I', 'Y', 'R', 'Pt', 'F', 'L'];

const ITEMS = LETTERS.map((system) => {
  const sort = sortOf(system);
  const [word] = SYSTEM_NAMES[system];
  return {
    mark: (
      <svg class={`starfire-system starfire-${sort}`} viewBox="0 0 24 24" aria-hidden="true">
        <path d={OUTLINES[sort]} />
        <text x={sort === 'weapon' ? 11 : 12} y="12.5">
          {system}
        </text>
      </svg>
    ),
    word,
    ...SYSTEM_SAYS[system],
  };
});

/** Explains the letters of a strip, next to the strips. */
export function SystemLegend() {
  return <Legend title="Letters of a strip" items={ITEMS} />;
}
