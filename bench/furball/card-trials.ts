import { begin, choose, diceFromKey, diceFromSeed, drawKey, keyFromSeed, view } from '@starboard/kernel';
import { botById } from '../../bots/index.ts';
import { heuristics } from '../../games/furball/bot/index.ts';
import { PILOTS, type PilotCard, UPGRADES, type Upgrade } from '../../games/furball/catalogue/index.ts';
import { coverage } from '../../games/furball/rules/01-table.ts';
import { rules } from '../../games/furball/rules/index.ts';
import type { Setup } from '../../games/furball/rules/model.ts';
import { isLegal, SQUAD_LIMIT } from '../../games/furball/squads/legality.ts';
import { type Squad, squadOf } from '../../games/furball/squads/squad.ts';

export const SEATS = 4;
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
const EVENT = { limit: SQUAD_LIMIT, coverage: coverage(USUAL) };

/** A card, the ships that may carry it, and what it brought them, in points. */
export interface CardTrial {
  readonly card: Upgrade;
  readonly bearers: readonly PilotCard[];
  readonly gains: number[];
}

/** All cards that a ship may carry alone. */
export const trials = (): readonly CardTrial[] =>
  UPGRADES.map((card) => ({ card, bearers: bearersOf(card), gains: [] })).filter(({ bearers }) => bearers.length > 0);

const bearersOf = ({ id }: Upgrade): readonly PilotCard[] =>
  PILOTS.filter((pilot) => isLegal(squadOf(pilot.id), EVENT) && isLegal(squadOf(pilot.id, [id]), EVENT));

/** Four cards at a table: the same four ships with the cards and without them, with the same dice. */
export function compare(bot: string, four: readonly CardTrial[], key: string): void {
  const ships = four.map(({ card, bearers, gains }, seat) => {
    const pilot = bearers[(gains.length * 7919 + seat * 104_729) % bearers.length] ?? bearers[0];
    if (pilot === undefined) throw new Error(`nobody may carry ${card.name}`);
    return { bare: squadOf(pilot.id), carrying: squadOf(pilot.id, [card.id]) };
  });
  const without = pointsOf(
    bot,
    ships.map(({ bare }) => bare),
    key,
  );
  const carried = pointsOf(
    bot,
    ships.map(({ carrying }) => carrying),
    key,
  );
  for (const [seat, { gains }] of four.entries()) gains.push((carried[seat] ?? 0) - (without[seat] ?? 0));
}

function pointsOf(bot: string, squads: readonly Squad[], key: string): readonly number[] {
  const match = begin(
    rules,
    { ...USUAL, squads },
    squads.map(() => null),
    keyFromSeed(key),
  );
  const source = diceFromSeed(`${key}/players`);
  const dice = squads.map(() => diceFromKey(drawKey(source)));
  const player = botById(bot);
  if (player === undefined) throw new Error(`there is no bot called ${bot}`);
  for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
    const own = dice[ask.seat];
    if (own === undefined) throw new Error(`nobody sits in seat ${ask.seat}`);
    choose(rules, match, ask, player.choose(rules, heuristics, view(rules, match, ask.seat, null), own));
  }
  return match.result?.scores ?? [];
}
