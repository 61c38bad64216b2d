import type { Says } from '../says.ts';

export const tech: Says<'tech'> = {
  'tech.advancedoptics': 'keeps its focus token from round to round, though never more than one',
  'tech.commrelay': 'keeps its evade token from round to round, though never more than one',
  'tech.patternanalyzer': 'may check its stress after acting',
  'tech.primedthrusters': 'may boost and roll with up to two stress tokens',
  'tech.sensorcluster': 'defending, may spend focus to turn a blank into an evade',
  'tech.weaponsguidance': 'attacking, may spend focus to turn a blank into a hit',
};
