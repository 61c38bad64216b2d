import { type Ending, headlineOf, headlineOfCall, type Names, nameOf, type View } from '@starboard/kernel';
import { protectionOf } from '../rules/09-designs/designs.ts';
import { LASERS } from '../rules/data/ships.ts';
import type { Duel, Event, ShipView } from '../rules/model.ts';

/** How a ship was lost; the text follows its owner's name or "your". */
const LOSSES: { readonly [rule: string]: string } = {
  '6.2': 'ship was shot to pieces',
  '6.8': 'air ran out',
  '6.9': 'ship blew up',
};

const DRAWS: { readonly [rule: string]: string } = {
  '7.2': 'both ships were lost at the same time',
  '7.3': 'the ships flew out of range',
  '7.5': 'nobody was hit for too long',
};

/** Describes the end of a duel from the viewer's side. */
export function ending(view: View<Duel>, names: Names, told: readonly Event[]): Ending {
  const { result, board } = view;
  if (result === null) return { headline: 'The duel goes on.', summary: [] };
  const whose = (seat: number): string => (seat === view.seat ? 'You' : nameOf(names, seat));
  return {
    headline: headline(view, names, told),
    summary: [
      `The duel took ${counted(result.turns, 'turn')}.`,
      ...board.ships.map((ship, seat) => `${whose(seat)}: ${stateOf(ship)}.`),
      ...marksmanship(told, whose),
    ],
  };
}

/** Says what decided the duel: a resignation, the reason for a draw, or how the loser was lost. */
function headline(view: View<Duel>, names: Names, told: readonly Event[]): string {
  const call = told.findLast((event) => event.type === 'gave-up' || event.type === 'called-off');
  if (call !== undefined) return headlineOfCall(view, names, call);
  const drawn = DRAWS[view.result?.rule ?? ''];
  const lost = told.findLast((event) => event.type === 'destroyed');
  if (drawn !== undefined || lost === undefined) return headlineOf(view, names, drawn ?? null);
  const owner = lost.seat === view.seat ? 'your' : `${nameOf(names, lost.seat)}'s`;
  return headlineOf(view, names, `${owner} ${LOSSES[lost.rule] ?? 'ship was lost'}`);
}

/** The state of a ship with its pending hits counted, as at the beginning of the next turn. */
function stateOf({ design, protectionLost, lifeSupport, lasers, pending }: ShipView): string {
  const lost = LASERS.filter((_, i) => !lasers[i] || pending.some(({ laser }) => laser === i)).length;
  return [
    design === null
      ? `${protectionLost} protection lost`
      : `protection ${Math.max(0, protectionOf(design) - protectionLost)} of ${protectionOf(design)}`,
    lost === 0 ? 'all lasers working' : `${counted(lost, 'laser')} lost`,
    ...(lifeSupport === null ? [] : [lifeSupport > 0 ? `air for ${counted(lifeSupport, 'turn')}` : 'no air left']),
  ].join(', ');
}

/** How well each player has shot, if the viewer knows every event. */
function marksmanship(told: readonly Event[], whose: (seat: number) => string): readonly string[] {
  if (!told.some(({ type }) => type === 'start' || type === 'placed')) return [];
  const shots = told.filter((event) => event.type === 'shot');
  return [0, 1].map((seat) => {
    const own = shots.filter(({ by }) => by === seat);
    if (own.length === 0) return `${whose(seat)} fired no shots.`;
    return `${whose(seat)} hit with ${own.filter(({ hit }) => hit).length} of ${counted(own.length, 'shot')}.`;
  });
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
