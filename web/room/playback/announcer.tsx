import { useEffect, useState } from 'preact/hooks';
import { promptOf } from '../choosing/prompt.ts';
import type { Picture } from '../picture.ts';
import type { Playback } from './playback.ts';

/** With many players, only the summary, if the game has one. */
function linesOf({ words, names, viewer, shown }: Picture, events: Playback['told']): readonly string[] {
  const { board } = shown.value;
  const news = words.news?.(events, viewer.value, names, board);
  return news?.map(({ line }) => line) ?? events.map((event) => words.line(event, names, board));
}

/** Tells screen readers what happened and what to do now. */
export function Announcer({ picture }: { readonly picture: Picture }) {
  const { told, now } = picture.playback.value;
  const prompt = promptOf(picture);
  const [said, setSaid] = useState(told.length);
  const news = linesOf(picture, told.slice(said));
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
