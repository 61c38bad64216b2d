/** 2.2 The designs to pick from, as the source writes them. */
export const CORVETTES = ['CT-1', 'CT-2', 'CT-3', 'CT-4'] as const;
export const CRUISERS = ['CA(R)', 'CA(Pt)'] as const;

export type Corvette = (typeof CORVETTES)[number];
export type Cruiser = (typeof CRUISERS)[number];
export type RosterName = Corvette | Cruiser;

/** 8.2 The CT-4 is this one, whatever the line of the Bradley says. */
export const ROSTER: { readonly [N in RosterName]: string } = {
  'CT-1': '[2] S S A A (I) (I) Q L (I) L [6]',
  'CT-2': '[2] S A A (I) (I) Q F (I) L [6]',
  'CT-3': '[2] S A (I) (I) Q F (I) F [6]',
  'CT-4': '[2] S S S S A A A Q (I) (I) (I) F [6]',
  'CA(R)': '[3] S×7 A×8 Q (I I) R Q (I I) R R Q (I I) R R Q R R Y (I I) R [4]',
  'CA(Pt)': '[3] S×8 A×9 Q (I I) Pt Q (I I) Pt Q (I I) Pt Q Pt Y (I I) Pt [4]',
};
