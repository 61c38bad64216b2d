import { AIMS_AT_ENEMY, LOSSES } from './facts.ts';

/** What the solution teaches a player. */
export function Findings() {
  return (
    <section aria-labelledby="solved-findings">
      <h2 id="solved-findings">What it teaches</h2>
      <ul>
        <li>
          <strong>Don’t aim where you see the enemy every time.</strong> A player who does, and makes no other mistake,
          scores {(AIMS_AT_ENEMY * 100).toFixed(0)} % instead of 50 % against the best play: a third of the wins are
          gone. (Computed for the duel without special damage.)
        </li>
        <li>
          <strong>Vary aim and heading.</strong> In most positions the best play mixes two or three options. The tables
          above say how often to take each.
        </li>
      </ul>
      <table class="solved-losses">
        <caption>What a loss costs when both ships have 8 protection left, on average over all positions</caption>
        <thead>
          <tr>
            <th scope="col">Lost</th>
            <th scope="col">Points of the score</th>
          </tr>
        </thead>
        <tbody>
          {LOSSES.map(({ what, points }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{points.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
