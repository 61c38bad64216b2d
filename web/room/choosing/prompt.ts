import { type GameTypes, type Names, nameOf, type Seat, type View } from '@starboard/kernel';
import { foldLog } from '@starboard/ui';
import { endingIn } from '../afterwards/ending.ts';
import type { Picture } from '../picture.ts';
import { diceIn } from '../playback/dice/dice-together.ts';

/** What to do now, in one sentence: the event being shown, the question, the wait, or the outcome. */
export function promptOf(picture: Picture): string {
  const { shown, playback, over, words, board, names } = picture;
  const { now, beat, rolling } = playback.value;
  const view = shown.value;
  if (now !== null) {
    const events = beat.map(({ event }) => event);
    const dice = diceIn(board, events, names, view.board);
    if (rolling) return `${dice?.sum.title ?? 'Dice'}…`;
    return dice !== null && dice.rolls.length > 1
      ? `${dice.sum.title}: ${dice.sum.verdict}.`
      : (foldedLine(picture, events) ?? words.line(now.event, names, view.board));
  }
  if (over.value) return endingIn(picture).headline;
  if (view.mine !== null) return `${addressee(picture, view.mine.ask.seat)}${words.prompt(view.mine.ask, view, names)}`;
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

/** What the log says about events that fold into one line; null if they don't. */
function foldedLine(
  { board: { folding }, names, shown }: Picture,
  events: readonly GameTypes['event'][],
): string | null {
  if (folding === undefined || events.length < 2) return null;
  const [entry, ...others] = foldLog(events, folding, names.length);
  return entry === undefined || others.length > 0 ? null : folding.line(entry, names, shown.value.board);
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
