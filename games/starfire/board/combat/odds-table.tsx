import { capital, plural, weaponCount } from '../../words/phrases.ts';
import { RuleLink } from '../orders/choice-button.tsx';
import { oneDecimal, percent, type SalvoOdds } from './odds.ts';

interface Props {
  readonly odds: SalvoOdds;
  openRule(rule: string): void;
}

/** 5.9, 5.11 What each weapon needs, and does. */
export function OddsTable({ odds, openRule }: Props) {
  return (
    <div class="starfire-odds">
      <table>
        <thead>
          <tr>
            <th scope="col">Weapon</th>
            <th scope="col">Needs</th>
            <th scope="col">Chance</th>
            <th scope="col">Damage</th>
          </tr>
        </thead>
        <tbody>
          {odds.weapons.map(({ weapon, count, needed, chance, damage }) => (
            <tr key={weapon}>
              <th scope="row">{capital(weaponCount(weapon, count))}</th>
              <td>≤ {needed}</td>
              <td>{percent(chance)}</td>
              <td>{damage}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Expect {oneDecimal(odds.hits)} hits and {oneDecimal(odds.damage)} of {plural(odds.left, 'system')}.
        <RuleLink rule="5.9" open={openRule} />
      </p>
    </div>
  );
}
