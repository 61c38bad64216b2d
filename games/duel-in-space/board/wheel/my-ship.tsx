import { mark } from '@starboard/ui';
import type { ShipView } from '../../rules/model.ts';
import { MODEL_NAMES } from '../../words/phrases.ts';
import { DroneMark } from './enemy.tsx';
import { Hull, Wreck } from './hulls.tsx';
import { bearingOf, turnedBy } from './ports.ts';

interface MyShipProps {
  readonly ship: ShipView;
  /** Degrees from nose up. */
  readonly turn: number;
  /** Clicks not yet flown: a ghost marks the nose until then. */
  readonly planned: number;
  readonly lost: boolean;
}

export function MyShip({ ship: { model, drone, turret }, turn, planned, lost }: MyShipProps) {
  const name = MODEL_NAMES[model];
  const says = lost ? `The wreck of the ${name}.` : `You fly this ${name}. Its nose is port 1.`;
  return (
    <g class="duel-me" data-part="my-ship" {...mark(`Your ship, the ${name}`, says)}>
      {planned !== 0 && (
        <g class="duel-ghost">
          <Hull model={model} drone={drone} />
        </g>
      )}
      <g class="duel-turns" style={turnedBy(turn)}>
        {lost ? <Wreck /> : <Hull model={model} drone={drone} turret={turret === null ? null : bearingOf(turret)} />}
      </g>
      {drone && !lost && <DroneMark />}
    </g>
  );
}
