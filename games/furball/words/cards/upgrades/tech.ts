import type { Says } from '../says.ts';

export const tech: Says<'tech'> = {
  'tech.advancedoptics': 'You keep your focus token at the end of the round, but can’t have more than one.',
  'tech.commrelay': 'You keep your evade token at the end of the round, but can’t have more than one.',
  'tech.patternanalyzer': 'You may gain or lose stress from your manoeuvre after your action instead of before it.',
  'tech.primedthrusters': 'You may boost and barrel roll while you have one or two stress tokens.',
  'tech.sensorcluster': 'When you defend, you may spend a focus token to turn a blank into an evade.',
  'tech.weaponsguidance': 'When you attack, you may spend a focus token to turn a blank into a hit.',
};
