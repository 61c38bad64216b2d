import type { Seat } from '@starboard/kernel';
import { bombPlaces, dropBomb } from '../../09-bombs.ts';
import type { BombPlace, Now, Op } from '../../model/cards.ts';
import { type Board, type Match, type Next, shipOf } from '../../model.ts';

/** Another bomb than this card, by its place; through other guides than usual. */
interface Dropping {
  readonly which?: (now: Now) => readonly number[];
  readonly guides?: BombPlace['guides'];
}

/** The bomb whose card this is is dropped, or one of several that the bearer chooses. */
export const drop = ({ which, guides }: Dropping = {}): Op => ({
  possible: (now) => !shipOf(now.board, now.ship).droppedBomb && (which === undefined || which(now).length > 0),
  run(match, frame, now, tell) {
    const { ship } = now;
    if (frame.stage === 0) {
      frame.stage = 1;
      const bombs = which?.(now) ?? [now.origin.place];
      if (bombs.length > 1) {
        return { ask: [{ kind: 'card', seat: ship, why: 'drop', of: ship, among: bombs, may: false }] };
      }
      frame.answer = bombs[0] ?? null;
    }
    if (frame.stage === 1) {
      if (typeof frame.answer !== 'number') return undefined;
      frame.stage = 2;
      frame.list = [frame.answer];
      frame.answer = null;
      const ask = askWhere(match, ship, frame.list[0] ?? 0, guides);
      if (ask !== undefined) return ask;
    }
    if (frame.stage > 2) return undefined;
    frame.stage = 3;
    const [bomb = 0] = frame.list;
    const places = placesFor(match.board, ship, bomb, guides);
    const where = places.find((place) => nameOf(place) === frame.answer) ?? places[0];
    return where === undefined ? undefined : dropBomb(match, ship, bomb, where, tell);
  },
  worth: () => 0.3,
});

function askWhere({ board }: Match, seat: Seat, bomb: number, guides: Dropping['guides']): Next {
  const places = placesFor(board, seat, bomb, guides);
  return places.length > 1 ? { ask: [{ kind: 'either', seat, why: 'drop', among: places.map(nameOf) }] } : undefined;
}

function placesFor(board: Board, seat: Seat, bomb: number, guides: Dropping['guides']): readonly BombPlace[] {
  const card = shipOf(board, seat).cards[bomb]?.card;
  if (card === undefined) return [];
  const places = bombPlaces(board, seat, card).map((place) => (guides === undefined ? place : { ...place, guides }));
  return places.filter((place, i) => places.findIndex((other) => nameOf(other) === nameOf(place)) === i);
}

const nameOf = ({ template, side, guides }: BombPlace): string => `${guides} ${template} ${side}`;
