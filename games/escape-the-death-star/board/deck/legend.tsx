import { Legend, type LegendItem } from '@starboard/ui';
import type { ComponentChild } from 'preact';
import type { GameName } from '../../rules/model.ts';
import { Bars, CardSign, ClosetSign, CompactorSign, GuardSign, StartSign, WeaponSign } from './station/signs.tsx';

const drawn = (sign: ComponentChild) => (
  <svg viewBox="-18 -18 36 36" aria-hidden="true">
    {sign}
  </svg>
);

const BOTH: readonly LegendItem[] = [
  {
    mark: drawn(<StartSign bay="green" />),
    word: 'START',
    says: 'The Rebel of this colour begins here.',
    rule: '1.4',
  },
  {
    mark: drawn(<WeaponSign />),
    word: 'Weapon',
    says: 'A Rebel with a Weapon rolls two dice in every battle and can carry only one.',
    rule: '3.1',
  },
];
const ESCAPE: readonly LegendItem[] = [
  {
    mark: drawn(<CardSign />),
    word: 'Code card',
    says: 'A code card lies face down until somebody takes it. Its two colours open the Falcon.',
    rule: '2.4',
  },
  {
    mark: drawn(<CompactorSign />),
    word: 'Trash Compactor',
    says: 'All four are linked. One step leads from any compactor to any other.',
    rule: '1.5',
  },
  {
    mark: drawn(<Bars />),
    word: 'Detention Block',
    says: 'Prisoners wait here until a Rebel rolls a six.',
    rule: '1.6',
  },
  {
    mark: drawn(<ClosetSign />),
    word: 'Closet',
    says: 'The Weapons of prisoners lie here. A Rebel who ends here takes one.',
    rule: '10.3',
  },
];
const CAPTURE: readonly LegendItem[] = [
  { mark: drawn(<GuardSign />), word: 'Guard', says: 'A Stormtrooper stands here at the start.', rule: '4.2' },
];

export function DeckLegend({ game }: { readonly game: GameName }) {
  return <Legend title="Signs" items={[...BOTH, ...(game === 'escape' ? ESCAPE : CAPTURE)]} />;
}
