import type { UpgradeTable } from './row.ts';

export const SYSTEMS = {
  accuracycorrector: { name: 'Accuracy Corrector', points: 3 },
  advancedsensors: { name: 'Advanced Sensors', points: 3 },
  advtargetingcomputer: { name: 'Advanced Targeting Computer', points: 5, only: { ships: ['tieadvanced'] } },
  collisiondetector: { name: 'Collision Detector', points: 0 },
  electronicbaffle: { name: 'Electronic Baffle', points: 1 },
  enhancedscopes: { name: 'Enhanced Scopes', points: 1 },
  firecontrolsystem: { name: 'Fire-Control System', points: 2 },
  minefieldmapper: { name: 'Minefield Mapper', points: 0 },
  sensorjammer: { name: 'Sensor Jammer', points: 4 },
  targetingscrambler: { name: 'Targeting Scrambler', points: 0, unique: true },
  thrustcorrector: { name: 'Thrust Corrector', points: 1, only: { maxHull: 4 } },
  trajectorysimulator: { name: 'Trajectory Simulator', points: 1 },
} as const satisfies UpgradeTable;
