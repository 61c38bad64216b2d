import { sufferFrame } from '../../rules/07-damage/damage.ts';
import { attackIn, nowFor } from '../../rules/13-cards/now.ts';
import type { Now } from '../../rules/model/cards.ts';
import type { EffectFrame, Match, Next } from '../../rules/model.ts';
import { agilityOf } from '../../rules/values.ts';
import { besideDefender, weaponPoints } from '../clauses/when.ts';

/** Ships beside the defender, though not itself, whose agility is below the price of the card. */
export function salvoed(now: Now): readonly number[] {
  return besideDefender(now).filter((seat) => agilityOf(now.board, seat, null) < weaponPoints(now));
}

/** Each of them rolls a die and suffers what it shows. */
export function salvo(match: Match, frame: EffectFrame): Next {
  if (frame.stage === 0) frame.list = salvoed(nowFor(match.board, match.stack, frame.origin, frame.event));
  const ship = frame.list[frame.stage >> 1];
  if (ship === undefined) return undefined;
  const rolls = frame.stage % 2 === 0;
  frame.stage++;
  if (rolls) return { call: { at: 'roll', step: 0, ship, pool: 'attack', count: 1, why: frame.origin.card, dice: [] } };
  const [face] = Array.isArray(frame.returned) ? frame.returned : [];
  const hits = face === 'hit' ? 1 : 0;
  const crits = face === 'crit' ? 1 : 0;
  const number = attackIn(match.stack)?.number ?? 0;
  if (hits + crits === 0) return salvo(match, frame);
  return { call: sufferFrame(ship, hits, crits, { ...frame.source, as: 'splash', key: number }) };
}
