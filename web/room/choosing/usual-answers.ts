import { effect } from '@preact/signals';
import { type GameTypes, type Rules, type Seat, type StandingAnswers, USUAL } from '@starboard/kernel';
import type { MatchRunner } from '../../runner/match-runner.ts';
import { askEverything } from '../../shell/settings.ts';

interface Wanted {
  readonly runner: Pick<MatchRunner, 'standing' | 'answerAlways'>;
  readonly rules: Pick<Rules<GameTypes>, 'usual'>;
  readonly seats: readonly Seat[];
  isOver(): boolean;
}

/** Has the runner give usual answers for the seats at this screen, unless this browser wants to be asked everything. */
export function wantUsual({ runner, rules, seats, isOver }: Wanted): () => void {
  return effect(() => {
    const wanted = !askEverything.value;
    if (rules.usual === undefined || isOver()) return;
    for (const seat of seats) {
      const answers = runner.standing.peek().get(seat) ?? {};
      if (wantsUsual(answers) !== wanted) void runner.answerAlways(seat, withUsual(answers, wanted));
    }
  });
}

export const wantsUsual = (answers: StandingAnswers): boolean => answers[USUAL] === 'always';

function withUsual(answers: StandingAnswers, wanted: boolean): StandingAnswers {
  const { [USUAL]: _, ...others } = answers;
  return wanted ? { ...others, [USUAL]: 'always' } : others;
}
