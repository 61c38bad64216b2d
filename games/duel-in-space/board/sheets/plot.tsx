import { term, useFollowing } from '@starboard/ui';
import { other, shipOf } from '../../rules/model.ts';
import type { DuelProps } from '../props.ts';
import { Hull, Wreck } from '../wheel/hulls.tsx';
import { isLost } from '../wheel/reading.ts';
import { type Fix, nextTrack, trackFrom } from './track.ts';

/** Drawing units for each turn's flight. */
const SCALE = 17;

/** Both ships from above on a plot that never rotates, with the courses they flew. */
export function Plot({ props, seat }: { readonly props: DuelProps; readonly seat: number }) {
  const { board } = props.view;
  const track = useFollowing({ seat, board, now: flightIn(props) }, trackFrom, nextTrack);
  const middle = track.mine.at(-1);
  const [me, it] = [shipOf(board.ships, seat), shipOf(board.ships, other(seat))];
  if (middle === undefined) return null;
  const spot = ({ x, y }: Fix): string =>
    `${((x - middle.x) * SCALE).toFixed(1)} ${((y - middle.y) * SCALE).toFixed(1)}`;
  const ship = (fixes: readonly Fix[], of: typeof me, name: string, lost: boolean) => {
    const last = fixes.at(-1);
    return (
      <g class={name}>
        <polyline class="duel-wake" points={fixes.map(spot).join(' ')} />
        {fixes.slice(-2).length === 2 && <polyline class="duel-leg" points={fixes.slice(-2).map(spot).join(' ')} />}
        {fixes.slice(0, -1).map((fix) => (
          <circle key={spot(fix)} class="duel-fix" r="1.4" transform={`translate(${spot(fix)})`} />
        ))}
        {last !== undefined && (
          <g transform={`translate(${spot(last)}) rotate(${last.heading}) scale(0.2)`}>
            {lost ? <Wreck /> : <Hull model={of.model} drone={of.drone} />}
          </g>
        )}
      </g>
    );
  };
  return (
    <figure class="duel-plot">
      <svg viewBox="-64 -64 128 128" aria-hidden="true">
        <circle class="duel-scope" r="62" />
        <path class="duel-grid" d="M0-62V62M-62 0H62" />
        <circle class="duel-range" r="21" />
        <circle class="duel-range" r="42" />
        <clipPath id="duel-scope">
          <circle r="62" />
        </clipPath>
        <g clip-path="url(#duel-scope)">
          {ship(track.mine, me, 'duel-me', isLost(props, seat))}
          {ship(track.its, it, 'duel-enemy', isLost(props, other(seat)))}
        </g>
      </svg>
      <figcaption {...term('Both ships from above, with their tracks. The plot doesn’t turn with your ship.')}>
        Plot · turn {board.turn}
      </figcaption>
    </figure>
  );
}

/** A flight is shown together with what it led to. */
const flightIn = ({ together, now }: Pick<DuelProps, 'together' | 'now'>) =>
  together.find(({ type }) => type === 'flew') ?? now;
