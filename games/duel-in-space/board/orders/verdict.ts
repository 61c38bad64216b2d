import { percent } from '@starboard/ui';
import type { Forecast } from './forecast.ts';

/** What a heading would mean, in a sentence for each side: first whether I could fire, then whether it could. */
export function verdict({ ways, iBear, itBears }: Forecast, drone: boolean): readonly [mine: string, its: string] {
  const all = drone ? 'throws of its dice' : 'headings';
  const some = (of: number): string => (drone ? `${percent(of / ways)} of the ${all}` : `${of} of its ${ways} ${all}`);
  const share = (of: number): string => (drone ? '' : ` (${percent(of / ways)})`);
  return [
    iBear === 0
      ? "You can't hit (0%)."
      : iBear === ways
        ? 'You can hit, whatever it does.'
        : `You can hit in ${some(iBear)}${share(iBear)}.`,
    itBears === 0
      ? "It can't hit you."
      : itBears === ways
        ? 'It can hit you, whatever it does.'
        : `It can hit you ${drone ? 'in' : 'from'} ${some(itBears)}.`,
  ];
}
