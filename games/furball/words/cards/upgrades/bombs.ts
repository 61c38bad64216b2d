import type { Says } from '../says.ts';

export const bombs: Says<'bomb'> = {
  'bomb.bombletgenerator': 'two dice for each ship in range',
  'bomb.clustermines': 'three mines, two dice each',
  'bomb.connernet': 'a mine: a damage, two ion tokens, and no action',
  'bomb.ionbombs': 'two ion tokens for each ship in range',
  'bomb.protonbombs': 'a faceup damage card for each ship in range',
  'bomb.proximitymines': 'a mine of three dice',
  'bomb.seismiccharges': 'a damage for each ship in range',
  'bomb.thermaldetonators': 'a damage and a stress token for each ship in range',
};
