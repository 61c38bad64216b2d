import { useEffect, useState } from 'preact/hooks';
import { promptOf } from '../choosing/prompt.ts';
import type { Room } from '../room.ts';

/** Says aloud, to a screen reader, what has just been told and what to do now. */
export function Announcer({ room }: { readonly room: Room }) {
  const { told, now } = room.playback.value;
  const prompt = promptOf(room);
  const [said, setSaid] = useState(told.length);
  const news = told.slice(said).map((event) => room.words.line(event, room.names));
  useEffect(() => {
    if (now === null) return () => setSaid(told.length);
    return undefined;
  }, [now, told.length]);
  return (
    <div class="hidden-text" role="status" aria-live="polite">
      {[...news, now === null ? prompt : ''].join(' ')}
    </div>
  );
}
