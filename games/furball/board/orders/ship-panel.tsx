import type { Names, Seat } from '@starboard/kernel';
import { useMemo } from 'preact/hooks';
import { rangeOf } from '../../rules/measure.ts';
import { isFlying, shipOf } from '../../rules/model.ts';
import { knownBoard } from '../../words/known.ts';
import { prompt } from '../../words/prompts.ts';
import type { AskedFor } from '../props.ts';
import { LifeBar, lifeIn } from '../sheets/life.tsx';
import { PilotMark } from '../sheets/pilot-mark.tsx';
import type { Orders } from '../use-orders.ts';
import { Option } from './option.tsx';
import { TitledPanel } from './titled-panel.tsx';

interface Props {
  readonly asked: AskedFor<'ship'> | AskedFor<'first'>;
  readonly orders: Orders;
  readonly names: Names;
}

const RULES: { readonly [why: string]: string } = { lock: '5.4', jam: '5.11', mine: '9.4' };

/** A ship to be picked, here or on the mat: how far away, and what it can still take. */
export function ShipPanel({ asked, orders, names }: Props) {
  const { ask, view } = asked;
  const board = useMemo(() => knownBoard(view.board), [view.board]);
  const isFirst = ask.kind === 'first';
  const far = (seat: Seat): string => {
    if (seat === ask.seat || !isFlying(shipOf(board, seat)) || !isFlying(shipOf(board, ask.seat))) return '';
    const range = rangeOf(board, ask.seat, seat);
    return range === 0 ? 'beyond range 3' : `range ${range}`;
  };
  return (
    <TitledPanel
      label={isFirst ? 'Who comes next' : 'Which ship'}
      title={isFirst ? 'Who comes next?' : prompt(ask, view, names)}
      says={
        isFirst
          ? 'Pilots with the same skill keep this order for the whole game. The player listed first flies first and shoots first.'
          : 'Press a ship here or on the mat.'
      }
      rule={isFirst ? '2.2' : (RULES[ask.why] ?? '13.1')}
    >
      {asked.options.map((choice) => {
        const seat = typeof choice === 'number' ? choice : null;
        return (
          <li key={`${seat}`}>
            <Option asked={asked} orders={orders} choice={seat} named>
              <span class="furball-target">
                {seat !== null && <PilotMark seat={seat} />}
                <strong>{asked.label(seat)}</strong>
                {seat !== null && <small>{far(seat)}</small>}
                {seat !== null && !isFirst && <LifeBar life={lifeIn(board, seat)} plain />}
              </span>
            </Option>
          </li>
        );
      })}
    </TitledPanel>
  );
}
