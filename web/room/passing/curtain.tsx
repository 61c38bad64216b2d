import { nameOf } from '@starboard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { TakeBack } from '../choosing/action-bar.tsx';
import type { Room } from '../room.ts';

interface Props {
  readonly room: Pick<Room, 'screen' | 'picture' | 'sending'>;
}

/** Stands between two players at one screen: the page contains nothing of the match behind it. */
export function Curtain({ room: { screen, picture, sending } }: Props) {
  const seat = screen.curtain.value;
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus({ preventScroll: true }), [seat]);
  if (seat === null) return null;
  const { names, seats, view } = picture;
  const name = nameOf(names, seat);
  const sealed = seats.filter((other) => other !== seat && view.value.ready.includes(other));
  return (
    <main class="curtain">
      <svg class="curtain-sign" viewBox="0 0 48 48" aria-hidden="true">
        <path d="M15 22v-6a9 9 0 0 1 18 0v6M10 22h28v20H10zM24 29v6" />
      </svg>
      <h1>Pass the screen to {name}</h1>
      {sealed.map((other) => (
        <p class="sealed-note" key={other}>
          <span>{nameOf(names, other)} has chosen. The choice is sealed.</span>
          <TakeBack sending={sending} seat={other} />
        </p>
      ))}
      {/* While an answer is being taken back, the screen is about to return as well. */}
      {!sending.busy.value && (
        <button ref={take} type="button" class="primary" onClick={screen.take}>
          I am {name}
        </button>
      )}
    </main>
  );
}
