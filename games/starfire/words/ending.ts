import { type Ending, headlineOf, headlineOfCall, type Names, plural, type View } from '@starboard/kernel';

import { isFighting, systemsLeft } from '../rules/01-ships/ships.ts';
import { sideOf } from '../rules/02-setup/fleets.ts';
import { type Board, type Event, SIDES, type Side, type Starfire } from '../rules/model.ts';

import { manyOf, sideInWords } from './phrases.ts';

/** Describes the end of a battle from the viewer's side. */
export function ending(view: View<Starfire>, names: Names, told: readonly Event[]): Ending {
  const { result, board } = view;
  if (result === null) return { headline: 'The battle goes on.', summary: [] };
  return {
    headline: headline(view, names, told),
    summary: [
      `The battle took ${plural(result.turns, 'turn')}.`,
      ...SIDES.map((side) => `${whose(view, side, names)}: ${fleetOf(board, side)}.`),
      ...tally(view, names, told),
    ],
  };
}

/** Says what decided the battle: the side without ships, the last resignation, or the reason for a draw. */
function headline(view: View<Starfire>, names: Names, told: readonly Event[]): string {
  const { result, board } = view;
  if (result?.rule === '7.2') return headlineOf(view, names, 'both sides still had ships at the turn limit');
  const beaten = SIDES.find((side) => !board.ships.some((ship) => ship.side === side && isFighting(ship)));
  if (result?.rule === '7.1' && beaten !== undefined) return headlineOf(view, names, lossOf(view, beaten, names));
  const call = told.findLast((event) => event.type === 'gave-up' || event.type === 'called-off');
  return call === undefined ? headlineOf(view, names, null) : headlineOfCall(view, names, call);
}

/** "your ship was destroyed", "all Ada's ships left the map". */
function lossOf(view: View<Starfire>, side: Side, names: Names): string {
  const ships = view.board.ships.filter((ship) => ship.side === side);
  const destroyed = ships.filter(({ fate }) => fate === 'destroyed').length;
  const owner = isMine(view, side) ? 'your' : `${sideInWords(side, names)}'s`;
  const one = ships.length === 1;
  if (destroyed === ships.length) return one ? `${owner} ship was destroyed` : `all ${owner} ships were destroyed`;
  if (destroyed === 0) return one ? `${owner} ship left the map` : `all ${owner} ships left the map`;
  return `all ${owner} ships were destroyed or left the map`;
}

function whose(view: View<Starfire>, side: Side, names: Names): string {
  if (!isMine(view, side)) return sideInWords(side, names);
  return manyOf(side, names) ? 'Your side' : 'You';
}

const isMine = ({ seat }: View<Starfire>, side: Side): boolean => seat !== null && sideOf(seat) === side;

function fleetOf(board: Board, side: Side): string {
  const ships = board.ships.filter((ship) => ship.side === side);
  const fighting = ships.filter(isFighting);
  const systems = fighting.reduce((sum, ship) => sum + systemsLeft(ship), 0);
  const built = ships.reduce((sum, { design }) => sum + design.systems.length, 0);
  if (fighting.length === 0) return 'no ship left';
  const many = ships.length === 1 ? '' : `${fighting.length} of ${plural(ships.length, 'ship')} left, `;
  return `${many}${systems} of ${built} systems working`;
}

/** Each side's hits and initiatives, if the viewer knows every event. */
function tally(view: View<Starfire>, names: Names, told: readonly Event[]): readonly string[] {
  if (!told.some((event) => event.type === 'turn' && event.turn === 1)) return [];
  const shots = told.filter((event) => event.type === 'shot');
  const won = told.filter((event) => event.type === 'initiative' && event.winner !== null);
  return SIDES.map((side) => {
    const own = shots.filter(({ ship }) => view.board.ships[ship.id]?.side === side);
    const hits = own.filter(({ hit }) => hit).length;
    const led = won.filter((event) => event.type === 'initiative' && event.winner === side).length;
    const shooting = own.length === 0 ? 'fired no shots' : `hit with ${hits} of ${plural(own.length, 'shot')}`;
    return `${whose(view, side, names)} ${shooting} and won initiative ${led} of ${plural(won.length, 'time')}.`;
  });
}
