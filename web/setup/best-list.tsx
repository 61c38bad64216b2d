import type { Best } from '../storage/best.ts';

interface Props {
  readonly list: readonly Best[];
  /** The match just played, to be highlighted. */
  readonly mark?: string;
}

export function BestList({ list, mark }: Props) {
  return (
    <table class="best-list">
      <caption>Best results: fewest turns to win</caption>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Name</th>
          <th scope="col">Turns</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ match, name, turns }, i) => (
          <tr key={match} data-mark={match === mark}>
            <td>{i + 1}</td>
            <td>
              {name}
              {match === mark && ' (this match)'}
            </td>
            <td>{turns}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
