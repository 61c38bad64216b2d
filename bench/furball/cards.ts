import { begin, choose, diceFromKey, diceFromSeed, drawKey, keyFromSeed, type Seat, view } from '@starboard/kernel';
import { botById } from '../../bots/index.ts';
import { heuristics } from '../../games/furball/bot/index.ts';
import { PILOTS, type PilotCard, UPGRADES, type Upgrade, type UpgradeId } from '../../games/furball/catalogue/index.ts';
import { coverage } from '../../games/furball/rules/01-table.ts';
import { rules } from '../../games/furball/rules/index.ts';
import type { Setup } from '../../games/furball/rules/model.ts';
import { isLegal, SQUAD_LIMIT } from '../../games/furball/squads/legality.ts';
import { type Squad, squadOf } from '../../games/furball/squads/squad.ts';

/**
 * What each card brings its carrier, in points: a ship with the card alone, and the same ship without it in the same
 * match, among three random squads. `node bench/furball/cards.ts BOT PAIRS SEED CARDS`, where CARDS is a list or `all`.
 */
const [bot = 'legend', pairs = '8', seed = 'cards', cards = 'all'] = process.argv.slice(2);

const SEATS = 4;
const USUAL: Setup = {
  squads: [],
  asteroids: [],
  limit: SQUAD_LIMIT,
  ending: 'rounds',
  rounds: 12,
  minutes: 75,
  friendlyToSelf: false,
  damageDeck: 'newer',
};

function pointsWith(squad: Squad, seat: Seat, key: string): number {
  const squads = Array.from({ length: SEATS }, (_, at) => (at === seat ? squad : null));
  const setup: Setup = { ...USUAL, squads };
  const seating = Array.from({ length: SEATS }, () => null);
  const match = begin(rules, setup, seating, keyFromSeed(key));
  const source = diceFromSeed(`${key}/players`);
  const dice = seating.map(() => diceFromKey(drawKey(source)));
  const player = botById(bot);
  if (player === undefined) throw new Error(`there is no bot called ${bot}`);
  for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
    const own = dice[ask.seat];
    if (own === undefined) throw new Error(`nobody sits in seat ${ask.seat}`);
    choose(rules, match, ask, player.choose(rules, heuristics, view(rules, match, ask.seat, null), own));
  }
  return match.result?.scores?.[seat] ?? 0;
}

const EVENT = { limit: SQUAD_LIMIT, coverage: coverage(USUAL) };

const bearersOf = ({ id }: Upgrade): readonly PilotCard[] =>
  PILOTS.filter((pilot) => isLegal(squadOf(pilot.id), EVENT) && isLegal(squadOf(pilot.id, [id]), EVENT));

const wanted = (id: UpgradeId): boolean => cards === 'all' || cards.split(',').includes(id);
const found: { readonly card: string; readonly mean: number; readonly z: number }[] = [];
for (const upgrade of UPGRADES.filter(({ id }) => wanted(id))) {
  const bearers = bearersOf(upgrade);
  if (bearers.length === 0) continue;
  const gains = Array.from({ length: Number(pairs) }, (_, i) => {
    const pilot = bearers[(i * 7919) % bearers.length] as PilotCard;
    const key = `${seed}/${upgrade.id}/${i}`;
    return pointsWith(squadOf(pilot.id, [upgrade.id]), i % SEATS, key) - pointsWith(squadOf(pilot.id), i % SEATS, key);
  });
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, gains.length - 1);
  const z = mean / Math.sqrt(Math.max(1, variance) / gains.length);
  found.push({ card: upgrade.id, mean, z });
  console.log(`${upgrade.id.padEnd(36)} ${mean.toFixed(2).padStart(7)} points, z ${z.toFixed(2)}`);
}
const all = found.reduce((sum, { mean }) => sum + mean, 0) / Math.max(1, found.length);
const worst = found.toSorted((a, b) => a.z - b.z)[0];
console.log(`${found.length} cards, ${pairs} pairs each: ${all.toFixed(2)} points on average`);
if (worst !== undefined) console.log(`The worst is ${worst.card} with z ${worst.z.toFixed(2)}.`);
