import { Explained, type SolutionProps } from '@starboard/ui';
import { Findings } from './findings.tsx';
import { PositionExplorer } from './position-explorer.tsx';
import { Proof } from './proof.tsx';
import { StartValues } from './start-values.tsx';

/** What the solution says, any position to try, and how it was proven. */
export function Page({ openRule, play }: SolutionProps) {
  return (
    <Explained class="duel-solved" openRule={openRule}>
      <p>
        We know the best play for every position of a duel between two stock ships, and what each position is worth. All
        figures are scores against a player who makes no mistake: 100 % is a sure win, 50 % is even, and a draw counts
        half. A point is one percent of the score.
      </p>
      <PositionExplorer play={play} />
      <StartValues />
      <Findings />
      <Proof openRule={openRule} />
    </Explained>
  );
}
