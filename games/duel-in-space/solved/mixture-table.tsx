import type { Advice } from '../solution/advice/mixture.ts';
import { cost, share } from './score.ts';

interface Props {
  readonly caption: string;
  readonly head: string;
  readonly advice: Advice<number>;
  readonly side: 'mine' | 'theirs';
  readonly chosen: number | null;
  name(option: number): string;
  /** Without it, the options can only be read. */
  readonly choose?: (option: number) => void;
}

/** How often to take each option, and what each costs; the button picks one. */
export function MixtureTable({ caption, head, advice, side, chosen, name, choose }: Props) {
  const sign = side === 'mine' ? 1 : -1;
  return (
    <table class="solved-mixture">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">How often</th>
          <th scope="col">Cost in points</th>
        </tr>
      </thead>
      <tbody>
        {advice[side].map(({ option, share: part, worth }) => (
          <tr key={option} class={part > 0.0005 ? 'used' : undefined}>
            <th scope="row">
              {choose === undefined ? (
                <span class="solved-option">{name(option)}</span>
              ) : (
                <button type="button" aria-pressed={option === chosen} onClick={() => choose(option)}>
                  {name(option)}
                </button>
              )}
            </th>
            <td>
              <span class="solved-bar" style={{ inlineSize: `${part * 4}rem` }} />
              {share(part)}
            </td>
            <td>{cost(sign * advice.worth, sign * worth)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
