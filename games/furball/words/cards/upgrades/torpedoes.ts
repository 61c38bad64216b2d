import type { Says } from '../says.ts';

export const torpedoes: Says<'torpedo'> = {
  'torpedo.advprotontorpedoes': 'may turn up to three blanks into focus results',
  'torpedo.extramunitions': 'torpedoes, missiles and bombs can each be used once more',
  'torpedo.flechettetorpedoes': 'a defender with hull 4 or less is given stress',
  'torpedo.iontorpedoes': 'a hit gives ion tokens to the defender and all at range 1 of it',
  'torpedo.plasmatorpedoes': 'a hit takes another shield afterwards',
  'torpedo.protontorpedoes': 'may turn a focus result into a critical',
};
