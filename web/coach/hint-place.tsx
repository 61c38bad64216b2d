import type { GameTypes, GivenHint } from '@starboard/kernel';
import { useFittingType } from '../room/choosing/fitting-type.ts';
import type { Coach } from './coach.ts';
import '../style/coach/coach.css';

interface Props {
  readonly coach: Coach;
  readonly hint: GivenHint<GameTypes> | null;
  openRule(rule: string): void;
}

/** Below the question; the place is kept while there is no hint, so that it is read aloud when it comes. */
export function HintPlace({ coach, hint, openRule }: Props) {
  return (
    <div class="coach-hint" role="status" aria-label="Coach" data-shown={hint !== null}>
      {hint !== null && <Hint key={hint.id} hint={hint} openRule={openRule} dismiss={coach.dismiss} />}
    </div>
  );
}

interface HintProps {
  readonly hint: GivenHint<GameTypes>;
  openRule(rule: string): void;
  dismiss(id: string): void;
}

function Hint({ hint: { id, rule, says }, openRule, dismiss }: HintProps) {
  const sentence = useFittingType<HTMLParagraphElement>(says);
  return (
    <>
      <p ref={sentence}>
        <strong>Coach</strong> {says}
      </p>
      <button type="button" class="chip" aria-label={`Rule ${rule}`} onClick={() => openRule(rule)}>
        {rule}
      </button>
      <button
        type="button"
        class="tool round"
        aria-label="I know: don’t show this hint again"
        onClick={() => dismiss(id)}
      >
        ✓
      </button>
    </>
  );
}
