import { useSignal } from '@preact/signals';
import type { ChatLine } from '@starboard/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { RemoteRunner } from '../runner/remote-runner.ts';
import { muted } from '../shell/settings.ts';

const LONGEST = 400;

/** What is said at the table; those one mutes are not heard. */
export function ChatPanel({ runner }: { readonly runner: RemoteRunner }) {
  const text = useSignal('');
  const problem = useSignal<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const lines = runner.chat.value.filter(({ name }) => !muted.value.includes(name));
  const silenced = muted.value.filter((name) => runner.chat.value.some((line) => line.name === name));
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [lines.length]);

  const say = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = text.peek().trim();
    if (said === '') return;
    const answered = await runner.say(said);
    problem.value = answered.ok ? null : answered.fact;
    if (answered.ok && text.peek().trim() === said) text.value = '';
  };

  return (
    <section class="chat" aria-labelledby="chat-title">
      <h2 id="chat-title">Chat</h2>
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ul ref={list} tabIndex={0} aria-labelledby="chat-title" aria-live="polite">
          {lines.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </ul>
      )}
      {silenced.length > 0 && (
        <p class="silenced">
          Muted:{' '}
          {silenced.map((name) => (
            <button key={name} type="button" class="chip" onClick={() => hearAgain(name)}>
              {name}
              <span class="hidden-text">: hear again</span>
            </button>
          ))}
        </p>
      )}
      <form onSubmit={say}>
        <input
          type="text"
          maxLength={LONGEST}
          aria-label="Say something"
          placeholder="Say something"
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
        <button type="submit" class="secondary">
          Say
        </button>
      </form>
      {problem.value !== null && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}

function Line({ line: { name, seat, text } }: { readonly line: ChatLine }) {
  return (
    <li>
      <span>
        <strong>{name}</strong>
        {seat === null && <span class="player-tag">watching</span>} {text}
      </span>
      <button type="button" class="chip" onClick={() => (muted.value = [...muted.value, name])}>
        Mute<span class="hidden-text"> {name}</span>
      </button>
    </li>
  );
}

function hearAgain(name: string): void {
  muted.value = muted.value.filter((other) => other !== name);
}
