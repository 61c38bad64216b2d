import { type Names, nameOf, sayTo, type View } from '@starboard/kernel';
import { Die, MarkRow, markInRow } from '@starboard/ui';
import { type Chase, type Event, isFlying, pilotOf } from '../../rules/model.ts';
import { MarkerIcon } from '../map/markers/marker.tsx';

interface Props {
  readonly view: View<Chase>;
  readonly names: Names;
  readonly now: Event | null;
}

/** 4.1 All speeds together, in the order of movement once that is known. */
export function Reveal({ view, names, now }: Props) {
  const { board } = view;
  if (!isShownNow(view, now)) return null;
  const flying = board.pilots.flatMap((pilot, seat) => (isFlying(pilot) && pilot.speed >= 0 ? [seat] : []));
  const order =
    now?.type === 'ordered' ? now.order : flying.toSorted((a, b) => pilotOf(board, b).speed - pilotOf(board, a).speed);
  return (
    <section class="tunnel-reveal" aria-label="Speeds">
      <MarkRow
        class="tunnel-reveal-row"
        label={now?.type === 'ordered' ? 'Speeds, in the order of movement' : 'Speeds'}
      >
        {order.map((seat) => {
          const { speed } = pilotOf(board, seat);
          const says = sayTo(view.seat, names, (named) => `${nameOf(named, seat)} flies ${speed}.`);
          return (
            <span key={seat} class="tunnel-revealed" {...markInRow(says, says, '4.1')}>
              <MarkerIcon seat={seat} />
              {speed > 0 && <Die face={speed} sides={6} />}
              {order.length <= FEW && nameOf(names, seat)}
            </span>
          );
        })}
      </MarkRow>
    </section>
  );
}

/** Up to this many pilots are also named. */
const FEW = 6;

function isShownNow({ asked }: View<Chase>, now: Event | null): boolean {
  if (now === null) return asked.some(({ kind }) => kind === 'first');
  return now.type === 'ordered' || now.type === 'scraped-past' || now.type === 'first-named' || isForOrder(now);
}

function isForOrder(now: Event): boolean {
  return now.type === 'rolled-off' && (now.what === 'order' || now.what === 'scrape');
}
