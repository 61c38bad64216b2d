import type { View } from '@starboard/kernel';
import { Term, useFollowing } from '@starboard/ui';
import { ASTEROIDS } from '../../rules/01-asteroid/numbers.ts';
import { type Chase, type Event, isFlying } from '../../rules/model.ts';
import { rankOf } from '../sheets/ranks.ts';
import { phaseOf } from './phase.ts';

interface Props {
  readonly view: View<Chase>;
  readonly now: Event | null;
}

/** The turn, the phase, the place, and the viewer's position. */
export function Banner({ view, now }: Props) {
  const { board, seat } = view;
  const phase = useFollowing(
    { view, now },
    () => phaseOf(view, now) ?? '',
    (last) => phaseOf(view, now) ?? last,
  );
  const flying = board.pilots.filter(isFlying).length;
  const mine = seat === null ? undefined : board.pilots[seat];
  const rank = seat === null || mine === undefined || !isFlying(mine) ? null : rankOf(board, seat);
  return (
    <p class="ui-banner">
      <strong>
        <Term says="The current turn." rule="4.1">
          {board.turn === 0 ? 'Before turn 1' : `Turn ${board.turn}`}
        </Term>
      </strong>
      <Term class="ui-phase" says="The current part of the turn: speeds, flight, heights or fire." rule="4">
        {phase}
      </Term>
      <Term
        class="tunnel-number"
        says={`The number of this asteroid, from 1 to ${ASTEROIDS}. You can play on it again by its number.`}
        rule="1.3"
      >
        Asteroid {board.asteroid}
      </Term>
      <Term
        class="tunnel-flying-count"
        says="The starfighters that are still flying. The last one alive wins."
        rule="8.1"
      >
        {flying} of {board.pilots.length} flying
      </Term>
      {rank !== null && board.turn > 0 && (
        <Term class="tunnel-rank" says="Your place by the protection each pilot has left." rule="2.3">
          you are {rank}
        </Term>
      )}
    </p>
  );
}
