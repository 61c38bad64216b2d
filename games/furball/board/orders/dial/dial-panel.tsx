import { type Names, nameOf } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import type { DialManoeuvre } from '../../../catalogue/index.ts';
import { beforeDial } from '../../../foresight/before-dial.ts';
import { objectionToFlying } from '../../../rules/04-flight/allowed.ts';
import { shipOf } from '../../../rules/model.ts';
import { dialOf, difficultyOf } from '../../../rules/values.ts';
import { knownBoard } from '../../../words/known.ts';
import { manoeuvreInFull } from '../../../words/phrases.ts';
import type { AskedFor } from '../../props.ts';
import type { Orders } from '../../use-orders.ts';
import { DialGrid } from './dial-grid.tsx';
import { DialWheel } from './dial-wheel.tsx';
import { type OutlookVerdict, verdictAhead } from './outlook-words.ts';

interface Props {
  readonly asked: AskedFor<'dial'>;
  readonly orders: Orders;
  readonly names: Names;
}

/** 3.2 The dial to spin, the same as a grid, and what the considered manoeuvre would mean. */
export function DialPanel({ asked, orders, names }: Props) {
  const { seat } = asked.ask;
  const board = useMemo(() => knownBoard(asked.view.board), [asked.view.board]);
  const dial = dialOf(board, seat);
  const colourOf = (manoeuvre: DialManoeuvre) => difficultyOf(board, seat, manoeuvre);
  const { stress } = shipOf(board, seat).tokens;
  const place = typeof orders.considered === 'number' ? orders.considered : null;
  const considered = place === null ? undefined : dial[place];
  const verdict = useMemo(
    () =>
      considered === undefined
        ? null
        : verdictAhead(beforeDial(asked.view, seat), seat, considered, (each) => nameOf(names, each)),
    [asked.view, seat, considered, names],
  );
  return (
    <section class="ui-panel furball-panel furball-dial" aria-label="Your dial">
      <Meaning
        title={considered === undefined ? null : manoeuvreInFull(considered, colourOf(considered))}
        verdict={verdict}
        stress={stress}
      />
      <div class="furball-dial-both" data-wide={isWide(dial)}>
        <DialGrid
          asked={asked}
          orders={orders}
          dial={dial}
          difficultyOf={colourOf}
          isBarred={(manoeuvre) => objectionToFlying(board, seat, manoeuvre) !== undefined}
        />
        <DialWheel asked={asked} dial={dial} difficultyOf={colourOf} />
      </div>
    </section>
  );
}

/** Whether its grid leaves no room beside it on a phone. */
const isWide = (dial: readonly DialManoeuvre[]): boolean =>
  dial.some(({ bearing }) => bearing.startsWith('segnors') || bearing.startsWith('tallon'));

interface MeaningProps {
  readonly title: string | null;
  readonly verdict: OutlookVerdict | null;
  readonly stress: number;
}

/** The text is constant, so that it stays in place under a pointer. */
const HOW_TO_CHOOSE =
  'Green manoeuvres remove a stress token, red ones give one. A stressed ship can’t fly red manoeuvres or perform actions. The preview assumes that the other ships stay where they are, but pilots with less skill fly before you and those with more skill after you.';

/** In a line or two, the verdict first. */
function Meaning({ title, verdict, stress }: MeaningProps) {
  if (verdict === null) {
    return (
      <p class="furball-meaning">
        <Term says={HOW_TO_CHOOSE} rule="4.4">
          Choose a manoeuvre: <b class="furball-green">green</b> is easy, <b class="furball-red">red</b> gives stress.
        </Term>
        {stress > 0 && ' You are stressed, so red becomes a straight 2.'}
      </p>
    );
  }
  return (
    <p class="furball-meaning" aria-live="polite">
      <strong>{title}.</strong> <span class={`furball-${verdict.tone}`}>{verdict.verdict}</span>{' '}
      <Term says={HOW_TO_CHOOSE} rule="4.4">
        {verdict.rest}
      </Term>
    </p>
  );
}
