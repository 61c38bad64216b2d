import { useSignalEffect } from '@preact/signals';
import { nameOf, type Seat } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { isShowing } from '../playback/playback.ts';
import type { Room } from '../room.ts';
import { awaitedIn, MOST_NAMED, promptOf } from './prompt.ts';

interface Props {
  readonly room: Room;
  /** The buttons once the match is over. */
  readonly children: ComponentChildren;
}

/** The one sentence that says what to do now, and the one button that does it: always in the same place. */
export function ActionBar({ room, children }: Props) {
  const over = room.over.value && !isShowing(room.playback.value);
  const notice = room.trouble.value ?? room.notice.value;
  return (
    <section class="action-bar" aria-label="What to do now" data-over={over} data-ask={room.openAsk.value}>
      <p class="prompt">
        <Lock room={room} />
        {promptOf(room)}
      </p>
      <StillChoosing room={room} />
      {notice !== null && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
      <div class="actions">{over ? children : <Moves room={room} />}</div>
    </section>
  );
}

/** Where many are awaited: who they are, for whoever wants to know. */
function StillChoosing({ room }: { readonly room: Room }) {
  const awaited = room.shown.value.mine !== null || isShowing(room.playback.value) ? [] : awaitedIn(room);
  if (awaited.length <= MOST_NAMED) return null;
  return (
    <details class="still-choosing">
      <summary>{`${awaited.length} of ${room.names.length} still choosing`}</summary>
      <p>{awaited.map((seat) => nameOf(room.names, seat)).join(', ')}</p>
    </details>
  );
}

/** Shown while an answer of one's own lies sealed. */
function Lock({ room }: { readonly room: Room }) {
  const { sealed, mine } = room.shown.value;
  if (sealed.length === 0 || mine !== null) return null;
  return (
    <svg class="lock" viewBox="0 0 24 24" role="img" aria-label="Sealed:">
      <path d="M7 11V8a5 5 0 0 1 10 0v3M5 11h14v10H5z" />
    </svg>
  );
}

function Moves({ room }: { readonly room: Room }) {
  const { view, playback, picked, plan } = room;
  const { seat, sealed } = view.value;
  const showing = isShowing(playback.value);
  return (
    <>
      {showing && (
        <button type="button" class="secondary" onClick={room.skip}>
          Skip
        </button>
      )}
      {!showing && seat !== null && sealed.length > 0 && <TakeBack room={room} seat={seat} />}
      <PrimaryButton
        room={room}
        label={primaryLabel(room)}
        ready={!showing && (plan.value !== null || picked.value !== undefined)}
      />
    </>
  );
}

export function TakeBack({ room, seat }: { readonly room: Room; readonly seat: Seat }) {
  return (
    <button type="button" class="secondary" onClick={() => room.takeBack(seat)}>
      Take back
    </button>
  );
}

const BECKONING = [
  { outline: '0 solid transparent' },
  { outline: '5px solid var(--ink)' },
  { outline: '0 solid transparent' },
];

function PrimaryButton({ room, label, ready }: { room: Room; label: string; ready: boolean }) {
  /** The second click of a double click was meant for the question before. */
  const click = (event: MouseEvent): void => {
    if (ready && event.detail < 2) room.carryOut();
  };
  const button = useRef<HTMLButtonElement>(null);
  /** Whoever presses again what is picked already is shown where it is carried out. */
  useSignalEffect(() => {
    if (room.pickedAgain.value > 0) button.current?.animate(BECKONING, { duration: 300, iterations: 2 });
  });
  return (
    <button ref={button} type="button" class="primary" aria-disabled={!ready} onClick={click}>
      {label}
    </button>
  );
}

function primaryLabel({ shown, picked, plan, playback, words, names }: Room): string {
  const { mine } = shown.value;
  if (isShowing(playback.value)) return 'Watch…';
  if (mine === null) return 'Waiting…';
  if (plan.value !== null) return plan.value.label;
  return picked.value === undefined ? 'Choose first' : words.label(mine.ask, picked.value, shown.value, names);
}
