import { type GameTypes, type Names, nameOf, type Seat, type View } from '@starboard/kernel';
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
  if (view.mine !== null) return words.prompt(view.mine.ask, view, names);
  return waitingLine(view, awaitedIn(picture), names);
}

/** Names those who are awaited. Nobody waits for themselves: their own next question is on its way. */
export function waitingLine(
  { seat, sealed }: Pick<View<GameTypes>, 'seat' | 'sealed'>,
  awaited: readonly Seat[],
  names: Names,
): string {
  const others = awaited.filter((each) => each !== seat);
  if (others.length === 0) return 'One moment…';
  const who = inWords(others.map((each) => nameOf(names, each)));
  return sealed.length > 0 ? `Your choice is sealed. Waiting for ${who}.` : `Waiting for ${who}.`;
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
