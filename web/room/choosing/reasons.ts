import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type GameTypes, type Json, type RefusedChoices, same, type Viewer } from '@starboard/kernel';
import type { MatchRunner } from '../../runner/match-runner.ts';

/** Why something may not be chosen, fetched on request. */
export interface Reasons {
  /** Null until somebody has asked and the answer is there. */
  readonly known: ReadonlySignal<readonly RefusedChoices<GameTypes>[] | null>;
  ask(): void;
  /** Requests the reasons if they are not there yet. */
  why(choice: Json): string | null;
}

interface Wanted {
  readonly openAsk: ReadonlySignal<string | null>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly runner: Pick<MatchRunner, 'reasons'>;
}

interface OfOneAsk {
  readonly ask: string;
  readonly refused: readonly RefusedChoices<GameTypes>[];
}

export function reasonsFor({ openAsk, viewer, runner }: Wanted): Reasons {
  const heard = signal<OfOneAsk | null>(null);
  const known = computed(() => (heard.value?.ask === openAsk.value ? (heard.value?.refused ?? null) : null));
  let asked: string | null = null;
  const ask = (): void => {
    const now = openAsk.peek();
    const seat = viewer.peek();
    if (now === null || seat === null || now === asked || now === heard.peek()?.ask) return;
    asked = now;
    void runner.reasons(seat).then((refused) => {
      heard.value = { ask: now, refused };
    });
  };
  return {
    known,
    ask,
    why(choice) {
      const refused = known.value;
      if (refused === null) queueMicrotask(ask);
      return refused?.find(({ choices }) => choices.some((each) => same(each, choice)))?.fact ?? null;
    },
  };
}
