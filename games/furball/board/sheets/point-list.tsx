import { capital, type Names, nameOf, plural, type Seat } from '@starboard/kernel';
import { term } from '@starboard/ui';
import { type BoardView, type Event, shipOf } from '../../rules/model.ts';
import { signed, total } from '../../words/phrases.ts';
import { reasonFor } from '../../words/points.ts';
import { historyOf } from './score-history.ts';

interface Props {
  readonly board: BoardView;
  readonly names: Names;
  readonly told: readonly Event[];
  readonly seat: Seat;
  show(): void;
}

/** 11 What each point of a pilot was for, the latest first. */
export function PointList({ board, names, told, seat, show }: Props) {
  const { score, losses } = shipOf(board, seat);
  const { points, earlier } = historyOf(told, seat, score);
  const who = (each: Seat): string => nameOf(names, each);
  return (
    <div class="furball-points">
      <h4>
        {who(seat)}: {total(score)} {Math.abs(score) === 1 ? 'point' : 'points'}
        <small>{losses === 0 ? ' never destroyed so far' : ` destroyed ${plural(losses, 'time')}`}</small>
      </h4>
      <ul>
        {points.map(({ event, round }, i) => (
          <li key={points.length - i} {...term(capital(`${reasonFor(event, who)}.`), event.rule)}>
            <b class={event.points < 0 ? 'furball-bad' : 'furball-good'}>{signed(event.points)}</b>{' '}
            {reasonFor(event, who)}
            {round !== null && <small> round {round}</small>}
          </li>
        ))}
        {earlier !== 0 && (
          <li>
            <b>{signed(earlier)}</b> earlier
          </li>
        )}
        {points.length === 0 && earlier === 0 && (
          <li
            {...term(
              'You score 1 for damaging another ship or 5 for destroying it, and lose 2 when your own is destroyed.',
              '11.1',
            )}
          >
            No points yet.
          </li>
        )}
      </ul>
      <button type="button" class="furball-show" onClick={show}>
        Show the ship
      </button>
    </div>
  );
}
