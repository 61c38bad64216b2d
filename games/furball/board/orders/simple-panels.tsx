import type { Names } from '@starboard/kernel';
import { shipOf } from '../../rules/model.ts';
import { explain } from '../../words/explain.ts';
import { prompt } from '../../words/prompts.ts';
import type { AskedFor } from '../props.ts';
import type { Orders } from '../use-orders.ts';
import { Option } from './option.tsx';
import { PlainOptions } from './plain-options.tsx';
import { TitledPanel } from './titled-panel.tsx';

interface Props<K extends Parameters<typeof prompt>[0]['kind']> {
  readonly asked: AskedFor<K>;
  readonly orders: Orders;
  readonly names: Names;
}

/** 2.4 Where a ship is placed, here or on the mat. */
export function SpotPanel({ asked, orders }: Props<'spot'>) {
  const returning = asked.view.board.phase !== 'setup';
  return (
    <TitledPanel
      label="Deployment spot"
      title={returning ? 'Where do you come back?' : 'Where do you start?'}
      says="There are eight spots along the edges, each for one ship. Your ship will face into the mat."
      rule={returning ? '10.3' : '2.4'}
      short
    >
      <PlainOptions asked={asked} orders={orders} />
    </TitledPanel>
  );
}

/** 4.7 How far a Tallon roll slides to be free. */
export function SlidePanel({ asked, orders }: Props<'slide'>) {
  return (
    <TitledPanel
      label="Slide"
      title="Where does your roll end?"
      says="At the end of a Tallon roll, the base may slide along its template to avoid a ship."
      rule="4.7"
      short
    >
      <PlainOptions asked={asked} orders={orders} />
    </TitledPanel>
  );
}

const SHIFTS = {
  boost: ['Where do you boost?', 'Move by a straight 1 or a bank 1, if nothing is in the way.', '5.5'],
  'barrel-roll': ['Where do you roll?', 'Move sideways by a straight 1, and a little forward or back.', '5.6'],
  decloak: [
    'Where do you decloak?',
    'Move by a straight 2, ahead or to either side, and lose the cloak. You may also stay cloaked.',
    '5.7',
  ],
  tractor: [
    'Where do you move it?',
    'A tractor beam moves a ship once, ahead or sideways, even onto an asteroid.',
    '8.3',
  ],
} as const;

/** 5.5 Where a boost, a roll, a decloak or a pull goes. */
export function ShiftPanel({ asked, orders }: Props<'shift'>) {
  const [title, says, rule] = SHIFTS[asked.ask.move];
  return (
    <TitledPanel label="Move" title={title} says={says} rule={rule} short>
      <PlainOptions asked={asked} orders={orders} />
    </TitledPanel>
  );
}

/** A card of a ship, with what it does. */
export function CardPanel({ asked, orders, names }: Props<'card'>) {
  const { of, why } = asked.ask;
  const ship = shipOf(asked.view.board, of);
  return (
    <TitledPanel
      label="Which card"
      title={prompt(asked.ask, asked.view, names)}
      says="Point at a card or hold it to read what it does."
      rule="13.1"
    >
      <PlainOptions
        asked={asked}
        orders={orders}
        says={(choice) => {
          if (typeof choice !== 'number') return undefined;
          const card = why === 'damage' ? ship.damage.find(({ id }) => id === choice)?.card : ship.cards[choice]?.card;
          return card == null ? undefined : explain(card);
        }}
      />
    </TitledPanel>
  );
}

/** One of a few things. */
export function EitherPanel({ asked, orders, names }: Props<'either'>) {
  return (
    <TitledPanel
      label="Which one"
      title={prompt(asked.ask, asked.view, names)}
      says="Choose one."
      rule={EITHER_RULES[asked.ask.why] ?? '13.1'}
      short
    >
      <PlainOptions asked={asked} orders={orders} />
    </TitledPanel>
  );
}
const EITHER_RULES: { readonly [why: string]: string } = { reinforce: '5.10', jam: '8.4', drop: '9.1', cancel: '6.9' };

/** A place on the mat, here or there. */
export function PointPanel({ asked, orders, names }: Props<'point'>) {
  return (
    <TitledPanel
      label="Place"
      title={prompt(asked.ask, asked.view, names)}
      says="Press a place on the mat, or choose one here."
      rule="13.1"
      short
    >
      <PlainOptions asked={asked} orders={orders} />
    </TitledPanel>
  );
}

export function NumberPanel({ asked, orders, names }: Props<'number'>) {
  return (
    <section class="ui-panel furball-panel" aria-label="A number">
      <h3>{prompt(asked.ask, asked.view, names)}</h3>
      <div class="furball-numbers">
        {asked.options.map((number) => (
          <Option key={number} asked={asked} orders={orders} choice={number} class="furball-number" named>
            {number}
          </Option>
        ))}
      </div>
    </section>
  );
}
