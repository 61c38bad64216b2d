import { inTouch, type Station } from '../../../rules/01-station/station.ts';
import { type BoardView, type Event, rebelOf } from '../../../rules/model.ts';
import { openTo } from '../station/floors.ts';

/** What the alarm follows. */
export interface AlarmSight {
  readonly station: Station;
  /** After the events. */
  readonly board: BoardView;
  readonly together: readonly Event[];
  /** Whether battles are still to come, or one is on the screen. */
  readonly goesOn: boolean;
}

const SILENT: readonly number[] = [];

/** The squares at which soldiers have found Rebels, from the moment of the reveal to the end of their battle. */
export function alarmAfter(
  last: readonly number[],
  { station, board, together, goesOn }: AlarmSight,
): readonly number[] {
  if (together.length === 0) return goesOn ? last : SILENT;
  if (together.some(({ type }) => type === 'revealed')) return foundIn(station, board);
  const battle = together.find((event) => event.type === 'battle');
  if (battle !== undefined) return [rebelOf(board, battle.rebel).square];
  return together.some(({ type }) => KEEPS_ON.includes(type)) ? last : SILENT;
}

const KEEPS_ON: readonly Event['type'][] = [
  'named',
  'exchange',
  'captured',
  'sent-back',
  'beaten',
  'laid-down',
  'jailed',
  'card-lost',
];

/** 8.4 Rebels who are revealed in contact with a soldier. */
function foundIn(station: Station, { rebels, soldiers }: BoardView): readonly number[] {
  const standing = soldiers.filter(({ square, down }) => square >= 0 && !down);
  return rebels
    .filter((rebel) => !rebel.jailed && standing.some(({ square }) => inTouch(station, rebel.square, square)))
    .map(({ square }) => square);
}

/** In squares. */
const REACH = 3;

/** The part of a room that a light at these squares fills. */
export function litFrom(station: Station, squares: readonly number[]): ReadonlySet<number> {
  const lit = new Set(squares);
  let rim = squares;
  for (let step = 0; step < REACH; step++) {
    rim = rim.flatMap((square) => openTo(station, square)).filter((square) => !lit.has(square));
    for (const square of rim) lit.add(square);
  }
  return lit;
}
