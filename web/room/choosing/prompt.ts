import { nameOf } from '@starboard/kernel';
import { endingIn } from '../afterwards/ending.ts';
import type { Room } from '../room.ts';

/** What to do now, in one sentence: the event while it is shown, the question, the wait, or the outcome. */
export function promptOf(room: Room): string {
  const { shown, playback, over, words, board, names } = room;
  const { now, rolling } = playback.value;
  const view = shown.value;
  if (now !== null) return rolling ? `${board.dice(now.event, names)?.title ?? 'Dice'}…` : words.line(now.event, names);
  if (over.value) return endingIn(room).headline;
  if (view.mine !== null) return words.prompt(view.mine.ask, view);
  const awaited = view.asked.map(({ seat }) => seat).filter((seat) => !view.ready.includes(seat));
  const who = awaited.map((seat) => nameOf(names, seat)).join(' and ');
  return view.sealed.length > 0 ? `Your choice is sealed. Waiting for ${who}.` : `Waiting for ${who}.`;
}
