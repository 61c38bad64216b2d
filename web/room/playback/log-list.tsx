import type { GameTypes, Names, Words } from '@starboard/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly events: readonly GameTypes['event'][];
  readonly words: Words<GameTypes>;
  readonly names: Names;
  /** Brings what happened earlier; null where all is here. */
  readonly showEarlier: (() => void) | null;
  openRule(rule: string): void;
}

/** So many lines are drawn before one asks for more, so that a long match costs no more to show than a short one. */
const LATEST = 80;

/** What happened, the latest on top; each line opens the rule it happened by. */
export function LogList({ events, words, names, showEarlier, openRule }: Props) {
  const top = useRef<HTMLOListElement>(null);
  const [all, setAll] = useState(false);
  useEffect(() => top.current?.scrollTo({ top: 0 }), [events.at(-1)]);
  const first = all ? 0 : Math.max(0, events.length - LATEST);
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">Log</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={top} reversed tabIndex={0} aria-labelledby="log-title">
        {events
          .slice(first)
          .map((event, i) => (
            <li key={first + i}>
              <button type="button" class="chip" aria-label={`Rule ${event.rule}`} onClick={() => openRule(event.rule)}>
                {event.rule}
              </button>
              <span>{words.line(event, names)}</span>
            </li>
          ))
          .reverse()}
        {first > 0 && (
          <li>
            <button type="button" class="tool" onClick={() => setAll(true)}>
              Show all {events.length} lines
            </button>
          </li>
        )}
      </ol>
      {showEarlier !== null && (
        <p class="log-earlier">
          Earlier moves are not shown.{' '}
          <button type="button" class="chip" onClick={showEarlier}>
            Show earlier
          </button>
        </p>
      )}
    </section>
  );
}
