import { capital, type Names, nameOf, plural, type Seat, type View } from '@starboard/kernel';
import { explains, Term } from '@starboard/ui';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { shipOf as kindOf } from '../../catalogue/index.ts';
import { isBetter } from '../../rules/12-ending.ts';
import { type Board, type Event, type Furball, shipOf } from '../../rules/model.ts';
import { skillOf } from '../../rules/values.ts';
import { knownBoard } from '../../words/known.ts';
import { ordinal, total } from '../../words/phrases.ts';
import { pilotClass } from '../pilots.ts';
import type { Orders } from '../use-orders.ts';
import { LifeBar, lifeIn } from './life.tsx';
import { PilotMark } from './pilot-mark.tsx';
import { PointList } from './point-list.tsx';
import { turnStatus } from './turn-status.ts';
import './sheets.css';

interface Props {
  readonly view: View<Furball>;
  readonly names: Names;
  readonly told: readonly Event[];
  readonly orders: Orders;
  show(seat: Seat): void;
}

/** 12.4 All pilots by their present places: score, ship, remaining strength, and whose turn it is. */
export function ScoreRail({ view, names, told, show }: Props) {
  const [open, setOpen] = useState<Seat | null>(null);
  const known = useMemo(() => knownBoard(view.board), [view.board]);
  const order = [...known.ships.keys()].toSorted((a, b) => (isBetter(known, a, b) ? -1 : 1));
  return (
    <section class="furball-scores" data-part="scores" aria-label="Scores">
      <ol class="furball-rail">
        {order.map((seat, i) => (
          <Row
            key={seat}
            view={view}
            known={known}
            seat={seat}
            name={nameOf(names, seat)}
            place={i + 1}
            open={open === seat}
            press={() => setOpen(open === seat ? null : seat)}
          >
            <PointList board={view.board} names={names} told={told} seat={seat} show={() => show(seat)} />
          </Row>
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  readonly view: View<Furball>;
  readonly known: Board;
  readonly seat: Seat;
  readonly name: string;
  readonly place: number;
  readonly open: boolean;
  press(): void;
  readonly children: ComponentChildren;
}

function Row({ view, known, seat, name, place, open, press, children }: RowProps) {
  const ship = shipOf(known, seat);
  const status = turnStatus(view, known, seat);
  const mine = seat === view.seat;
  return (
    <li class={`furball-rail-row furball-stands-${status.kind} ${pilotClass(seat)}`}>
      <button
        type="button"
        class="ui-name furball-rail-name"
        aria-expanded={open}
        {...explains(
          `${mine ? 'You are' : `${name} is`} ${ordinal(place)} with ${plural(ship.score, 'point').replace('-', '−')}. Press to see where the points come from.`,
          '12.4',
        )}
        onClick={press}
      >
        <span class="furball-place">{place}</span>
        <PilotMark seat={seat} />
        <span class="furball-rail-who">
          {name}
          {mine && <small> you</small>}
        </span>
        <b class="furball-score">
          {total(ship.score)}
          <span class="ui-aloud"> points</span>
        </b>
      </button>
      <span class="furball-rail-ship">
        <Term
          says={`${kindOf(ship.kind).name}, pilot skill ${skillOf(known, seat, 'activation')}. The lowest skill flies first, the highest shoots first.`}
          rule="3.4"
        >
          {kindOf(ship.kind).name} · {skillOf(known, seat, 'activation')}
        </Term>
        {ship.status === 'flying' && <LifeBar life={lifeIn(known, seat)} />}
        {status.kind !== 'none' && (
          <Term class="furball-stands" says={status.says} rule={status.rule}>
            {capital(status.word)}
          </Term>
        )}
      </span>
      {open && children}
    </li>
  );
}
