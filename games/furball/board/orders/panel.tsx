import type { Names } from '@starboard/kernel';
import { asking } from '@starboard/ui';
import { AttackPanel } from '../combat/attack-panel.tsx';
import type { FurballProps } from '../props.ts';
import type { Orders } from '../use-orders.ts';
import { ActionPanel } from './action-panel.tsx';
import { DialPanel } from './dial/dial-panel.tsx';
import { ManoeuvrePanel } from './dial/manoeuvre-panel.tsx';
import { DicePanel } from './dice-panel.tsx';
import { EffectsPanel } from './effects-panel.tsx';
import { IdlePanel } from './idle-panel.tsx';
import { ShipPanel } from './ship-panel.tsx';
import {
  CardPanel,
  EitherPanel,
  NumberPanel,
  PointPanel,
  ShiftPanel,
  SlidePanel,
  SpotPanel,
} from './simple-panels.tsx';
import './panel.css';
import './dial/dial.css';
import '../combat/combat.css';

interface Props {
  readonly props: FurballProps;
  readonly orders: Orders;
}

/** What is asked, beside the mat. */
export function Panel({ props, orders }: Props) {
  const { asked } = orders;
  const { names, standing } = props;
  const dial = asking(asked, 'dial');
  if (dial !== null) return <DialPanel asked={dial} orders={orders} names={names} />;
  const action = asking(asked, 'action');
  if (action !== null) return <ActionPanel asked={action} orders={orders} />;
  const attack = asking(asked, 'attack');
  if (attack !== null) return <AttackPanel asked={attack} orders={orders} names={names} />;
  const effects = asking(asked, 'effects');
  if (effects !== null) return <EffectsPanel asked={effects} orders={orders} standing={standing} />;
  const dice = asking(asked, 'dice');
  if (dice !== null) return <DicePanel asked={dice} />;
  return <Others props={props} orders={orders} names={names} />;
}

/** Less frequent questions. */
function Others({ props, orders, names }: Props & { readonly names: Names }) {
  const { asked } = orders;
  const ship = asking(asked, 'ship') ?? asking(asked, 'first');
  if (ship !== null) return <ShipPanel asked={ship} orders={orders} names={names} />;
  const spot = asking(asked, 'spot');
  if (spot !== null) return <SpotPanel asked={spot} orders={orders} names={names} />;
  const shift = asking(asked, 'shift');
  if (shift !== null) return <ShiftPanel asked={shift} orders={orders} names={names} />;
  const slide = asking(asked, 'slide');
  if (slide !== null) return <SlidePanel asked={slide} orders={orders} names={names} />;
  const manoeuvre = asking(asked, 'manoeuvre');
  if (manoeuvre !== null) return <ManoeuvrePanel asked={manoeuvre} orders={orders} names={names} />;
  const card = asking(asked, 'card');
  if (card !== null) return <CardPanel asked={card} orders={orders} names={names} />;
  const either = asking(asked, 'either');
  if (either !== null) return <EitherPanel asked={either} orders={orders} names={names} />;
  const point = asking(asked, 'point');
  if (point !== null) return <PointPanel asked={point} orders={orders} names={names} />;
  const number = asking(asked, 'number');
  if (number !== null) return <NumberPanel asked={number} orders={orders} names={names} />;
  return <IdlePanel view={props.view} names={names} />;
}
