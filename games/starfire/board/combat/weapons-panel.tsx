import { capital } from '@starboard/kernel';
import { ChoiceButton, Term } from '@starboard/ui';
import { bearing } from '../../rules/05-combat/gunnery.ts';
import { WEAPONS } from '../../rules/data/systems.ts';
import { shipAt } from '../../rules/model.ts';
import { WEAPON_NAMES, weaponCount } from '../../words/phrases.ts';
import type { AskedFor } from '../props.ts';
import { SYSTEM_SAYS } from '../sheets/system-words.ts';
import { oddsOfCount } from './odds.ts';
import { OddsTable } from './odds-table.tsx';

interface Props {
  readonly asked: AskedFor<'weapons'>;
  openRule(rule: string): void;
}

export function WeaponsPanel({ asked, openRule }: Props) {
  const { board } = asked.view;
  const { ship, at, weapon } = asked.ask;
  const counts = bearing(board, shipAt(board, ship), shipAt(board, at));
  const { picked } = asked;
  const all = counts[WEAPONS.indexOf(weapon)] ?? 0;
  return (
    <section class="ui-panel starfire-panel" aria-label="Weapons">
      <h3>
        <Term says={SYSTEM_SAYS[weapon].says} rule={SYSTEM_SAYS[weapon].rule}>
          {capital(WEAPON_NAMES[weapon][1])} at {shipAt(board, at).name}
        </Term>
      </h3>
      <div class="starfire-row">
        {Array.from({ length: all + 1 }, (_, count) => (
          <ChoiceButton
            key={count}
            asked={asked}
            choice={count}
            class="starfire-button"
            says={count === 0 ? 'Fire no weapon of this kind.' : `Fire ${weaponCount(weapon, count)}.`}
          >
            {count === 0 ? 'None' : `${count}`}
          </ChoiceButton>
        ))}
      </div>
      {picked !== 0 && <OddsTable odds={oddsOfCount(board, asked.ask, picked ?? all)} openRule={openRule} />}
    </section>
  );
}
