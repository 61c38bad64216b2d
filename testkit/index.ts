export { type Breach, checkGame, checkMatch } from './check.ts';
export { goldenFault, goldenRecords } from './golden/compare.ts';
export { LAWS, type Law } from './laws.ts';
export type { Planted } from './planted/mistake.ts';
export { rigged } from './rigged.ts';
export { rulebookFaults } from './rulebook.ts';
export { listenTo, nonsenseIn } from './said.ts';
export { randomTable, randomValue, type Table } from './table.ts';
export { type Toy, toy } from './toy.ts';
