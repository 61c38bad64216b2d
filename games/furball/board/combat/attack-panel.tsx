import { type Names, nameOf, type Seat } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { forecastSoFar } from '../../foresight/attacks.ts';
import { type AttackChoice, type Board, isFlying, shipOf } from '../../rules/model.ts';
import { knownBoard } from '../../words/known.ts';
import { heldName } from '../../words/phrases.ts';
import { oddsSay, paymentName, sureSays } from '../../words/shots.ts';
import { Option } from '../orders/option.tsx';
import type { AskedFor } from '../props.ts';
import { LifeBar, lifeIn } from '../sheets/life.tsx';
import { PilotMark } from '../sheets/pilot-mark.tsx';
import type { Orders } from '../use-orders.ts';
import { aimSays } from './shot-words.ts';
import { isShot } from './shots.ts';
import { useForecasts } from './use-forecasts.ts';

interface Props {
  readonly asked: AskedFor<'attack'>;
  readonly orders: Orders;
  readonly names: Names;
}

/** 6.2 Asks for a target and a weapon: the odds, how they come about, and the target's damage. */
export function AttackPanel({ asked, orders, names }: Props) {
  const board = useMemo(() => knownBoard(asked.view.board), [asked.view.board]);
  const shots = asked.options.filter(isShot);
  useForecasts(asked.view, shots, orders.considered);
  return (
    <section class="ui-panel furball-panel" aria-label="Attack">
      <h3>
        <Term
          says="You may make one attack, at a ship in arc and range. The odds count dice, tokens and all cards that you can see, if everybody uses them sensibly. Further attacks that a card may grant are not included."
          rule="6.2"
        >
          Who do you shoot at?
        </Term>
      </h3>
      <ul class="ui-options">
        {shots.map((choice) => (
          <li key={JSON.stringify(choice)}>
            <Target asked={asked} orders={orders} board={board} choice={choice} name={nameOf(names, choice.at)} />
          </li>
        ))}
        <li>
          <Option asked={asked} orders={orders} choice={null} named says="No attack this turn: nothing is spent.">
            <strong>Hold fire</strong>
          </Option>
        </li>
      </ul>
      <OutOfReach asked={asked} board={board} names={names} shots={shots} />
    </section>
  );
}

interface TargetProps extends Pick<Props, 'asked' | 'orders'> {
  readonly board: Board;
  readonly choice: AttackChoice;
  readonly name: string;
}

function Target({ asked, orders, board, choice, name }: TargetProps) {
  const { seat } = asked.ask;
  const shot = forecastSoFar(asked.view, choice);
  const weapon = choice.weapon === 0 ? 'Primary weapon' : heldName(shipOf(board, seat), choice.weapon);
  const paid = paymentName(board, seat, choice);
  return (
    <Option asked={asked} orders={orders} choice={choice} named says={`Press to aim at ${name}, again to fire.`}>
      <span class="furball-target">
        <PilotMark seat={choice.at} />
        <strong>{name}</strong>
        <LifeBar life={lifeIn(board, choice.at)} plain />
      </span>
      <span class="furball-verdict">{shot === null ? 'Simulating attacks …' : oddsSay(shot)}</span>
      <small>
        {weapon}
        {paid === '' ? '' : `, ${paid}`}
        {shot === null ? '' : `, ${aimSays(shot)}; ${sureSays(shot)}`}
      </small>
    </Option>
  );
}

interface OutProps extends Pick<Props, 'asked' | 'names'> {
  readonly board: Board;
  readonly shots: readonly AttackChoice[];
}

/** All other ships on the mat, each with the reason why it is no target. */
function OutOfReach({ asked, board, names, shots }: OutProps) {
  const { seat } = asked.ask;
  const others = [...board.ships.keys()].filter(
    (other: Seat) => other !== seat && isFlying(shipOf(board, other)) && !shots.some(({ at }) => at === other),
  );
  if (others.length === 0) return null;
  return (
    <p class="ui-hint">
      Not possible:{' '}
      {others.map((at, i) => {
        const reason = asked.refusal({ weapon: 0, at, pay: 0, obstructed: false });
        return (
          <span key={at}>
            {i > 0 && ', '}
            <Term says={`${nameOf(names, at)}: ${reason ?? ''}`}>{nameOf(names, at)}</Term>
          </span>
        );
      })}
      .
    </p>
  );
}
