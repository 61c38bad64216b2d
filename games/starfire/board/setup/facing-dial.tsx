import { ALL_DIRECTIONS } from '@starboard/geometry';
import { hexNamed } from '../../rules/map.ts';
import { facingInWords } from '../map/fleet-places.ts';
import { spotOf } from '../map/plane.ts';
import { isOffered, isPicked, type OfferOf } from '../orders/offer.ts';

/** Six arrows round a hex, as large at every zoom. */
export function FacingDial({ offer }: { readonly offer: OfferOf<'face'> }) {
  const { x, y } = spotOf(hexNamed(offer.ask.hex));
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g class="starfire-upright starfire-dial">
        {ALL_DIRECTIONS.filter((facing) => isOffered(offer, facing)).map((facing) => (
          // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button
          <g
            key={facing}
            role="button"
            tabindex={0}
            aria-label={facingInWords(facing)}
            aria-pressed={isPicked(offer, facing)}
            data-choice={JSON.stringify(facing)}
            style={{ transform: `rotate(${facing * 60}deg) translate(58px, 0px)` }}
            onClick={(event) => {
              event.stopPropagation();
              offer.take(facing);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              offer.take(facing);
            }}
          >
            <circle r="22" />
            <path d="M-6-9L7 0L-6 9" />
          </g>
        ))}
      </g>
    </g>
  );
}
