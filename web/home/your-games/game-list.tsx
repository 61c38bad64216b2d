import { useId, useRef, useState } from 'preact/hooks';
import { useNow } from '../../online/clock/now.ts';
import type { GameEntry } from './game-entry.ts';
import { GameRow } from './game-row.tsx';

interface Props {
  readonly title: string;
  readonly list: readonly GameEntry[];
}

const LATEST = 3;

export function GameList({ title, list }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(false);
  const now = useNow(list.some(({ deadline }) => deadline !== null));
  if (list.length === 0) return null;
  return (
    <section class="match-list" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      <ul>
        {(all ? list : list.slice(0, LATEST)).map((entry) => (
          <GameRow key={entry.id} entry={entry} now={now} onGone={() => heading.current?.focus()} />
        ))}
      </ul>
      {list.length > LATEST && (
        <button type="button" class="tool" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show only the latest' : `Show all ${list.length}`}
        </button>
      )}
    </section>
  );
}
