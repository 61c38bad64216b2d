import { useEffect, useRef } from 'preact/hooks';
import type { Room } from '../../room.ts';
import { skipAndRemember } from './skipping.ts';

/** A press that lasts longer is a hold, in milliseconds. */
const HOLD = 250;

/** A press skips; a hold fast-forwards as long as it lasts. */
export function SkipButton({ room: { player, notices } }: { readonly room: Pick<Room, 'player' | 'notices'> }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const { rushed } = player;
  const letGo = (): void => {
    clearTimeout(timer.current);
    rushed.value = false;
  };
  const down = (): void => {
    held.current = false;
    timer.current = setTimeout(() => {
      held.current = true;
      rushed.value = true;
    }, HOLD);
  };
  useEffect(() => letGo, []);
  return (
    <button
      type="button"
      class="secondary skip"
      title="Press to skip, hold to fast-forward"
      data-rushed={rushed.value}
      onPointerDown={down}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!held.current) skipAndRemember(player, notices);
        held.current = false;
      }}
    >
      Skip
    </button>
  );
}
