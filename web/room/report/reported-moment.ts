import { promptOf } from '../choosing/prompt.ts';
import type { Room } from '../room.ts';
import type { ReportedMoment } from './report-file.ts';

/** The match as the player at the screen sees it now. */
export function momentIn(game: string, { picture, asking }: Pick<Room, 'picture' | 'asking'>): ReportedMoment {
  const { words, names, shown, view, playback } = picture;
  const { told } = playback.peek();
  const { board } = shown.peek();
  return {
    game,
    players: names,
    prompt: promptOf(picture),
    position: words.describe(shown.peek(), names),
    log: told.map((event) => words.line(event, names, board)),
    picked: asking.picking.picked.peek() ?? null,
    view: view.peek(),
    events: told,
  };
}
