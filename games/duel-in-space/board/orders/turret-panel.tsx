import { sector } from '../../rules/04-wheel.ts';
import { bearing } from '../../rules/05-firing.ts';
import { LASERS } from '../../rules/data/ships.ts';
import { SECTORS, shipOf } from '../../rules/model.ts';
import { sectorName } from '../../words.ts';
import { LASER_LETTERS } from '../wheel/sizes.ts';
import { RuleLink } from './chooser.tsx';
import { asSector, type Offer } from './offer.ts';
import { useArrows } from './use-arrows.ts';

/** Aiming is done on the wheel; this says what the aim covers. */
export function TurretPanel({ offer, openRule }: { readonly offer: Offer; readonly openRule: (rule: string) => void }) {
  const aim = asSector(offer.picked);
  useArrows((step) => offer.pick(aim === null ? 1 : sector(aim + step)));
  const ship = { ...shipOf(offer.view.board.ships, offer.ask.seat), turret: aim };
  const cover = SECTORS.map((each) => ({ sector: each, lasers: namesOf(bearing(ship, each)) }));
  return (
    <div class="duel-panel" aria-live="polite">
      <p>
        {aim === null ? (
          <strong>Click a sector of the wheel to aim there.</strong>
        ) : (
          <>
            <strong>Turret at {sectorName(aim)}.</strong> Click it again to seal.
          </>
        )}{' '}
        <RuleLink rule="3.1" open={openRule} />
      </p>
      <p>
        Covered:{' '}
        {cover
          .filter(({ lasers }) => lasers.length > 0)
          .map(({ sector: each, lasers }) => `port ${each} by ${lasers.join(' ')}`)
          .join(', ') || 'nothing'}
        .
      </p>
    </div>
  );
}

function namesOf(set: number): readonly string[] {
  return LASERS.filter((_, i) => (set >> i) & 1).map((laser) => LASER_LETTERS[laser]);
}
