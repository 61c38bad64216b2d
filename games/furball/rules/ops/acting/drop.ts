import { bombPlaces, dropBomb } from '../../09-bombs.ts';
import type { BombPlace, Op } from '../../model/cards.ts';
import { shipOf } from '../../model.ts';

/** The bomb whose card this is is dropped. */
export const drop = (): Op => ({
  possible: ({ board, ship }) => !shipOf(board, ship).droppedBomb,
  run(match, frame, { ship, origin }, tell) {
    const stage = frame.stage++;
    const places = bombPlaces(match.board, ship, origin.card);
    if (stage > 1) return undefined;
    if (stage === 0 && places.length > 1) {
      return { ask: [{ kind: 'either', seat: ship, why: 'drop', among: places.map(nameOf) }] };
    }
    frame.stage = 2;
    const where = places.find((place) => nameOf(place) === frame.answer) ?? places[0];
    return where === undefined ? undefined : dropBomb(match, ship, origin.place, where, tell);
  },
  worth: () => 0.3,
});

const nameOf = ({ template, side, guides }: BombPlace): string => `${guides} ${template} ${side}`;
