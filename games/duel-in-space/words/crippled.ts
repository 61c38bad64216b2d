import type { View } from '@starboard/kernel';
import { clicksAllowed } from '../rules/01-starfighters.ts';
import { mayFire } from '../rules/05-firing.ts';
import { APART_FOR_GOOD } from '../rules/07-ending.ts';
import { type Duel, type Ship, shipOf } from '../rules/model.ts';

/** What the viewer's ship can still do once it can't turn or can't fire; null before. */
export function crippled({ board, seat }: View<Duel>): string | null {
  const seen = seat === null ? null : shipOf(board.ships, seat);
  if (seen === null || seen.design === null || board.turn === 0) return null;
  const ship: Ship = { ...seen, design: seen.design };
  const [turns, fires] = [clicksAllowed(ship) > 0, mayFire(ship) && ship.lasers.some((works) => works)];
  const part = `If the ships fly apart for ${APART_FOR_GOOD} turns in a row, the duel is a draw.`;
  if (!turns && !fires) return `Your ship can neither turn nor fire: it flies straight on. ${part}`;
  if (!fires) return `Your ship can’t fire any more, but it can still turn away. ${part}`;
  if (!turns) return 'Your ship can’t turn any more, but it can still fire at what comes before its lasers.';
  return null;
}
