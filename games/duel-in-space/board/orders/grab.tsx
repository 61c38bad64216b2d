import { SILENT } from '@starboard/ui';
import type { AskedFor } from '../props.ts';
import { RIM } from '../wheel/sizes.ts';
import { useHelm } from './helm.ts';

/** A drag on the wheel turns the ship. */
export function Grab({ asked }: { readonly asked: AskedFor<'heading'> }) {
  const { picked } = asked;
  const helm = useHelm({ picked, most: Math.max(...asked.options), turnTo: (turn) => asked.pick(turn) });
  return (
    <g class="duel-grab" data-own-taps {...SILENT} {...helm}>
      <circle r={RIM} />
      <circle class="duel-grip" r="96" />
    </g>
  );
}
