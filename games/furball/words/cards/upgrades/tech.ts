import type { Says } from '../says.ts';

export const tech: Says<'tech'> = {
  'tech.advancedoptics': 'You keep your focus token at the end of the round, but can’t have more than one.',
  'tech.commrelay': 'You keep your evade token at the end of the round, but can’t have more than one.',
  'tech.hyperwavecommscanner': 'When ships are placed at the start, you may count your skill as 0, 6 or 12.',
  'tech.patternanalyzer': 'You may gain or lose stress from your manoeuvre after your action instead of before it.',
  'tech.primedthrusters': 'You may boost and barrel roll while you have one or two stress tokens.',
  'tech.sensorcluster': 'When you defend, you may spend a focus token to turn a blank into an evade.',
  'tech.threattracker':
    'When a ship in your firing arc at range 1 or 2 becomes active in Combat, you may spend your lock on it to perform a free boost or barrel roll from your action bar.',
  'tech.weaponsguidance': 'When you attack, you may spend a focus token to turn a blank into a hit.',
};
