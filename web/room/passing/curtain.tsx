import { nameOf, type Seat } from '@starboard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { TakeBack } from '../choosing/action-bar.tsx';
import type { Room } from '../room.ts';

/** Stands between two players at one screen: nothing of the match is behind it in the page. */
export function Curtain({ room }: { readonly room: Room }) {
  const seat = room.curtain.value;
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus({ preventScroll: true }), [seat]);
  if (seat === null) return null;
  const name = nameOf(room.names, seat);
  const sealed = room.seats.filter((other) => other !== seat && room.view.value.ready.includes(other));
  return (
    <main class="curtain">
      <svg class="curtain-sign" viewBox="0 0 48 48" aria-hidden="true">
        <path d="M15 22v-6a9 9 0 0 1 18 0v6M10 22h28v20H10zM24 29v6" />
      </svg>
      <h1>Pass the screen to {name}</h1>
      {sealed.map((other) => (
        <SealedNote key={other} room={room} seat={other} />
      ))}
      {/* While an answer is being taken back, the screen is about to go back as well. */}
      {!room.busy.value && (
        <button ref={take} type="button" class="primary" onClick={room.takeScreen}>
          I am {name}
        </button>
      )}
    </main>
  );
}

function SealedNote({ room, seat }: { readonly room: Room; readonly seat: Seat }) {
  return (
    <p class="sealed-note">
      <span>{nameOf(room.names, seat)} has chosen; the choice is sealed.</span>
      <TakeBack room={room} seat={seat} />
    </p>
  );
}
