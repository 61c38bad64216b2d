import { useEffect } from 'preact/hooks';
import { blip } from '../../shell/sound.ts';
import type { Picture } from '../picture.ts';
import { isGoodNews } from './good-news.ts';

/** A rattle for dice, rising notes for good news, falling ones for bad. */
export function Noises({ picture }: { readonly picture: Picture }) {
  const { now, rolling } = picture.playback.value;
  const over = picture.over.value && now === null;
  const sealed = picture.view.value.sealed.length;
  useEffect(() => {
    const dice = now === null ? null : picture.board.dice(now.event, picture.names, now.board);
    if (dice !== null) blip(rolling ? 'dice' : isGoodNews(dice, picture.viewer.peek()) ? 'good' : 'bad');
  }, [now, rolling, picture]);
  useEffect(() => {
    if (sealed > 0) blip('seal');
  }, [sealed]);
  useEffect(() => {
    if (over) blip('over');
  }, [over]);
  return null;
}
