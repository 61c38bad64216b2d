import { percent } from '@starboard/ui';
import type { Forecast } from './forecast.ts';

/** What a heading would mean, in a sentence for each side: first whether I get a shot, then whether it does. */
export function verdict(
  { ways, iBear, myLasers, itBears }: Forecast,
  drone: boolean,
): readonly [mine: string, its: string] {
  const share = (of: number): string =>
    drone ? `in ${percent(of / ways)} of its moves` : `from ${of} of its ${ways} headings`;
  const often = (of: number): string => (of === ways ? 'whatever it does' : share(of));
  return [
    iBear === 0 ? 'You get no shot (0%).' : `You get a shot ${against(often(iBear))}: ${lasers(myLasers)}.`,
    itBears === 0 ? 'It gets no shot.' : `It gets a shot ${often(itBears)}.`,
  ];
}

/** Its headings are what I shoot against, not from. */
const against = (often: string): string => often.replace(/^from/, 'against');

function lasers([fewest, most]: Forecast['myLasers']): string {
  return `${fewest === most ? '' : `${fewest} to `}${most} ${most === 1 ? 'laser' : 'lasers'}`;
}
