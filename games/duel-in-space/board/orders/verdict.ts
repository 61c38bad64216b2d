import { percent } from '@starboard/ui';
import type { Forecast, Span } from './forecast.ts';

/** Says what a heading would mean, first for my shot and then for the other's. */
export function verdict(
  { ways, iBear, myLasers, itBears, itsLasers }: Forecast,
  drone: boolean,
): readonly [mine: string, its: string] {
  const against = often(iBear, ways, drone).replace(/^from/, 'against');
  return [
    iBear === 0 ? 'You get no shot.' : `You get a shot ${against}: ${lasers(myLasers)}.`,
    itBears === 0 ? 'It gets no shot.' : `It gets a shot ${often(itBears, ways, drone)}: ${lasers(itsLasers)}.`,
  ];
}

/** Says how often something happens: by chance for a drone's dice, by count for a pilot's headings. */
export function often(of: number, ways: number, drone: boolean): string {
  if (of === ways) return 'whatever it does';
  return drone ? `in ${percent(of / ways)} of its moves` : `from ${of} of its ${ways} headings`;
}

function lasers([fewest, most]: Span): string {
  return `${fewest === most ? '' : `${fewest} to `}${most} ${most === 1 ? 'laser' : 'lasers'}`;
}
