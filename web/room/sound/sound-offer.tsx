import { useEffect, useRef } from 'preact/hooks';
import { sound, soundOffered } from '../../shell/settings.ts';
import { blip } from '../../shell/sound.ts';
import type { Room } from '../room.ts';

/** Offers sound in the first match in this browser, up to the first answer. Who ignores it has declined. */
export function SoundOffer({ asking }: Pick<Room, 'asking'>) {
  const open = asking.open.value;
  const first = useRef(open);
  useEffect(() => {
    first.current ??= open;
    if (sound.peek() || (first.current !== null && open !== first.current)) soundOffered.value = true;
  }, [open, sound.value]);
  if (soundOffered.value || sound.value) return null;
  const answer = (wanted: boolean): void => {
    soundOffered.value = true;
    sound.value = wanted;
    blip('turn');
  };
  return (
    <div class="sound-offer">
      <span>Sound?</span>
      <button type="button" class="tool" aria-label="Sound: On" onClick={() => answer(true)}>
        On
      </button>
      <button type="button" class="tool" aria-label="Sound: Not now" onClick={() => answer(false)}>
        Not now
      </button>
    </div>
  );
}
