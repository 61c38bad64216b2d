import type { SpecialName } from '../../rules/data/ships.ts';

interface Meaning {
  readonly says: string;
  readonly rule: string;
}

export const SPECIAL_SAYS: { readonly [S in SpecialName]: Meaning } = {
  stabilizer: { says: 'From the next turn on, the ship may turn one click less.', rule: '6.4' },
  computer: { says: 'From the next turn on, its shots need one more.', rule: '6.5' },
  laser: { says: 'This laser fires for the last time this turn.', rule: '6.6' },
  'computer-and-laser': {
    says: 'From the next turn on, its shots need one more and this laser is destroyed.',
    rule: '6.7',
  },
  'life-support': { says: 'The pilot loses air every turn, starting next turn.', rule: '6.8' },
  explosion: { says: 'The ship blows up when the next turn begins.', rule: '6.9' },
};
