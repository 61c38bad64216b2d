import { join } from 'node:path';
import { fit } from './fit.ts';
import { report } from './report.ts';
import { type CalibrationTable, type Fitted, type Pair, samplesOf, type ValueSample } from './samples.ts';

/**
 * Fits the weights of a game's valueModel to matches that the plain bot plays against itself, and checks them against as
 * many matches with other seeds: `npm run calibrate -- GAME [MATCHES]`. The weights go into `games/GAME/bot/value.ts`,
 * the table into docs/calibration.md.
 */

const two = { seats: 2, setup: {} };
const TABLES: { readonly [game: string]: readonly CalibrationTable[] } = {
  _template: [two],
  'duel-in-space': [two, two, { seats: 2, setup: { designs: 'secret' } }],
  'tunnel-chase': [two, { seats: 4, setup: {} }, { seats: 6, setup: {} }, { seats: 2, setup: { designs: 'own' } }],
  starfire: [two, { seats: 2, setup: { scenario: 'fleet-action' } }, { seats: 4, setup: { scenario: 'fleet-action' } }],
  'escape-the-death-star': [
    ...[2, 3, 4, 5].map((seats) => ({ seats, setup: {} })),
    ...[2, 3, 4].map((seats) => ({ seats, setup: { game: 'capture' } })),
  ],
  furball: [4, 6, 8].map((seats) => ({ seats, setup: {} })),
};

const [, , game = '', matches = '600'] = process.argv;
const tables = TABLES[game];
if (tables === undefined) throw new Error(`Name a game: ${Object.keys(TABLES).join(', ')}.`);
const folder = join(import.meta.dirname, '../../games', game);
const { rules } = await import(join(folder, 'rules/index.ts'));
const { heuristics } = await import(join(folder, 'bot/index.ts'));
const { valueModel } = await import(join(folder, 'bot/value.ts'));
const fitted: Fitted = { rules, heuristics, valueModel, tables };

const pairs: Pair[] = [];
for (let number = 0; number < Number(matches); number++) {
  for (const pair of samplesOf(fitted, 'calibrate/fit', number).pairs) pairs.push(pair);
}
const weights = fit(pairs);
const checked: Fitted = { ...fitted, valueModel: { ...valueModel, weights } };
const forecasts: ValueSample[] = [];
for (let number = 0; number < Number(matches); number++) {
  for (const forecast of samplesOf(checked, 'calibrate/check', number).forecasts) forecasts.push(forecast);
}
console.log(`weights: [${weights.join(', ')}],\n\n${report(forecasts)}`);
