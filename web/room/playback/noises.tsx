import { useEffect } from 'preact/hooks';
import { blip } from '../../shell/sound.ts';
import type { Picture } from '../picture.ts';
import { diceIn } from './dice/dice-together.ts';
import { isGoodNews } from './dice/good-news.ts';

/** A rattle for dice, rising notes for good news, falling ones for bad. */
export function Noises({ picture }: { readonly picture: Picture }) {
  const { now, beat, rolling } = picture.playback.value;
  const over = picture.over.value && now === null;
  const sealed = picture.view.value.sealed.length;
  useEffect(() => {
    const events = beat.map(({ event }) => event);
    const dice = now === null ? null : diceIn(picture.board, events, picture.names, now.board);
    if (dice !== null) blip(rolling ? 'dice' : isGoodNews(dice.sum, picture.viewer.peek()) ? 'good' : 'bad');
  }, [beat, now, rolling, picture]);
  useEffect(() => {
    if (sealed > 0) blip('seal');
  }, [sealed]);
  useEffect(() => {
    if (over) blip('over');
  }, [over]);
  return null;
}
