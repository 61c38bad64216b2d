import { RIM } from '../wheel/sizes.ts';
import { useHelm } from './helm.ts';
import { numbersOf, type Offer } from './offer.ts';

/** The part of the wheel that takes hold of the ship: a finger on the ship turns it, one outside it may also scroll. */
export function Grab({ offer, clicks }: { readonly offer: Offer; readonly clicks: number }) {
  const helm = useHelm({ clicks, most: Math.max(...numbersOf(offer.options)), turnTo: (turn) => offer.pick(turn) });
  return (
    <g class="duel-grab" {...helm}>
      <circle r={RIM} />
      <circle class="duel-grip" r="96" />
    </g>
  );
}
