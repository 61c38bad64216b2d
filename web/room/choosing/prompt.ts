import { nameOf, type Seat } from '@starboard/kernel';
import { endingIn } from '../afterwards/ending.ts';
import type { Picture } from '../picture.ts';

/** What to do now, in one sentence: the event being shown, the question, the wait, or the outcome. */
export function promptOf(picture: Picture): string {
  const { shown, playback, over, words, board, names } = picture;
  const { now, rolling } = playback.value;
  const view = shown.value;
  if (now !== null) {
    return rolling
      ? `${board.dice(now.event, names, view.board)?.title ?? 'Dice'}…`
      : words.line(now.event, names, view.board);
  }
  if (over.value) return endingIn(picture).headline;
  if (view.mine !== null) return `${addressee(picture, view.mine.ask.seat)}${words.prompt(view.mine.ask, view, names)}`;
  const who = inWords(awaitedIn(picture).map((seat) => nameOf(names, seat)));
  return view.sealed.length > 0 ? `Your choice is sealed. Waiting for ${who}.` : `Waiting for ${who}.`;
}

/** Several people share this screen, so the question says whose it is. */
function addressee({ seats, names }: Pick<Picture, 'seats' | 'names'>, seat: Seat): string {
  return seats.length > 1 ? `${nameOf(names, seat)}: ` : '';
}

export function awaitedIn({ view, over }: Pick<Picture, 'view' | 'over'>): readonly Seat[] {
  const { asked, ready } = view.value;
  return over.value ? [] : asked.map(({ seat }) => seat).filter((seat) => !ready.includes(seat));
}

/** More names are too many for a sentence. */
export const MOST_NAMED = 3;

function inWords(names: readonly string[]): string {
  if (names.length > MOST_NAMED) return `${names.length} players`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
