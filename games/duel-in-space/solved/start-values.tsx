import certificate from '../solution/table/certificate.json' with { type: 'json' };
import { score } from './score.ts';

const DICE = [1, 2, 3, 4, 5, 6] as const;
const values = new Map(Object.entries(certificate.startValues));

/** 2.2 Every start, by the dice of both. */
export function StartValues() {
  return (
    <section aria-labelledby="solved-starts">
      <h2 id="solved-starts">What each start is worth</h2>
      <p>
        Each player rolls a die, and each die plus 1 gives the port in which that player sees the other. The dice decide
        little: the best start gives you {score(values.get('1,3') ?? 0, 2)}.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard too */}
      <section class="solved-scroll" aria-label="Scores by dice" tabIndex={0}>
        <table class="solved-starts">
          <caption>Your score by your die (row) and the enemy’s die (column)</caption>
          <thead>
            <tr>
              <td />
              {DICE.map((die) => (
                <th key={die} scope="col">
                  {die}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DICE.map((mine) => (
              <tr key={mine}>
                <th scope="row">{mine}</th>
                {DICE.map((theirs) => (
                  <td key={theirs}>{score(values.get(`${mine},${theirs}`) ?? 0, 2)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
