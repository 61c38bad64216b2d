import { type Names, plural, type Seat, type View } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { isBetter } from '../../rules/12-ending.ts';
import { type Furball, isFlying, shipOf } from '../../rules/model.ts';
import { knownBoard } from '../../words/known.ts';
import { ordinal, total } from '../../words/phrases.ts';
import { pilotClass } from '../pilots.ts';
import { LifeBar, lifeIn } from './life.tsx';
import { PilotMark } from './pilot-mark.tsx';
import { TokenRow } from './token-row.tsx';

interface Props {
  readonly view: View<Furball>;
  readonly names: Names;
  readonly seat: Seat;
}

/** The viewer's ship in a line: shields and hull, tokens, place and points. */
export function OwnLine({ view, names, seat }: Props) {
  const known = useMemo(() => knownBoard(view.board), [view.board]);
  const ship = shipOf(known, seat);
  const isLevel = known.ships.every(({ score }) => score === ship.score);
  const place = 1 + known.ships.filter((_, other) => other !== seat && isBetter(known, other, seat)).length;
  return (
    <section class={`furball-own ${pilotClass(seat)}`} aria-label="Your ship at a glance">
      <PilotMark seat={seat} />
      {isFlying(ship) && <LifeBar life={lifeIn(known, seat)} />}
      <Term
        class="furball-own-score"
        says={
          isLevel
            ? 'All pilots have the same number of points.'
            : `You are ${ordinal(place)} with ${plural(ship.score, 'point').replace('-', '−')}.`
        }
        rule="12.4"
      >
        {isLevel ? '' : `${ordinal(place)}, `}
        {total(ship.score)} pt
      </Term>
      {isFlying(ship) && <TokenRow board={view.board} names={names} seat={seat} />}
    </section>
  );
}
