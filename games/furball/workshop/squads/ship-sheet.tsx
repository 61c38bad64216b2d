import { explains, FigureList, Legend, MarkRow } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { pilotOf, shipOf } from '../../catalogue/index.ts';
import type { Squad } from '../../squads/index.ts';
import { actionName } from '../../words/phrases.ts';
import { Dial } from './dial.tsx';
import { sheetOf, type Value } from './sheet.ts';

/** The squad's values, actions and dial, including its upgrades. */
export function ShipSheet({ squad }: { readonly squad: Squad }) {
  const sheet = useMemo(() => sheetOf(squad), [squad]);
  const ship = shipOf(pilotOf(squad.pilot).ship);
  const figure = (name: string, value: Value, means: string, rule: string) => ({
    name,
    value: `${value.now}`,
    says: value.now === value.printed ? means : `${means} The card says ${value.printed}; upgrades change it.`,
    rule,
  });
  return (
    <section class="furball-sheet" aria-label="The ship as it flies">
      <FigureList
        figures={[
          figure('Skill', sheet.skill, 'The lowest skill flies first, the highest shoots first.', '3.4'),
          figure('Attack', sheet.attack, 'Attack dice of the primary weapon.', '6.6'),
          figure('Agility', sheet.agility, 'Defence dice.', '6.7'),
          figure('Hull', sheet.hull, 'This many damage cards destroy the ship.', '7.5'),
          figure('Shields', sheet.shields, 'Damage removes shields before hull.', '7.1'),
        ]}
      />
      <h3>Actions</h3>
      <MarkRow
        class="furball-actions"
        label={`Actions: ${sheet.actions.map(({ action }) => actionName(action)).join(', ')}`}
      >
        {sheet.actions.map(({ action, printed }) => (
          <span
            key={action}
            class="furball-action"
            data-added={!printed}
            {...explains(
              printed
                ? `${actionName(action)} is on the ship’s action bar.`
                : `${actionName(action)} comes from an upgrade.`,
              '5.1',
            )}
          >
            {actionName(action)}
            {!printed && ' +'}
          </span>
        ))}
      </MarkRow>
      <h3>Dial</h3>
      <Dial dial={sheet.dial} ship={ship.name} />
      <Legend
        title="Colours of the dial"
        items={[
          { mark: <Frame difficulty="green" />, word: 'green', says: 'Removes a stress token.', rule: '4.4' },
          { mark: <Frame difficulty="white" />, word: 'white', says: 'Doesn’t change stress.', rule: '4.4' },
          {
            mark: <Frame difficulty="red" />,
            word: 'red',
            says: 'Gives a stress token. A stressed ship can’t fly it.',
            rule: '4.4',
          },
        ]}
      />
    </section>
  );
}

const Frame = ({ difficulty }: { readonly difficulty: 'green' | 'white' | 'red' }) => (
  <svg class="furball-dial-key" viewBox="-12 -12 24 24" aria-hidden="true">
    <g class="furball-dial-cell" data-difficulty={difficulty}>
      <rect x={-11} y={-11} width={22} height={22} rx={difficulty === 'red' ? 1 : 11} />
      <path d="M0 7V-6M-4-2L0-6L4-2" />
    </g>
  </svg>
);
