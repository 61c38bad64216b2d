import { useSignal } from '@preact/signals';
import { type LessonPhase, stepOf } from '@starboard/kernel';
import { useEffect } from 'preact/hooks';
import { useFittingType } from '../room/choosing/fitting-type.ts';
import type { LessonRunner } from '../runner/lesson/lesson-runner.ts';
import '../style/pages/lesson-room.css';

interface Props {
  readonly runner: LessonRunner;
  /** What the match asks the player now. */
  readonly question: string;
  openRule(rule: string): void;
}

const TITLES: { readonly [P in LessonPhase]?: string } = {
  understood: 'Right',
  wrong: 'Not quite',
  won: 'Done',
  lost: 'Not this time',
};

/** One sentence at a time: what to know or to do, or what came of a try and why. */
export function LessonPanel({ runner, question, openRule }: Props) {
  const state = runner.state.value;
  const { phase, reply, lesson, place, begun } = state;
  const step = stepOf(state);
  const opened = useSignal(false);
  useEffect(() => {
    opened.value = false;
  }, [state.step, phase]);
  const sentence = runner.say(step.say);
  /** Once an open question is begun, the match asks, and the goal stays at hand. */
  const isUnderWay = phase === 'playing' && place !== begun;
  const aside =
    step.kind === 'do' && phase === 'asked'
      ? { name: 'Hint', says: runner.say(step.hint) }
      : isUnderWay
        ? { name: 'Goal', says: sentence }
        : null;
  const says = aside !== null && opened.value ? aside.says : (reply?.says ?? (isUnderWay ? question : sentence));
  const sentenceLine = useFittingType<HTMLParagraphElement>(says);
  const rule = reply?.rule ?? step.rule;
  return (
    <section class="lesson-panel" aria-label="Lesson" data-phase={phase}>
      <header>
        <strong>{TITLES[phase] ?? lesson.title}</strong>
        <progress max={lesson.steps.length} value={state.step + 1} aria-label="Progress" />
        {rule !== undefined && (
          <button type="button" class="chip" aria-label={`Rule ${rule}`} onClick={() => openRule(rule)}>
            {rule}
          </button>
        )}
        {aside !== null && (
          <button
            type="button"
            class="chip"
            aria-expanded={opened.value}
            onClick={() => (opened.value = !opened.value)}
          >
            {aside.name}
          </button>
        )}
      </header>
      <p ref={sentenceLine} aria-live="polite">
        {says}
      </p>
    </section>
  );
}
