import { FirePanel } from '../combat/fire-panel.tsx';
import { FightOn } from './fight-on.tsx';
import { HeadingDial } from './heading-dial.tsx';
import type { DuelProps, Offer } from './offer.ts';
import { TurretPanel } from './turret-panel.tsx';

interface PanelProps {
  readonly offer: Offer | null;
  readonly openRule: DuelProps['openRule'];
}

/** Under the wheel: what the present question needs besides it. */
export function Panel({ offer, openRule }: PanelProps) {
  switch (offer?.ask.kind) {
    case 'aim':
      return <TurretPanel offer={offer} openRule={openRule} />;
    case 'heading':
      return <HeadingDial offer={offer} openRule={openRule} />;
    case 'fire':
      return <FirePanel offer={offer} openRule={openRule} />;
    case 'fight-on':
      return <FightOn offer={offer} openRule={openRule} />;
    default:
      return null;
  }
}
