import { SIDES } from '../../rules/06-attack/dice.ts';
import { setCard } from '../../rules/13-cards/listening.ts';
import { nowFor, rollingIn } from '../../rules/13-cards/now.ts';
import type { Now } from '../../rules/model/cards.ts';
import {
  type DicePool,
  type Die,
  type EffectFrame,
  FACES,
  type Face,
  type Match,
  type Next,
  shipOf,
  type Tell,
} from '../../rules/model.ts';
import { facesOn, isDice, takeDice, tellOfDice } from '../../rules/ops/dice/taking.ts';

/** A face is named before dice are rolled, and kept on the card until they are. */

const facesOf = (pool: DicePool): readonly Face[] => FACES.filter((face) => SIDES[pool].includes(face));

export function nameFace({ board }: Match, frame: EffectFrame, tell: Tell): Next {
  const { origin, event } = frame;
  const stage = frame.stage++;
  const among = facesOf(event.pool ?? 'attack');
  if (stage === 0) return { ask: [{ kind: 'either', seat: origin.ship, why: 'face', among }] };
  const face = among.find((each) => each === frame.answer);
  if (face === undefined) return undefined;
  setCard(board, shipOf(board, origin.ship), origin.place, { chosen: FACES.indexOf(face) });
  tell?.({ type: 'named', rule: '13.10', ship: origin.ship, what: face });
  return undefined;
}

const namedOn = ({ board, ship, origin }: Now): Face | undefined =>
  FACES[shipOf(board, ship).cards[origin.place]?.chosen ?? -1];

export const hasNamed = (now: Now): boolean => now.event.pool !== null && namedOn(now) !== undefined;

/** One die is turned to the face that was named, and stays so; the bearer chooses which. */
export function turnToNamed({ board, stack }: Match, frame: EffectFrame, tell: Tell): Next {
  const now = nowFor(board, stack, frame.origin, frame.event, frame.chosen, frame.count);
  const pool = frame.event.pool ?? 'attack';
  const face = namedOn(now);
  if (face === undefined) return undefined;
  const taken = takeDice(frame, now, 1, { pool, faces: null }, face);
  if (taken !== undefined && !isDice(taken)) return taken;
  setCard(board, shipOf(board, frame.origin.ship), frame.origin.place, { chosen: null });
  const before = facesOn(now, pool);
  const die: Die | undefined = taken?.[0] ?? rollingIn(stack, pool)?.dice[0];
  if (die === undefined) return undefined;
  die.face = face;
  die.fixed = true;
  die.alone = true;
  tellOfDice(now, pool, 'changed', before, tell);
  return undefined;
}
