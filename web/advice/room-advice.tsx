import { signal, useSignalEffect } from '@preact/signals';
import type { Thought } from '@starboard/bots';
import type { GameTypes } from '@starboard/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { isShowing } from '../room/playback/playback.ts';
import type { Room } from '../room/room.ts';
import { Advised } from './advised.tsx';
import { openAdviser } from './adviser.ts';
import '../style/room/advice.css';

type Known =
  | { readonly is: 'closed' }
  | { readonly is: 'thinking' }
  | { readonly is: 'known'; readonly thought: Thought<GameTypes> }
  | { readonly is: 'failed'; readonly fact: string };

const CLOSED: Known = { is: 'closed' };

/** A button that asks what a good player would do, and its answer above the bar, for somebody who plays alone. */
export function RoomAdvice({ room, game }: { readonly room: Pick<Room, 'picture'>; readonly game: string }) {
  const { picture } = room;
  const adviser = useMemo(() => openAdviser(game), [game]);
  useEffect(() => adviser.close, [adviser]);
  const known = useMemo(() => signal<Known>(CLOSED), []);
  const view = picture.shown.value;
  /** Advice is about one question; the next one is the player's own again. */
  useSignalEffect(() => {
    picture.shown.value;
    known.value = CLOSED;
  });
  if (view.mine === null || picture.over.value || isShowing(picture.playback.value)) return null;
  const toggle = async (): Promise<void> => {
    if (known.peek().is !== 'closed') {
      known.value = CLOSED;
      return;
    }
    known.value = { is: 'thinking' };
    const answer = await adviser.ask(view).then(
      (thought): Known => ({ is: 'known', thought }),
      (error: Error): Known => ({ is: 'failed', fact: error.message }),
    );
    if (picture.shown.peek() === view && known.peek().is === 'thinking') known.value = answer;
  };
  const now = known.value;
  return (
    <>
      <button type="button" class="tool" aria-expanded={now.is !== 'closed'} onClick={toggle}>
        <svg class="narrow-only" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3z" />
        </svg>
        <span class="wide-text">Advice</span>
      </button>
      {now.is !== 'closed' && (
        <section class="options advice" aria-labelledby="advice-title" aria-live="polite">
          <header>
            <h2 id="advice-title">What would a good player do?</h2>
            <button
              type="button"
              class="tool round"
              aria-label="Close the advice"
              onClick={() => (known.value = CLOSED)}
            >
              ×
            </button>
          </header>
          {now.is === 'thinking' && <p>Thinking…</p>}
          {now.is === 'failed' && <p>{now.fact}</p>}
          {now.is === 'known' && (
            <Advised thought={now.thought} view={view} words={picture.words} names={picture.names} />
          )}
        </section>
      )}
    </>
  );
}
