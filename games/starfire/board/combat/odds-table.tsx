import { capital } from '@starboard/kernel';
import { percent, RuleLink, Term, term } from '@starboard/ui';
import { weaponCount } from '../../words/phrases.ts';
import type { SalvoOdds } from './odds.ts';
import { salvoWords, shotSays } from './odds-words.ts';

interface Props {
  readonly odds: SalvoOdds;
  openRule(rule: string): void;
}

const COLUMNS = [
  ['Weapon', 'Roll a ten-sided die for each weapon.'],
  ['Needs', 'Roll this number or less. It depends on weapon and range.'],
  ['Chance', 'The chance that one of these weapons hits.'],
  ['Damage', 'The number of systems that a hit destroys at this range.'],
] as const;

/** 5.9, 5.11 What each weapon needs, and does. */
export function OddsTable({ odds, openRule }: Props) {
  const { verdict, expected } = salvoWords(odds);
  return (
    <div class="starfire-odds">
      <p>
        <strong>{verdict}</strong> {expected} <RuleLink rule="5.9" open={openRule} />
      </p>
      <table>
        <thead>
          <tr>
            {COLUMNS.map(([name, says]) => (
              <th key={name} scope="col">
                <Term says={says} rule="5.9">
                  {name}
                </Term>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {odds.weapons.map((shots) => (
            <tr key={shots.weapon} {...term(shotSays(shots), '5.9')}>
              <th scope="row">{capital(weaponCount(shots.weapon, shots.count))}</th>
              <td>≤ {shots.needed}</td>
              <td>{percent(shots.chance)}</td>
              <td>{shots.damage}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
