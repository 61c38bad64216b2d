import type { WinRate } from './rates.ts';

interface Props {
  readonly title: string;
  readonly rates: readonly (readonly [string, WinRate])[];
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;

export function RateTable({ title, rates }: Props) {
  if (rates.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <table class="rates">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">Matches</th>
            <th scope="col">Won</th>
            <th scope="col">Drew</th>
            <th scope="col">Rate</th>
            <th scope="col">95% interval</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(([name, { matches, won, drew, score }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{matches}</td>
              <td>{won}</td>
              <td>{drew}</td>
              <td>{score === null ? '–' : percent(score.mean)}</td>
              <td>{score === null ? '–' : `${percent(score.low)} to ${percent(score.high)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
