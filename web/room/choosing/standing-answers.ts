import { computed, type ReadonlySignal } from '@preact/signals';
import {
  type GameTypes,
  type Json,
  ONLY_OPTION,
  type Rules,
  type Seat,
  type StandingAnswers,
  type View,
} from '@starboard/kernel';
import type { StandingAnswer } from '@starboard/ui';
import type { MatchRunner, RunnerAnswer } from '../../runner/match-runner.ts';
import { wantsUsual } from './usual-answers.ts';

/** The standing answers of the player at the screen. */
export interface StandingControl {
  /** The names of the open ask's options, each with one option that has it. */
  readonly open: ReadonlySignal<readonly { readonly name: string; readonly choice: Json }[]>;
  /** Undefined for an option that can't have a standing answer. */
  nameOf(choice: Json): string | undefined;
  readonly answers: ReadonlySignal<StandingAnswers>;
  /** The names of usual answers that the runner gives, and of those that the player wants to give; none if all are. */
  readonly usual: ReadonlySignal<readonly string[]>;
  /** Whether the game has usual answers at all. */
  readonly isUsualKnown: boolean;
  /** How a name is answered now, whether the player has set it or not. */
  answerOf(name: string): StandingAnswer;
  set(name: string, choice: StandingAnswer): Promise<RunnerAnswer>;
}

interface Wanted {
  readonly runner: Pick<MatchRunner, 'standing' | 'answerAlways'>;
  readonly rules: Pick<Rules<GameTypes>, 'standing' | 'usual'>;
  readonly view: ReadonlySignal<Pick<View<GameTypes>, 'seat' | 'mine'>>;
}

const NOBODY: RunnerAnswer = { ok: false, code: 'not-yours', fact: 'You are only watching.' };

export function standingFor({ runner, rules, view }: Wanted): StandingControl {
  const of = (seat: Seat | null): StandingAnswers => (seat === null ? {} : (runner.standing.value.get(seat) ?? {}));
  const nameOf = (choice: Json): string | undefined => {
    const { mine } = view.value;
    return mine === null ? undefined : rules.standing?.(mine.ask, choice);
  };
  const answers = computed(() => of(view.value.seat));
  const names = [...(rules.usual?.names ?? []), ONLY_OPTION];
  return {
    nameOf,
    isUsualKnown: rules.usual !== undefined,
    usual: computed(() => (wantsUsual(answers.value) ? names : [])),
    answerOf(name) {
      const isUsual = wantsUsual(answers.value) && names.includes(name);
      return answers.value[name] ?? (isUsual ? 'always' : 'ask');
    },
    open: computed(() => {
      const found = new Map<string, Json>();
      for (const choice of view.value.mine?.options ?? []) {
        const name = nameOf(choice);
        if (name !== undefined && !found.has(name)) found.set(name, choice);
      }
      return [...found].map(([name, choice]) => ({ name, choice }));
    }),
    answers,
    async set(name, choice) {
      const { seat } = view.peek();
      if (seat === null) return NOBODY;
      const { [name]: _, ...others } = runner.standing.peek().get(seat) ?? {};
      const isAsIs = wantsUsual(others) ? choice === 'always' && names.includes(name) : choice === 'ask';
      return runner.answerAlways(seat, isAsIs ? others : { ...others, [name]: choice });
    },
  };
}
