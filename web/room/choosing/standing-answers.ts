import { computed, type ReadonlySignal } from '@preact/signals';
import type { GameTypes, Json, Rules, Seat, StandingAnswers, View } from '@starboard/kernel';
import type { StandingAnswer } from '@starboard/ui';
import type { MatchRunner, RunnerAnswer } from '../../runner/match-runner.ts';

/** The standing answers of the player at the screen. */
export interface StandingControl {
  /** The names of the open ask's options, each with one option that has it. */
  readonly open: ReadonlySignal<readonly { readonly name: string; readonly choice: Json }[]>;
  /** Undefined for an option that can't have a standing answer. */
  nameOf(choice: Json): string | undefined;
  readonly answers: ReadonlySignal<StandingAnswers>;
  set(name: string, choice: StandingAnswer): Promise<RunnerAnswer>;
}

interface Wanted {
  readonly runner: Pick<MatchRunner, 'standing' | 'answerAlways'>;
  readonly rules: Pick<Rules<GameTypes>, 'standing'>;
  readonly view: ReadonlySignal<Pick<View<GameTypes>, 'seat' | 'mine'>>;
}

const NOBODY: RunnerAnswer = { ok: false, code: 'not-yours', fact: 'You are only watching.' };

export function standingFor({ runner, rules, view }: Wanted): StandingControl {
  const of = (seat: Seat | null): StandingAnswers => (seat === null ? {} : (runner.standing.value.get(seat) ?? {}));
  const nameOf = (choice: Json): string | undefined => {
    const { mine } = view.value;
    return mine === null ? undefined : rules.standing?.(mine.ask, choice);
  };
  return {
    nameOf,
    open: computed(() => {
      const found = new Map<string, Json>();
      for (const choice of view.value.mine?.options ?? []) {
        const name = nameOf(choice);
        if (name !== undefined && !found.has(name)) found.set(name, choice);
      }
      return [...found].map(([name, choice]) => ({ name, choice }));
    }),
    answers: computed(() => of(view.value.seat)),
    async set(name, choice) {
      const { seat } = view.peek();
      if (seat === null) return NOBODY;
      const { [name]: _, ...others } = runner.standing.peek().get(seat) ?? {};
      return runner.answerAlways(seat, choice === 'ask' ? others : { ...others, [name]: choice });
    },
  };
}
