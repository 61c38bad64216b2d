import { type Signal, useSignal } from '@preact/signals';
import type { ChatLine } from '@starboard/protocol';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { RemoteRunner } from '../../runner/remote/remote-runner.ts';
import { usePassing } from '../../shell/passing.ts';
import { muted, spectatorsMuted } from '../../shell/settings.ts';
import { api } from '../server/api.ts';
import { isHeard } from './chat-news.ts';

function useOnScreen(onScreen: Signal<boolean> | undefined): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (onScreen === undefined || panel.current === null) return undefined;
    const observer = new IntersectionObserver((seen) => {
      onScreen.value = seen.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(panel.current);
    return () => observer.disconnect();
  }, [onScreen]);
  return panel;
}

const LONGEST = 400;

interface Props {
  readonly match: string;
  readonly runner: RemoteRunner;
  /** Set to whether the panel is visible. */
  readonly onScreen?: Signal<boolean>;
}

export function ChatPanel({ match, runner, onScreen }: Props) {
  const panel = useOnScreen(onScreen);
  const text = useSignal('');
  const problem = usePassing();
  const list = useRef<HTMLUListElement>(null);
  const isFirst = useSignal(false);
  const lines = runner.chat.value.filter(isHeard);
  const first = runner.chat.value[0]?.number ?? 1;
  const watched = runner.chat.value.some(({ seat }) => seat === null);
  const silenced = muted.value.filter((name) => runner.chat.value.some((line) => line.name === name));
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [lines.at(-1)?.number]);

  const showEarlier = async (): Promise<void> => {
    const answered = await api.chat(match, first);
    problem.value = answered.ok ? null : answered.refusal.fact;
    if (!answered.ok) return;
    isFirst.value = answered.value.length === 0;
    runner.hearEarlier(answered.value);
  };

  const say = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = text.peek().trim();
    if (said === '') return;
    const answered = await runner.say(said);
    problem.value = answered.ok ? null : answered.fact;
    if (answered.ok && text.peek().trim() === said) text.value = '';
  };

  return (
    <section ref={panel} class="chat" aria-labelledby="chat-title">
      <h2 id="chat-title">Chat</h2>
      {first > 1 && !isFirst.value && (
        <button type="button" class="chip" onClick={showEarlier}>
          Show earlier
        </button>
      )}
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ul ref={list} tabIndex={0} aria-labelledby="chat-title" aria-live="polite">
          {lines.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </ul>
      )}
      {(watched || spectatorsMuted.value) && (
        <label class="silenced">
          <input
            type="checkbox"
            checked={spectatorsMuted.value}
            onChange={({ currentTarget }) => (spectatorsMuted.value = currentTarget.checked)}
          />{' '}
          Mute spectators
        </label>
      )}
      {silenced.length > 0 && (
        <p class="silenced">
          Muted:{' '}
          {silenced.map((name) => (
            <button key={name} type="button" class="chip" onClick={() => unmute(name)}>
              {name}
              <span class="hidden-text">: unmute</span>
            </button>
          ))}
        </p>
      )}
      <form onSubmit={say}>
        <input
          type="text"
          maxLength={LONGEST}
          aria-label="Message"
          placeholder="Write a message"
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
        <button type="submit" class="secondary">
          Send
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
        {seat === null && <span class="player-tag">spectator</span>} {text}
      </span>
      <button type="button" class="chip" onClick={() => (muted.value = [...muted.value, name])}>
        Mute<span class="hidden-text"> {name}</span>
      </button>
    </li>
  );
}

function unmute(name: string): void {
  muted.value = muted.value.filter((other) => other !== name);
}
