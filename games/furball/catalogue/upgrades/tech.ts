import type { UpgradeTable } from './row.ts';

export const TECH = {
  advancedoptics: { name: 'Advanced Optics', points: 2 },
  commrelay: { name: 'Comm Relay', points: 3 },
  hyperwavecommscanner: { name: 'Hyperwave Comm Scanner', points: 1 },
  patternanalyzer: { name: 'Pattern Analyzer', points: 2 },
  primedthrusters: { name: 'Primed Thrusters', points: 1, only: { sizes: ['small'] } },
  sensorcluster: { name: 'Sensor Cluster', points: 2 },
  targetingsynchronizer: { name: 'Targeting Synchronizer', points: 3 },
  threattracker: { name: 'Threat Tracker', points: 3, only: { sizes: ['small'] } },
  weaponsguidance: { name: 'Weapons Guidance', points: 2 },
} as const satisfies UpgradeTable;
