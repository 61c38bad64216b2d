import { capital, plural } from '@starboard/kernel';
import { oneDecimal, percent, RuleLink, Term, term } from '@starboard/ui';
import { weaponCount } from '../../words/phrases.ts';
import type { SalvoOdds } from './odds.ts';

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

function shotSays(needed: number, chance: number, damage: number): string {
  const does = `a hit destroys ${plural(damage, 'system')}`;
  return `Each of these weapons needs ${needed} or less on a ten-sided die to hit, a chance of ${percent(chance)}. At this range ${does}.`;
}

/** 5.9, 5.11 What each weapon needs, and does. */
export function OddsTable({ odds, openRule }: Props) {
  const [first = null] = odds.weapons;
  const only = odds.weapons.length === 1 && first?.count === 1 ? first : null;
  return (
    <div class="starfire-odds">
      <p>
        <strong>
          {percent(odds.any)} chance {only === null ? 'of at least one hit' : 'to hit'}.
        </strong>{' '}
        {only === null
          ? `On average ${oneDecimal(odds.hits)} hits destroy ${oneDecimal(odds.damage)}`
          : `A hit destroys ${only.damage}`}{' '}
        of its {plural(odds.left, 'system')}. <RuleLink rule="5.9" open={openRule} />
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
          {odds.weapons.map(({ weapon, count, needed, chance, damage }) => (
            <tr key={weapon} {...term(shotSays(needed, chance, damage), '5.9')}>
              <th scope="row">{capital(weaponCount(weapon, count))}</th>
              <td>≤ {needed}</td>
              <td>{percent(chance)}</td>
              <td>{damage}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
