import { fleet } from '../../solution/model/ships.ts';
import { layoutOf } from '../../solution/table/layout.ts';
import { loadSmall } from '../../solution/table/load-small.ts';
import { shared, workThrough } from '../work.ts';
import { reachOf } from './reach.ts';
import { respondHullPair } from './respond.ts';

const ships = fleet();
const layout = layoutOf(ships);
const [lower, upper] = shared.tables.map((table) => new Float64Array(table));
if (lower === undefined || upper === undefined) throw new Error('there are no tables to fill');
const small = loadSmall();
const reach = reachOf(ships);
const isRare = (mine: number, theirs: number): boolean => reach(mine, theirs) < shared.rare;

workThrough(layout, (pair) => respondHullPair(small, isRare, { fleet: ships, layout }, { lower, upper }, pair));
