import { endingIn } from '../afterwards/ending.ts';
import type { Picture } from '../picture.ts';
import '../../style/room/end-moment.css';

/** The end stands over the board for a moment, before its card. */
export function EndMoment({ picture }: { readonly picture: Picture }) {
  const { beat, rolling } = picture.playback.value;
  const ends = !rolling && beat.some(({ event }) => event.type === 'over' || event.type === 'called-off');
  if (!ends || !picture.over.value) return null;
  return (
    <div class="end-moment" aria-hidden="true">
      <strong>{endingIn(picture).headline}</strong>
    </div>
  );
}
