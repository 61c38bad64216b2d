import { asking } from '@starboard/ui';
import { FirePanel } from '../combat/fire-panel.tsx';
import type { Asked, DuelProps } from '../props.ts';
import { FightOn } from './fight-on.tsx';
import { HeadingDial } from './heading-dial.tsx';
import { TurretPanel } from './turret-panel.tsx';

interface Props extends Pick<DuelProps, 'openRule'> {
  readonly asked: Asked | null;
}

/** The controls below the wheel that the present question needs. */
export function Panel({ asked, openRule }: Props) {
  const [aiming, heading] = [asking(asked, 'aim'), asking(asked, 'heading')];
  const [firing, parting] = [asking(asked, 'fire'), asking(asked, 'fight-on')];
  if (aiming !== null) return <TurretPanel asked={aiming} openRule={openRule} />;
  if (heading !== null) return <HeadingDial asked={heading} openRule={openRule} />;
  if (firing !== null) return <FirePanel asked={firing} openRule={openRule} />;
  return parting === null ? null : <FightOn asked={parting} openRule={openRule} />;
}
