import { Legend, type LegendItem } from '@starboard/ui';
import type { ComponentChild } from 'preact';
import type { GameName } from '../../rules/model.ts';
import { Bars, CardSign, ClosetSign, CompactorSign, GuardSign, StartSign, WeaponSign } from './signs.tsx';

const drawn = (sign: ComponentChild) => (
  <svg viewBox="-18 -18 36 36" aria-hidden="true">
    {sign}
  </svg>
);

const BOTH: readonly LegendItem[] = [
  {
    mark: drawn(<StartSign bay="green" />),
    word: 'START',
    says: 'Where the Rebel of that colour begins.',
    rule: '1.4',
  },
  { mark: drawn(<WeaponSign />), word: 'Weapon', says: 'Two dice in every battle. One a Rebel at most.', rule: '3.1' },
];
const ESCAPE: readonly LegendItem[] = [
  {
    mark: drawn(<CardSign />),
    word: 'Code card',
    says: 'Face down until it is taken. Each shows two colours that open the Falcon.',
    rule: '2.4',
  },
  {
    mark: drawn(<CompactorSign />),
    word: 'Trash Compactor',
    says: 'All four are linked: in at one and out at any other, one square of a move each.',
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
    says: 'Weapons of prisoners lie here; a Rebel that ends here takes one.',
    rule: '10.3',
  },
];
const CAPTURE: readonly LegendItem[] = [
  { mark: drawn(<GuardSign />), word: 'Guard', says: 'A Stormtrooper stands here at first.', rule: '4.2' },
];

/** What the signs on the floor mean. */
export function DeckLegend({ game }: { readonly game: GameName }) {
  return <Legend title="Signs" items={[...BOTH, ...(game === 'escape' ? ESCAPE : CAPTURE)]} />;
}
