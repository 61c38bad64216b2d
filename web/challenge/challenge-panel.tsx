import { MOST_STARS } from '@starboard/kernel';
import { useFittingType } from '../room/choosing/fitting-type.ts';
import { type ChallengeResult, isFound, starsOf } from './result.ts';
import { Stars } from './stars.tsx';
import '../style/challenge/room.css';

interface Props {
  readonly title: string;
  readonly isDaily: boolean;
  /** What the match asks the player. */
  readonly question: string;
  /** How it went just now; null while the player is asked. */
  readonly outcome: ChallengeOutcome | null;
  /** What was reached before. */
  readonly kept: ChallengeResult | undefined;
}

interface ChallengeOutcome {
  readonly score: number;
  /** What the player chose is worth, and what the best choice is, each with its name. */
  readonly says: string;
}

/** Stands where the question stands: what is to be found, or how it went. */
export function ChallengePanel({ title, isDaily, question, outcome, kept }: Props) {
  const says = outcome === null ? `${TASK} ${question}` : outcome.says;
  const line = useFittingType<HTMLParagraphElement>(says);
  return (
    <section class="lesson-panel challenge-panel" aria-label="Challenge" data-answered={outcome !== null}>
      <header>
        <strong>{outcome === null ? title : `${outcome.score} points`}</strong>
        {!isDaily && <Stars stars={starsOf(kept)} />}
        {outcome === null && kept !== undefined && <span>{beforeInWords(kept, isDaily)}</span>}
      </header>
      <p ref={line} aria-live="polite">
        {says}
      </p>
    </section>
  );
}

const TASK = 'One choice is clearly better than all others.';

function beforeInWords(kept: ChallengeResult, isDaily: boolean): string {
  if (isDaily) return `For practice: your first try has ${kept.score} points`;
  if (isFound(kept)) return 'For practice: you have found it';
  return kept.tries < MOST_STARS ? `Tries so far: ${kept.tries}` : 'Any further try is worth one star';
}
