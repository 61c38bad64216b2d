import { useEffect, useRef } from 'preact/hooks';
import { pace } from '../../shell/settings.ts';
import { blip } from '../../shell/sound.ts';
import { diceIn } from '../playback/dice/dice-together.ts';
import { isGoodNews } from '../playback/dice/good-news.ts';
import type { Room } from '../room.ts';
import { beatSounds, endSound } from './beat-sounds.ts';

/** A rattle for dice, then what the board sounds like; a chime when it is the player's turn again, and the end. */
export function Noises({ room: { picture, asking } }: { readonly room: Pick<Room, 'picture' | 'asking'> }) {
  const { now, beat, rolling } = picture.playback.value;
  const over = picture.over.value && now === null;
  const sealed = picture.view.value.sealed.length;
  const open = asking.open.value;
  const watched = useRef(false);
  useEffect(() => {
    if (now === null || pace.peek() === 'instant') return;
    watched.current = true;
    const events = beat.map(({ event }) => event);
    const dice = diceIn(picture.board, events, picture.names, now.board);
    if (rolling) {
      blip('dice');
      return;
    }
    const sounds = beatSounds(picture.board, events);
    for (const { name, after } of sounds) blip(name, after);
    if (dice !== null && sounds.length === 0) blip(isGoodNews(dice.sum, picture.viewer.peek()) ? 'good' : 'bad');
  }, [beat, now, rolling, picture]);
  useEffect(() => {
    if (sealed > 0) blip('seal');
  }, [sealed]);
  useEffect(() => {
    if (open === null || !watched.current) return;
    watched.current = false;
    blip('turn');
  }, [open]);
  useEffect(() => {
    if (over)
      blip(endSound(picture.view.peek().result?.places ?? [], picture.viewer.peek(), picture.seats.length === 1));
  }, [over]);
  return null;
}
