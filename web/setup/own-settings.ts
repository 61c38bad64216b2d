import type { Signal } from '@preact/signals';
import type { GameTypes, Json, Seat } from '@starboard/kernel';
import type { SetupPart, SetupProps } from '@starboard/ui';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { go } from '../shell/router.ts';
import { keepWork, workOf } from '../storage/workshops.ts';

type Settings = { readonly [key: string]: Json };

/** Settings that the game draws itself, adapted to the number of seats. */
export function useOwnSettings(
  game: string,
  own: SetupPart<GameTypes> | null,
  setup: Signal<Settings>,
  seats: number,
  bots: readonly Seat[],
): { readonly fitted: Settings; readonly props: SetupProps<GameTypes> } {
  const fitted = useMemo(() => {
    const fit = own?.fit(setup.value, seats);
    return fit === undefined || fit === setup.value ? setup.value : plainly(fit);
  }, [own, setup.value, seats]);
  useLayoutEffect(() => {
    setup.value = fitted;
  }, [fitted]);
  const kept = useMemo(() => workOf(game), [game]);
  return {
    fitted,
    props: {
      setup: fitted,
      seats,
      bots,
      kept,
      change: (part) => {
        setup.value = { ...fitted, ...plainly(part) };
      },
      edit: (work) => {
        keepWork(game, work);
        go({ page: 'workshop', game });
      },
    },
  };
}

/** As it would be stored or sent. */
const plainly = (setup: object): Settings => JSON.parse(JSON.stringify(setup));
