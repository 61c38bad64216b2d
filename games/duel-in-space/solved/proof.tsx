import { RuleLink, type SolutionProps } from '@starboard/ui';
import certificate from '../solution/table/certificate.json' with { type: 'json' };
import { SMALL } from './facts.ts';

const { states, boundAtStart, boundAnywhere, games } = certificate;
const solved = games.guessed + games.simplex + games.careful + games.exact;

/** How it was proven, and exactly what is and is not solved. */
export function Proof({ openRule }: Pick<SolutionProps, 'openRule'>) {
  return (
    <section aria-labelledby="solved-proof">
      <h2 id="solved-proof">How it was proven</h2>
      <p>
        A stock ship can be in {certificate.ships.toLocaleString('en')} conditions, and two ships can see each other in
        83 ways. That makes {states.toLocaleString('en')} different states. A program went through them from the end:
        first the states in which the ships can take least, then those that lead to them. In each state it solved the
        guessing games of aim, heading and fire, {solved.toLocaleString('en')} of them. For every game it checked both
        sides: what one player is sure to get, and what the other is sure to give away at most. The two figures always
        met. Adding up everything that was left between them, and all rounding, every value is within{' '}
        {boundAnywhere.toExponential(1)} of the true one, and the start within {boundAtStart.toExponential(1)}.
      </p>
      <h3>What is solved</h3>
      <p>
        Duels between two players with stock ships and the usual limit of 100 turns without a hit (
        <RuleLink rule="10.7" open={openRule} />
        ), from every position that can occur.
      </p>
      <h3>What is not</h3>
      <p>
        Own designs, target practice against the drone, and other limits. The solution can’t be beaten in the long run,
        but it doesn’t punish mistakes as hard as it could: against a weak player, another way to play may win more
        often.
      </p>
      <h3>The table on this page</h3>
      <p>
        The full table has {(certificate.bytes / 1e6).toFixed(0)} MB. This page uses a table of {SMALL.kilobytes} kB
        that comes close to it: judged turn by turn with the full table, play from it loses about {SMALL.pointsLost}{' '}
        points of the score in a duel. An opponent who knew its play exactly and always answered best would gain at most{' '}
        {SMALL.mostGained} points. The last digit of a score here may differ. The scores of the starts are from the full
        table.
      </p>
    </section>
  );
}
