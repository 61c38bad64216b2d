/** 2.2 The designs to pick from, as the source writes them. */
export const CORVETTES = ['CT-1', 'CT-2', 'CT-3', 'CT-4'] as const;
export const CRUISERS = ['CA(R)', 'CA(Pt)'] as const;

export type Corvette = (typeof CORVETTES)[number];
export type Cruiser = (typeof CRUISERS)[number];
export type RosterName = Corvette | Cruiser;

/** What distinguishes a design, for players who pick one. */
export const ROSTER_LABELS: { readonly [N in RosterName]: string } = {
  'CT-1': 'CT-1: 2 lasers',
  'CT-2': 'CT-2: 1 force beam, 1 laser',
  'CT-3': 'CT-3: 2 force beams, little protection',
  'CT-4': 'CT-4: 1 force beam, strong protection',
  'CA(R)': 'CA(R): 8 missile launchers',
  'CA(Pt)': 'CA(Pt): 5 plasma torpedo launchers',
};

/** 8.2 This is the CT-4, although the Bradley's line says otherwise. */
export const ROSTER: { readonly [N in RosterName]: string } = {
  'CT-1': '[2] S S A A (I) (I) Q L (I) L [6]',
  'CT-2': '[2] S A A (I) (I) Q F (I) L [6]',
  'CT-3': '[2] S A (I) (I) Q F (I) F [6]',
  'CT-4': '[2] S S S S A A A Q (I) (I) (I) F [6]',
  'CA(R)': '[3] S×7 A×8 Q (I I) R Q (I I) R R Q (I I) R R Q R R Y (I I) R [4]',
  'CA(Pt)': '[3] S×8 A×9 Q (I I) Pt Q (I I) Pt Q (I I) Pt Q Pt Y (I I) Pt [4]',
};
