import { useEffect } from 'preact/hooks';
import { blip } from '../../shell/sound.ts';
import type { Room } from '../room.ts';
import { isGoodNews } from './good-news.ts';

/** What the match sounds like: a rattle for dice, up for good, down for bad. */
export function Noises({ room }: { readonly room: Room }) {
  const { now, rolling } = room.playback.value;
  const over = room.over.value && now === null;
  const sealed = room.view.value.sealed.length;
  useEffect(() => {
    const dice = now === null ? null : room.board.dice(now.event, room.names, now.board);
    if (dice !== null) blip(rolling ? 'dice' : isGoodNews(dice, room.viewer.peek()) ? 'good' : 'bad');
  }, [now, rolling, room]);
  useEffect(() => {
    if (sealed > 0) blip('seal');
  }, [sealed]);
  useEffect(() => {
    if (over) blip('over');
  }, [over]);
  return null;
}
