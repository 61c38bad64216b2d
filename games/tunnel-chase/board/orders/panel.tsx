import { asking } from '@starboard/ui';
import { FirePanel } from '../combat/fire-panel.tsx';
import type { ChaseProps } from '../props.ts';
import { BranchPanel } from './branch-panel.tsx';
import { IdlePanel } from './idle-panel.tsx';
import { FacePanel, FirstPanel, HeightPanel, PlacePanel, RolePanel } from './simple-panels.tsx';
import { SpeedPanel } from './speed-panel.tsx';
import type { Orders } from './use-orders.ts';

export function Panel({ props: { names }, orders }: { readonly props: ChaseProps; readonly orders: Orders }) {
  const { asked } = orders;
  const speed = asking(asked, 'speed');
  if (speed !== null) return <SpeedPanel asked={speed} orders={orders} />;
  const branch = asking(asked, 'branch');
  if (branch !== null) return <BranchPanel asked={branch} />;
  const fire = asking(asked, 'fire');
  if (fire !== null) return <FirePanel asked={fire} names={names} />;
  const height = asking(asked, 'height');
  if (height !== null) return <HeightPanel asked={height} />;
  const first = asking(asked, 'first');
  if (first !== null) return <FirstPanel asked={first} names={names} />;
  const role = asking(asked, 'role');
  if (role !== null) return <RolePanel asked={role} />;
  const place = asking(asked, 'place');
  if (place !== null) return <PlacePanel asked={place} />;
  const face = asking(asked, 'face');
  return face === null ? <IdlePanel /> : <FacePanel asked={face} />;
}
