import type { Says } from '../says.ts';

export const bombs: Says<'bomb'> = {
  'bomb.bombletgenerator': 'Each ship at range 1 rolls two attack dice and suffers the hits and criticals.',
  'bomb.clustermines':
    'You drop three mines. A ship that sets one off rolls two attack dice and suffers 1 damage for each hit or critical.',
  'bomb.connernet': 'The ship that sets it off suffers 1 damage, gets two ion tokens and skips its action.',
  'bomb.ionbombs': 'Each ship at range 1 gets two ion tokens.',
  'bomb.protonbombs': 'Each ship at range 1 is dealt a faceup damage card.',
  'bomb.proximitymines': 'The ship that sets it off rolls three attack dice and suffers the hits and criticals.',
  'bomb.seismiccharges': 'Each ship at range 1 suffers 1 damage.',
  'bomb.thermaldetonators': 'Each ship at range 1 suffers 1 damage and gets a stress token.',
};
