import { RuleLink, useArrows } from '@starboard/ui';
import { sector } from '../../rules/04-movement/wheel.ts';
import { sectorName } from '../../words/phrases.ts';
import type { AskedFor, DuelProps } from '../props.ts';
import { LASER_LETTERS } from '../wheel/sizes.ts';
import { coverSays } from './meaning.ts';

interface Props extends Pick<DuelProps, 'openRule'> {
  readonly asked: AskedFor<'aim'>;
}

/** The player aims on the wheel; this panel says what the aim covers. */
export function TurretPanel({ asked, openRule }: Props) {
  const aim = asked.picked;
  useArrows((step) => asked.pick(aim === null ? 1 : sector(aim + step)));
  return (
    <div class="duel-panel" aria-live="polite">
      <p>
        {aim === null ? (
          <strong>Pick a port on the wheel. Your turret lasers can fire there this turn.</strong>
        ) : (
          <strong>Your turret points at port {sectorName(aim)}.</strong>
        )}{' '}
        <RuleLink rule="3.1" open={openRule} />
      </p>
      <p>{coverSays(asked.view.board, asked.ask.seat, aim, (laser) => LASER_LETTERS[laser])}</p>
    </div>
  );
}
