import { RuleLink, useArrows } from '@starboard/ui';
import { sector } from '../../rules/04-movement/wheel.ts';
import { bearing } from '../../rules/05-firing.ts';
import { LASERS } from '../../rules/data/ships.ts';
import { SECTORS, shipOf } from '../../rules/model.ts';
import { sectorName } from '../../words/phrases.ts';
import type { AskedFor, DuelProps } from '../props.ts';
import { LASER_LETTERS } from '../wheel/sizes.ts';

interface Props extends Pick<DuelProps, 'openRule'> {
  readonly asked: AskedFor<'aim'>;
}

/** The player aims on the wheel; this panel says what the aim covers. */
export function TurretPanel({ asked, openRule }: Props) {
  const aim = asked.picked;
  useArrows((step) => asked.pick(aim === null ? 1 : sector(aim + step)));
  const ship = { ...shipOf(asked.view.board.ships, asked.ask.seat), turret: aim };
  const cover = SECTORS.map((each) => ({ sector: each, lasers: namesOf(bearing(ship, each)) }));
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
      <p>
        You could then fire at{' '}
        {cover
          .filter(({ lasers }) => lasers.length > 0)
          .map(({ sector: each, lasers }) => `port ${each} with ${lasers.join(' ')}`)
          .join(', ') || 'nothing'}
        .
      </p>
    </div>
  );
}

function namesOf(set: number): readonly string[] {
  return LASERS.filter((_, i) => (set >> i) & 1).map((laser) => LASER_LETTERS[laser]);
}
