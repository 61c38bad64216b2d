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

/** The round, the present phase, and the side that is ahead. */
export function Banner({ view, names, now }: Props) {
  const { board } = view;
  const phase = useFollowing(
    { view, now },
    () => phaseOf(view, now) ?? '',
    (last) => phaseOf(view, now) ?? last,
  );
  const secret = board.setup.game === 'escape';
  const ahead = standingsOf(view, names);
  return (
    <p class="ui-banner station-banner">
      <strong>
        <Term says="The current round." rule={secret ? '7.1' : '4.3'}>
          {board.round === 0 ? 'Before round 1' : `Round ${board.round}`}
        </Term>
      </strong>
      <Term class="ui-phase" says={secret ? ROUND : TURN} rule={secret ? '7.1' : '4.4'}>
        {phase}
      </Term>
      <Term class="station-ahead" says={ahead.says} rule={ahead.rule}>
        {ahead.short}
      </Term>
    </p>
  );
}

const ROUND =
  'In a round, ① everybody rolls, ② the Rebels move in secret, ③ the Imperial moves soldiers, ④ the Rebels show where they are, ⑤ they fight. Then they may try the code.';
const TURN = 'On your turn you roll, move, and fight a soldier on the square where you end.';
