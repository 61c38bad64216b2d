import { type GameTypes, isAnswered, type Names, type Words } from '@starboard/kernel';
import { type BoardModule, foldLog, type LogEntry } from '@starboard/ui';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

interface Props {
  readonly events: readonly GameTypes['event'][];
  readonly words: Words<GameTypes>;
  readonly names: Names;
  /** The board as currently shown. */
  readonly board: object;
  /** Undefined if no lines fold. */
  readonly folding: BoardModule<GameTypes>['folding'];
  /** Null if everything is loaded. */
  readonly showEarlier: (() => void) | null;
  openRule(rule: string): void;
  /** Has the player asked next time; absent where nobody can be asked. */
  askMe?(name: string): void;
  /** Shows the moment of an event; absent outside replays. */
  goTo?(event: GameTypes['event']): void;
}

/** Lines drawn before the player asks for more, so that a long match costs no more to draw than a short one. */
const LATEST = 80;

/** Latest on top; each line opens its rule. */
export function LogList({ events, words, names, board, folding, showEarlier, openRule, askMe, goTo }: Props) {
  const top = useRef<HTMLOListElement>(null);
  const [all, setAll] = useState(false);
  useEffect(() => top.current?.scrollTo({ top: 0 }), [events.at(-1)]);
  const lines = useMemo(
    () => (folding === undefined ? events.map(alone) : foldLog(events, folding, names.length)),
    [events, folding, names],
  );
  const first = all ? 0 : Math.max(0, lines.length - LATEST);
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">Log</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={top} reversed tabIndex={0} aria-labelledby="log-title">
        {lines
          .slice(first)
          .map((events, i) => (
            <LogLine
              key={first + i}
              events={events}
              words={words}
              names={names}
              board={board}
              folding={folding}
              openRule={openRule}
              {...(askMe && { askMe })}
              {...(goTo && { goTo })}
            />
          ))
          .reverse()}
        {first > 0 && (
          <li>
            <button type="button" class="tool" onClick={() => setAll(true)}>
              Show all {lines.length} lines
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

const alone = (event: GameTypes['event']): LogEntry<GameTypes['event']> => [event];

interface LineProps extends Omit<Props, 'events' | 'showEarlier'> {
  readonly events: LogEntry<GameTypes['event']>;
}

/** One event, or several folded ones, which can be unfolded. */
function LogLine({ events, words, names, board, folding, openRule, askMe, goTo }: LineProps) {
  const [first, ...others] = events;
  return (
    <li>
      {goTo && (
        <button type="button" class="chip" aria-label="Go to this moment" onClick={() => goTo(first)}>
          ▸
        </button>
      )}
      {first.rule !== '' && (
        <button type="button" class="chip" aria-label={`Rule ${first.rule}`} onClick={() => openRule(first.rule)}>
          {first.rule}
        </button>
      )}
      {folding === undefined || others.length === 0 ? (
        <span>
          {words.line(first, names, board)}{' '}
          {isAnswered(first) && askMe && (
            <button type="button" class="chip" onClick={() => askMe(first.name)}>
              Ask me next time
            </button>
          )}
        </span>
      ) : (
        <details>
          <summary>{folding.line(events, names, board)}</summary>
          <ul>
            {events.map((event, i) => (
              <li key={i}>{words.line(event, names, board)}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
