import { type Names, nameOf } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { findCard } from '../../../catalogue/index.ts';
import { shipOf } from '../../../rules/model.ts';
import { explain } from '../../../words/explain.ts';
import { knownBoard } from '../../../words/known.ts';
import { manoeuvreInFull } from '../../../words/phrases.ts';
import { prompt } from '../../../words/prompts.ts';
import type { AskedFor } from '../../props.ts';
import type { Orders } from '../../use-orders.ts';
import { Option } from '../option.tsx';
import { DialGrid } from './dial-grid.tsx';
import { outlookOf } from './outlook.ts';
import { verdictOf } from './outlook-words.ts';

interface Props {
  readonly asked: AskedFor<'manoeuvre'>;
  readonly orders: Orders;
  readonly names: Names;
}

/** Another manoeuvre to fly, or one to guess. */
export function ManoeuvrePanel({ asked, orders, names }: Props) {
  const { ask, view } = asked;
  const board = useMemo(() => knownBoard(view.board), [view.board]);
  const card = findCard(ask.why);
  const considered = typeof orders.considered === 'number' ? ask.among[orders.considered] : undefined;
  const verdict =
    considered === undefined || ask.why === 'guess'
      ? null
      : verdictOf(outlookOf(board, ask.seat, considered), shipOf(board, ask.seat).tokens.stress, (seat) =>
          nameOf(names, seat),
        );
  return (
    <section class="ui-panel furball-panel furball-dial" aria-label="A manoeuvre">
      <h3>
        {card === undefined ? (
          prompt(ask, view, names)
        ) : (
          <Term says={explain(card.id)} rule="13.1">
            {prompt(ask, view, names)}
          </Term>
        )}
      </h3>
      {/* The box exists before anything is considered, so that no option moves away under a pointer. */}
      <p class="furball-meaning">
        {considered === undefined ? (
          'Choose one of these manoeuvres.'
        ) : (
          <>
            <strong>{manoeuvreInFull(considered)}.</strong>{' '}
            {verdict !== null && (
              <>
                <span class={`furball-${verdict.tone}`}>{verdict.verdict}</span> {verdict.rest}
              </>
            )}
          </>
        )}
      </p>
      <DialGrid asked={asked} orders={orders} dial={ask.among} difficultyOf={({ difficulty }) => difficulty} />
      {ask.may && (
        <Option asked={asked} orders={orders} choice={null} named>
          <strong>{asked.label(null)}</strong>
        </Option>
      )}
    </section>
  );
}
