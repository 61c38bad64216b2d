import type { View } from '@starboard/kernel';
import { useEffect, useState } from 'preact/hooks';
import { forecastSoFar, rollOn } from '../../foresight/attacks.ts';
import type { AttackChoice, Furball } from '../../rules/model.ts';
import type { FurballChoice } from '../props.ts';
import { isShot } from './shots.ts';

/** Rolls what the odds need in slices, so that the page stays responsive: first for the shot under consideration. */
export function useForecasts(
  view: View<Furball>,
  shots: readonly AttackChoice[],
  considered: FurballChoice | undefined,
): void {
  const [, drawAgain] = useState(0);
  const first = considered !== undefined && isShot(considered) ? [considered] : [];
  const next = [...first, ...shots].find((shot) => forecastSoFar(view, shot) === null);
  useEffect(() => {
    if (next === undefined) return undefined;
    const slice = (): void => {
      if (rollOn(view, next)) drawAgain((count) => count + 1);
      else timer = setTimeout(slice);
    };
    let timer = setTimeout(slice);
    return () => clearTimeout(timer);
  }, [view, JSON.stringify(next)]);
}
