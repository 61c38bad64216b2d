import type { Names } from '@starboard/kernel';
import { Term, useFollowing } from '@starboard/ui';
import type { Event } from '../../rules/model.ts';
import type { StationView } from '../props.ts';
import { phaseOf } from './phase.ts';
import { standingsOf } from './standings.ts';

interface Props {
  readonly view: StationView;
  readonly names: Names;
  readonly now: Event | null;
}

/** Which round it is, what is being done, and who is ahead. */
export function Banner({ view, names, now }: Props) {
  const { board } = view;
  const phase = useFollowing(
    { view, now },
    () => phaseOf(view, now) ?? '',
    (last) => phaseOf(view, now) ?? last,
  );
  const secret = board.setup.game === 'escape';
  const ahead = standingsOf(board, names);
  return (
    <p class="station-banner">
      <strong>
        <Term says="How many rounds have been begun." rule={secret ? '7.1' : '4.3'}>
          {board.round === 0 ? 'Before round 1' : `Round ${board.round}`}
        </Term>
      </strong>
      <Term class="station-phase" says={secret ? ROUND : TURN} rule={secret ? '7.1' : '4.4'}>
        {phase}
      </Term>
      <Term class="station-ahead" says={ahead.says} rule={ahead.rule}>
        {ahead.short}
      </Term>
    </p>
  );
}

const ROUND =
  'A round: ① all roll, ② Rebels move in secret, ③ the Imperial moves soldiers, ④ the Rebels are revealed, ⑤ battles; then the code.';
const TURN = 'A turn: roll, move, and fight whoever stands where you end.';
