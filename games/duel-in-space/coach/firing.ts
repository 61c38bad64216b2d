import { type HintOn, percent } from '@starboard/kernel';
import { salvoOdds } from '../board/combat/odds.ts';
import { known } from '../board/sheets/known.ts';
import { toHit } from '../rules/05-firing.ts';
import { type Duel, shipOf } from '../rules/model.ts';

const longest = (salvos: readonly (readonly unknown[])[]): number => Math.max(...salvos.map(({ length }) => length));

/** 5.2 Firing costs nothing. */
export const fireAll: HintOn<Duel, 'fire'> = {
  id: 'fire-all',
  ask: 'fire',
  rule: '5.2',
  matters: ({ options }) => longest(options) > 0,
  isRight: ({ options, planned }) => planned[0]?.length === longest(options),
  says({ view, ask, options, planned }) {
    const ship = known(shipOf(view.board.ships, ask.seat));
    const [salvo] = planned;
    if (ship === null || salvo === undefined) return null;
    const any = (shots: number): string => percent(salvoOdds(toHit(ship), shots).any);
    return `Firing costs nothing, and lasers never run out. All ${longest(options)} that bear hit at least once in ${any(longest(options))}, this choice in ${any(salvo.length)}.`;
  },
};
