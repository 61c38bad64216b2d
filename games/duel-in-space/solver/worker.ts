import { fleet } from '../solution/model/ships.ts';
import { solveHullPair } from '../solution/pair.ts';
import { layoutOf, type Values } from '../solution/table/layout.ts';
import { shared, workThrough } from './work.ts';

const ships = fleet(shared.special);
const [table] = shared.tables;
if (table === undefined) throw new Error('there is no table to fill');
const values: Values = { fleet: ships, layout: layoutOf(ships), table: new Float64Array(table) };

workThrough(values.layout, (pair) => solveHullPair(values, pair));
