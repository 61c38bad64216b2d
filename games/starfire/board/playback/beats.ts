import { type Names, plural } from '@starboard/kernel';
import type { Beats, DiceSum } from '@starboard/ui';
import { type Board, type Event, type Starfire, shipAt } from '../../rules/model.ts';
import { seatsOf } from './dice.ts';

const SALVO: readonly Event['type'][] = ['shot', 'damage', 'announced'];
const IDLE: readonly Event['type'][] = ['no-target', 'passed', 'initiative'];
const SETTING_UP: readonly Event['type'][] = ['designed', 'placed'];

export const beats: Beats<Starfire> = {
  joins,
  sum: salvo,
  attack: 'fires',
  firstTimes: {
    initiative: 'The higher die wins the initiative. The winner moves last and fires first.',
    moved: 'Each ship spends one movement point at a time, in turn, to fly or to turn.',
    'no-target': 'Weapons reach only so far and never into the blind spot astern.',
    fires: 'After all movement, the sides fire in turn, one ship after the other.',
    shot: 'Each weapon rolls a ten-sided die. It hits with the number needed or less.',
    damage: 'Hits destroy a ship’s systems from left to right on its strip.',
    destroyed: 'A ship without working systems is destroyed.',
  },
};

/** One point of movement of all ships, or all shots of a salvo with their effects. */
function joins(beat: readonly Event[], next: Event): boolean {
  const [first] = beat;
  if (first === undefined) return false;
  for (const group of [SALVO, IDLE, SETTING_UP]) if (group.includes(first.type)) return group.includes(next.type);
  return (
    first.type === 'moved' &&
    next.type === 'moved' &&
    !beat.some((event) => event.type === 'moved' && event.ship.id === next.ship.id)
  );
}

/** "5 of 8 hit". */
function salvo(beat: readonly Event[], _names: Names, board: Board): DiceSum | null {
  const shots = beat.filter((event) => event.type === 'shot');
  const [first] = shots;
  if (first === undefined) return null;
  const hits = shots.filter(({ hit }) => hit).length;
  const lost = beat.flatMap((event) => (event.type === 'damage' ? event.lost : [])).length;
  return {
    title: `${first.ship.name} fires at ${first.at.name}`,
    verdict: `${hits} of ${shots.length} hit${lost === 0 ? '' : `, ${plural(lost, 'system')} lost`}`,
    good: hits > 0,
    goodFor: seatsOf(board, shipAt(board, first.ship.id).side),
  };
}
