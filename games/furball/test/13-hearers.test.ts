import { expect, test } from 'vitest';
import { COUNTED, MOMENTS_COUNTED, PARTS, printedOn } from '../rules/13-cards/book.ts';
import { seatsHearing, seatsInPart } from '../rules/13-cards/hearers.ts';
import { setCard } from '../rules/13-cards/listening.ts';
import { type Board, shipOf } from '../rules/model.ts';
import { table } from './support/playing.ts';

/** Who listens, read from the cards that lie faceup: a list of seats as bits for each place. */
function readFrom({ ships }: Board): { readonly seats: readonly number[]; readonly parts: readonly number[] } {
  const seats = Array<number>(COUNTED).fill(0);
  const parts = Array<number>(MOMENTS_COUNTED * PARTS).fill(0);
  for (const [seat, { cards }] of ships.entries()) {
    for (const { card, up } of cards) {
      const printed = up ? printedOn(card) : undefined;
      for (const place of printed?.hears ?? []) seats[place] = (seats[place] ?? 0) | (1 << seat);
      for (const { moment, part } of printed?.effects ?? []) {
        const at = moment * PARTS + part;
        parts[at] = (parts[at] ?? 0) | (1 << seat);
      }
    }
  }
  return { seats, parts };
}

function remembered(board: Board): ReturnType<typeof readFrom> {
  return {
    seats: Array.from({ length: COUNTED }, (_, place) => seatsHearing(board, place)),
    parts: Array.from({ length: MOMENTS_COUNTED * PARTS }, (_, at) =>
      seatsInPart(board, Math.floor(at / PARTS), at % PARTS),
    ),
  };
}

test('13.2 who listens follows from the cards that lie faceup, whatever came and went here and on other boards', () => {
  const one = table([
    { pilot: 'imperial.tieinterceptor.soontirfel', upgrades: ['elite.pushthelimit'] },
    { pilot: 'scum.starviper.guri' },
  ]).match.board;
  const other = table([
    { pilot: 'scum.starviper.guri' },
    { pilot: 'rebel.xwing.lukeskywalker', upgrades: ['astromech.r2d2'] },
    { pilot: 'imperial.tieinterceptor.soontirfel' },
  ]).match.board;
  for (const board of [one, other, one]) expect(remembered(board)).toEqual(readFrom(board));
  for (const up of [false, true]) {
    setCard(one, shipOf(one, 0), 1, { up });
    expect(remembered(one)).toEqual(readFrom(one));
    setCard(other, shipOf(other, 1), 1, { up });
    for (const board of [other, one]) expect(remembered(board)).toEqual(readFrom(board));
  }
});
